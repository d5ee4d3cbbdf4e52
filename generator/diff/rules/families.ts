import { at, changed, major, moreOrLess, place, type Rule } from '../shared/rule.js'

export const families: Rule = {
  code: 'family',
  summary: 'A new family, credential or environment is minor. One that is gone or has moved is major.',
  judge: (difference) => {
    const { path } = difference
    if (at(path, 'families/*') || at(path, 'gateway/credentials/*')) return moreOrLess(difference, place(path))
    return at(path, 'families/*/path|prefix') || at(path, 'gateway/credentials/*/type/name')
      ? major(changed(difference))
      : undefined
  },
}
