/** What the fields of a request demand of each other, as types. */
import type { Field, RequestRule } from '../../model/model.js'
import type { Property } from '../print/declarations.js'
import { literal, propertyName } from '../print/literal.js'

export interface RuleType {
  readonly words: string
  /** Of the union to intersect the fields with. */
  readonly members: readonly string[]
}

/** The fields and what is demanded of them: each demand a union, a member a line. */
export function intersection(fields: string, rules: readonly RuleType[]): string {
  const demands = rules.map(({ members }) => `  (\n${members.map((member) => `    | ${member}`).join('\n')}\n  )`)
  return [fields, ...demands].join(' &\n')
}

/** What one field demands of others; nothing where the fields demand it already. */
export function ruleType(rule: RequestRule, fields: readonly Field[], properties: readonly Property[]): RuleType[] {
  const decisions = rule.decided.length === 0 ? '' : ` (${rule.decided.join(', ')})`
  const find = (name: string) => properties.find((each) => each.name === name && each.type !== 'undefined')
  const given = (name: string): Member => ({
    doc: 'Given.',
    text: `readonly ${propertyName(name)}: ${find(name)?.type.replace(' | undefined', '')}`,
  })
  if (rule.kind === 'anyOf') {
    if (rule.fields.some((name) => find(name)?.optional === false)) return []
    const members = rule.fields.map((name) => shape([given(name)]))
    return [
      {
        words: `At least one of ${rule.fields.join(', ')} is needed${decisions}.`,
        members,
      },
    ]
  }
  const { field, value } = rule.when
  const missing = rule.need.filter((name) => find(name)?.optional !== false)
  const others = otherValues(fields, field, value)
  if (missing.length === 0 || others === undefined || find(field) === undefined) return []
  const name = propertyName(field)
  const without: Member = {
    doc: 'Needs nothing further.',
    text: `readonly ${name}?: ${[...others, 'undefined'].join(' | ')}`,
  }
  const complete: Member = { doc: 'Needs what follows.', text: `readonly ${name}: ${literal(value)}` }
  return [
    {
      words: `${field} ${literal(value)} needs ${missing.join(', ')}${decisions}.`,
      members: [shape([without]), shape([complete, ...missing.map(given)])],
    },
  ]
}

interface Member {
  readonly doc: string
  readonly text: string
}

/** A member of the union, as it stands in {@link intersection}. */
function shape(members: readonly Member[]): string {
  const lines = members.flatMap(({ doc, text }) => [`        /** ${doc} */`, `        ${text}`])
  return ['{', ...lines, '      }'].join('\n')
}

/** The values a field may have beside `value`; undefined where they cannot be listed, and only the validator can tell. */
function otherValues(fields: readonly Field[], name: string, value: unknown): string[] | undefined {
  const field = fields.find((each) => each.name === name)
  if (field?.value.kind !== 'scalar') return undefined
  const { base, values } = field.value.type
  if (base === 'boolean') return [literal(value !== true)]
  return values?.filter((each) => each.value !== value).map((each) => literal(each.value))
}
