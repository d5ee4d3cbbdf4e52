/**
 * Model to JSON Schema (draft 2020-12): requests as the caller gives them. Validators are compiled from these schemas,
 * refusals are explained by them, and they are published.
 */
import type { MessageSchema, SchemaRule } from '../../templates/validators/src/schema.js'
import { perObject } from '../lib/memo.js'
import type {
  Command,
  Field,
  Gateway,
  Model,
  RequestRule,
  Resource,
  Value,
  VariantCase,
  Variants,
  WireType,
} from '../model/model.js'
import { mayHoldSeparator, namePattern, wholeValue } from './schema-patterns.js'
import { dialect, schemaRule } from './schema-rule.js'

type Properties = Record<string, MessageSchema | false>
type Fields = readonly Field[]

/** What {@link requestSchema} reads beside the command. */
export type RequestContext = Pick<Model, 'commands' | 'commonEventFields' | 'events' | 'emissions'>

export const requestContext = perObject(
  ({ commands, commonEventFields, events, emissions }: RequestContext): readonly unknown[] => [
    commands.map(({ parameters }) => parameters.flatMap(pairKeys)),
    namesOf(commonEventFields),
    events.map(({ fields, open, emittedBy }) => ({ names: namesOf(fields), open: open !== undefined, emittedBy })),
    emissions.map(({ id, family }) => ({ id, family })),
  ],
)

function namesOf(fields: Fields): string[] {
  return fields.map(({ name }) => name)
}

/**
 * A request as the caller of the client gives it: without credentials and repetitions, the keys of a flat key-pair
 * string at the top level.
 */
export function requestSchema(command: Command, model: RequestContext): MessageSchema {
  const { fields, paired, open } = callerFields(command.parameters)
  const rules = [...variantRules(command.variants, fields), ...command.rules.flatMap(needsRule)]
  const anyOf = command.rules.flatMap((rule) =>
    rule.kind === 'anyOf' ? rule.fields.map((name) => ({ required: [name] })) : [],
  )
  return {
    $schema: dialect,
    title: `${command.typeName}Request`,
    ...objectOf(fields, paired),
    ...further(open, fields, open ? reservedAtTop(command, model) : []),
    ...(rules.length > 0 && { allOf: rules }),
    ...(anyOf.length > 0 && { anyOf }),
  }
}

/** The merchant's credentials as options of the client. Each command takes those it needs. */
export function credentialsSchema({ credentials }: Gateway): MessageSchema {
  return {
    $schema: dialect,
    title: 'Credentials',
    type: 'object',
    properties: Object.fromEntries(credentials.map(({ name, type, summary }) => [name, scalar(type, false, summary)])),
    additionalProperties: false,
  }
}

/** A structure that stands in requests, as the caller gives it. */
export function resourceSchema(resource: Resource): MessageSchema {
  return {
    $schema: dialect,
    title: resource.typeName,
    ...objectOf(resource.fields),
  }
}

export interface CallerFields {
  readonly fields: Fields
  /** Names of those whose value travels inside a key-pair string. */
  readonly paired: ReadonlySet<string>
  /** Type of further keys, when the request is an open key-pair string. */
  readonly open?: WireType | undefined
}

/** What the caller gives at the top level of a request. */
export function callerFields(parameters: Fields): CallerFields {
  const paired = new Set(parameters.flatMap(carried))
  let open: WireType | undefined
  const fields = asked(parameters).flatMap((field) => {
    if (field.value.kind !== 'pairs' || !field.value.flat) return [field]
    open ??= field.value.open
    return asked(field.value.keys)
  })
  return { fields, paired, open }
}

function asked(fields: Fields): Fields {
  return fields.filter((field) => field.from === undefined && field.same === undefined)
}

/** Top-level names that travel inside this parameter's key-pair string: its own keys when it is flat, and what it repeats. */
function carried({ value }: Field): string[] {
  if (value.kind !== 'pairs') return []
  return value.keys.flatMap((key) => key.same ?? (value.flat ? key.name : []))
}

function objectOf(fields: Fields, paired?: ReadonlySet<string>): MessageSchema {
  const given = asked(fields)
  const required = given.filter((field) => field.presence === 'required' && !field.in).map((field) => field.name)
  return {
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(
      given.map((field) => [field.name, givenField(field, paired?.has(field.name) === true)]),
    ),
    additionalProperties: false,
  }
}

function givenField({ value, summary }: Field, paired: boolean): MessageSchema {
  switch (value.kind) {
    case 'scalar':
      return scalar(value.type, paired, summary)
    case 'pairs': {
      const { keys, open } = value
      return {
        ...objectOf(keys, new Set(keys.map((key) => key.name))),
        ...further(open, asked(keys), ownNames(keys)),
      }
    }
    case 'list':
      return {
        type: 'array',
        items: objectOf(value.resource.fields),
        ...(value.atLeast !== undefined && { minItems: value.atLeast }),
      }
    default:
      return objectOf(value.resource.fields)
  }
}

/** Further keys of an open key-pair string; reserved names are compared without regard to case (S29). */
function further(open: WireType | undefined, known: Fields, reserved: readonly string[]): MessageSchema {
  if (!open) return {}
  const names = known.map((field) => field.name)
  return {
    propertyNames: { pattern: namePattern(names, reserved) },
    additionalProperties: scalar(open, true),
  }
}

/**
 * Names that custom keys of an open key-pair string must not have, compared without regard to case (S29); in lower case
 * and sorted. The documented keys are among them.
 */
export function reservedNames(command: Command, { keys, flat }: PairsValue, model: RequestContext): string[] {
  const names = flat ? reservedAtTop(command, model) : ownNames(keys)
  return [...new Set(names.map((name) => name.toLowerCase()))].sort()
}

type PairsValue = Extract<Value, { kind: 'pairs' }>

function reservedAtTop(command: Command, model: RequestContext): string[] {
  return [...ownNames(command.parameters), ...eventNames(command, model)]
}

function ownNames(fields: Fields): string[] {
  return fields.flatMap((field) => [field.name, ...(field.value.kind === 'pairs' ? ownNames(field.value.keys) : [])])
}

/**
 * Names of notification fields that a custom key, coming back in a notification, would be mistaken for. Where no event of the
 * family repeats custom keys, those are free that are keys of some request: they mean the same in both.
 */
function eventNames({ family }: Command, { commands, commonEventFields, events, emissions }: RequestContext): string[] {
  const own = new Set(emissions.filter((row) => row.family === family.name).map((row) => row.id))
  const repeating = events.filter((event) => event.open && event.emittedBy.some((row) => own.has(row)))
  const asked = new Set(commands.flatMap(({ parameters }) => parameters.flatMap(pairKeys)))
  const results = events.flatMap((event) => event.fields).filter(({ name }) => !asked.has(name.toLowerCase()))
  return [...commonEventFields, ...repeating.flatMap((event) => event.fields), ...results].map(({ name }) => name)
}

/** Names of the keys inside a key-pair string, in lower case. */
function pairKeys({ value }: Field): string[] {
  return value.kind === 'pairs' ? value.keys.map(({ name }) => name.toLowerCase()) : []
}

/** A value the caller gives. */
function scalar(type: WireType, paired: boolean, summary = type.summary): MessageSchema {
  const notes = {
    description: summary,
    ...(type.sensitive && { 'x-sensitive': type.sensitive }),
    ...((type.length ?? type.range) && {
      'x-limit': (type.length ?? type.range)?.limit ?? '',
    }),
    ...(type.advise && { 'x-advise': type.advise }),
  }
  switch (type.base) {
    case 'integer':
      return {
        type: 'integer',
        minimum: type.range?.min ?? Number.MIN_SAFE_INTEGER,
        maximum: type.range?.max ?? Number.MAX_SAFE_INTEGER,
        ...notes,
      }
    case 'boolean':
    case 'flag':
      return { type: 'boolean', ...notes }
    case 'enum':
      return {
        type: type.numeric ? 'integer' : 'string',
        enum: (type.values ?? []).map((one) => one.value),
        ...notes,
      }
    case 'decimal':
      return { type: 'string', pattern: decimalPattern(type.scale), ...notes }
    default:
      return text(type, paired, notes)
  }
}

function text(type: WireType, paired: boolean, notes: MessageSchema): MessageSchema {
  const barred = paired && mayHoldSeparator(type.pattern)
  return {
    type: 'string',
    ...(type.length?.min !== undefined && { minLength: type.length.min }),
    ...(type.length?.max !== undefined && { maxLength: type.length.max }),
    ...((type.pattern !== undefined || barred) && {
      pattern: wholeValue(type.pattern, barred),
    }),
    ...notes,
    ...(paired && { 'x-pair': true }),
  }
}

function decimalPattern(scale: number | undefined): string {
  const places = scale === 0 ? '' : `(?:\\.[0-9]{1,${scale ?? ''}})?`
  return `^(?:0|[1-9][0-9]*)${places}$`
}

function variantRules(variants: Variants | undefined, fields: Fields): SchemaRule[] {
  if (!variants) return []
  const named = variants.cases.flatMap((one) => one.values ?? [])
  const deciding = fields.find((field) => field.name === variants.on)
  const always = deciding?.presence === 'required' && !deciding.in
  return variants.cases.flatMap((one): SchemaRule[] => {
    const then = caseOf(fields, one)
    if (!then) return []
    const set = one.values ? { enum: one.values } : { not: { enum: named } }
    const words = `${one.values ? 'when' : 'unless'} ${variants.on} is ${(one.values ?? named).join(' or ')}`
    const must = one.values !== undefined || always ? { required: [variants.on] } : {}
    return [schemaRule(words, { properties: { [variants.on]: set }, ...must }, then)]
  })
}

/** What a case of the variants adds: what it needs beyond the rest, and what it excludes. */
function caseOf(fields: Fields, { name }: VariantCase): MessageSchema | undefined {
  const required: string[] = []
  const properties: Properties = {}
  for (const field of asked(fields)) {
    if (field.in && !field.in.includes(name)) {
      properties[field.name] = false
      continue
    }
    if (field.requiredIn?.includes(name) || (field.in && field.presence === 'required')) required.push(field.name)
    const inner = field.value.kind === 'pairs' ? caseOf(field.value.keys, { name, summary: '' }) : undefined
    if (inner) properties[field.name] = inner
  }
  const none = required.length === 0 && Object.keys(properties).length === 0
  return none ? undefined : { ...(required.length > 0 && { required }), properties }
}

function needsRule(rule: RequestRule): SchemaRule[] {
  if (rule.kind !== 'needs') return []
  const { field, value } = rule.when
  const condition = {
    properties: { [field]: { enum: [value] } },
    required: [field],
  }
  return [
    {
      ...schemaRule(`when ${field} is ${value}`, condition, {
        required: rule.need,
      }),
      'x-code': 'needs',
    },
  ]
}
