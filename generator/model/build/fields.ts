import { pascalCase } from '../../lib/letter-case.js'
import type { Spec } from '../../load/spec.js'
import { type Entry, entriesOf, get, isTrue, type Node, textOf, textsOf } from '../../load/yaml/node.js'
import type { Bounds, EnumValue, Field, Limit, Listed, Presence, Resource, Value, WireType } from '../model.js'
import { bases, credentials, sensitivities } from '../words.js'
import { documentedOf, type Find, Lookup, needText } from './lookup.js'

/** Finds the types and resources that fields are made of. */
export interface TypeLookups {
  readonly type: Find<WireType>
  readonly resource: Find<Resource>
  readonly limit: Find<Limit>
}

export function typeLookup(spec: Spec, limit: Find<Limit>): Lookup<WireType> {
  return new Lookup('type', get(spec.documents.types.root, 'types'), (name, node) => buildType(name, node, limit))
}

function buildType(name: string, node: Node, limit: Find<Limit>): WireType {
  const pattern = textOf(get(node, 'pattern'))
  const says = textOf(get(node, 'says'))
  const sensitive = textOf(get(node, 'sensitive'))
  const length = bounds(get(node, 'length'), limit)
  const range = bounds(get(node, 'range'), limit)
  const scale = textOf(get(node, 'scale'))
  const places = scale === undefined ? undefined : single(limit(scale))
  const numeric = textOf(get(node, 'wire')) === 'integer'
  const advise = get(node, 'advise')
  const list = textOf(get(node, 'listedIn'))
  const values = get(node, 'values')
  return {
    name,
    ...documentedOf(node),
    base: oneOf(bases, needText(node, 'base')),
    ...(length && { length }),
    ...(range && { range }),
    ...(pattern !== undefined && { pattern }),
    ...(says !== undefined && { says }),
    ...(places !== undefined && { scale: places }),
    ...(values && { values: enumValues(values, numeric) }),
    numeric,
    ...(sensitive !== undefined && { sensitive: oneOf(sensitivities, sensitive) }),
    ...(isTrue(get(node, 'id')) && { id: true }),
    ...(list !== undefined && { listed: listedIn(list) }),
    ...(advise && {
      advise: {
        pattern: needText(advise, 'pattern'),
        message: needText(advise, 'message'),
      },
    }),
    sample: sampleOf(node),
  }
}

function bounds(node: Node | undefined, find: Find<Limit>): Bounds | undefined {
  const name = textOf(node)
  if (name === undefined) return undefined
  const { min, max, value, unit } = find(name)
  const [least, most] = value === undefined ? [min, max] : [value, value]
  return {
    ...(least !== undefined && { min: least }),
    ...(most !== undefined && { max: most }),
    limit: name,
    unit,
  }
}

/** The number of a limit that is one number. */
function single({ value, max, min }: Limit): number | undefined {
  return value ?? max ?? min
}

function enumValues(node: Node, numeric: boolean): EnumValue[] {
  return entriesOf(node).map(({ key, value }) => {
    const name = textOf(get(value, 'name'))
    const { summary, decided } = documentedOf(value)
    return {
      value: numeric ? Number(key) : key,
      ...(name !== undefined && { name }),
      summary,
      decided,
    }
  })
}

function sampleOf(node: Node): string | number | boolean {
  const sample = get(node, 'sample')
  return sample?.kind === 'scalar' && sample.value !== null ? sample.value : ''
}

export function resourceLookup(spec: Spec, lookups: Omit<TypeLookups, 'resource'>): Lookup<Resource> {
  const table: Lookup<Resource> = new Lookup(
    'resource',
    get(spec.documents.resources.root, 'resources'),
    (name, node) => ({
      name,
      ...documentedOf(node),
      typeName: pascalCase(name),
      documentary: isTrue(get(node, 'documentary')),
      fields: buildFields(get(node, 'fields'), {
        ...lookups,
        resource: (inner) => table.find(inner),
      }),
    }),
  )
  return table
}

/**
 * Fields in the order of the spec.
 *
 * @param siblings top-level parameters that `same` may name; those being built when absent
 */
export function buildFields(node: Node | undefined, lookups: TypeLookups, siblings: Node | undefined = node): Field[] {
  return entriesOf(node).map((entry) => buildField(entry, lookups, siblings))
}

function buildField({ key, value: node }: Entry, lookups: TypeLookups, siblings: Node | undefined): Field {
  const same = textOf(get(node, 'same'))
  const home = same === undefined ? node : get(siblings, same)
  const value = heldValue(home ?? node, lookups, siblings)
  const from = textOf(get(node, 'from'))
  const cases = get(node, 'in')
  const requiredIn = get(node, 'requiredIn')
  return {
    name: key,
    ...documentedOf(node, summaryOf(value)),
    value,
    presence: presenceOf(node),
    ...(from !== undefined && { from: oneOf(credentials, from) }),
    ...(same !== undefined && { same }),
    clientOnly: isTrue(get(node, 'clientOnly')),
    ...(cases && { in: textsOf(cases) }),
    ...(requiredIn && { requiredIn: textsOf(requiredIn) }),
  }
}

function presenceOf(node: Node): Presence {
  if (isTrue(get(node, 'optional'))) return 'optional'
  const presence = textOf(get(node, 'presence'))
  return presence === 'optional' || presence === 'not-shown' ? presence : 'required'
}

/** What a field or an attribute holds. */
export function heldValue(node: Node, lookups: TypeLookups, siblings?: Node): Value {
  const named = (key: string) => textOf(get(node, key))
  const object = named('object')
  if (object !== undefined) return { kind: 'object', resource: lookups.resource(object) }
  const base64json = named('base64json')
  if (base64json !== undefined) return { kind: 'base64json', resource: lookups.resource(base64json) }
  const list = named('list')
  if (list !== undefined) {
    const least = bounds(get(node, 'atLeast'), lookups.limit)?.min
    return {
      kind: 'list',
      resource: lookups.resource(list),
      ...(least !== undefined && { atLeast: least }),
    }
  }
  const pairs = get(node, 'pairs')
  if (pairs === undefined) return { kind: 'scalar', type: lookups.type(needText(node, 'type')) }
  const open = named('open')
  return {
    kind: 'pairs',
    keys: buildFields(pairs, lookups, siblings),
    ...(open !== undefined && { open: lookups.type(open) }),
    flat: isTrue(get(node, 'flat')),
  }
}

/** What stands in for a field's own summary. */
export function summaryOf(value: Value): string {
  if (value.kind === 'scalar') return value.type.summary
  return value.kind === 'pairs' ? 'A key-pair string.' : value.resource.summary
}

/** The error codes, or else the states of a machine. */
function listedIn(table: string): Listed {
  if (table === 'errors') return { in: 'errors', as: 'ErrorCode' }
  return { in: 'states', machine: table, as: `${pascalCase(table)}State` }
}

/** A word of a fixed list; the schema check has refused any other. */
export function oneOf<Word extends string>(words: readonly Word[], name: string): Word {
  const word = words.find((one) => one === name)
  if (word === undefined) throw new Error(`${name} is not one of ${words.join(', ')}`)
  return word
}
