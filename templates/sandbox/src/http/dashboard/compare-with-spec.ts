import {
  type CommandDescriptor,
  decodeForm,
  decodePairs,
  type FieldDescriptor,
  readElement,
} from '@card-gateway/protocol'
import type { JournalEntry } from '../../world/journal.js'

/** One parameter or attribute: what the spec requires there, and what was sent. */
export interface Comparison {
  /** `PayInfo.PAN` */
  readonly name: string
  /** In words; undefined: the spec does not have it. */
  readonly expected?: string
  /** Masked; undefined: it was not sent. */
  readonly came?: string
  readonly wrong: boolean
}

type Json = Readonly<Record<string, unknown>>

/**
 * Compares a request with what the spec requires of it.
 *
 * @param schema JSON Schema of the command's request, as its validator has it
 */
export function compareRequest({ request }: CommandDescriptor, schema: unknown, entry: JournalEntry): Comparison[] {
  const came = valuesOf(entry.request, request)
  const known = compareFields(request, '', recordOf(schema), came, mentionedIn(entry))
  const names = new Set(known.map(({ name }) => name))
  const more = [...came].filter(([name]) => !names.has(name) && !request.some((field) => field.name === name))
  return [...known, ...more.map(([name, value]) => ({ name, came: value, wrong: true }))]
}

type Mentions = (name: string) => boolean

/** Whether the refusal names a parameter. */
function mentionedIn({ success, why = '' }: JournalEntry): Mentions {
  const words =
    success === 'False'
      ? new Set(why.match(/[A-Za-z0-9_.]+/g)?.map((word) => word.replace(/\.$/, '')))
      : new Set<string>()
  return (name) => words.has(name)
}

function compareFields(
  fields: readonly FieldDescriptor[],
  path: string,
  schema: Json,
  came: ReadonlyMap<string, string>,
  mentioned: Mentions,
): Comparison[] {
  const properties = recordOf(schema.properties)
  const required = Array.isArray(schema.required) ? schema.required : []
  return fields.flatMap((field) => {
    const { name, from, same, fields: inner, flat } = field
    const own = recordOf(properties[name])
    if (inner !== undefined && field.kind === 'pairs') {
      const at = `${path}${name}.`
      const some = [...came.keys()].some((key) => key.startsWith(at))
      // Keys of an optional string are required only when the string is there.
      const wanted = some || required.includes(name) || inner.some(({ from }) => from !== undefined)
      const within = compareFields(inner, at, flat ? schema : own, came, wanted ? mentioned : () => false).map((one) =>
        wanted ? one : { ...one, wrong: false },
      )
      const further = [...came].filter(([key]) => key.startsWith(at) && !within.some((one) => one.name === key))
      return [
        ...within,
        ...further.map(([key, value]) => ({
          name: key,
          came: value,
          wrong: !field.open,
          ...(field.open && { expected: 'any further key' }),
        })),
      ]
    }
    const value = came.get(path + name)
    const optional = from === undefined && same === undefined && !required.includes(name)
    const expected =
      from !== undefined
        ? `the terminal’s ${name}`
        : same !== undefined
          ? `the same as ${same}`
          : `${optional ? 'optional: ' : ''}${wordsOf(own, field)}`
    const missing = value === undefined && !optional
    const wrong = missing || (value !== undefined && (mentioned(path + name) || mentioned(name)))
    return [{ name: path + name, expected, wrong, ...(value !== undefined && { came: value }) }]
  })
}

/** The rules of a value, short. */
function wordsOf(schema: Json, { kind }: FieldDescriptor): string {
  const { description, minLength, maxLength, minimum, pattern, enum: words } = schema
  const parts: string[] = []
  if (typeof description === 'string') parts.push(description.replace(/\.$/, ''))
  if (Array.isArray(words)) parts.push(`one of ${words.join(', ')}`)
  if (typeof maxLength === 'number')
    parts.push(minLength === maxLength ? `${maxLength} characters` : `${minLength ?? 0} to ${maxLength} characters`)
  if (typeof minimum === 'number') parts.push(`at least ${minimum}`)
  if (typeof pattern === 'string' && parts.length === 0) parts.push('text')
  return parts.length === 0 ? kind : parts.join('; ')
}

/** Values of a masked body by their paths. */
function valuesOf(body: string, fields: readonly FieldDescriptor[]): Map<string, string> {
  try {
    if (body.trimStart().startsWith('{'))
      return new Map(Object.entries(recordOf(JSON.parse(body))).map(([name, value]) => [name, plain(value)]))
    const found = new Map<string, string>()
    for (const [name, value] of decodeForm(body)) {
      const field = fields.find((one) => one.name === name)
      if (field?.kind !== 'pairs') found.set(name, value)
      else for (const [key, inner] of pairsOf(value)) found.set(`${name}.${key}`, inner)
    }
    return found
  } catch {
    return new Map()
  }
}

/** A string that could not be read is shown whole, under no name. */
function pairsOf(text: string): (readonly [string, string])[] {
  try {
    return decodePairs(text)
  } catch {
    return [['', text]]
  }
}

/** Compares an answer with what the spec says of this outcome. */
export function compareReply({ reply }: CommandDescriptor, { reply: body, success }: JournalEntry): Comparison[] {
  if (reply === undefined || body === undefined) return []
  const came = attributesOf(body)
  const cameAs = (name: string) => (came.has(name) ? { came: came.get(name) ?? '' } : {})
  const outcome = { name: 'Success', expected: reply.outcomes.join(', '), wrong: false, ...cameAs('Success') }
  const attributes = reply.attributes
    .filter(({ in: outcomes }) => outcomes === undefined || outcomes.some((outcome) => outcome === success))
    .map(({ name, kind, echo, essential }) => ({
      name,
      expected: echo ? 'repeats the request' : kind,
      wrong: essential === true && !came.has(name),
      ...cameAs(name),
    }))
  const known: Comparison[] = [outcome, ...attributes]
  const names = new Set(known.map(({ name }) => name))
  return [
    ...known,
    ...[...came].filter(([name]) => !names.has(name)).map(([name, value]) => ({ name, came: value, wrong: false })),
  ]
}

function attributesOf(body: string): Map<string, string> {
  try {
    if (body.startsWith('{'))
      return new Map(Object.entries(recordOf(JSON.parse(body))).map(([name, value]) => [name, plain(value)]))
    return new Map(Object.entries(readElement(body)?.attributes ?? {}))
  } catch {
    return new Map()
  }
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

function recordOf(value: unknown): Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}
}
