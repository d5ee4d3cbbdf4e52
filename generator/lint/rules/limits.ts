import { get, type Node, numberOf, textOf } from '../../load/yaml/node.js'
import type { Report, SpecRule } from '../shared/rule.js'
import { definitions, fieldMaps } from '../shared/spec-queries.js'

/** A limit has its numbers, and the ones that are needed where it is used. */
export const limits: SpecRule = (spec, report) => {
  const defined = definitions(spec, 'limit')
  const roles = new Map<string, string>()
  for (const { file, entry } of defined.values()) {
    const wrong = complaint(entry.value)
    if (wrong !== undefined) report('bad-limit', file, entry.keySpan, wrong)
    const role = textOf(get(entry.value, 'role'))
    if (role === undefined) continue
    const other = roles.get(role)
    if (other !== undefined) report('bad-limit', file, entry.keySpan, `${other} already has the role ${role}`)
    roles.set(role, entry.key)
  }
  const wants = (file: { path: string }, node: Node | undefined, key: 'value' | 'min'): void => {
    const limit = defined.get(textOf(node) ?? '')
    if (node && limit && !has(limit.entry.value, key)) missing(report, file, node, key)
  }
  for (const { file, entry } of definitions(spec, 'type').values()) wants(file, get(entry.value, 'scale'), 'value')
  for (const { file, fields } of fieldMaps(spec)) {
    for (const { value } of fields) wants(file, get(value, 'atLeast'), 'min')
  }
}

function missing(report: Report, file: { path: string }, node: Node, key: 'value' | 'min'): void {
  report('limit-without-number', file, node, key === 'value' ? 'this limit is not one number' : 'this limit has no min')
}

function has(limit: Node, key: 'value' | 'min'): boolean {
  return numberOf(get(limit, key)) !== undefined || (key === 'min' && numberOf(get(limit, 'value')) !== undefined)
}

function complaint(node: Node): string | undefined {
  const [min, max, value] = ['min', 'max', 'value'].map((key) => numberOf(get(node, key)))
  if (value !== undefined)
    return min === undefined && max === undefined ? undefined : 'a limit with a value cannot have min or max'
  if (min === undefined && max === undefined) return 'the limit has no number'
  return min !== undefined && max !== undefined && min > max ? `min ${min} is above max ${max}` : undefined
}
