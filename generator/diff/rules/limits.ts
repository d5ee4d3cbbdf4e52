import { at, changed, major, minor, moreOrLess, type Rule } from '../shared/rule.js'
import { isWiderBound } from '../shared/types.js'

export const limits: Rule = {
  code: 'limit',
  summary:
    'A narrower limit is major, a wider one minor. Another number that is not a limit, such as an interval, is minor.',
  judge: (difference) => {
    const { path } = difference
    if (at(path, 'limits/*')) return moreOrLess(difference, `the limit ${path[1]}`)
    if (at(path, 'limits/*/unit|role')) return major(changed(difference))
    if (!at(path, 'limits/*/min|max|value')) return undefined
    const wider =
      path[2] === 'value' || isWiderBound(path[2] === 'min' ? 'min' : 'max', difference.before, difference.after)
    return wider ? minor(changed(difference)) : major(changed(difference))
  },
}
