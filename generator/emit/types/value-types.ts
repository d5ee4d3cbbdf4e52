/** How a value of the model reads in TypeScript. Requests are closed; what the gateway sends is open to later values. */

import { camelCase } from '../../lib/letter-case.js'
import type { Field, Json, Resource, Value, WireType } from '../../model/model.js'
import type { Declaration, Property } from '../print/declarations.js'
import { literal } from '../print/literal.js'
import { constant, shownOr } from './examples.js'
import { documentedDoc, givenDoc, receivedDoc } from './field-docs.js'
import type { TypeResolver } from './shared-types.js'

/** Whether the merchant gives the value or the gateway does. */
export type Direction = 'given' | 'received'

/** The TypeScript type of a scalar. */
export function scalarType(type: WireType, direction: Direction, resolve: TypeResolver): string {
  switch (type.base) {
    case 'text': {
      return type.listed !== undefined && direction === 'received'
        ? resolve({ kind: 'listed', listed: type.listed })
        : 'string'
    }
    case 'decimal':
      return 'string'
    case 'integer':
      return 'number'
    case 'boolean':
    case 'flag':
      return 'boolean'
    case 'enum': {
      const name = resolve({ kind: 'enum', type })
      return direction === 'given' ? name : `${name} | ${type.numeric ? '(number & {})' : '(string & {})'}`
    }
    case 'raw':
      return `string | ${resolve({ kind: 'support', name: 'XmlElement' })}`
    case 'timestamp':
      return resolve({ kind: 'support', name: 'WallClock' })
    case 'ticks':
      return 'bigint'
  }
}

/** The TypeScript type of a value. Key-pair strings are shaped where they stand, under `pairsName`. */
export function valueType(value: Value, direction: Direction, resolve: TypeResolver, pairsName: string): string {
  switch (value.kind) {
    case 'scalar':
      return scalarType(value.type, direction, resolve)
    case 'object':
    case 'base64json':
      return resolve({ kind: 'resource', resource: value.resource })
    case 'list':
      return `readonly ${resolve({ kind: 'resource', resource: value.resource })}[]`
    case 'pairs':
      return pairsName
  }
}

/**
 * A property. What the merchant may leave out may also be given as `undefined`, so that values can be passed on
 * without a test; what the gateway leaves out is not there.
 */
export function property(
  field: Field,
  type: string,
  direction: Direction,
  optional: boolean,
  notes: readonly string[] = [],
): Property {
  const widened = optional && direction === 'given' ? `${type} | undefined` : type
  const doc = direction === 'given' ? givenDoc(field, notes) : receivedDoc(field)
  return { doc, name: field.name, optional, type: widened }
}

/**
 * The type of further keys. TypeScript wants an index signature to cover the named properties too, so it is wider than
 * `open`; the validator holds further keys to `open`.
 */
export function indexType(
  open: WireType,
  fields: readonly Field[],
  direction: Direction,
  resolve: TypeResolver,
): string {
  const types = fields.map(({ value }) =>
    value.kind === 'scalar'
      ? plainType(value.type, direction, resolve)
      : valueType(value, direction, resolve, 'unknown'),
  )
  return [...new Set([scalarType(open, direction, resolve), ...types, 'undefined'])].join(' | ')
}

/** Without literals, which the plain type covers. */
function plainType(type: WireType, direction: Direction, resolve: TypeResolver): string {
  if (type.base === 'text') return 'string'
  if (type.base === 'enum') return type.numeric ? 'number' : 'string'
  return scalarType(type, direction, resolve)
}

/**
 * The interface of a structure of `resources.yaml`.
 *
 * @param shown one of them, for the docstring
 */
export function resourceType(
  resource: Resource,
  direction: Direction,
  resolve: TypeResolver,
  shown?: Json,
): Declaration {
  const properties = resource.fields.map((field) =>
    property(
      field,
      valueType(field.value, direction, resolve, 'Readonly<Record<string, string>>'),
      direction,
      field.presence !== 'required',
    ),
  )
  const extra = direction === 'received' ? [extraProperty(resolve)] : []
  const { typeName } = resource
  const name = camelCase(typeName)
  return {
    kind: 'interface',
    doc: [...documentedDoc(resource), shownOr(shown, name, typeName, properties)],
    name: typeName,
    properties: [...properties, ...extra],
  }
}

/** Where the decoder keeps what is not documented; `seen` names the type of attributes that overlays know. */
export function extraProperty(resolve: TypeResolver, seen?: string): Property {
  const extra = resolve({ kind: 'support', name: 'Extra' })
  return {
    doc: ['What the gateway sent beyond this; absent when there was nothing.'],
    name: 'extra',
    optional: true,
    type: seen === undefined ? extra : `${extra}<${seen}>`,
  }
}

/** The union of an enumeration's documented values. */
export function enumType(type: WireType, name: string): Declaration {
  const members = (type.values ?? []).map(({ value, summary, decided }) => ({
    doc: decided.length === 0 ? summary : `${summary} (${decided.join(', ')})`,
    type: literal(value),
  }))
  const shown = constant(camelCase(name), name, type.values?.[0]?.value)
  return { kind: 'type', doc: [...documentedDoc(type), shown], name, type: members }
}
