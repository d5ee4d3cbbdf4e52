// Copied from templates/protocol/src/redact.ts by `npm run generate`. Do not edit: change it there.
import type {
  AttributeDescriptor,
  ChildDescriptor,
  CommandDescriptor,
  FieldDescriptor,
  Sensitivity,
} from './descriptors.js'
import { hidden, maskDigits, maskValue } from './mask.js'
import { isValues, type Values } from './records.js'
import { sensitivityOfName } from './sensitive-names.js'

/** A masked copy: text, numbers and lists as they were, what is sensitive hidden. For logs, not for sending. */
export type Redacted = Readonly<Record<string, unknown>>

/** What is known of a member: a field, an attribute or a child. */
export interface Known {
  readonly sensitive?: Sensitivity
  readonly fields?: readonly (FieldDescriptor | AttributeDescriptor)[]
}

/** A masked copy of a request as the caller gives it. */
export function redactRequest<Request, Reply>(command: CommandDescriptor<Request, Reply>, request: Request): Redacted {
  return isValues(request) ? redactMembers(requestNames(command), request) : {}
}

/** A masked copy of a decoded reply, its `extra` included. */
export function redactReply<Request, Reply>(command: CommandDescriptor<Request, Reply>, reply: Reply): Redacted {
  return isValues(reply) ? redactMembers(replyNames(command), reply) : {}
}

type Names = ReadonlyMap<string, Known>

const requestCache = new WeakMap<object, Names>()
const replyCache = new WeakMap<object, Names>()

/** What is known by name in a request: its parameters, and the keys of a flat key-pair string. */
export function requestNames(command: CommandDescriptor): Names {
  return cached(requestCache, command, () => {
    const fields = command.request.flatMap((field) => (field.flat ? [field, ...(field.fields ?? [])] : [field]))
    return new Map(fields.map(byName))
  })
}

/** What is known by name in a reply: its attributes and children. */
export function replyNames(command: CommandDescriptor): Names {
  return cached(replyCache, command, () => {
    const { attributes = [], children = [] } = command.reply ?? {}
    return new Map<string, Known>([['Success', {}], ...attributes.map(byName), ...children.map(asField).map(byName)])
  })
}

const memberCache = new WeakMap<Known, Names>()
const unknown: Names = new Map()

/** What is known by name inside a field. */
function memberNames(known: Known): Names {
  const names = memberCache.get(known) ?? new Map((known.fields ?? []).map(byName))
  memberCache.set(known, names)
  return names
}

function cached(cache: WeakMap<object, Names>, command: CommandDescriptor, make: () => Names): Names {
  const names = cache.get(command) ?? make()
  cache.set(command, names)
  return names
}

function byName<Item extends { readonly name: string }>(item: Item): [string, Item] {
  return [item.name, item]
}

/** A child as a member that has members. */
function asField(child: ChildDescriptor): AttributeDescriptor {
  return {
    name: child.name,
    kind: 'list',
    fields: [...child.attributes, ...(child.children ?? []).map(asField)],
  }
}

function redactMembers(known: Names, values: Values): Redacted {
  const copy: Record<string, unknown> = {}
  for (const name of Object.keys(values)) put(copy, maskDigits(name), redactMember(known.get(name), name, values[name]))
  return copy
}

/** Names are the caller's and the gateway's: one of them sets no prototype. */
function put(copy: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__') Object.defineProperty(copy, name, { value, enumerable: true })
  else copy[name] = value
}

/**
 * The masked form of one member: hidden when it is marked sensitive or, undocumented, sounds so; otherwise with
 * everything in it that could be a card number masked.
 */
export function redactMember(known: Known | undefined, name: string, value: unknown): unknown {
  const sensitive = known === undefined ? sensitivityOfName(name) : known.sensitive
  if (value === undefined || value === null || value === '') return value
  if (sensitive !== undefined) return maskValue(sensitive, value)
  return redactValue(known, value)
}

function redactValue(known: Known | undefined, value: unknown): unknown {
  switch (typeof value) {
    case 'string':
      return maskDigits(value)
    case 'number':
    case 'bigint':
      return redactNumber(value)
    case 'boolean':
      return value
  }
  if (Array.isArray(value)) return value.map((item: unknown) => redactValue(known, item))
  if (isValues(value)) return redactMembers(known === undefined ? unknown : memberNames(known), value)
  return hidden
}

/** A number stays a number unless its digits could be those of a card. */
function redactNumber(value: number | bigint): unknown {
  const text = String(value)
  const masked = maskDigits(text)
  return masked === text ? value : masked
}
