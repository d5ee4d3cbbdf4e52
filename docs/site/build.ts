/**
 * `npm run docs`: builds the site into `docs/site/dist`. With `--watch` it is built anew whenever a page changes.
 *
 * `CARD_GATEWAY_DOCS` is the address the site will have; pages then name their canonical address.
 */
import { cpSync, mkdirSync, rmSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Application, DeclarationReflection, type PageDefinition, ReflectionKind, Renderer } from 'typedoc'
import { type Document, projectRoot, readDocuments } from './documents.js'
import { convertPackages } from './packages.js'
import { documentRow, type Row, synonyms } from './search-index.js'
import { routerOf, type Site, summaryOf, themeOf } from './theme.js'

const own = fileURLToPath(new URL('.', import.meta.url))
export const distFolder = join(own, 'dist')

/** Builds everything; what did not change in the packages is not converted again. */
export async function build(): Promise<void> {
  const packages = await convertPackages()
  const documents = readDocuments()
  const base = process.env.CARD_GATEWAY_DOCS?.replace(/\/$/, '')
  const site: Site = { documents, ...(base !== undefined && { base }) }
  const app = await Application.bootstrap({
    name: 'card-gateway',
    entryPointStrategy: 'merge',
    entryPoints: packages,
    readme: 'docs/README.md',
    projectDocuments: documents.filter(({ url }) => url !== '').map(({ file }) => file),
    router: 'site',
    theme: 'site',
    hideGenerator: true,
    githubPages: false,
    cleanOutputDir: true,
    includeVersion: false,
    includeHierarchySummary: false,
    disableGit: true,
    disableSources: true,
    lightHighlightTheme: 'github-light-high-contrast',
    darkHighlightTheme: 'github-dark-high-contrast',
    highlightLanguages: ['mermaid', 'ts', 'js', 'json', 'sh', 'http', 'xml', 'sql', 'yaml', 'html', 'dockerfile'],
    validation: { invalidLink: true, notExported: false },
    logLevel: 'Warn',
  })
  app.renderer.defineRouter('site', routerOf(site))
  app.renderer.defineTheme('site', themeOf(site))
  let pages: readonly PageDefinition[] = []
  app.renderer.on(Renderer.EVENT_BEGIN, (event) => {
    pages = event.pages
  })
  const project = await app.convert()
  if (project === undefined) throw new Error('TypeDoc could not merge the packages.')
  await app.generateDocs(project, distFolder)
  writeRest(site, apiRows(pages))
}

/** What TypeDoc does not write: the search's words, copies in Markdown, the list for machines, our assets. */
function writeRest({ documents, base }: Site, api: readonly Row[]): void {
  for (const name of ['main.js', 'icons.js', 'navigation.js', 'search.js', 'hierarchy.js', 'style.css']) {
    rmSync(join(distFolder, 'assets', name), { force: true })
  }
  // Pictures stand in the pages themselves.
  rmSync(join(distFolder, 'media'), { recursive: true, force: true })
  cpSync(join(own, 'assets'), join(distFolder, 'assets'), { recursive: true })
  const search = { rows: [...documents.map(documentRow), ...api], synonyms }
  writeFileSync(join(distFolder, 'assets/search.json'), JSON.stringify(search))
  for (const { file, url } of documents) {
    mkdirSync(join(distFolder, url), { recursive: true })
    cpSync(join(projectRoot, file), join(distFolder, url, 'index.md'))
  }
  writeFileSync(join(distFolder, 'llms.txt'), listForMachines(documents, base))
}

/** Every exported name that has a page, with the first sentence about it. */
function apiRows(pages: readonly PageDefinition[]): Row[] {
  return pages.flatMap(({ model, url }): Row[] => {
    if (!(model instanceof DeclarationReflection) || model.kindOf(ReflectionKind.Module)) return []
    const address = url.replace(/\/index\.html$/, '')
    const [, name = ''] = address.split('/')
    const weight = model.kindOf(ReflectionKind.Class | ReflectionKind.Function) ? 3 : 1
    return [[model.name, address, summaryOf(model).slice(0, 100), name, weight]]
  })
}

function listForMachines(documents: readonly Document[], base = ''): string {
  const lines = documents.map(
    ({ title, url, summary }) => `- [${title}](${base}/${url}${url === '' ? '' : '/'}index.md): ${summary}`,
  )
  return `# card-gateway\n\n> TypeScript bindings for a card payment gateway: client, notifications, sandbox, reference.\n\n${lines.join('\n')}\n`
}

async function buildAndTell(): Promise<void> {
  const start = performance.now()
  await build()
  console.log(`docs/site/dist is built, ${((performance.now() - start) / 1000).toFixed(1)} s`)
}

/** Builds again after each change; changes during a build count as one. */
function watchAndBuild(): void {
  let running: Promise<void> | undefined
  let again = false
  const run = (): void => {
    again = running !== undefined
    running ??= buildAndTell()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        running = undefined
        if (again) run()
      })
  }
  for (const folder of ['docs', 'generated']) {
    watch(join(projectRoot, folder), { recursive: true }, (_, name) => {
      if (name !== null && !/(^|\/)dist\//.test(name) && /\.(md|ts|css|js|svg|json)$/.test(name)) run()
    })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildAndTell()
  if (process.argv.includes('--watch')) watchAndBuild()
}
