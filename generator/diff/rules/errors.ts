import { at, moreOrLess, type Rule } from '../shared/rule.js'

export const errors: Rule = {
  code: 'error-code',
  summary: 'A new error code is minor: unknown codes have to be expected. One that is gone is major.',
  judge: (difference) =>
    at(difference.path, 'errors/*') ? moreOrLess(difference, `the error code ${difference.path[1]}`) : undefined,
}
