import { encodeBase64 } from './base64-json.js'
import type { CommandDescriptor, Credential, FieldDescriptor } from './descriptors.js'
import { EncodeError } from './failures.js'
import { encodeFormText } from './form.js'
import { type FormBytes, writtenText } from './form-bytes.js'
import { writeJsonObject } from './json.js'
import { checkKey, checkValue } from './pairs.js'
import { isValues, type Values } from './records.js'
import { writeScalar } from './scalars.js'

/**
 * The names and password the merchant was given; each command takes what it needs.
 *
 * @example
 * ```ts
 * const mine: Credentials = { key: 'Merchant', password: 'merchant-secret' }
 * ```
 */
export interface Credentials {
  /** Terminal name of the API and InPay families. */
  readonly key?: string
  /** Merchant id of the eWallet family. */
  readonly vwid?: string
  /** Of the merchant, for the commands that need one. */
  readonly password?: string
}

/**
 * How a key-pair string is URL-encoded; the interface document leaves it open (decision S01). All three write the
 * same pairs, and in each a `;` inside a value is refused.
 *
 * - `once`: the form encoding of the body is the URL-encoding
 * - `each-value`: every value is encoded, then the whole string as part of the form
 * - `twice`: the whole string is encoded, then again as part of the form
 *
 * @example
 * ```ts
 * const encoding: PairEncoding = 'each-value'
 * ```
 */
export type PairEncoding = 'once' | 'each-value' | 'twice'

/**
 * What the document leaves open about how a request is written.
 *
 * @example
 * ```ts
 * const options: EncodeOptions = { pairEncoding: 'twice' }
 * ```
 */
export interface EncodeOptions {
  /** Default `once`. */
  readonly pairEncoding?: PairEncoding
}

/** Writes a body from the caller's request. */
type BodyWriter = (request: Values, credentials: Credentials) => string

/**
 * Writes the exact body of a command: a form, or JSON for the cheque operations. Parameters stand in documented
 * order; what is undefined is left out.
 *
 * @throws EncodeError when a value cannot be carried; nothing of it is in the error
 *
 * @example
 * ```ts
 * const body = encodeRequest(apiRefund, { OrderId: 'A-1', Amount: 500 }, credentials)
 * ```
 */
export function encodeRequest<Request, Reply>(
  command: CommandDescriptor<Request, Reply>,
  request: Request,
  credentials: Credentials,
  options?: EncodeOptions,
): string {
  if (!isValues(request)) throw new EncodeError('type', command.id, 'the request must be an object.')
  return writerOf(command, options?.pairEncoding ?? 'once')(request, credentials)
}

const writers: Record<PairEncoding, WeakMap<object, BodyWriter>> = {
  once: new WeakMap(),
  'each-value': new WeakMap(),
  twice: new WeakMap(),
}

function writerOf(command: CommandDescriptor, encoding: PairEncoding): BodyWriter {
  const known = writers[encoding].get(command)
  if (known !== undefined) return known
  const writer = command.channel === 'json' ? jsonWriter(command) : formWriter(command, encoding)
  writers[encoding].set(command, writer)
  return writer
}

function jsonWriter(command: CommandDescriptor): BodyWriter {
  return (request, credentials) =>
    writeJsonObject(command.request, request, (field, at) => supplied(field, at, request, credentials), '')
}

/** A field with everything that can be known before a request comes. */
interface Step {
  readonly field: FieldDescriptor
  readonly name: string
  readonly kind: FieldDescriptor['kind']
  /** From the credentials or from another parameter. */
  readonly supplied: boolean
  /** The encoded name with its `=`, as it stands first and after another. */
  readonly first: Uint8Array
  readonly next: Uint8Array
  /** The field as the caller knows it. */
  readonly at: string
  /** Of a key-pair string. */
  readonly inner: Pairs | undefined
}

interface Pairs {
  readonly steps: readonly Step[]
  /** Whether the caller may add further keys. */
  readonly open: boolean
  /** Documented names the caller gives beside the further keys. */
  readonly asked: ReadonlySet<string>
  /** Names that a further key must not take, in lower case. */
  readonly reserved: ReadonlySet<string>
  readonly flat: boolean
  /** What becomes of further keys and of values before they are encoded as parts of the form. */
  readonly ownKey: Encode
  readonly ownValue: Encode
  readonly separator: Uint8Array
  readonly equals: Uint8Array
  readonly path: string
}

type Encode = (text: string, at: string) => string

const asItIs: Encode = (text) => text

function formWriter(command: CommandDescriptor, encoding: PairEncoding): BodyWriter {
  const steps = command.request.map((field): Step => {
    const name = encodeFormText(field.name, field.name)
    const inner = field.kind === 'pairs' ? compilePairs(field, command.request, encoding) : undefined
    return {
      ...stepOf(field, field.name),
      first: bytesOf(`${name}=`),
      next: bytesOf(`&${name}=`),
      inner,
    }
  })
  return (request, credentials) => writtenText((form) => writeForm(form, steps, request, credentials))
}

function stepOf(field: FieldDescriptor, at: string): Omit<Step, 'first' | 'next' | 'inner'> {
  return {
    field,
    name: field.name,
    kind: field.kind,
    supplied: isSupplied(field),
    at,
  }
}

function compilePairs(field: FieldDescriptor, topLevel: readonly FieldDescriptor[], encoding: PairEncoding): Pairs {
  const ownKey = encoding === 'twice' ? encodeFormText : asItIs
  const ownValue = encoding === 'once' ? asItIs : encodeFormText
  const encodeKey = (text: string) => encodeFormText(ownKey(text, text), text)
  const [separator, equals] = [encodeKey(';'), encodeKey('=')]
  const flat = field.flat === true
  const path = flat ? '' : `${field.name}.`
  const keys = field.fields ?? []
  const steps = keys.map((key): Step => {
    const lead = `${encodeKey(key.name)}${equals}`
    return {
      ...stepOf(key, path + key.name),
      first: bytesOf(lead),
      next: bytesOf(separator + lead),
      inner: undefined,
    }
  })
  const beside = flat ? [...topLevel, ...keys] : keys
  return {
    steps,
    open: field.open === true,
    asked: new Set(beside.filter((other) => !isSupplied(other) && !other.flat).map(({ name }) => name)),
    reserved: new Set(beside.map(({ name }) => name.toLowerCase())),
    flat,
    ownKey,
    ownValue,
    separator: bytesOf(separator),
    equals: bytesOf(equals),
    path,
  }
}

function bytesOf(encoded: string): Uint8Array {
  return new TextEncoder().encode(encoded)
}

function isSupplied(field: FieldDescriptor): boolean {
  return field.from !== undefined || field.same !== undefined
}

function writeForm(form: FormBytes, steps: readonly Step[], request: Values, credentials: Credentials): void {
  for (const step of steps) {
    if (step.inner === undefined) writeParameter(form, step, request, credentials)
    else writePairs(form, step.inner, step, request, credentials)
  }
}

function writeParameter(form: FormBytes, step: Step, request: Values, credentials: Credentials): void {
  const value = step.supplied ? supplied(step.field, step.at, request, credentials) : request[step.name]
  if (value === undefined) return
  form.add(form.length === 0 ? step.first : step.next)
  form.encode(parameterText(step, value, request, credentials), step.at)
}

function parameterText(step: Step, value: unknown, request: Values, credentials: Credentials): string {
  if (step.kind !== 'base64json') return writeScalar(step.field, value, step.at)
  if (!isValues(value)) throw new EncodeError('type', step.at, 'must be an object.')
  const supply = (field: FieldDescriptor, at: string) => supplied(field, at, request, credentials)
  return encodeBase64(writeJsonObject(step.field.fields ?? [], value, supply, step.at))
}

/** Writes a key-pair string; nothing when the caller gave none of its keys: an empty parameter would say nothing (decision S170). */
function writePairs(form: FormBytes, pairs: Pairs, step: Step, request: Values, credentials: Credentials): void {
  const values = pairs.flat ? request : request[step.name]
  if (values === undefined) return
  if (!isValues(values)) throw new EncodeError('type', step.at, 'must be an object.')
  const before = form.length
  form.add(before === 0 ? step.first : step.next)
  const start = form.length
  for (const key of pairs.steps) {
    const value = key.supplied ? supplied(key.field, key.at, request, credentials) : values[key.name]
    if (value === undefined) continue
    form.add(form.length === start ? key.first : key.next)
    writePairValue(form, pairs, writeScalar(key.field, value, key.at), key.at)
  }
  if (pairs.open) writeFurther(form, pairs, values, start)
  if (form.length === start) form.cut(before)
}

/** @throws EncodeError when the value holds the separator of pairs */
function writePairValue(form: FormBytes, pairs: Pairs, value: string, at: string): void {
  checkValue(value, at)
  form.encode(pairs.ownValue(value, at), at)
}

/** Adds the caller's own keys after the documented ones, in the caller's order. */
function writeFurther(form: FormBytes, pairs: Pairs, values: Values, start: number): void {
  for (const name of Object.keys(values)) {
    const value = values[name]
    if (value === undefined || pairs.asked.has(name)) continue
    const at = pairs.path + name
    checkKey(name, at)
    if (pairs.reserved.has(name.toLowerCase())) {
      throw new EncodeError('reserved-key', at, 'is the name of a documented key. Choose another.')
    }
    if (typeof value !== 'string') throw new EncodeError('type', at, 'must be a string.')
    if (form.length > start) form.add(pairs.separator)
    form.encode(pairs.ownKey(name, at), at)
    form.add(pairs.equals)
    writePairValue(form, pairs, value, at)
  }
}

/** The value of a field that the caller does not give. */
function supplied(field: FieldDescriptor, at: string, request: Values, credentials: Credentials): unknown {
  if (field.from !== undefined) return credential(field.from, at, credentials)
  const value = request[field.same ?? field.name]
  if (value === undefined) throw new EncodeError('missing', at, `repeats ${field.same}, which was not given.`)
  return value
}

function credential(name: Credential, at: string, credentials: Credentials): string {
  const value = credentials[name]
  if (value === undefined) throw new EncodeError('missing-credential', at, `needs the credential ${name}.`)
  return value
}
