import { changed, major, place, type Rule } from '../shared/rule.js'

export const unclassified: Rule = {
  code: 'unclassified',
  summary: 'What no rule knows is major until somebody has written one.',
  judge: (difference) =>
    major(difference.kind === 'changed' ? changed(difference) : `${place(difference.path)} is ${difference.kind}`),
}
