import { readTemplate, renderText } from '../shared/project-files.js'
import type { OutputFile } from '../shared/target.js'

/** What lists of pages, the site's tree and its search say of a page. */
export interface Entry {
  /** Below the reference, with `/`. */
  readonly path: string
  readonly title: string
  /** One sentence. */
  readonly summary: string
  /** Heading of the pages it stands among. */
  readonly group?: string
  /** Further words it is found by. */
  readonly keywords?: readonly string[]
}

export interface Page extends Entry {
  /** Of the file in `templates/text/docs`. */
  readonly template: string
  readonly source?: string
  /** Everything `data` reads, so that it is asked for when the page is rendered; absent where what it gives is compared. */
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
    // A section that is left out leaves its empty lines behind.
    render: () =>
      `${renderText(text, { title, summary, ...page.data() })
        .replace(/\n{3,}/g, '\n\n')
        .trim()}\n`,
  }
}
