/** The JSON Schema of overlay files, for use outside of this project. */
import common from '../../../spec/schema/common.schema.json' with { type: 'json' }
import schema from '../../../spec/schema/overlay.schema.json' with { type: 'json' }
import type { Json } from '../../model/model.js'

type JsonObject = { readonly [key: string]: Json }

const definitions: JsonObject = { ...common.$defs, ...schema.$defs }

/** A schema with what its references lead to in their place, and without what only the generator reads. */
function whole(node: JsonObject): JsonObject {
  const { $ref: reference, ...rest } = node
  const target = typeof reference === 'string' ? definitions[reference.split('/').at(-1) ?? ''] : undefined
  if (reference !== undefined && !isObject(target)) throw new Error(`${reference} leads nowhere`)
  const kept = Object.entries(rest).filter(([name]) => !name.startsWith('x-') && !name.startsWith('$'))
  const own = Object.fromEntries(kept.map(([name, value]) => [name, inlined(value)]))
  return isObject(target) ? { ...whole(target), ...own } : own
}

function inlined(value: Json): Json {
  if (isObject(value)) return whole(value)
  return isList(value) ? value.map(inlined) : value
}

export function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}

/** Of overlay files, in one piece. */
export const overlaySchema = whole(schema)
