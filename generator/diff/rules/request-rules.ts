import type { Json } from '../../model/model.js'
import { at, major, member, minor, type Rule } from '../shared/rule.js'

function sentence(rule: Json | undefined): string {
  const names = (list: Json | undefined, joint: string): string => (Array.isArray(list) ? list.join(joint) : '')
  if (member(rule, 'kind') === 'anyOf') return `one of ${names(member(rule, 'fields'), ', ')}`
  const when = member(rule, 'when')
  return `${member(when, 'field')} ${member(when, 'value')} needs ${names(member(rule, 'need'), ' and ')}`
}

export const requestRules: Rule = {
  code: 'request-rule',
  summary: 'A new condition that requests must meet is major. One that is gone is minor.',
  judge: ({ path, kind, before, after }) => {
    if (!at(path, 'commands/*/rules/*')) return undefined
    const condition = `a condition of ${path[1]}, ${sentence(after ?? before)},`
    return kind === 'added' ? major(`${condition} is new`) : minor(`${condition} is gone`)
  },
}
