import { at, changed, major, minor, moreOrLess, type Rule } from '../shared/rule.js'

export const transitions: Rule = {
  code: 'transition',
  summary:
    'A new transition, or a further state or command for one, is minor. One that is gone or leads elsewhere is major.',
  judge: (difference) => {
    const { path, kind } = difference
    if (at(path, 'transitions/*')) return moreOrLess(difference, `the transition ${path[1]}`)
    if (at(path, 'transitions/*/from|by/*')) return moreOrLess(difference, `${path[3]} in the transition ${path[1]}`)
    const leads = at(path, 'transitions/*/to|outcome|error|trigger|machine')
    if (leads) return major(changed(difference))
    return at(path, 'transitions/*/limits/**') && kind !== 'reordered' ? minor(changed(difference)) : undefined
  },
}
