/**
 * Vectors of requests at the limits of what is allowed, where another language may behave differently from JavaScript.
 */
import { ExampleRunner, type Refusal } from '../../../lint/shared/example-runner.js'
import type { Command, Field, Json, Model, WireType } from '../../../model/model.js'
import { withNumbers } from '../json-file.js'
import { pathOf } from './examples.js'
import { probesOf } from './probes.js'

type JsonObject = { readonly [key: string]: Json }

interface Case {
  readonly name: string
  readonly title: string
  readonly input: Json
}

export function requestVectors(model: Model) {
  const seen = new Set<string>()
  return model.commands.flatMap((command) => {
    const runner = new ExampleRunner(command, model)
    const cases = [...wholeCases(command), ...fieldCases(command, seen), ...openCases(command, model)]
    return distinct(cases).map(({ name, title, input }) => ({
      id: `${command.id}/${name}`,
      command: command.id,
      path: pathOf(command, model),
      title,
      ...judged(runner, command, input),
    }))
  })
}

function judged(runner: ExampleRunner, command: Command, input: Json) {
  const given = withNumbers(input)
  const reasons = runner.refusals(given)
  if (reasons.length > 0) return { kind: 'refused', input, ...firstOf(reasons), reasons }
  const body = runner.encode(given)
  if (typeof body !== 'string') throw new Error(`${command.id}: an input that is accepted cannot be written.`)
  return command.channel === 'browser'
    ? { kind: 'opens', input, opens: `${command.path ?? ''}?${body}` }
    : { kind: 'sends', input, sends: body }
}

function firstOf(reasons: readonly Refusal[]) {
  return { at: reasons[0]?.at ?? '', code: reasons[0]?.code ?? '' }
}

/** Of equal inputs only the first. */
function distinct(cases: readonly Case[]): Case[] {
  const byInput = new Map<string, Case>()
  for (const one of cases) {
    const key = JSON.stringify(one.input)
    if (!byInput.has(key)) byInput.set(key, one)
  }
  return [...byInput.values()]
}

/** The inputs of the command's examples that are accepted. */
function accepted(command: Command): JsonObject[] {
  return command.examples.flatMap(({ kind, input }) => (kind !== 'refused' && isObject(input) ? [input] : []))
}

/**
 * Inputs with everything missing, with unknown members, that are not an object; and with each parameter missing in turn.
 */
function wholeCases(command: Command): Case[] {
  const [base] = accepted(command)
  if (base === undefined) return []
  const once: Case[] = [
    { name: 'notAnObject', title: 'a list in place of the request', input: [] },
    { name: 'unknownName', title: 'a name that no parameter has', input: { ...base, 'No such;name': 'x' } },
    { name: 'lineFeedInName', title: 'a line feed in a name is told as an escape', input: { ...base, 'a\nb': 'x' } },
    { name: 'numberedName', title: 'a name that may be a card number is not told', input: { ...base, x4111111: 'x' } },
    { name: 'longName', title: 'a name that may be a text is not told', input: { ...base, ['x'.repeat(51)]: 'x' } },
    { name: 'wrongAll', title: 'every value is of another type', input: mapValues(base, () => null) },
  ]
  return [
    { name: 'empty', title: 'nothing is given: all reasons at once', input: {} },
    ...(command.effect === 'money' || command.channel !== 'form' ? [] : once),
    ...withoutDeciding(command),
    ...Object.keys(base).map((name) => ({
      name: `without-${name}`,
      title: `${name} is not given`,
      input: Object.fromEntries(Object.entries(base).filter(([key]) => key !== name)),
    })),
  ]
}

/** Inputs without the field that selects the variant. */
function withoutDeciding(command: Command): Case[] {
  const { variants } = command
  if (variants === undefined) return []
  return accepted(command).map((base, index) => ({
    name: `undecided-${index + 1}`,
    title: `${variants.on} is not given, as in example ${index + 1}`,
    input: Object.fromEntries(Object.entries(base).filter(([key]) => key !== variants.on)),
  }))
}

/** A place of the input and the type that is wanted there. */
interface Place {
  readonly path: readonly (string | number)[]
  readonly type: WireType
  readonly required: boolean
}

/** Each type at the first place it has in any request, and each number of the command. */
function fieldCases(command: Command, seen: Set<string>): Case[] {
  return accepted(command).flatMap((base) =>
    placesIn(base, command.parameters).flatMap(({ path, type }) => {
      const key = `${type.name} ${command.channel}`
      if (seen.has(key)) return []
      seen.add(key)
      return probesOf(type).map(({ name, value }) => ({
        name: `${path.join('.')}-${name}`,
        title: `${path.at(-1)} is ${name.replaceAll('-', ' ')}`,
        input: withValue(base, path, value),
      }))
    }),
  )
}

function placesIn(value: Json, fields: readonly Field[], path: readonly (string | number)[] = []): Place[] {
  if (!isObject(value)) return []
  return fields.flatMap((field): Place[] => {
    const held = field.value
    if (held.kind === 'pairs' && held.flat) return placesIn(value, held.keys, path)
    const member = value[field.name]
    if (member === undefined) return []
    const at = [...path, field.name]
    switch (held.kind) {
      case 'scalar':
        return [{ path: at, type: held.type, required: field.presence === 'required' }]
      case 'pairs':
        return placesIn(member, held.keys, at)
      case 'list':
        return Array.isArray(member) ? placesIn(member[0] ?? null, held.resource.fields, [...at, 0]) : []
      default:
        return placesIn(member, held.resource.fields, at)
    }
  })
}

/** What may be said beside the documented keys of an open key-pair string, and in a list or a structure. */
function openCases(command: Command, model: Model): Case[] {
  const [base] = accepted(command)
  if (base === undefined) return []
  return command.parameters.flatMap((field): Case[] => {
    const { value, name } = field
    if (value.kind === 'list' || value.kind === 'object' || value.kind === 'base64json')
      return structureCases(base, name)
    if (value.kind !== 'pairs' || value.open === undefined) return []
    const put = (more: JsonObject): Json => (value.flat ? { ...base, ...more } : { ...base, [name]: more })
    const elsewhere = otherNames(command, model)
    return [
      { name: `${name}-none`, title: `${name} without any key`, input: put({}) },
      ...namesToTry(value.keys, elsewhere).map(([label, key]) => ({
        name: `${name}-${label}`,
        title: `a further key: ${label.replaceAll('-', ' ')}`,
        input: put({ [key]: 'x' }),
      })),
      { name: `${name}-order`, title: 'further keys keep their order', input: put({ b9: '1', a1: '2', Zz: '=3=' }) },
      { name: `${name}-number`, title: 'a further key with a number', input: put({ Seats: 2 }) },
      { name: `${name}-separator`, title: 'a further value with a semicolon', input: put({ Seats: '1;2' }) },
      { name: `${name}-control`, title: 'a further value with a line feed', input: put({ Seats: '1\n2' }) },
      {
        name: `${name}-surrogate`,
        title: 'a further value with half of a surrogate pair',
        input: put({ Seats: '\ud83d' }),
      },
      {
        name: `${name}-text`,
        title: 'a text in place of the keys',
        input: value.flat ? base : { ...base, [name]: 'a=b' },
      },
    ]
  })
}

function namesToTry(keys: readonly Field[], elsewhere: readonly string[]): [label: string, key: string][] {
  const own = keys[0]?.name ?? 'Key'
  return [
    ['a-documented-key-in-capitals', own.toUpperCase() === own ? own.toLowerCase() : own.toUpperCase()],
    ...elsewhere.map((name): [string, string] => [`named-${name}`, name]),
    ['empty-name', ''],
    ['name-with-a-line-feed', 'a\nb'],
    ['name-with-a-C1-control', 'a\u0085'],
    ['name-with-a-semicolon', 'a;b'],
    ['name-with-an-equals-sign', 'a=b'],
    ['name-with-a-space', 'a b'],
    ['name-with-other-letters', 'Ряд'],
    ['name-of-an-object', '__proto__x'],
    ['name-too-long-to-tell', `${'x'.repeat(51)};`],
  ]
}

/** Names of other messages: some of them are reserved here, and some are not. */
function otherNames(command: Command, { commands, events }: Model): string[] {
  const other = commands.find(({ family, id }) => family !== command.family && id.includes('Pay'))
  const names = [
    ...(other?.parameters ?? []).map(({ name }) => name),
    ...command.parameters.map(({ name }) => name),
    ...events.flatMap(({ fields }) => fields.map(({ name }) => name)),
  ]
  return [...new Set(names)].sort().filter((_name, index) => index % 3 === 0)
}

function structureCases(base: JsonObject, name: string): Case[] {
  const value = base[name]
  if (value === undefined) return []
  return [
    { name: `${name}-text`, title: `a text in place of ${name}`, input: { ...base, [name]: '{}' } },
    { name: `${name}-empty`, title: `${name} without any member`, input: { ...base, [name]: {} } },
    ...(isObject(value)
      ? [
          {
            name: `${name}-unknown`,
            title: `${name} with a member nobody knows`,
            input: { ...base, [name]: { ...value, X: 1 } },
          },
        ]
      : []),
    ...(isObject(value)
      ? Object.entries(value).flatMap(([key, one]) =>
          Array.isArray(one)
            ? [
                {
                  name: `${name}.${key}-none`,
                  title: `${key} without entries`,
                  input: { ...base, [name]: { ...value, [key]: [] } },
                },
                {
                  name: `${name}.${key}-text`,
                  title: `${key} with a text for an entry`,
                  input: { ...base, [name]: { ...value, [key]: ['x'] } },
                },
              ]
            : [],
        )
      : []),
  ]
}

function withValue(base: Json, [step, ...rest]: readonly (string | number)[], value: Json): Json {
  if (step === undefined) return value
  if (Array.isArray(base)) return base.map((one, index) => (index === step ? withValue(one, rest, value) : one))
  if (!isObject(base)) return base
  return { ...base, [step]: withValue(base[step] ?? null, rest, value) }
}

function mapValues(object: JsonObject, change: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
