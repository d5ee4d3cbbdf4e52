/** Our frame and our addresses around what TypeDoc renders. */
import {
  type Application,
  type DeclarationReflection,
  DefaultTheme,
  type DocumentReflection,
  JSX,
  type PageDefinition,
  type PageEvent,
  type ProjectReflection,
  type Reflection,
  ReflectionKind,
  type RenderTemplate,
  type Router,
  StructureDirRouter,
} from 'typedoc'
import { anchorOf } from './assets/search.js'
import { codeBeside } from './code-beside.js'
import { readable, withoutGaps, withPictures } from './content.js'
import { type Document, plainText, projectRoot, wayTo } from './documents.js'
import { escaped, type LinkGroup, layout } from './layout.js'

/** From the root of the site, without slashes around it. What a module only passes on has its address where it is declared. */
type AddressOf = (reflection: Reflection) => string

function addressIn(router: Router): AddressOf {
  return (reflection) => {
    const declared = reflection.isReference() ? reflection.getTargetReflectionDeep() : reflection
    return router.getFullUrl(declared).replace(/\/?(index\.html)?$/, '')
  }
}

/** What all pages of one build have in common. */
export interface Site {
  readonly documents: readonly Document[]
  /** Where the site will be, without a slash at the end. */
  readonly base?: string
}

/** Pages stand where the path of their Markdown says, the API of a package below `packages/`. */
export function routerOf({ documents }: Site): new (application: Application) => StructureDirRouter {
  return class SiteRouter extends StructureDirRouter {
    override buildPages(project: ProjectReflection): PageDefinition[] {
      const pages = super.buildPages(project)
      return pages.map((page) => (page.url === 'modules.html' ? { ...page, url: 'packages/index.html' } : page))
    }

    protected override getIdealBaseName(reflection: Reflection): string {
      const document = reflection.isDocument() ? documentOf(reflection, documents) : undefined
      if (document !== undefined) return document.url
      const names: string[] = []
      for (let one: Reflection | undefined = reflection; one && !one.isProject(); one = one.parent) {
        names.unshift(this.getUrlSafeName(one.name.replace(/^@.*\//, '')) + (hasNamesake(one) ? '-type' : ''))
      }
      return ['packages', ...names].join('/')
    }
  }
}

/** Whether it is a type, and something of that name exists at run time. Not every file system tells capitals from small letters. */
function hasNamesake(reflection: Reflection): boolean {
  if (!reflection.kindOf(typeKinds) || !reflection.parent?.isDeclaration()) return false
  const same = (one: Reflection): boolean => one.name.toLowerCase() === reflection.name.toLowerCase()
  return (reflection.parent.children ?? []).some((one) => same(one) && !one.kindOf(typeKinds))
}

const typeKinds = ReflectionKind.Interface | ReflectionKind.TypeAlias

function documentOf(reflection: DocumentReflection, documents: readonly Document[]): Document | undefined {
  const path = reflection.project.files.getReflectionPath(reflection)
  return documents.find(({ file }) => path === `${projectRoot}${file}`)
}

export function themeOf(site: Site): typeof DefaultTheme {
  return class SiteTheme extends DefaultTheme {
    override defaultLayoutTemplate = (
      event: PageEvent<Reflection>,
      template: RenderTemplate<PageEvent<Reflection>>,
    ): JSX.Element => {
      const rendered = template(event)
      const content = readable(typeof rendered === 'string' ? rendered : JSX.renderElement(rendered))
      const parts = event.model.isDeclaration() ? (event.model.readme ?? []) : []
      const readme = readable(this.getRenderContext(event).markdown(parts)).replace(/<h1[\s\S]*?<\/h1>/, '')
      return JSX.createElement(JSX.Raw, { html: pageOf(event, content, readme, site, addressIn(this.router)) })
    }
  }
}

function pageOf(
  event: PageEvent<Reflection>,
  content: string,
  readme: string,
  site: Site,
  addressOf: AddressOf,
): string {
  const url = event.url.replace(/\/?index\.html$/, '')
  const { model } = event
  const base = site.base === undefined ? {} : { base: site.base }
  const document = site.documents.find((one) => one.url === url)
  if (document !== undefined) {
    const words = /^(commands|notifications|errors)\/./.test(url) ? codeBeside(content) : content
    const body = withoutGaps(withPictures(words, document, site.documents))
    return layout({
      ...base,
      ...document,
      // Families have commands of one purpose.
      summary: document.section === 'commands' ? `${document.title}: ${document.summary}` : document.summary,
      body,
      beside: besideDocument(document, site),
      headings: headingsOf(event),
      isWide: /<div class="row">|class="picture"/.test(body),
    })
  }
  const name = model.isProject() ? 'Packages' : isModule(model) ? fullName(model) : model.name
  return layout({
    ...base,
    title: model.isProject() ? name : `${name} (${kindIn(model)})`,
    summary: model.isProject()
      ? 'The packages, and what each is for.'
      : `${summaryOf(model)} ${kindIn(model)}: ${name}.`,
    url,
    section: 'packages',
    body: model.isProject()
      ? packageList(model, addressOf)
      : `${trail(model, url, addressOf)}<h1>${escaped(name)}</h1>${isModule(model) ? packageBody(model, url, readme, addressOf) : withoutGaps(withoutIndex(content, model))}`,
    beside: besideApi(model, url, addressOf),
    headings: isModule(model) ? groupsOf(model).map(({ title, anchor }) => ({ title, anchor, level: 2 })) : [],
    isWide: false,
  })
}

/** What an interface begins with names all its properties already, each a link. */
function withoutIndex(content: string, model: Reflection): string {
  const index = /<section class="tsd-panel-group tsd-index-group">[\s\S]*?<\/section>\s*<\/section>/
  return model.kindOf(ReflectionKind.Interface) ? content.replace(index, '') : content
}

/** Two packages may export the same name: `Class of @card-gateway/client`. */
function kindIn(model: Reflection): string {
  const kind = ReflectionKind.singularString(model.kind)
  return model.parent === undefined || model.parent.isProject() ? kind : `${kind} of ${fullName(model.parent)}`
}

function fullName(model: Reflection): string {
  const { parent } = model
  return parent === undefined || parent.isProject() ? model.name : `${fullName(parent)}/${model.name}`
}

/** The first sentence of the docstring. */
export function summaryOf(model: Reflection): string {
  const comment = model.comment ?? (model.isDeclaration() ? model.signatures?.[0]?.comment : undefined)
  const text = plainText(
    (comment?.summary ?? [])
      .map(({ text }) => text)
      .join('')
      .replaceAll('\n', ' '),
  )
  const kind = ReflectionKind.singularString(model.kind).toLowerCase()
  return /^.+?[.](?= |$)/.exec(text)?.[0] ?? (text || `The ${kind} ${model.name}.`)
}

function headingsOf({ pageHeadings }: PageEvent<Reflection>) {
  return pageHeadings
    .filter(({ level = 2 }) => level === 2 || level === 3)
    .map(({ link, text, level = 2 }) => ({ title: plainText(text), anchor: link.replace(/^#/, ''), level }))
    .filter(({ level }, _, all) => level === 2 || all.length <= 40)
}

/** The other pages of its section, by their groups. */
function besideDocument({ section }: Document, { documents }: Site): LinkGroup[] {
  const own = documents.filter((one) => one.section === section || (section === '' && one.section === 'guides'))
  const groups = [...new Set(own.map(({ group }) => group))]
  return groups.map((title) => ({
    ...(title !== undefined && { title }),
    links: own.filter(({ group }) => group === title).map((one) => ({ title: one.title, url: one.url })),
  }))
}

/** The packages, and what the one that is shown has: its classes and functions by name, beside these. */
function besideApi(model: Reflection, from: string, addressOf: AddressOf): LinkGroup[] {
  const packages = model.project.children ?? []
  const own = packages.find((one) => from === addressOf(one) || from.startsWith(`${addressOf(one)}/`))
  const listed = [ReflectionKind.Class, ReflectionKind.Function]
  const all = { links: packages.map((one) => ({ title: one.name, url: addressOf(one) })) }
  if (own === undefined) return [all]
  if (!model.kindOf([...listed, ReflectionKind.Module])) {
    const groups = groupsOf(own).map(({ title, anchor }) => ({ title, url: addressOf(own), anchor }))
    return [all, { title: own.name, links: groups }]
  }
  const named = listed.map((kind) => ({
    title: ReflectionKind.pluralString(kind),
    links: (own.children ?? [])
      .filter((child) => child.kind === kind)
      .map((child) => ({ title: child.name, url: addressOf(child) })),
  }))
  return [all, ...named].filter(({ links }) => links.length > 0)
}

/** Its exports by kind, as its page lists them. */
function groupsOf(model: DeclarationReflection) {
  return (model.groups ?? []).map(({ title, children }) => ({ title, children, anchor: anchorOf(title) }))
}

function isModule(model: Reflection): model is DeclarationReflection {
  return model.kindOf(ReflectionKind.Module) && model.isDeclaration()
}

/** What a package says of itself, and the names of all it exports. */
function packageBody(model: DeclarationReflection, from: string, readme: string, addressOf: AddressOf): string {
  const groups = groupsOf(model).map(({ title, anchor, children }) => {
    const links = children.map(
      (child) => `<li><a href="${wayTo(from, addressOf(child))}">${escaped(child.name)}</a></li>`,
    )
    return `<h2 id="${anchor}">${escaped(title)}</h2><ul class="names">${links.join('')}</ul>`
  })
  return `${readme || importOf(model)}${groups.join('')}`
}

/** How a module without words of its own is reached. */
function importOf(model: DeclarationReflection): string {
  const name = fullName(model)
  return `<p>A module of its own: what is listed here is imported from</p><pre tabindex="0"><code>${escaped(name)}</code></pre>`
}

function packageList(project: ProjectReflection, addressOf: AddressOf): string {
  const rows = (project.children ?? []).map((one) => {
    return `<tr><td><a href="${wayTo('packages', addressOf(one))}">${escaped(one.name)}</a></td><td>${escaped(purposeOf(one))}</td></tr>`
  })
  const head = '<thead><tr><th>Package</th><th>What it is</th></tr></thead>'
  return `<h1>Packages</h1><div class="table" tabindex="0" role="group" aria-label="Packages"><table>${head}<tbody>${rows.join('')}</tbody></table></div>`
}

/** The first sentence of a package's README; empty for what has none. */
export function purposeOf(model: Reflection): string {
  const readme = model.isDeclaration() ? (model.readme ?? []).map(({ text }) => text).join('') : ''
  const says = /^# .+\n+((?:.+\n)+)/m.exec(readme)?.[1] ?? ''
  return /^[\s\S]+?[.](?=\s|$)/.exec(plainText(says))?.[0] ?? ''
}

function trail(model: Reflection, from: string, addressOf: AddressOf): string {
  const parts: string[] = []
  for (let one = model.parent; one !== undefined && !one.isProject(); one = one.parent) {
    parts.unshift(`<a href="${wayTo(from, addressOf(one))}">${escaped(one.name)}</a>`)
  }
  const kind = ReflectionKind.singularString(model.kind)
  return parts.length === 0 ? '' : `<p class="trail">${kind} of ${parts.join(' / ')}</p>`
}
