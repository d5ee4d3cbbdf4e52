import { closest } from './closest.js'
import { type FailureCode, type Path, type Reason, showName, showPath } from './failure.js'
import type { MessageSchema, SchemaCondition, SchemaRule, ValueSet } from './schema.js'

type Members = Readonly<Record<string, unknown>>

/** Takes one broken rule; `says` continues a sentence that begins with the place. */
type Report = (path: Path, code: FailureCode, says: string) => void

/**
 * Says every rule of a schema that a refused value breaks, in the schema's order. What the compiled check refuses stays
 * refused, even if no rule were found.
 */
export function explain(schema: MessageSchema, value: unknown): Reason[] {
  const reasons: Reason[] = []
  const report: Report = (path, code, says) =>
    reasons.push({ path, code, message: `${showPath(path) || schema.title} ${says}` })
  walk(schema, value, report, [])
  if (reasons.length === 0) report([], 'type', 'is not valid.')
  return reasons
}

/** @param rule the rule whose consequence the schema is */
function walk(schema: MessageSchema, value: unknown, report: Report, path: Path, rule?: SchemaRule): void {
  const kind = kindOf(value)
  const type = schema.type ?? schema['x-type']
  const wanted = type && (kinds[type] ?? type)
  if (wanted && kind !== wanted) {
    report(path, 'type', `must be ${wanted}, not ${kind}.${expected(schema)}`)
  } else if (schema.enum && !schema.enum.some((one) => one === value)) {
    report(path, 'one-of', `must be one of ${schema.enum.join(', ')}.`)
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
  const length = [...text].length
  const { minLength = length, maxLength = length, pattern } = schema
  if (length < minLength) report(path, 'too-short', `must have at least ${minLength} characters.`)
  if (length > maxLength) report(path, 'too-long', `must have at most ${maxLength} characters.`)
  if (schema['x-pair'] && text.includes(';')) {
    report(path, 'separator-in-value', separator)
  } else if (pattern && length >= minLength && !matches(pattern, text)) {
    report(path, 'pattern', `is not in the right form.${expected(schema)}`)
  }
}

function explainNumber(schema: MessageSchema, number: number, report: Report, path: Path): void {
  const { minimum = number, maximum = number } = schema
  if (number < minimum) report(path, 'too-small', `must be at least ${minimum}.${expected(schema)}`)
  if (number > maximum) report(path, 'too-large', `must be at most ${maximum}.${expected(schema)}`)
}

function explainList(
  { items, minItems = 0 }: MessageSchema,
  list: readonly unknown[],
  report: Report,
  path: Path,
): void {
  if (list.length < minItems) report(path, 'too-few', `must have at least ${minItems} entries.`)
  if (items) list.forEach((item, index) => void walk(items, item, report, [...path, index]))
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
    report(path, 'any-of', `needs at least one of ${anyOf.flatMap((one) => one.required).join(', ')}.`)
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
      const meant = closest(showName(name), known)
      report(
        at,
        'unknown-field',
        `is not known here. ${meant ? `Did you mean ${meant}?` : `Known: ${known.join(', ')}.`}`,
      )
      continue
    }
    if (propertyNames && !matches(propertyNames.pattern, name)) explainName(name, report, at)
    walk(further, members[name], report, at)
  }
}

function explainName(name: string, report: Report, path: Path): void {
  if (/[;=]/.test(name)) report(path, 'separator-in-key', separator)
  else if (!name || matches('\\p{Cc}', name)) report(path, 'pattern', 'is not a printable name. Rename it.')
  else report(path, 'reserved-key', 'is a documented key, maybe in another case. Rename it.')
}

function holds({ required = [], properties }: SchemaCondition, members: Members): boolean {
  return (
    required.every((name) => members[name] !== undefined) &&
    Object.entries(properties).every(([name, set]) => {
      const isIn = ({ enum: values }: ValueSet): boolean => values.some((value) => value === members[name])
      return members[name] === undefined || ('not' in set ? !isIn(set.not) : isIn(set))
    })
  )
}

function matches(pattern: string, text: string): boolean {
  return new RegExp(pattern, 'u').test(text)
}

/** What values of a type are called, where the type's own name would not do. */
const kinds: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  integer: 'a whole number',
  number: 'a fraction',
  boolean: 'true or false',
}

function kindOf(value: unknown): string {
  const type =
    value === null ? 'null' : Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value
  return kinds[type] ?? type
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null
}

/** What the value should be, in the words of the spec. */
function expected(schema: MessageSchema | false | undefined): string {
  const words = schema ? schema.description : undefined
  return words ? ` Expected: ${words}` : ''
}

const separator = 'contains a character that separates keys (; or =) and cannot be escaped. Remove it.'
