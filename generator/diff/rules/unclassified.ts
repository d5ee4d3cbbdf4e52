import { changed, major, place, type Rule } from '../shared/rule.js'

export const unclassified: Rule = {
  code: 'unclassified',
  summary: 'A change that no rule covers is major until a rule for it is written.',
  judge: (difference) =>
    major(difference.kind === 'changed' ? changed(difference) : `${place(difference.path)} is ${difference.kind}`),
}
