/** Conditions between fields of a request, as types. */
import type { Field, RequestRule } from '../../model/model.js'
import type { ObjectType, Property } from '../print/declarations.js'
import { literal } from '../print/literal.js'

/** A condition, in words and as the forms that fulfil it. */
export interface RuleType {
  readonly words: string
  readonly forms: readonly ObjectType[]
}

/** What one field demands of others; nothing where the fields demand it already. */
export function ruleType(rule: RequestRule, fields: readonly Field[], properties: readonly Property[]): RuleType[] {
  const decisions = rule.decided.length === 0 ? '' : ` (${rule.decided.join(', ')})`
  const find = (name: string) => properties.find((each) => each.name === name && each.type !== 'undefined')
  const given = (name: string): Property => ({
    doc: ['Given.'],
    name,
    type: find(name)?.type.replace(' | undefined', '') ?? 'never',
  })
  if (rule.kind === 'anyOf') {
    if (rule.fields.some((name) => find(name)?.optional === false)) return []
    const forms = rule.fields.map((name) => [given(name)])
    return [{ words: `At least one of ${rule.fields.join(', ')} is needed${decisions}.`, forms }]
  }
  const { field: name, value } = rule.when
  const missing = rule.need.filter((each) => find(each)?.optional !== false)
  const others = otherValues(fields, name, value)
  if (missing.length === 0 || others === undefined || find(name) === undefined) return []
  const without: Property = {
    doc: ['Needs nothing further.'],
    name,
    optional: true,
    type: [...others, 'undefined'].join(' | '),
  }
  const complete: Property = { doc: ['Needs what follows.'], name, type: literal(value) }
  return [
    {
      words: `${name} ${literal(value)} needs ${missing.join(', ')}${decisions}.`,
      forms: [[without], [complete, ...missing.map(given)]],
    },
  ]
}

/** The values a field may have beside `value`; undefined where they cannot be listed, and only the validator can tell. */
function otherValues(fields: readonly Field[], name: string, value: unknown): string[] | undefined {
  const field = fields.find((each) => each.name === name)
  if (field?.value.kind !== 'scalar') return undefined
  const { base, values } = field.value.type
  if (base === 'boolean') return [literal(value !== true)]
  return values?.filter((each) => each.value !== value).map((each) => literal(each.value))
}
