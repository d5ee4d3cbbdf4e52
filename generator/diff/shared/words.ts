import { at, tables } from './rule.js'

/** Properties of anything in the model. */
const names = new Set([
  'summary',
  'description',
  'source',
  'decided',
  'note',
  'when',
  'also',
  'examples',
  'sample',
  'advise',
  'says',
  'evidence',
  'docs',
  'conventions',
  'authentication',
  'environments',
])

/** Names that are words in one place and a promise in others. */
const inPlace = ['gateway/name', 'families/*/title', 'types|enums/*/values/*/name']

/** Whether a path leads into what is written for people. */
export function isWord(path: readonly string[]): boolean {
  return (
    path.some((name, index) => names.has(name) && !isRow(path, index)) || inPlace.some((pattern) => at(path, pattern))
  )
}

/** Whether it is the name of a row: a check may be called `source`, and another one as a list is. */
function isRow(path: readonly string[], index: number): boolean {
  return index > 0 && tables.has(path[index - 1] ?? '') && !isRow(path, index - 1)
}
