import { at } from './rule.js'

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
  'docs',
  'conventions',
  'authentication',
  'environments',
])

/** Names that are words in one place and a promise in others. */
const inPlace = ['gateway/name', 'families/*/title', 'types|enums/*/values/*/name']

/** Whether a path leads into what is written for people. */
export function isWord(path: readonly string[]): boolean {
  return path.some((name) => names.has(name)) || inPlace.some((pattern) => at(path, pattern))
}
