/** JSON Schemas (draft 2020-12) of decoded replies and notifications. */

import type { Extra } from '../../templates/protocol/src/elements.js'
import type { ErrorInfo } from '../../templates/protocol/src/error-info.js'
import type { MessageSchema, SchemaCondition, SchemaRule, SchemaType } from '../../templates/validators/src/schema.js'
import type {
  Attribute,
  Child,
  Command,
  EventType,
  Field,
  Frame,
  Outcome,
  Reply,
  Resource,
  Value,
  WireType,
} from '../model/model.js'
import type { EventFrame } from './event-frame.js'
import { outcomesOf } from './outcomes.js'
import { dialect, schemaRule } from './schema-rule.js'
import { valueSchema } from './value-schema.js'

type Fields = readonly Field[]

/** A reply as the client gives it. Lengths and patterns bind the sender only: what is received is never refused for them (C12). */
export function replySchema({ typeName }: Pick<Command, 'typeName'>, reply: Reply, frame: Frame): MessageSchema {
  const members = [...reply.attributes, ...reply.children]
  return {
    $schema: dialect,
    title: `${typeName}Reply`,
    type: 'object',
    required: [frame.outcome],
    properties: {
      [frame.outcome]: { type: 'string', enum: reply.outcomes },
      ...Object.fromEntries(reply.attributes.map((one) => [one.name, received(one)])),
      ...Object.fromEntries(reply.children.map((one) => [one.name, receivedChild(one)])),
      error: errorInfo,
      extra: extraSchema,
    },
    additionalProperties: false,
    allOf: reply.outcomes.map((outcome) => outcomeRule(outcome, members, frame)),
  }
}

/** A notification as it is decoded. Open maps keep their further keys, which are texts. */
export function eventSchema(event: EventType, { common, nameField }: EventFrame): MessageSchema {
  const fields = [...common, ...event.fields]
  const required = fields.filter((field) => field.presence === 'required').map((field) => field.name)
  return {
    $schema: dialect,
    title: event.name,
    type: 'object',
    required: [...new Set([nameField, ...required])],
    properties: {
      ...Object.fromEntries(fields.map((field) => [field.name, received(field)])),
      [nameField]: { type: 'string', enum: [event.name] },
    },
  }
}

/** A structure of an answer. */
export function receivedResourceSchema({ typeName, fields }: Resource): MessageSchema {
  return { $schema: dialect, title: typeName, ...receivedObject(fields) }
}

function outcomeRule(outcome: Outcome, members: readonly (Attribute | Child)[], frame: Frame): SchemaRule {
  const fails = outcomesOf('failure', frame).includes(outcome)
  const foreign = members.filter((one) => one.in && !one.in.includes(outcome)).map((one) => one.name)
  const essential = members.filter((one) => isAlwaysThere(one) && !foreign.includes(one.name))
  const required = [...essential.map((one) => one.name), ...(fails ? ['error'] : [])]
  const condition: SchemaCondition = {
    properties: { [frame.outcome]: { enum: [outcome] } },
    required: [frame.outcome],
  }
  const absent = [...foreign, ...(fails ? [] : ['error'])]
  return schemaRule(`when ${frame.outcome} is ${outcome}`, condition, {
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(absent.map((name) => [name, false])),
  })
}

/**
 * Required members: those without which the decoder refuses an answer, and lists of repeated children, which it always
 * creates.
 */
function isAlwaysThere(member: Attribute | Child): boolean {
  return 'essential' in member ? member.essential : member.list
}

function received({ value }: { readonly value: Value }): MessageSchema {
  return valueSchema(value, { scalar: receivedScalar, object: receivedObject })
}

function receivedObject(fields: Fields): MessageSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, described(field)])),
  }
}

function described(field: Field): MessageSchema {
  return { ...received(field), description: field.summary }
}

function receivedChild(child: Child): MessageSchema {
  const item: MessageSchema = {
    type: 'object',
    properties: {
      ...Object.fromEntries(child.attributes.map((one) => [one.name, received(one)])),
      ...Object.fromEntries(child.children.map((one) => [one.name, receivedChild(one)])),
    },
  }
  return child.list ? { type: 'array', items: item } : item
}

function receivedScalar(type: WireType): MessageSchema {
  const sensitive = type.sensitive && { 'x-sensitive': type.sensitive }
  if (type.base === 'raw') return { ...sensitive }
  if (type.base === 'timestamp') return { ...timestamp, ...sensitive }
  if (type.base === 'ticks') return { 'x-type': 'bigint', ...sensitive }
  return { type: receivedType(type), ...sensitive }
}

function receivedType(type: WireType): SchemaType {
  switch (type.base) {
    case 'integer':
      return 'integer'
    case 'boolean':
    case 'flag':
      return 'boolean'
    default:
      return type.numeric ? 'integer' : 'string'
  }
}

/** Wall-clock parts and the raw text; an impossible date has the raw text only (S71). */
const timestamp: MessageSchema = {
  type: 'object',
  required: ['raw'],
  properties: {
    raw: { type: 'string' },
    ...Object.fromEntries(
      ['year', 'month', 'day', 'hour', 'minute', 'second'].map((part) => [part, { type: 'integer' }]),
    ),
  },
}

/** `ErrorInfo` of the protocol package: made by its table, so only its presence is in question. */
const errorInfo: MessageSchema = {
  type: 'object',
  required: ['meaning', 'known', 'fault', 'repeat', 'advice'] satisfies (keyof ErrorInfo)[],
  properties: { advice: { type: 'object', required: ['payer', 'merchant'] } },
}

/** `Extra` of the protocol package. */
const extraSchema: MessageSchema = {
  type: 'object',
  required: ['attributes', 'children'] satisfies (keyof Extra)[],
}
