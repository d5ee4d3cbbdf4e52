import type { Row } from '../search-index.js'

interface FoundPage {
  readonly title: string
  readonly url: string
  readonly summary: string
  /** The part of the page that says what was asked and its title does not. */
  readonly heading?: string
}

/** Words of a text, in small letters. */
export function wordsOf(text: string): string[]

/** Where a page has this heading: what stands behind `#` in its address. */
export function anchorOf(heading: string): string

/** Prepares rows for being searched; most relevant pages first. */
export function createSearch(index: {
  readonly rows: readonly Row[]
  readonly synonyms: readonly (readonly string[])[]
}): (query: string, most?: number) => FoundPage[]
