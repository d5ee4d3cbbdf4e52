import { hint } from '../lib/did-you-mean.js'
import { isRecord } from '../lib/records.js'
import type { ConfigSchema } from './settings-schema.js'

/**
 * The rules of a schema that a value breaks, one sentence each: where, and what is required there. Values are never
 * repeated.
 */
export function breaches(schema: ConfigSchema, value: unknown, at = ''): string[] {
  const here = at === '' ? 'The file' : at
  const types = schema.type === undefined ? [] : [schema.type].flat()
  if (types.length > 0 && !types.some((type) => isOf(type, value)))
    return [`${here}: must be of type ${types.join(' or ')}.`]
  if (typeof value === 'string') return breachesOfText(schema, value, here)
  if (typeof value === 'number') return breachesOfNumber(schema, value, here)
  if (Array.isArray(value)) {
    if (value.length < (schema.minItems ?? 0)) return [`${here}: must have ${schema.minItems} or more entries.`]
    const { items } = schema
    return items === undefined ? [] : value.flatMap((item, index) => breaches(items, item, `${at}[${index}]`))
  }
  return isRecord(value) ? breachesOfMembers(schema, value, at) : []
}

function breachesOfText({ enum: words, pattern, minLength = 0 }: ConfigSchema, value: string, here: string): string[] {
  if (words !== undefined && !words.includes(value)) return [`${here}: must be one of ${words.join(', ')}.`]
  if (pattern !== undefined && !new RegExp(pattern).test(value)) return [`${here}: must match ${pattern}.`]
  return value.length < minLength ? [`${here}: must not be empty.`] : []
}

function breachesOfNumber(
  { minimum = -Infinity, maximum = Infinity }: ConfigSchema,
  value: number,
  here: string,
): string[] {
  if (value < minimum) return [`${here}: must be ${minimum} or more.`]
  return value > maximum ? [`${here}: must be ${maximum} or less.`] : []
}

function breachesOfMembers(schema: ConfigSchema, value: Readonly<Record<string, unknown>>, at: string): string[] {
  const { properties = {}, required = [], additionalProperties } = schema
  const path = (name: string) => (at === '' ? name : `${at}.${name}`)
  const missing = required.filter((name) => value[name] === undefined).map((name) => `${path(name)} is missing.`)
  const wrong = Object.entries(value).flatMap(([name, member]) => {
    const own = Object.hasOwn(properties, name) ? properties[name] : additionalProperties
    if (own === false)
      return [
        `${path(shown(name))}: there is no such ${at.startsWith('rows.') ? 'member' : 'setting'}${hint(name, Object.keys(properties))}`,
      ]
    return own === undefined ? [] : breaches(own, member, path(name))
  })
  return [...missing, ...wrong]
}

/** Names from outside may be long. */
function shown(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60)}…` : name
}

function isOf(type: string, value: unknown): boolean {
  switch (type) {
    case 'object':
      return isRecord(value)
    case 'array':
      return Array.isArray(value)
    case 'integer':
      return Number.isSafeInteger(value)
    case 'number':
      return typeof value === 'number' && Number.isFinite(value)
    default:
      return typeof value === type
  }
}
