import type { Row } from '../search-index.js'

interface FoundPage {
  readonly title: string
  readonly url: string
  readonly summary: string
}

/** Words of a text, in small letters. */
export function wordsOf(text: string): string[]

/** Prepares rows for being searched; most relevant pages first. */
export function createSearch(index: {
  readonly rows: readonly Row[]
  readonly synonyms: readonly (readonly string[])[]
}): (query: string, most?: number) => FoundPage[]
