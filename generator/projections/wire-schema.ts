/** Model to JSON Schema (draft 2020-12): requests as they travel, for authors of clients in other languages. */

import type { Command, Field, Json, Resource, WireType } from '../model/model.js'
import { wholeValue } from './schema-patterns.js'
import { dialect } from './schema-rule.js'

type JsonObject = { readonly [key: string]: Json }

/**
 * A request on the wire. Form parameters are texts; `x-pairs` is the schema of a key-pair string's keys, and a Base64
 * document has its schema in `contentSchema`. What holds only in some variants is told by the caller's schema alone.
 */
export function wireSchema(command: Command): JsonObject {
  const shape = command.channel === 'json' ? jsonObject : formObject
  return {
    $schema: dialect,
    title: `${command.typeName} on the wire`,
    ...shape(command.parameters),
  }
}

function formObject(fields: readonly Field[], open?: WireType): JsonObject {
  return objectOf(fields, formValue, open ? formScalar(open) : false)
}

function jsonObject(fields: readonly Field[]): JsonObject {
  return objectOf(fields, jsonValue, false)
}

function objectOf(fields: readonly Field[], value: (field: Field) => JsonObject, further: Json): JsonObject {
  const sent = fields.filter((field) => !field.clientOnly)
  const required = sent.filter((field) => field.presence === 'required' && !field.in)
  return {
    type: 'object',
    required: required.map((field) => field.name),
    properties: Object.fromEntries(sent.map((field) => [field.name, described(field, value(field))])),
    additionalProperties: further,
  }
}

function described({ summary, value }: Field, schema: JsonObject): JsonObject {
  const sensitive = value.kind === 'scalar' ? value.type.sensitive : undefined
  return {
    description: summary,
    ...schema,
    ...(sensitive && { 'x-sensitive': sensitive }),
  }
}

function formValue({ value, from, same }: Field): JsonObject {
  switch (value.kind) {
    case 'scalar':
      return {
        ...formScalar(value.type),
        ...(from && { 'x-from': from }),
        ...(same && { 'x-same': same }),
      }
    case 'pairs':
      return { type: 'string', 'x-pairs': formObject(value.keys, value.open) }
    case 'list':
      return {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: jsonList(value.resource, value.atLeast),
      }
    default:
      return {
        type: 'string',
        ...(value.kind === 'base64json' && { contentEncoding: 'base64' }),
        contentMediaType: 'application/json',
        contentSchema: jsonObject(value.resource.fields),
      }
  }
}

/** A value as form text. */
function formScalar(type: WireType): JsonObject {
  switch (type.base) {
    case 'integer':
      return { type: 'string', pattern: '^(?:0|[1-9][0-9]*)$' }
    case 'boolean':
      return { type: 'string', enum: ['true', 'false'] }
    case 'enum':
      return {
        type: 'string',
        enum: (type.values ?? []).map((one) => String(one.value)),
      }
    default:
      return textScalar(type)
  }
}

function textScalar({ length, pattern }: WireType): JsonObject {
  return {
    type: 'string',
    ...(length?.min !== undefined && { minLength: length.min }),
    ...(length?.max !== undefined && { maxLength: length.max }),
    ...(pattern !== undefined && { pattern: wholeValue(pattern) }),
  }
}

function jsonValue({ value }: Field): JsonObject {
  switch (value.kind) {
    case 'scalar':
      return jsonScalar(value.type)
    case 'list':
      return jsonList(value.resource, value.atLeast)
    case 'pairs':
      return formObject(value.keys, value.open)
    default:
      return jsonObject(value.resource.fields)
  }
}

function jsonList(resource: Resource, atLeast: number | undefined): JsonObject {
  return {
    type: 'array',
    items: jsonObject(resource.fields),
    ...(atLeast !== undefined && { minItems: atLeast }),
  }
}

/** A value in JSON. Decimals are number tokens with exactly `x-scale` places, which JSON Schema cannot say. */
function jsonScalar(type: WireType): JsonObject {
  switch (type.base) {
    case 'integer':
      return {
        type: 'integer',
        ...(type.range?.min !== undefined && { minimum: type.range.min }),
        ...(type.range?.max !== undefined && { maximum: type.range.max }),
      }
    case 'boolean':
      return { type: 'boolean' }
    case 'decimal':
      return {
        type: 'number',
        minimum: 0,
        ...(type.scale !== undefined && { 'x-scale': type.scale }),
      }
    case 'enum':
      return { enum: (type.values ?? []).map((one) => one.value) }
    default:
      return textScalar(type)
  }
}
