import { at, changed, minor, moreOrLess, type Rule } from '../shared/rule.js'

export const delivery: Rule = {
  code: 'delivery',
  summary: 'How notifications are delivered: a new rule or number is minor, one that is gone major.',
  judge: (difference) => {
    const { path } = difference
    if (at(path, 'delivery/*')) return moreOrLess(difference, `the rule of delivery ${path[1]}`)
    return at(path, 'delivery/*/limits') || at(path, 'delivery/*/limits/**') ? minor(changed(difference)) : undefined
  },
}
