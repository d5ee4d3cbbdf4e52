// Copied from templates/validators/src/explain.ts by `npm run generate`. Do not edit: change it there.
import { closest } from './closest.js'
import { type FailureCode, type Path, type Reason, showName } from './failure.js'
import type { MessageSchema, SchemaCondition, SchemaRule, SchemaType } from './schema.js'

type Members = Readonly<Record<string, unknown>>

/** Takes one broken rule. */
type Report = (path: Path, code: FailureCode, says: string) => void

/**
 * Finds every rule of a schema that a value breaks, in the schema's order, and says each in words.
 * It accepts exactly what the compiled check accepts, but for one thing: an unknown member that is `undefined` counts as absent.
 */
export function explain(schema: MessageSchema, value: unknown): Reason[] {
  const reasons: Reason[] = []
  walk(schema, value, (path, code, says) => reasons.push({ path, code, says }), [])
  return reasons
}

function walk(schema: MessageSchema, value: unknown, report: Report, path: Path, rule?: SchemaRule): void {
  const type = schema.type ?? schema['x-type']
  if (type && !typeTests[type](value)) {
    report(path, 'type', `must be ${nouns[type]}, not ${nameOf(value)}.${hint(schema, value)}`)
  } else if (schema.enum && !schema.enum.some((one) => one === value)) {
    report(path, 'one-of', `must be one of ${schema.enum.join(', ')}.${didYouMean(value, schema.enum.map(String))}`)
  } else if (typeof value === 'string') {
    explainText(schema, value, report, path)
  } else if (typeof value === 'number') {
    explainNumber(schema, value, report, path)
  } else if (Array.isArray(value)) {
    explainList(schema, value, report, path)
  } else if (isMembers(value)) {
    explainMembers(schema, value, report, path, rule)
  }
}

function explainText(schema: MessageSchema, text: string, report: Report, path: Path): void {
  const { minLength: least = 0, maxLength: most = Number.POSITIVE_INFINITY } = schema
  const length = codePoints(text)
  const has = schema['x-sensitive'] ? '' : `; this one has ${length}`
  if (length < least) {
    report(
      path,
      'too-short',
      length
        ? `must have at least ${characters(least)}${limit(schema)}${has}.`
        : 'is empty. Leave it out or fill it in.',
    )
    if (!length) return
  }
  if (length > most)
    report(path, 'too-long', `must have at most ${characters(most)}${limit(schema)}${has}. Shorten it.`)
  if (schema['x-pair'] && text.includes(';')) {
    report(
      path,
      'separator-in-value',
      'contains ";", which separates the keys of a key-pair string and cannot be escaped. Remove it.',
    )
  } else if (schema.pattern && !new RegExp(schema.pattern, 'u').test(text)) {
    report(path, 'pattern', `is not written as it must be.${hint(schema)}`)
  }
}

function explainNumber(schema: MessageSchema, number: number, report: Report, path: Path): void {
  const { minimum, maximum } = schema
  if (minimum !== undefined && number < minimum) {
    report(path, 'too-small', `must be at least ${minimum}${limit(schema)}.${hint(schema)}`)
  } else if (maximum !== undefined && number > maximum) {
    report(path, 'too-large', `must be at most ${maximum}${limit(schema)}.${hint(schema)}`)
  }
}

function explainList(schema: MessageSchema, list: readonly unknown[], report: Report, path: Path): void {
  const { items, minItems = 0 } = schema
  if (list.length < minItems)
    report(path, 'too-few', `must have at least ${minItems} ${minItems === 1 ? 'entry' : 'entries'}${limit(schema)}.`)
  if (!items) return
  for (const [index, item] of list.entries()) walk(items, item, report, [...path, index])
}

function explainMembers(schema: MessageSchema, members: Members, report: Report, path: Path, rule?: SchemaRule): void {
  const { properties = {}, required = [], allOf = [], anyOf } = schema
  const when = rule ? ` ${rule['x-when']}` : ''
  for (const name of required) {
    if (members[name] === undefined) {
      const property = properties[name]
      report(
        [...path, name],
        rule?.['x-code'] ?? 'required',
        `is missing; it is required${when}.${property ? hint(property) : ''}`,
      )
    }
  }
  for (const [name, property] of Object.entries(properties)) {
    const member = members[name]
    if (member === undefined) continue
    if (property) walk(property, member, report, [...path, name], rule)
    else report([...path, name], 'unknown-field', `does not belong here${when}. Remove it.`)
  }
  explainUnknown(schema, members, report, path)
  for (const each of allOf) if (holds(each.if, members)) walk(each.then, members, report, path, each)
  if (anyOf && !anyOf.some((one) => one.required.every((name) => members[name] !== undefined))) {
    report(path, 'any-of', `needs at least one of ${anyOf.map((one) => one.required.join(' with ')).join(', ')}.`)
  }
}

/** Members beyond the documented ones: a mistake, or further keys of an open key-pair string. */
function explainUnknown(schema: MessageSchema, members: Members, report: Report, path: Path): void {
  const { properties = {}, propertyNames, additionalProperties: further } = schema
  if (further === undefined) return
  for (const name in members) {
    if (Object.hasOwn(properties, name) || members[name] === undefined) continue
    const at = [...path, showName(name)]
    if (!further) {
      const known = Object.keys(properties)
      report(at, 'unknown-field', `is not known here.${didYouMean(name, known) || ` Known: ${known.join(', ')}.`}`)
      continue
    }
    if (propertyNames && !new RegExp(propertyNames.pattern, 'u').test(name)) explainName(name, report, at)
    walk(further, members[name], report, at)
  }
}

function explainName(name: string, report: Report, path: Path): void {
  if (/[;=]/.test(name)) {
    report(
      path,
      'separator-in-key',
      'has ";" or "=" in its name, which separate keys and values and cannot be escaped. Rename it.',
    )
  } else if (!name || /\p{Cc}/u.test(name)) {
    report(path, 'pattern', 'has an empty name or control characters in it. Rename it.')
  } else {
    report(
      path,
      'reserved-key',
      'has the name of a documented key, whatever its case. Give that key itself, or rename yours.',
    )
  }
}

function holds(condition: SchemaCondition, members: Members): boolean {
  return (
    (condition.required ?? []).every((name) => members[name] !== undefined) &&
    Object.entries(condition.properties).every(([name, set]) => {
      const member = members[name]
      if (member === undefined) return true
      return 'not' in set ? !set.not.enum.some((one) => one === member) : set.enum.some((one) => one === member)
    })
  )
}

const nouns: Record<SchemaType | 'bigint', string> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  boolean: 'true or false',
  bigint: 'a bigint',
}

const typeTests: Record<SchemaType | 'bigint', (value: unknown) => boolean> = {
  object: isMembers,
  array: Array.isArray,
  string: (value) => typeof value === 'string',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  bigint: (value) => typeof value === 'bigint',
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function nameOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'number') return Number.isInteger(value) ? 'a number' : 'a fraction'
  return typeof value === 'string' ? 'a text' : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`
}

/** What the value should be, from the spec. */
function hint(schema: MessageSchema, value?: unknown): string {
  const quotes = schema.type === 'string' && typeof value === 'number' ? ' Put it in quotes: leading zeros count.' : ''
  return quotes + (schema.description ? ` Expected: ${schema.description}` : '')
}

function limit(schema: MessageSchema): string {
  return schema['x-limit'] ? ` (limit ${schema['x-limit']})` : ''
}

function didYouMean(value: unknown, names: readonly string[]): string {
  const name = typeof value === 'string' ? closest(value, names) : undefined
  return name === undefined ? '' : ` Did you mean ${name}?`
}

function characters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`
}

function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
