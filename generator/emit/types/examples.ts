/** Examples in docstrings. What they show comes from the spec's own examples, and the tests compile each of them. */
import { perObject } from '../../lib/memo.js'
import type { Command, Field, Json, Outcome, Resource, VariantCase } from '../../model/model.js'
import { callerFields } from '../../projections/request-schema.js'
import type { Property } from '../print/declarations.js'
import { literal, propertyName } from '../print/literal.js'

export type Values = Readonly<Record<string, Json>>

/** The paragraph of a docstring that shows some lines of code. */
export function example(...lines: readonly string[]): string {
  return ['@example', '```ts', ...lines, '```'].join('\n')
}

/** `const request: ApiPayRequest = { … }` */
export function constant(name: string, type: string, value: unknown): string {
  const head = `const ${name}: ${type} = `
  return example(`${head}${literal(value, head.length + 8)}`)
}

/** `const show = (reply: ApiPayReplyBase) => reply.OrderId`: reads the first property that may be shown. */
export function reading(name: string, type: string, properties: readonly Property[]): string {
  const [first] = properties.filter(({ doc }) => !doc?.some((text) => text.includes('Hidden in errors')))
  const shown = first ?? properties[0]
  return example(`const show = (${name}: ${type}) => ${shown === undefined ? name : member(name, shown.name)}`)
}

/** A value as the spec's examples have it, or else how one is read. */
export function shownOr(value: Json | undefined, name: string, type: string, properties: readonly Property[]): string {
  return value === undefined ? reading(name, type, properties) : constant(name, type, value)
}

/** `reply.OrderId`, or `reply['order id']`. */
export function member(object: string, name: string): string {
  const key = propertyName(name)
  return key === name ? `${object}.${name}` : `${object}[${key}]`
}

/** The input of the first valid example, of one variant if it is given. */
export function inputOf(command: Command, among?: VariantCase): Values {
  return inputs(command).find((input) => among === undefined || isOf(command, among, input)) ?? {}
}

/** What the examples give for one parameter. */
export function partOf(command: Command, name: string): Json {
  return inputs(command).find((input) => input[name] !== undefined)?.[name] ?? {}
}

/** Those of the members that have these names. */
export function only(input: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name)))
}

/** What the gateway answers in the first example of an outcome, decoded. */
export function answerOf({ examples }: Command, outcome: Outcome): Json | undefined {
  return examples.flatMap((each) => (each.kind === 'call' && each.outcome === outcome ? [each.gives] : []))[0]
}

/** The first value of a structure that the examples of these commands give or are given. */
export function exampleOf({ typeName }: Resource, commands: readonly Command[]): Json | undefined {
  for (const command of commands) {
    const found = structuresOf(command).get(typeName)
    if (found !== undefined) return found
  }
  return undefined
}

/** The first value of each structure in the examples of a command, by the name of its type. */
const structuresOf = perObject((command: Command): ReadonlyMap<string, Json> => {
  const found = new Map<string, Json>()
  const { fields } = callerFields(command.parameters)
  for (const input of inputs(command)) collect(fields, input, found)
  for (const answer of answers(command)) collect(command.reply?.attributes ?? [], answer, found)
  return found
})

function collect(fields: readonly Pick<Field, 'name' | 'value'>[], of: Values, found: Map<string, Json>): void {
  for (const { name, value } of fields) {
    const one = of[name]
    const parts = one === undefined ? [] : Array.isArray(one) ? one : [one]
    const [first] = parts
    if ('resource' in value && first !== undefined && !found.has(value.resource.typeName))
      found.set(value.resource.typeName, first)
    const within = 'resource' in value ? value.resource.fields : value.kind === 'pairs' ? value.keys : []
    for (const part of parts) collect(within, values(part), found)
  }
}

function answers({ examples }: Command): readonly Values[] {
  return examples.flatMap((each) => (each.kind === 'call' ? [values(each.gives)] : []))
}

/** What the gateway answers first at this place, within elements within elements. */
export function elementOf(command: Command, path: readonly string[]): Json | undefined {
  const found = path.reduce<readonly Json[]>(
    (parts, name) => parts.flatMap((part) => values(part)[name] ?? []),
    answers(command),
  )
  return found[0]
}

function inputs({ examples }: Command): readonly Values[] {
  return examples
    .filter(({ kind }) => kind === 'call' || kind === 'opens')
    .map((each) => ('input' in each ? values(each.input) : {}))
}

function isOf({ variants }: Command, { values: own }: VariantCase, input: Values): boolean {
  const value = variants && input[variants.on]
  if (typeof value !== 'string' && typeof value !== 'number') return false
  const others = variants?.cases.flatMap((each) => each.values ?? []) ?? []
  return own === undefined ? !others.includes(value) : own.includes(value)
}

/** An object as it is, of anything else no members. */
export function values(value: Json): Values {
  return isValues(value) ? value : {}
}

function isValues(value: Json): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
