import { readTemplate, renderText } from '../shared/project-files.js'
import type { OutputFile } from '../shared/target.js'

/** An entry of a page in lists, in the site's navigation and in its search. */
export interface Entry {
  /** Below the reference, with `/`. */
  readonly path: string
  readonly title: string
  /** One sentence. */
  readonly summary: string
  /** Heading of its group of pages. */
  readonly group?: string
  /** Further words it is found by. */
  readonly keywords?: readonly string[]
}

export interface Page extends Entry {
  /** Of the file in `templates/text/docs`. */
  readonly template: string
  readonly source?: string
  /**
   * Everything that `data` reads: the page is rendered again when it changed. Without it, the result of `data` is
   * compared.
   */
  readonly from?: readonly unknown[]
  /** What the template shows; title and summary are added. */
  data(): object
}

/** Many pages have the same template, which is read once. */
export function pageUnits(pages: readonly Page[]): OutputFile[] {
  const texts = new Map([...new Set(pages.map(({ template }) => template))].map((name) => [name, templateOf(name)]))
  return pages.map((page) => pageUnit(page, texts.get(page.template) ?? templateOf(page.template)))
}

function templateOf(name: string): string {
  return readTemplate(`docs/${name}`)
}

function pageUnit(page: Page, text: string): OutputFile {
  const { path, title, summary, source } = page
  return {
    path,
    ...(source !== undefined && { source }),
    from: [text, title, summary, ...(page.from ?? [page.data()])],
    // Sections that are left out leave empty lines.
    render: () =>
      `${renderText(text, { title, summary, ...page.data() })
        .replace(/\n{3,}/g, '\n\n')
        .trim()}\n`,
  }
}
