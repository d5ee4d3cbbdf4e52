// Copied from templates/protocol/src/redact.ts by `npm run generate`. Do not edit: change it there.
import type {
  AttributeDescriptor,
  AttributeKind,
  ChildDescriptor,
  CommandDescriptor,
  FieldDescriptor,
  FieldKind,
  Sensitivity,
} from './descriptors.js'
import type { EventFieldKind } from './event-descriptors.js'
import { hidden, maskDigits, maskValue } from './mask.js'
import { isValues, setMember, type Values } from './records.js'
import { sensitivityOfName } from './sensitive-names.js'

/**
 * A masked copy: text, numbers and lists as they were, what is sensitive hidden. For logs, not for sending.
 *
 * @example
 * ```ts
 * const log = (copy: Redacted) => JSON.stringify(copy)
 * ```
 */
export type Redacted = Readonly<Record<string, unknown>>

/**
 * What is known of a member: a field, an attribute or a child. `own` is what this package made itself, `extra` what a
 * reply carried beyond its documented shape.
 *
 * @example
 * ```ts
 * const shown = (known: Known) => redactMember(known, 'OrderId', 'A-1')
 * ```
 */
export interface Known {
  /** What its values are. */
  readonly kind?: FieldKind | AttributeKind | EventFieldKind | 'own' | 'extra'
  /** Why it must not be shown; absent: it may be. */
  readonly sensitive?: Sensitivity
  /** Names something, and is shown as it is. */
  readonly id?: true
  /** May have further names. */
  readonly open?: true
  /** What stands in it. */
  readonly fields?: readonly (FieldDescriptor | AttributeDescriptor)[]
}

/** Masks a value that is present. */
type Mask = (value: unknown) => unknown

/** What is known by name in some part of a message, how each is masked, and whether further names belong there. */
export interface Names {
  readonly known: ReadonlyMap<string, Known>
  readonly masks: ReadonlyMap<string, Mask>
  readonly open: boolean
}

/** Names with the masks that belong to them, found once: copies are made with every call that is traced. */
export function namesOf(known: ReadonlyMap<string, Known>, open = false): Names {
  return { known, masks: new Map(Array.from(known, ([name, one]) => [name, maskOf(one)])), open }
}

/**
 * A masked copy of a request as the caller gives it.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * const copy = redactRequest(apiRefund, { OrderId: 'A-1', Amount: 500 })
 * ```
 */
export function redactRequest<Request, Reply>(command: CommandDescriptor<Request, Reply>, request: Request): Redacted {
  return isValues(request) ? redactMembers(requestNames(command), request) : {}
}

/**
 * A masked copy of a decoded reply, its `extra` included.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * const copy = redactReply(apiRefund, await decodeReply(apiRefund, answer))
 * ```
 */
export function redactReply<Request, Reply>(command: CommandDescriptor<Request, Reply>, reply: Reply): Redacted {
  return isValues(reply) ? redactMembers(replyNames(command), reply) : {}
}

const requestCache = new WeakMap<object, Names>()
const replyCache = new WeakMap<object, Names>()
const memberCache = new WeakMap<object, Names>()

/** What is known by name in a request: its parameters, and the keys of a flat key-pair string. */
export function requestNames(command: CommandDescriptor): Names {
  return cached(requestCache, command, () => {
    const fields = command.request.flatMap((field) => (field.flat ? [field, ...(field.fields ?? [])] : [field]))
    return namesOf(
      new Map(fields.map(byName)),
      command.request.some(({ flat, open }) => flat && open),
    )
  })
}

const extra: readonly [string, Known] = ['extra', { kind: 'extra' }]

/** What is known by name in a reply: its attributes and children, and what the decoder adds. */
export function replyNames(command: CommandDescriptor): Names {
  return cached(replyCache, command, () => {
    const { attributes = [], children = [] } = command.reply ?? {}
    return namesOf(
      new Map<string, Known>([
        ['Success', { kind: 'own' }],
        ['error', { kind: 'own' }],
        extra,
        ...attributes.map(byName),
        ...children.map(asField).map(byName),
      ]),
    )
  })
}

/** What is known by name inside a field. */
export function memberNames(field: Known): Names {
  return cached(memberCache, field, () => {
    const fields = (field.fields ?? []).map(byName)
    return field.kind === 'pairs'
      ? namesOf(new Map(fields), field.open)
      : namesOf(new Map<string, Known>([extra, ...fields]))
  })
}

function cached(cache: WeakMap<object, Names>, key: object, make: () => Names): Names {
  const known = cache.get(key)
  if (known !== undefined) return known
  const names = make()
  cache.set(key, names)
  return names
}

function byName<Item extends { readonly name: string }>(item: Item): [string, Item] {
  return [item.name, item]
}

/** A child as a member that has members. */
function asField(child: ChildDescriptor): AttributeDescriptor {
  return {
    name: child.name,
    kind: child.list ? 'list' : 'object',
    fields: [...child.attributes, ...(child.children ?? []).map(asField)],
  }
}

/** A documented name is never a card number, so it is not checked. */
function redactMembers(names: Names, values: Values): Redacted {
  const copy: Record<string, unknown> = {}
  for (const name of Object.keys(values)) {
    const value = values[name]
    const mask = names.masks.get(name)
    if (mask !== undefined) copy[name] = isAbsent(value) ? value : mask(value)
    else setMember(copy, maskDigits(name), redactNamed(names, name, value))
  }
  return copy
}

/** The masked form of a member of a part of a message. */
export function redactNamed({ known, open }: Names, name: string, value: unknown): unknown {
  const field = known.get(name)
  return field === undefined && open ? redactFurther(name, value) : redactMember(field, name, value)
}

function redactEach(values: Values, redact: (name: string, value: unknown) => unknown): Redacted {
  const copy: Record<string, unknown> = {}
  for (const name of Object.keys(values)) setMember(copy, maskDigits(name), redact(name, values[name]))
  return copy
}

/**
 * The masked form of one member. A documented one is hidden where it is marked sensitive or is not of its kind; an id is
 * shown as it is; in anything else what looks like a card number is masked. One that is not documented is hidden.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * redactMember({ kind: 'text', sensitive: 'cvv' }, 'SecureCode', '012') // '***'
 * ```
 */
export function redactMember(known: Known | undefined, name: string, value: unknown): unknown {
  if (isAbsent(value)) return value
  return known === undefined ? maskValue(sensitivityOfName(name) ?? 'personal', value) : maskOf(known)(value)
}

const maskCard: Mask = (value) => maskValue('pan', value)
const hide: Mask = () => hidden
const show: Mask = (value) => value
const showId: Mask = (value) => (typeof value === 'string' ? value : redactScalar(value))

function maskOf(known: Known): Mask {
  if (known.sensitive !== undefined) return known.sensitive === 'pan' ? maskCard : hide
  switch (known.kind) {
    case 'pairs':
    case 'base64json':
    case 'object':
      return maskMembers(known)
    case 'list': {
      const mask = maskMembers(known)
      return (value) => (Array.isArray(value) ? value.map(mask) : hidden)
    }
    case 'own':
      return redactOwn
    case 'raw':
      return (value) => (isValues(value) ? redactElement(value, redactFurther) : redactScalar(value))
    case 'extra':
      return (value) => (isValues(value) ? redactElement(value, redactUnknown) : hidden)
    // A tick count is as long as a card number, but is not one.
    case 'ticks':
    case 'timestamp':
      return show
    default:
      return known.id ? showId : redactScalar
  }
}

function maskMembers(known: Known): Mask {
  let names: Names | undefined
  return (value) => {
    if (!isValues(value)) return hidden
    names ??= memberNames(known)
    return redactMembers(names, value)
  }
}

function redactOwn(value: unknown): unknown {
  if (isAbsent(value)) return value
  return isValues(value) ? redactEach(value, (_name, one) => redactOwn(one)) : redactScalar(value)
}

function redactUnknown(name: string, value: unknown): unknown {
  return redactMember(undefined, name, value)
}

/**
 * The masked form of a further member where those are allowed, as in `CustomFields`: hidden when its name sounds like
 * that of a secret; else with everything masked that looks like a card number.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * redactFurther('Password', 'merchant-secret') // '***'
 * ```
 */
export function redactFurther(name: string, value: unknown): unknown {
  if (isAbsent(value)) return value
  const sensitive = sensitivityOfName(name)
  return sensitive === undefined ? redactScalar(value) : maskValue(sensitive, value)
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}

function redactScalar(value: unknown): unknown {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'bigint':
      return redactDigits(value)
    case 'boolean':
      return value
    default:
      return hidden
  }
}

/** A number stays a number unless its digits could be those of a card. */
function redactDigits(value: string | number | bigint): unknown {
  const text = String(value)
  const masked = maskDigits(text)
  return masked === text ? value : masked
}

/** An element that is kept as it came, or what a reply has beyond its shape: attributes, children, perhaps text. */
function redactElement(element: Values, redact: (name: string, value: unknown) => unknown): Redacted {
  return redactEach(element, (part, value) => {
    if (part === 'attributes' && isValues(value)) return redactEach(value, redact)
    if (part === 'children' && Array.isArray(value)) {
      return value.map((child: unknown) => (isValues(child) ? redactElement(child, redact) : hidden))
    }
    return part === 'name' ? redactScalar(value) : redact(part, value)
  })
}
