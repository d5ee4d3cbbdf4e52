import { at, changed, major, moreOrLess, type Rule } from '../shared/rule.js'

export const emissions: Rule = {
  code: 'emission',
  summary: 'An event that an operation sends from now on is minor. One that it no longer sends is major.',
  judge: (difference) => {
    const { path } = difference
    if (at(path, 'emissions/*')) return moreOrLess(difference, `the emission ${path[1]}`)
    if (at(path, 'emissions/*/success|failure|by/*'))
      return moreOrLess(difference, `${path[3]} in the emission ${path[1]}`)
    return at(path, 'emissions/*/operation|family') ? major(changed(difference)) : undefined
  },
}
