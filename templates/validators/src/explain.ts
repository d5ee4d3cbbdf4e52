import { closest } from './closest.js'
import { type Path, type Reason, reason } from './failure.js'
import { isMembers, kindOf, type Members } from './kinds.js'
import type { MessageSchema, SchemaCondition, SchemaRule } from './schema.js'
import { showName } from './show-name.js'

/** Adds what is wrong with a value to what was found before. */
export type Probe<Value = unknown> = (value: Value, found: Reason[]) => void

/**
 * Prepares to say every rule of a schema that a refused value breaks, in the schema's order. What is said most often,
 * of texts and of what is missing, is made once, here.
 *
 * @param rule the rule whose consequence the schema is
 */
export function probeOf(schema: MessageSchema, path: Path = [], rule?: SchemaRule): Probe {
  const { enum: values, type = schema['x-type'] } = schema
  const text = textProbe(schema, path)
  const members = membersProbe(schema, path, rule)
  return (value, found) => {
    const kind = kindOf(value)
    if (type && kind !== type) {
      const words =
        type === 'integer' && kind === 'number' ? 'must be a whole number.' : `must be of type ${type}, not ${kind}.`
      found.push(reason(schema, path, 'type', words))
    } else if (values && !isIn(schema, value)) {
      found.push(reason(schema, path, 'one-of', `must be one of ${values.join(', ')}.`))
    } else if (typeof value === 'string') text(value, found)
    else if (typeof value === 'number') probeNumber(schema, path, value, found)
    else if (Array.isArray(value)) probeList(schema, path, value, found)
    else if (isMembers(value)) members(value, found)
  }
}

function textProbe(schema: MessageSchema, path: Path): Probe<string> {
  const { minLength = 0, maxLength = 1e9, pattern = '^', 'x-pair': pair } = schema
  const form = new RegExp(pattern, 'u')
  const short = reason(schema, path, 'too-short', `must have ${minLength} or more characters.`)
  const long = reason(schema, path, 'too-long', `must have ${maxLength} or fewer characters.`)
  const odd = reason(schema, path, 'pattern', 'is not in the right form.')
  const torn = reason(schema, path, 'separator-in-value', separator)
  return (text, found) => {
    // Code points are counted only where there are fewer than code units: a copy of every text would take half of the time.
    const length = halfOfTwo.test(text) ? [...text.slice(0, maxLength * 2 + 1)].length : text.length
    if (length < minLength) found.push(short)
    if (length > maxLength) found.push(long)
    if (form.test(text)) return
    if (pair && text.includes(';')) found.push(torn)
    else if (length >= minLength) found.push(odd)
  }
}

function probeNumber(schema: MessageSchema, path: Path, number: number, found: Reason[]): void {
  const { minimum = number, maximum = number } = schema
  if (number < minimum) found.push(reason(schema, path, 'too-small', `must be ${minimum} or more.`))
  if (number > maximum) found.push(reason(schema, path, 'too-large', `must be ${maximum} or less.`))
}

function probeList(schema: MessageSchema, path: Path, list: readonly unknown[], found: Reason[]): void {
  const { items, minItems = 0 } = schema
  if (list.length < minItems) found.push(reason(schema, path, 'too-few', `must have ${minItems} or more entries.`))
  if (items) for (const [index, item] of list.entries()) probeOf(items, [...path, index])(item, found)
}

function membersProbe(schema: MessageSchema, path: Path, rule?: SchemaRule): Probe<Members> {
  const { properties = {}, required = [], allOf = [], anyOf } = schema
  const when = rule ? ` ${rule['x-when']}` : ''
  const names = [...new Set([...Object.keys(properties), ...required])]
  const probes = names.map((name): Probe<Members> => {
    const property = properties[name] ?? {}
    const at = [...path, name]
    const missing =
      required.includes(name) && reason(property || {}, at, rule?.['x-code'] ?? 'required', `is required${when}.`)
    const probe: Probe = property
      ? probeOf(property, at, rule)
      : (_member, found) => found.push(reason({}, at, 'unknown-field', `does not belong here${when}. Remove it.`))
    return (members, found) => {
      const member = members[name]
      if (member !== undefined) probe(member, found)
      else if (missing) found.push(missing)
    }
  })
  const rules = allOf.map((one) => [one.if, probeOf(one.then, path, one)] as const)
  const some = anyOf?.flatMap((one) => one.required)
  return (members, found) => {
    for (const probe of probes) probe(members, found)
    probeUnknown(schema, path, members, names, found)
    for (const [condition, probe] of rules) if (holds(condition, members)) probe(members, found)
    if (some?.every((name) => members[name] === undefined)) {
      found.push(reason(schema, path, 'any-of', `needs at least one of ${some.join(', ')}.`))
    }
  }
}

/** Members beyond the documented ones: a mistake, or further keys of an open key-pair string. */
function probeUnknown(
  { propertyNames, additionalProperties: further }: MessageSchema,
  path: Path,
  members: Members,
  names: readonly string[],
  found: Reason[],
): void {
  for (const name in members) {
    if (further === undefined || names.includes(name) || members[name] === undefined) continue
    const shown = showName(name)
    const at = [...path, shown]
    if (further) {
      if (propertyNames && !new RegExp(propertyNames.pattern, 'u').test(name)) {
        found.push(nameRefusal(name, at))
      }
      probeOf(further, at)(members[name], found)
    } else {
      const meant = closest(shown, names)
      const words = meant ? `Did you mean ${meant}?` : `Known: ${names.join(', ')}.`
      found.push(reason({}, at, 'unknown-field', `is not known here. ${words}`))
    }
  }
}

/** What is wrong with the name of a further key. */
function nameRefusal(name: string, at: Path): Reason {
  if (/[;=]/.test(name)) return reason({}, at, 'separator-in-key', separator)
  if (!/^[ -~\xa0-\uffff]+$/.test(name)) return reason({}, at, 'pattern', 'is empty or not printable. Rename it.')
  return reason({}, at, 'reserved-key', 'is reserved, whatever its case. Rename it.')
}

function holds({ required, properties }: SchemaCondition, members: Members): boolean {
  return Object.entries(properties).every(([name, set]) => {
    const member = members[name]
    if (member === undefined) return !required?.includes(name)
    return 'not' in set ? !isIn(set.not, member) : isIn(set, member)
  })
}

function isIn({ enum: values }: { readonly enum?: readonly unknown[] }, value: unknown): boolean {
  return values?.includes(value) === true
}

/** Of a character that takes two code units. */
const halfOfTwo = /[\ud800-\udbff]/

const separator = 'contains ";" (or "=" in its name), which separates keys. Remove it.'
