import command from '../../spec/schema/command.schema.json' with { type: 'json' }
import common from '../../spec/schema/common.schema.json' with { type: 'json' }
import errors from '../../spec/schema/errors.schema.json' with { type: 'json' }
import events from '../../spec/schema/events.schema.json' with { type: 'json' }
import gateway from '../../spec/schema/gateway.schema.json' with { type: 'json' }
import limits from '../../spec/schema/limits.schema.json' with { type: 'json' }
import overlay from '../../spec/schema/overlay.schema.json' with { type: 'json' }
import resources from '../../spec/schema/resources.schema.json' with { type: 'json' }
import sandbox from '../../spec/schema/sandbox.schema.json' with { type: 'json' }
import states from '../../spec/schema/states.schema.json' with { type: 'json' }
import testCards from '../../spec/schema/test-cards.schema.json' with { type: 'json' }
import types from '../../spec/schema/types.schema.json' with { type: 'json' }
import unspecified from '../../spec/schema/unspecified.schema.json' with { type: 'json' }

/**
 * The part of JSON Schema that the schemas of the spec language use. Another keyword in them fails a test, for the
 * schema check would pass over it.
 */
export interface Schema {
  readonly $ref?: string
  readonly $defs?: { readonly [name: string]: Schema }
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly string[]
  readonly const?: string | boolean
  readonly pattern?: string
  readonly minLength?: number
  readonly items?: Schema
  readonly minItems?: number
  readonly properties?: { readonly [name: string]: Schema }
  readonly required?: readonly string[]
  /** Keys are names: of this form and, with `x-refers`, of something of this kind. */
  readonly propertyNames?: { readonly pattern: string; readonly 'x-refers'?: string }
  readonly additionalProperties?: Schema | boolean
  readonly minProperties?: number
  readonly maxProperties?: number
  /** Exactly one of these sets of keys must be there. */
  readonly oneOf?: readonly { readonly required: readonly string[] }[]
  /** The string is the name of something of this kind. */
  readonly 'x-refers'?: string
  /** What the pattern asks for, in words. */
  readonly 'x-says'?: string
}

/** By file name, without `.schema.json`. */
export const schemas = {
  gateway,
  types,
  limits,
  resources,
  states,
  events,
  errors,
  'test-cards': testCards,
  sandbox,
  unspecified,
  command,
  overlay,
  common,
} satisfies Record<string, Schema>

export type SchemaName = keyof typeof schemas

/** The schema that a `$ref` in a file leads to. */
export function resolve(schema: Schema, file: SchemaName): { schema: Schema; file: SchemaName } {
  if (schema.$ref === undefined) return { schema, file }
  const [path = '', pointer = ''] = schema.$ref.split('#/$defs/')
  const target = path === '' ? file : schemaName(path.replace('.schema.json', ''))
  const home: Schema = schemas[target]
  const found = home.$defs?.[pointer]
  if (found === undefined) throw new Error(`${schema.$ref} does not exist`)
  return { schema: found, file: target }
}

function schemaName(name: string): SchemaName {
  if (!isSchemaName(name)) throw new Error(`there is no schema ${name}`)
  return name
}

function isSchemaName(name: string): name is SchemaName {
  return Object.hasOwn(schemas, name)
}
