/** Values of the model as schemas: what each schema makes its own way are scalars and objects. */
import type { Field, Value, WireType } from '../model/model.js'

export interface SchemasOf<Schema> {
  scalar(type: WireType): Schema
  object(fields: readonly Field[]): Schema
}

/** A list has its items' schema in it; key-pair strings and structures are objects. */
export function valueSchema<Schema extends object>(
  value: Value,
  { scalar, object }: SchemasOf<Schema>,
): Schema | { readonly type: 'array'; readonly items: Schema } {
  switch (value.kind) {
    case 'scalar':
      return scalar(value.type)
    case 'list':
      return { type: 'array', items: object(value.resource.fields) }
    case 'pairs':
      return object(value.keys)
    default:
      return object(value.resource.fields)
  }
}
