/** The schemas as they are published: named, with portable patterns, and of what the vectors hold. */
import type { MessageSchema } from '../../../templates/validators/src/schema.js'
import type { Command, EventType, Field, Frame, Json, Model, Reply, Resource } from '../../model/model.js'
import type { EventFrame } from '../../projections/event-frame.js'
import { eventSchema, receivedResourceSchema, replySchema } from '../../projections/received-schema.js'
import { requestSchema, reservedNames, resourceSchema } from '../../projections/request-schema.js'
import { schemaRule } from '../../projections/schema-rule.js'
import { wireSchema } from '../../projections/wire-schema.js'
import { idOf } from './ids.js'
import { freeName, withPortablePatterns } from './portable.js'

type JsonObject = { readonly [key: string]: unknown }

/** A request as the caller gives it. */
export function publishedRequest(command: Command, model: Model): JsonObject {
  const schema = requestSchema(command, model)
  const open = command.parameters.filter(isOpen)
  return published(`${stemOf(command)}.request`, {
    ...schema,
    ...namesOf(
      open.find(({ value }) => value.flat),
      schema,
      command,
      model,
    ),
    properties: Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => {
        const pairs = open.find((field) => field.name === name && !field.value.flat)
        return [name, property && { ...property, ...namesOf(pairs, property, command, model) }]
      }),
    ),
  })
}

/** A request as it travels. */
export function publishedWire(command: Command): JsonObject {
  return published(`${stemOf(command)}.wire`, wireSchema(command))
}

/** A reply as it is decoded. What an implementation tells of an error beside its code is its own. */
export function publishedReply(command: Command, reply: Reply, frame: Frame): JsonObject {
  const schema = replySchema(command, reply, frame)
  return published(`${stemOf(command)}.reply`, {
    ...schema,
    properties: { ...schema.properties, error: derived(frame.reason) },
    allOf: schema.allOf?.map((rule) => schemaRule(rule['x-when'], rule.if, withoutError(rule.then))),
  })
}

function derived(reason: string): JsonObject {
  return { type: 'object', description: `What an implementation knows of ${reason}. Vectors leave it out.` }
}

function withoutError({ required, ...then }: MessageSchema): MessageSchema {
  const others = required?.filter((name) => name !== 'error') ?? []
  return { ...(others.length > 0 && { required: others }), ...then }
}

/** A notification as it is decoded. */
export function publishedEvent(event: EventType, frame: EventFrame): JsonObject {
  const schema = eventSchema(event, frame)
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => [
    name,
    property && property['x-type'] === 'bigint' ? ticks : property,
  ])
  return published(`events/${event.name}`, { ...schema, properties: Object.fromEntries(properties) })
}

/** JSON numbers do not carry a tick count exactly. */
const ticks = { type: 'string', pattern: '^[0-9]{1,19}$', 'x-type': 'ticks' }

/** A structure inside of requests or answers. */
export function publishedResource(resource: Resource, given: boolean): JsonObject {
  const schema = given ? resourceSchema(resource) : receivedResourceSchema(resource)
  return published(`resources/${resource.typeName}`, schema)
}

/** Where the schemas of a command stand, below `json-schema/`. */
export function stemOf({ family, localId }: Command): string {
  return `${family.name}/${localId}`
}

function published(name: string, { $schema, ...schema }: JsonObject | MessageSchema): JsonObject {
  return { $schema, $id: idOf(name), ...withPortablePatterns(schema) }
}

type Pairs = Field & { readonly value: Extract<Field['value'], { kind: 'pairs' }> }

function isOpen(field: Field): field is Pairs {
  return field.value.kind === 'pairs' && field.value.open !== undefined
}

/** Names beside the documented ones, without lookahead, which not every engine has. */
function namesOf(pairs: Pairs | undefined, schema: MessageSchema, command: Command, model: Model): JsonObject {
  if (pairs === undefined) return {}
  const reserved = reservedNames(command, pairs.value, model)
  const known: Json = Object.keys(schema.properties ?? {})
  return {
    propertyNames: {
      anyOf: [{ enum: known }, { pattern: freeName, not: { pattern: `^(?:${reserved.map(inAnyCase).join('|')})$` } }],
    },
    'x-reserved': reserved,
  }
}

/** `checksum` as a pattern of that word in any case. */
function inAnyCase(name: string): string {
  return name.replace(/[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)
}
