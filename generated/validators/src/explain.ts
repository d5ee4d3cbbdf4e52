// Copied from templates/validators/src/explain.ts by `npm run generate`. Do not edit: change it there.
import { closest } from './closest.js'
import { type FailureCode, type Path, type Reason, showName } from './failure.js'
import type { MessageSchema, SchemaCondition, SchemaRule } from './schema.js'

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

/** @param rule the rule whose consequence the schema is */
function walk(schema: MessageSchema, value: unknown, report: Report, path: Path, rule?: SchemaRule): void {
  const kind = kindOf(value)
  const type = schema.type ?? schema['x-type']
  if (type && kind !== kinds[type]) {
    report(path, 'type', `must be ${kinds[type]}, not ${kind}.${expected(schema)}`)
  } else if (schema.enum && !among(schema.enum, value)) {
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
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = schema
  const length = [...text].length
  if (length < minLength) report(path, 'too-short', `must have at least ${minLength} characters${limit(schema)}.`)
  if (length > maxLength) report(path, 'too-long', `must have at most ${maxLength} characters${limit(schema)}.`)
  if (schema['x-pair'] && text.includes(';')) {
    report(path, 'separator-in-value', `contains ";", which ${separates} Remove it.`)
  } else if (length && pattern && !new RegExp(pattern, 'u').test(text)) {
    report(path, 'pattern', `is not written as it must be.${expected(schema)}`)
  }
}

function explainNumber(schema: MessageSchema, number: number, report: Report, path: Path): void {
  const { minimum = number, maximum = number } = schema
  if (number < minimum) report(path, 'too-small', `must be at least ${minimum}${limit(schema)}.${expected(schema)}`)
  if (number > maximum) report(path, 'too-large', `must be at most ${maximum}${limit(schema)}.${expected(schema)}`)
}

function explainList(
  { items, minItems = 0 }: MessageSchema,
  list: readonly unknown[],
  report: Report,
  path: Path,
): void {
  if (list.length < minItems) report(path, 'too-few', `has ${list.length} entries; the least is ${minItems}.`)
  if (!items) return
  for (const [index, item] of list.entries()) walk(items, item, report, [...path, index])
}

function explainMembers(schema: MessageSchema, members: Members, report: Report, path: Path, rule?: SchemaRule): void {
  const { properties = {}, required = [], allOf = [], anyOf } = schema
  const has = (name: string): boolean => members[name] !== undefined
  const when = rule ? ` ${rule['x-when']}` : ''
  for (const name of required) {
    if (has(name)) continue
    report([...path, name], rule?.['x-code'] ?? 'required', `is required${when}.${expected(properties[name])}`)
  }
  for (const [name, property] of Object.entries(properties)) {
    if (!has(name)) continue
    if (property) walk(property, members[name], report, [...path, name], rule)
    else report([...path, name], 'unknown-field', `does not belong here${when}. Remove it.`)
  }
  explainUnknown(schema, members, report, path)
  for (const one of allOf) if (holds(one.if, members)) walk(one.then, members, report, path, one)
  if (anyOf && !anyOf.some((one) => one.required.every(has))) {
    report(path, 'any-of', `needs at least one of ${anyOf.map((one) => one.required.join(' with ')).join(', ')}.`)
  }
}

/** Members beyond the documented ones: a mistake, or further keys of an open key-pair string. */
function explainUnknown(schema: MessageSchema, members: Members, report: Report, path: Path): void {
  const { properties = {}, propertyNames, additionalProperties: further } = schema
  const known = Object.keys(properties)
  if (further === undefined) return
  for (const name in members) {
    if (known.includes(name) || members[name] === undefined) continue
    const at = [...path, showName(name)]
    if (!further) {
      report(at, 'unknown-field', `is not known here.${didYouMean(name, known) || ` Known: ${known.join(', ')}.`}`)
      continue
    }
    if (propertyNames && !new RegExp(propertyNames.pattern, 'u').test(name)) explainName(name, report, at)
    walk(further, members[name], report, at)
  }
}

function explainName(name: string, report: Report, path: Path): void {
  if (/[;=]/.test(name)) {
    report(path, 'separator-in-key', `has ";" or "=" in its name, which ${separates} Rename it.`)
  } else if (!name || /\p{Cc}/u.test(name)) {
    report(path, 'pattern', 'has no name, or control characters in it. Rename it.')
  } else {
    report(path, 'reserved-key', 'has the name of a documented key, in this or another case. Rename it.')
  }
}

function holds({ required = [], properties }: SchemaCondition, members: Members): boolean {
  return (
    required.every((name) => members[name] !== undefined) &&
    Object.entries(properties).every(([name, set]) => {
      const member = members[name]
      return member === undefined || ('not' in set ? !among(set.not.enum, member) : among(set.enum, member))
    })
  )
}

function among(values: readonly unknown[], value: unknown): boolean {
  return values.includes(value)
}

/** What a value is called; a schema's type has the name of the values that are of it. */
const kinds = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  boolean: 'true or false',
  bigint: 'bigint',
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return kinds.array
  if (typeof value === 'number') return Number.isInteger(value) ? kinds.integer : 'a fraction'
  const type = typeof value
  return type === 'object' || type === 'string' || type === 'boolean' ? kinds[type] : type
}

function isMembers(value: unknown): value is Members {
  return kindOf(value) === kinds.object
}

/** What the value should be, in the words of the spec. */
function expected(schema: MessageSchema | false | undefined): string {
  const words = schema ? schema.description : undefined
  return words ? ` Expected: ${words}` : ''
}

function limit(schema: MessageSchema): string {
  return schema['x-limit'] ? ` (limit ${schema['x-limit']})` : ''
}

function didYouMean(value: unknown, names: readonly string[]): string {
  const name = typeof value === 'string' && closest(value, names)
  return name ? ` Did you mean ${name}?` : ''
}

const separates = 'a key-pair string uses as a separator and cannot escape.'
