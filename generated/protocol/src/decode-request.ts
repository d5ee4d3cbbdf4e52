// Copied from templates/protocol/src/decode-request.ts by `npm run generate`. Do not edit: change it there.
import { decodeBase64 } from './base64-json.js'
import type { CommandDescriptor, FieldDescriptor } from './descriptors.js'
import type { Credentials, EncodeOptions, PairEncoding } from './encode.js'
import { FormatError } from './failures.js'
import { decodeForm, decodeFormText } from './form.js'
import { readJsonExactly } from './json.js'
import { decodePairs } from './pairs.js'
import { type Draft, isValues, setMember, type Values } from './records.js'
import { readScalar } from './scalars.js'
import { vouched } from './vouched.js'

/**
 * A request as it was sent: what the caller gave, and the credentials that were filled in.
 *
 * @example
 * ```ts
 * const keyOf = ({ credentials }: DecodedRequest<ApiRefundRequest>) => credentials.key
 * ```
 */
export interface DecodedRequest<Request> {
  /** What the caller gave. */
  readonly request: Request
  /** What was filled in. */
  readonly credentials: Credentials
}

/** A value that was sent twice, to be compared with the parameter it repeats once all are read. */
interface Repeat {
  readonly field: FieldDescriptor
  readonly value: unknown
  readonly at: string
}

/** What is read so far. */
interface Reading {
  readonly request: Draft
  readonly credentials: Record<string, string>
  readonly repeats: Repeat[]
  readonly encoding: PairEncoding
}

/**
 * Reads a body back into the caller's request: the reverse of `encodeRequest`. Values stay as on the wire; whether they
 * are valid is checked by the validators. Parameters that are not documented are skipped, keys of an open key-pair string
 * kept.
 *
 * @throws FormatError when the body, a key-pair string or a value is not in its format, when a parameter occurs
 * twice, or when a value that is sent twice differs (decision S48)
 *
 * @example
 * ```ts
 * const request = decodeRequest(apiRefund, 'Key=Merchant&Password=merchant-secret&OrderId=A-1&Amount=500')
 * ```
 */
export function decodeRequest<Request, Reply>(
  command: CommandDescriptor<Request, Reply>,
  body: string,
  options?: EncodeOptions,
): Request {
  return decodeRequestParts(command, body, options).request
}

/**
 * Like `decodeRequest`, and gives the credentials of the body too.
 *
 * @throws FormatError as {@link decodeRequest}
 *
 * @example
 * ```ts
 * const body = 'Key=Merchant&Password=merchant-secret&OrderId=A-1&Amount=500'
 * const { request, credentials } = decodeRequestParts(apiRefund, body)
 * ```
 */
export function decodeRequestParts<Request, Reply>(
  command: CommandDescriptor<Request, Reply>,
  body: string,
  options?: EncodeOptions,
): DecodedRequest<Request> {
  const reading: Reading = {
    request: {},
    credentials: {},
    repeats: [],
    encoding: options?.pairEncoding ?? 'once',
  }
  const source = command.channel === 'json' ? jsonMembers(body) : formMembers(body)
  takeFields(reading, reading.request, command.request, source, '')
  for (const repeat of reading.repeats) checkRepeat(reading.request, repeat)
  return {
    request: vouched(reading.request),
    credentials: reading.credentials,
  }
}

function jsonMembers(body: string): ReadonlyMap<string, unknown> {
  const value = readJsonExactly(body)
  if (!isValues(value)) throw new FormatError('json', 'body', 'is not a JSON object.')
  return new Map(Object.entries(value))
}

function formMembers(body: string): ReadonlyMap<string, unknown> {
  const members = new Map<string, unknown>()
  for (const [name, value] of decodeForm(body)) {
    if (members.has(name)) throw new FormatError('duplicate', name, 'occurs twice.')
    members.set(name, value)
  }
  return members
}

function takeFields(
  reading: Reading,
  draft: Draft,
  fields: readonly FieldDescriptor[],
  source: ReadonlyMap<string, unknown>,
  path: string,
): void {
  for (const field of fields) {
    const raw = source.get(field.name)
    if (raw === undefined) continue
    const at = path + field.name
    if (field.kind === 'pairs') takePairs(reading, draft, field, raw, at)
    else keep(reading, draft, field, readValue(reading, field, raw, at), at)
  }
}

function keep(reading: Reading, draft: Draft, field: FieldDescriptor, value: unknown, at: string): void {
  if (field.from !== undefined) reading.credentials[field.from] = String(value)
  else if (field.same !== undefined) reading.repeats.push({ field, value, at })
  else draft[field.name] = value
}

function checkRepeat(request: Values, { field, value, at }: Repeat): void {
  const first = request[field.same ?? field.name]
  if (first !== undefined && first !== value) throw new FormatError('value', at, `differs from ${field.same}.`)
}

function takePairs(reading: Reading, draft: Draft, field: FieldDescriptor, raw: unknown, at: string): void {
  const whole = reading.encoding === 'twice' ? decodeFormText(textOf(raw, at)) : textOf(raw, at)
  const entries = decodePairs(whole, at)
  const pairs = new Map<string, unknown>(
    reading.encoding === 'each-value' ? entries.map(([key, value]) => [key, decodeFormText(value)]) : entries,
  )
  const target: Draft = field.flat ? draft : {}
  const keys = field.fields ?? []
  takeFields(reading, target, keys, pairs, field.flat ? '' : `${at}.`)
  if (field.open) takeFurther(target, keys, pairs)
  if (!field.flat) draft[field.name] = target
}

function takeFurther(target: Draft, keys: readonly FieldDescriptor[], pairs: ReadonlyMap<string, unknown>): void {
  const documented = new Set(keys.map(({ name }) => name))
  for (const [key, value] of pairs) if (!documented.has(key)) setMember(target, key, value)
}

function readValue(reading: Reading, field: FieldDescriptor, raw: unknown, at: string): unknown {
  switch (field.kind) {
    case 'base64json':
      return readObject(reading, field, readJsonExactly(decodeBase64(textOf(raw, at), at), at), at)
    case 'object':
      return readObject(reading, field, raw, at)
    case 'list':
      if (!Array.isArray(raw)) throw new FormatError('value', at, 'is not a list.')
      return raw.map((item: unknown, index) => readObject(reading, field, item, `${at}[${index}]`))
    default:
      return readScalar(field, textOf(raw, at), at)
  }
}

function readObject(reading: Reading, field: FieldDescriptor, raw: unknown, at: string): Values {
  if (!isValues(raw)) throw new FormatError('value', at, 'is not an object.')
  const draft: Draft = {}
  takeFields(reading, draft, field.fields ?? [], new Map(Object.entries(raw)), `${at}.`)
  return draft
}

/** The text of a scalar. JSON numbers are text already. */
function textOf(raw: unknown, at: string): string {
  if (typeof raw === 'string') return raw
  if (typeof raw === 'boolean') return String(raw)
  throw new FormatError('value', at, 'is not a scalar.')
}
