/** What a docstring says about a field: its meaning, its limits in words, and where that is known from. */
import type { Attribute, Bounds, Documented, Field, Value, WireType } from '../../model/model.js'
import type { Doc } from '../print/declarations.js'

/** Docstring of a field the merchant gives. `notes` are sentences of the place it stands in. */
export function givenDoc(field: Field, notes: readonly string[] = []): Doc {
  const unsaid = field.presence === 'not-shown' ? ['Whether it is required is not stated, so it may be left out.'] : []
  return valueDoc(field, field.value, [...valueRules(field.value), ...unsaid, ...notes])
}

/** Docstring of a field the gateway sends: it is read whatever its length. */
export function receivedDoc(field: Field): Doc {
  return valueDoc(field, field.value, [])
}

/** Docstring of a reply attribute. */
export function attributeDoc(attribute: Attribute): Doc {
  return valueDoc(attribute, attribute.value, echoNotes(attribute.echo))
}

function echoNotes(echo: Attribute['echo']): string[] {
  if (echo === false) return []
  const { absent, when } = echo === true ? {} : echo
  const only = when === undefined ? '' : ` when ${when.field} is ${when.value}`
  return [`Equals the request's${only}${absent === undefined ? '' : `; ${absent} when that has none`}.`]
}

/** Docstring of anything documented that is not a field. */
export function documentedDoc(thing: Documented, ...further: readonly string[]): Doc {
  return [[thing.summary, thing.description].filter(Boolean).join(' '), ...further, provenance([thing])]
}

function valueDoc(thing: Documented, value: Value, notes: readonly string[]): Doc {
  const type = value.kind === 'scalar' ? value.type : undefined
  const meaning = thing.summary === '' ? (type?.summary ?? '') : thing.summary
  const words = [meaning, thing.description, ...notes]
  const hidden = type && masking(type)
  return [[...words, hidden].filter(Boolean).join(' '), provenance(type ? [thing, type] : [thing])]
}

function valueRules(value: Value): string[] {
  switch (value.kind) {
    case 'scalar':
      return typeRules(value.type)
    case 'list':
      return value.atLeast === undefined ? [] : [`At least ${value.atLeast}.`]
    default:
      return []
  }
}

/** Length, range, places and alphabet of a scalar, a sentence each. */
export function typeRules(type: WireType): string[] {
  const rules: string[] = []
  if (type.length)
    rules.push(`${sentence(bounds(type.length))} ${type.length.unit === 'digits' ? 'digits' : 'characters'}.`)
  if (type.range) rules.push(`${sentence(range(type.range))}.`)
  if (type.scale !== undefined) rules.push(`At most ${type.scale} digits after the point.`)
  if (type.says !== undefined) rules.push(type.says)
  if (type.advise) rules.push(type.advise.message)
  return rules
}

function bounds({ min, max }: Bounds): string {
  if (min !== undefined && min === max) return `exactly ${min}`
  if (max === undefined) return `at least ${min ?? 0}`
  return min === undefined ? `up to ${max}` : `${min} to ${max}`
}

function range({ min, max }: Bounds): string {
  if (max === undefined || max >= Number.MAX_SAFE_INTEGER) return `at least ${min ?? 0}`
  return bounds({ ...(min === undefined ? {} : { min }), max, limit: '' })
}

function masking(type: WireType): string | undefined {
  if (type.sensitive === undefined) return undefined
  return type.sensitive === 'pan'
    ? 'Shown with its first six and last four digits only.'
    : 'Hidden in errors, traces and logs.'
}

/** Sources in one line: `Source: Resources and their fields, Payment; decisions S10, C10.` */
export function provenance(things: readonly Documented[]): string {
  const source = things.find((thing) => thing.source !== undefined)?.source
  const decided = [...new Set(things.flatMap((thing) => thing.decided))]
  const decisions = decided.length === 0 ? '' : `decision${decided.length === 1 ? '' : 's'} ${decided.join(', ')}`
  if (source === undefined) return decisions === '' ? '' : `By ${decisions}.`
  return `Source: ${source}${decisions === '' ? '' : `; ${decisions}`}.`
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
