import { patch, place, type Rule } from '../shared/rule.js'
import { isWord } from '../shared/words.js'

export const words: Rule = {
  code: 'words',
  summary: 'Summaries, descriptions, sources, samples and examples are for people: patch.',
  judge: ({ path }) => (isWord(path) ? patch(`${place(path)} reads otherwise`) : undefined),
}
