// Copied from templates/sandbox/src/engine/wire/parsed-request.ts by `npm run generate`. Do not edit: change it there.
import { type FieldDescriptor, FormatError, maskDigits, maskValue } from '@card-gateway/protocol'

/** Something wrong with a request. */
export interface Problem {
  /** `PayInfo.PAN` */
  readonly at: string
  /** What is wrong, in words that hold no value. */
  readonly why: string
}

/** A request as far as it could be read. */
export interface ParsedRequest {
  readonly request: Record<string, unknown>
  readonly credentials: Record<string, string>
  /** Missing, superfluous, misspelt, given twice, not in its format. */
  readonly structure: readonly Problem[]
  /** Values that are not of their kind. */
  readonly values: readonly Problem[]
  /** Values that were sent twice and differ. */
  readonly repeats: readonly Problem[]
  /** What only a lenient sandbox accepts. */
  readonly notes: readonly string[]
  /** Objects of a JSON request as they were sent, by name. */
  readonly documents?: Readonly<Record<string, string>>
  /** The body, masked, for the journal. */
  readonly masked: string
}

/** A reading in the making. */
export interface RequestBuilder extends ParsedRequest {
  readonly structure: Problem[]
  readonly values: Problem[]
  readonly repeats: Problem[]
  readonly notes: string[]
  /** Parameters, and keys of key-pair strings, that were there. */
  readonly seen: FieldDescriptor[]
  readonly pending: { readonly field: FieldDescriptor; readonly text: string; readonly path: string }[]
  documents?: Readonly<Record<string, string>>
  masked: string
}

export function newBuilder(): RequestBuilder {
  return {
    request: {},
    credentials: {},
    structure: [],
    values: [],
    repeats: [],
    notes: [],
    seen: [],
    pending: [],
    masked: '',
  }
}

/** From this length on, V8 cuts a text out of another by pointing into the other. */
const cutByPointer = 13

/** A copy: a value that is kept must not keep alive the body it was cut from, which may hold a card number. */
export function own(text: string): string {
  // Stryker disable next-line ConditionalExpression,EqualityOperator: a copy differs only in the memory it holds
  return text.length < cutByPointer ? text : `_${text}`.slice(1)
}

const digits = /^[0-9]+$/
const truth: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
])

export function takeScalar(
  builder: RequestBuilder,
  target: Record<string, unknown>,
  field: FieldDescriptor,
  text: string,
  path: string,
): void {
  if (field.from !== undefined) builder.credentials[field.from] = text
  else if (field.same !== undefined) builder.pending.push({ field, text, path })
  else if (field.kind === 'integer') {
    const value = digits.test(text) ? Number(text) : Number.NaN
    if (Number.isSafeInteger(value)) target[field.name] = value
    else builder.values.push({ at: path + field.name, why: `${path}${field.name} is not a whole number.` })
  } else if (field.kind === 'boolean') {
    const value = truth.get(text.toLowerCase())
    if (value !== undefined) target[field.name] = value
    else builder.values.push({ at: path + field.name, why: `${path}${field.name} is neither true nor false.` })
  } else target[field.name] = text
}

export function masked(field: FieldDescriptor, value: string): string {
  if (field.kind === 'base64json') return '***'
  if (field.sensitive !== undefined) return maskValue(field.sensitive, value)
  return field.id ? asText(value) : encoded(value)
}

const plain = /^[\w.-]*$/

export function encoded(value: string): string {
  return asText(maskDigits(value))
}

function asText(value: string): string {
  return plain.test(value) ? value : encodeURIComponent(value)
}

export function wordsOf(error: unknown): string {
  if (error instanceof FormatError) return error.message
  throw error
}
