/**
 * A message's schema in the vocabulary its check is compiled in: what JSON Schema says of one text, one number or the
 * names of an object in several keywords is one test here, without what only explains.
 */
import type { MessageSchema, SchemaCondition } from '../../../templates/validators/src/schema.js'

export interface TunedSchema {
  readonly type?: 'object' | 'array' | 'boolean'
  readonly required?: readonly string[]
  /** Members that must be there: what checks them refuses what is absent too. */
  readonly always?: { readonly [name: string]: TunedSchema }
  readonly properties?: { readonly [name: string]: TunedSchema | false }
  readonly items?: TunedSchema
  readonly minItems?: number
  /** A text that matches; the empty pattern matches any. */
  readonly text?: string
  /** A whole number between the two. */
  readonly whole?: readonly [number, number]
  /** One of these. */
  readonly among?: readonly (string | number | boolean)[]
  readonly bigint?: true
  /** Names besides `known` must match, and their values too; without a pattern there must be none. */
  readonly further?: Further
  /** Consequences, each under the condition of the same index. */
  readonly rules?: readonly TunedSchema[]
  readonly conditions?: readonly SchemaCondition[]
  /** At least one of these sets of names must be given. */
  readonly someOf?: readonly (readonly string[])[]
}

export interface Further {
  readonly known: readonly string[]
  readonly names?: string
  readonly values?: TunedSchema
}

export function tune(schema: MessageSchema): TunedSchema {
  if (schema.enum) return { among: schema.enum }
  if (schema['x-type'] === 'bigint') return { bigint: true }
  switch (schema.type) {
    case 'string':
      return { text: foldLength(schema) }
    case 'integer':
      return {
        whole: [schema.minimum ?? Number.NEGATIVE_INFINITY, schema.maximum ?? Number.POSITIVE_INFINITY],
      }
    case 'boolean':
      return { type: 'boolean' }
    case 'array':
      return {
        type: 'array',
        ...(schema.minItems !== undefined && { minItems: schema.minItems }),
        ...(schema.items && { items: tune(schema.items) }),
      }
    default:
      return tuneObject(schema)
  }
}

function tuneObject(schema: MessageSchema): TunedSchema {
  const { allOf, anyOf } = schema
  const members = tuneMembers(schema)
  const further = tuneFurther(schema)
  return {
    ...(schema.type === 'object' && { type: 'object' }),
    ...members,
    ...(further && { further }),
    ...(allOf && {
      rules: allOf.map((rule) => tune(rule.then)),
      conditions: allOf.map((rule) => rule.if),
    }),
    ...(anyOf && { someOf: anyOf.map((one) => one.required) }),
  }
}

function tuneMembers({ required = [], properties = {} }: MessageSchema): TunedSchema {
  const always: Record<string, TunedSchema> = {}
  const optional: Record<string, TunedSchema | false> = {}
  for (const [name, property] of Object.entries(properties)) {
    const tuned = property && tune(property)
    if (tuned && required.includes(name) && refusesAbsence(property)) always[name] = tuned
    else optional[name] = tuned
  }
  const bare = required.filter((name) => !(name in always))
  return {
    ...(bare.length > 0 && { required: bare }),
    ...(Object.keys(always).length > 0 && { always }),
    ...(Object.keys(optional).length > 0 && { properties: optional }),
  }
}

function refusesAbsence(schema: MessageSchema): boolean {
  return schema.type !== undefined || schema.enum !== undefined || schema['x-type'] !== undefined
}

function tuneFurther({ properties, propertyNames, additionalProperties }: MessageSchema): Further | undefined {
  if (additionalProperties === undefined) return undefined
  return {
    known: Object.keys(properties ?? {}),
    ...(propertyNames && { names: propertyNames.pattern }),
    ...(additionalProperties && { values: tune(additionalProperties) }),
  }
}

/**
 * The pattern of a text with its length folded in: `^[0-9]*$` of 12 to 19 characters is `^[0-9]{12,19}$`. With the flag
 * `u` a regular expression counts code points, as the limits do (S11).
 */
export function foldLength({ pattern, minLength = 0, maxLength }: MessageSchema): string {
  if (minLength === 0 && maxLength === undefined) return pattern ?? ''
  if (pattern !== undefined && minLength === maxLength && everyMatchHas(minLength, pattern)) return pattern
  const times = quantifier(minLength, maxLength)
  const repeated = /^\^(\[(?:[^\]\\]|\\.)*\])\*\$$/.exec(pattern ?? '^[^]*$')
  return repeated ? `^${repeated[1]}${times}$` : `^(?=[^]${times}$)${pattern?.slice(1)}`
}

/** Whether a pattern of plain alternatives, such as `^(?:0[1-9]|1[0-2])$`, settles the length by itself. */
function everyMatchHas(length: number, pattern: string): boolean {
  const alternatives = /^\^\(\?:([\w|[\]-]*)\)\$$/.exec(pattern)?.[1]
  return alternatives?.split('|').every((one) => one.replace(/\[[^\]]*\]/g, '?').length === length) === true
}

function quantifier(min: number, max: number | undefined): string {
  if (max === undefined) return min === 1 ? '+' : `{${min},}`
  return min === max ? `{${min}}` : `{${min},${max}}`
}
