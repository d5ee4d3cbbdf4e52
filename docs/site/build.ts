/**
 * `npm run docs`: builds the site into `docs/site/dist`. With `--watch`, pages that change are written again.
 *
 * `CARD_GATEWAY_DOCS` is the address the site will have; pages then name their canonical address.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  Application,
  DeclarationReflection,
  DocumentReflection,
  type PageDefinition,
  PageEvent,
  ReflectionKind,
  Renderer,
} from 'typedoc'
import { copyOfDocument, copyOfPage } from './copies.js'
import { type Document, projectRoot, readDocuments } from './documents.js'
import { type Listed, listsForMachines } from './lists.js'
import { isStale, type MadeOf, madeOf } from './made-of.js'
import { convertPackages } from './packages.js'
import { documentRow, type Row, synonyms, weights } from './search-index.js'
import { purposeOf, routerOf, type Site, summaryOf, themeOf } from './theme.js'

const own = fileURLToPath(new URL('.', import.meta.url))
export const distFolder = join(own, 'dist')

/** Builds everything; what did not change in the packages is not converted again. */
export async function build(): Promise<void> {
  await render(await convertPackages())
}

/**
 * Writes the pages that are no longer what they were.
 *
 * @param packages files with the API
 * @param before what pages were made of when they were written last; without it all are written
 */
export async function render(packages: readonly string[], before: MadeOf = new Map()): Promise<MadeOf> {
  const documents = readDocuments()
  const base = process.env.CARD_GATEWAY_DOCS?.replace(/\/$/, '')
  const site: Site = { documents, ...(base !== undefined && { base }) }
  const now = madeOf(documents, packages)
  const app = await Application.bootstrap({
    name: 'card-gateway',
    entryPointStrategy: 'merge',
    entryPoints: [...packages],
    readme: 'docs/README.md',
    projectDocuments: documents.filter(({ url }) => url !== '').map(({ file }) => file),
    router: 'site',
    theme: 'site',
    hideGenerator: true,
    githubPages: false,
    cleanOutputDir: before.size === 0,
    includeVersion: false,
    includeHierarchySummary: false,
    disableGit: true,
    disableSources: true,
    lightHighlightTheme: 'github-light-high-contrast',
    darkHighlightTheme: 'github-dark-high-contrast',
    highlightLanguages: ['mermaid', 'ts', 'js', 'json', 'sh', 'http', 'xml', 'sql', 'yaml', 'html', 'dockerfile'],
    // What is not exported was looked for package by package.
    validation: { invalidLink: true, notExported: false },
    // A page that is not rendered names no anchors, so links to them are judged when all are.
    logLevel: before.size === 0 ? 'Warn' : 'Error',
  })
  app.renderer.defineRouter('site', routerOf(site))
  app.renderer.defineTheme('site', themeOf(site))
  let pages: readonly PageDefinition[] = []
  app.renderer.on(
    Renderer.EVENT_BEGIN,
    (event) => {
      pages = [...event.pages]
      const stale = pages.filter(({ url }) => isStale(addressOf(url), before, now))
      event.pages.splice(0, event.pages.length, ...stale)
      // Lists for TypeDoc's own search, menu and script, which our pages do without.
      app.renderer.preRenderAsyncJobs.length = 0
    },
    -1000,
  )
  app.renderer.on(PageEvent.END, ({ url, model, contents = '' }) => {
    if (!(model instanceof DocumentReflection) && url !== 'index.html') writeCopy(addressOf(url), copyOfPage(contents))
  })
  const project = await app.convert()
  if (project === undefined) throw new Error('TypeDoc could not merge the packages.')
  await app.generateDocs(project, distFolder)
  if (app.logger.hasErrors() || (before.size === 0 && app.logger.hasWarnings()))
    throw new Error('TypeDoc finds something wrong with the pages.')
  writeRest(
    site,
    pages,
    documents.filter(({ url }) => isStale(url, before, now)),
  )
  return now
}

/** What TypeDoc does not write: the search's words, copies in Markdown, the list for machines, our assets. */
function writeRest({ documents, base }: Site, pages: readonly PageDefinition[], stale: readonly Document[]): void {
  for (const name of ['main.js', 'icons.js', 'navigation.js', 'search.js', 'hierarchy.js', 'style.css']) {
    rmSync(join(distFolder, 'assets', name), { force: true })
  }
  // Pictures stand in the pages themselves.
  rmSync(join(distFolder, 'media'), { recursive: true, force: true })
  cpSync(join(own, 'assets'), join(distFolder, 'assets'), { recursive: true })
  const search = { rows: [...documents.map(documentRow), ...apiRows(pages)], synonyms }
  writeFileSync(join(distFolder, 'assets/search.json'), JSON.stringify(search))
  for (const one of stale) {
    writeCopy(one.url, copyOfDocument(readFileSync(join(projectRoot, one.file), 'utf8'), one, documents))
  }
  for (const [file, text] of listsForMachines(documents, apiList(pages), base)) {
    writeFileSync(join(distFolder, file), text)
  }
}

/** Beside the page of this address. */
function writeCopy(url: string, markdown: string): void {
  mkdirSync(join(distFolder, url), { recursive: true })
  writeFileSync(join(distFolder, url, 'index.md'), markdown)
}

/** Without slashes around it, as documents have it. */
function addressOf(url: string): string {
  return url.replace(/\/?index\.html$/, '')
}

/** Every exported name that has a page, with the first sentence about it. */
function apiRows(pages: readonly PageDefinition[]): Row[] {
  return pages.flatMap(({ model, url }): Row[] => {
    if (!(model instanceof DeclarationReflection) || model.kindOf(ReflectionKind.Module)) return []
    const address = addressOf(url)
    const [, name = ''] = address.split('/')
    return [[model.name, address, summaryOf(model).slice(0, 100), name, weights.packages]]
  })
}

/** Every page of the API, in the order of its addresses. */
function apiList(pages: readonly PageDefinition[]): Listed[] {
  return pages
    .flatMap(({ model, url }): Listed[] =>
      model instanceof DeclarationReflection
        ? [{ title: model.name, url: addressOf(url), summary: purposeOf(model) || summaryOf(model) }]
        : [],
    )
    .sort((one, other) => (one.url < other.url ? -1 : 1))
}

/** Renders again after each change; changes meanwhile count as one. A page does not wait for the API of the packages. */
async function watchAndRender(): Promise<void> {
  let packages: readonly string[] = await convertPackages()
  let made = await timed(() => render(packages))
  let running = false
  let again = false
  const renew = async (): Promise<void> => {
    made = await timed(() => render(packages, made))
    const converted = await convertPackages()
    if (converted.join() === packages.join()) return
    packages = converted
    made = await timed(() => render(packages, made))
  }
  const run = async (): Promise<void> => {
    again = running
    if (running) return
    running = true
    await renew().catch((error: unknown) => console.error(error))
    running = false
    if (again) await run()
  }
  for (const folder of ['docs', 'generated']) {
    watch(join(projectRoot, folder), { recursive: true }, (_, name) => {
      if (name !== null && !/(^|\/)dist\//.test(name) && /\.(md|ts|css|js|svg|json)$/.test(name)) void run()
    })
  }
}

async function timed<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await work()
  console.log(`docs/site/dist is built, ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return result
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--watch')) await watchAndRender()
  else await timed(build)
}
