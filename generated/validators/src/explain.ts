// Copied from templates/validators/src/explain.ts by `npm run generate`. Do not edit: change it there.
import { closest } from './closest.js'
import { type FailureCode, type Path, type Reason, showName, showPath } from './failure.js'
import type { MessageSchema, SchemaCondition, SchemaRule, ValueSet } from './schema.js'

type Members = Readonly<Record<string, unknown>>

/** Broken rules: where, which, and the rest of a sentence that begins with the place. */
type Findings = Generator<readonly [path: Path, code: FailureCode, says: string]>

/** Says every rule of a schema that a refused value breaks, in the schema's order. */
export function explain(schema: MessageSchema, value: unknown): Reason[] {
  return Array.from(walk(schema, value, []), ([path, code, says]) => ({
    path,
    code,
    message: `${showPath(path) || schema.title} ${says}`,
  }))
}

/** @param rule the rule whose consequence the schema is */
function* walk(schema: MessageSchema, value: unknown, path: Path, rule?: SchemaRule): Findings {
  const kind = kindOf(value)
  const type = schema.type ?? schema['x-type']
  const wanted = type && (kinds[type] ?? type)
  if (wanted && kind !== wanted) {
    yield [path, 'type', `must be ${wanted}, not ${kind}.${expected(schema)}`]
  } else if (schema.enum && !isIn(schema, value)) {
    yield [path, 'one-of', `must be one of ${schema.enum.join(', ')}.`]
  } else if (typeof value === 'string') {
    yield* explainText(schema, value, path)
  } else if (typeof value === 'number') {
    yield* explainNumber(schema, value, path)
  } else if (Array.isArray(value)) {
    yield* explainList(schema, value, path)
  } else if (isMembers(value)) {
    yield* explainMembers(schema, value, path, rule)
    yield* explainUnknown(schema, value, path)
  }
}

function* explainText(schema: MessageSchema, text: string, path: Path): Findings {
  const length = [...text].length
  const { minLength = length, maxLength = length, pattern } = schema
  if (length < minLength) yield [path, 'too-short', `must have ${minLength} or more characters.${expected(schema)}`]
  if (length > maxLength) yield [path, 'too-long', `must have ${maxLength} or fewer characters.${expected(schema)}`]
  if (schema['x-pair'] && text.includes(';')) {
    yield [path, 'separator-in-value', `contains ";", ${separator}`]
  } else if (pattern && length >= minLength && !matches(pattern, text)) {
    yield [path, 'pattern', `is not in the right form.${expected(schema)}`]
  }
}

function* explainNumber(schema: MessageSchema, number: number, path: Path): Findings {
  const { minimum = number, maximum = number } = schema
  if (number < minimum) yield [path, 'too-small', `must be ${minimum} or more.`]
  if (number > maximum) yield [path, 'too-large', `must be ${maximum} or less.`]
}

function* explainList({ items, minItems = 0 }: MessageSchema, list: readonly unknown[], path: Path): Findings {
  if (list.length < minItems) yield [path, 'too-few', `must have ${minItems} or more entries.`]
  if (items) for (const [index, item] of list.entries()) yield* walk(items, item, [...path, index])
}

function* explainMembers(schema: MessageSchema, members: Members, path: Path, rule?: SchemaRule): Findings {
  const { properties = {}, required = [], allOf = [], anyOf } = schema
  const has = (name: string): boolean => members[name] !== undefined
  const when = rule ? ` ${rule['x-when']}` : ''
  for (const name of required) {
    if (has(name)) continue
    yield [[...path, name], rule?.['x-code'] ?? 'required', `is required${when}.${expected(properties[name])}`]
  }
  for (const [name, property] of Object.entries(properties)) {
    if (!has(name)) continue
    if (property) yield* walk(property, members[name], [...path, name], rule)
    else yield [[...path, name], 'unknown-field', `does not belong here${when}. Remove it.`]
  }
  for (const one of allOf) if (holds(one.if, members)) yield* walk(one.then, members, path, one)
  if (anyOf && !anyOf.some((one) => one.required.every(has))) {
    yield [path, 'any-of', `needs at least one of ${anyOf.flatMap((one) => one.required).join(', ')}.`]
  }
}

/** Members beyond the documented ones: a mistake, or further keys of an open key-pair string. */
function* explainUnknown(schema: MessageSchema, members: Members, path: Path): Findings {
  const { properties = {}, propertyNames, additionalProperties: further } = schema
  const known = Object.keys(properties)
  for (const name in members) {
    if (further === undefined || known.includes(name) || members[name] === undefined) continue
    const shown = showName(name)
    const at = [...path, shown]
    if (further) {
      if (propertyNames && !matches(propertyNames.pattern, name)) yield [at, ...explainName(name)]
      yield* walk(further, members[name], at)
    } else {
      const meant = closest(shown, known)
      yield [
        at,
        'unknown-field',
        `is not known here. ${meant ? `Did you mean ${meant}?` : `Known: ${known.join(', ')}.`}`,
      ]
    }
  }
}

function explainName(name: string): readonly [FailureCode, string] {
  if (/[;=]/.test(name)) return ['separator-in-key', `contains ";" or "=", ${separator}`]
  if (!name || matches('\\p{Cc}', name)) return ['pattern', 'is not a printable name. Rename it.']
  return ['reserved-key', 'is a documented key, maybe in another case. Rename it.']
}

function holds({ required = [], properties }: SchemaCondition, members: Members): boolean {
  return (
    required.every((name) => members[name] !== undefined) &&
    Object.entries(properties).every(([name, set]) => {
      const member = members[name]
      return member === undefined || ('not' in set ? !isIn(set.not, member) : isIn(set, member))
    })
  )
}

function isIn({ enum: values }: Partial<ValueSet>, value: unknown): boolean {
  return values?.some((one) => one === value) === true
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

const separator = 'which separates keys and cannot be escaped. Remove it.'
