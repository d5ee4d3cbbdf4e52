// Copied from templates/protocol/src/echo.ts by `npm run generate`. Do not edit: change it there.
import type { AttributeDescriptor, CommandDescriptor, EchoRule, FieldDescriptor } from './descriptors.js'
import type { Credentials } from './encode.js'
import { DecodeError } from './failures.js'
import { isValues, type Values } from './records.js'
import { isEmpty } from './reply-values.js'
import { readInteger } from './scalars.js'

/**
 * What was sent, so that the answer can be compared with it.
 *
 * @example
 * ```ts
 * const sent: Sent<ApiRefundRequest> = { request: { OrderId: 'A-1', Amount: 500 }, credentials }
 * ```
 */
export interface Sent<Request> {
  /** As the caller gave it. */
  readonly request: Request
  /** Of the merchant who sent it. */
  readonly credentials: Credentials
}

/** A value the answer repeats, and where the request has it. */
export interface Echo {
  readonly attribute: AttributeDescriptor
  readonly field: FieldDescriptor
  readonly rule: EchoRule
  readonly secret: boolean
}

/** The echoes of a command: reply attributes marked so whose name the request has, at top level or in a flat string. */
export function planEchoes(command: CommandDescriptor): readonly Echo[] {
  const asked = command.request.flatMap((field) => (field.flat ? (field.fields ?? []) : [field]))
  return (command.reply?.attributes ?? []).flatMap((attribute) => {
    const { name, echo } = attribute
    const field = echo && asked.find((one) => one.name === name)
    if (!field) return []
    const secret = attribute.sensitive !== undefined || field.sensitive !== undefined
    return [{ attribute, field, secret, rule: echo === true ? {} : echo }]
  })
}

/**
 * Refuses an answer that repeats another value than was sent. Ids are compared exactly; other text without regard to
 * case (convention 4). A refused command moved nothing: its amounts are not compared.
 *
 * @param source the answer's values by name
 * @param refused whether the answer says that the command failed
 * @throws DecodeError `foreign-answer`, with both values where they are not secret (decision S36)
 */
export function checkEchoes(echoes: readonly Echo[], source: Values, sent: Sent<unknown>, refused: boolean): void {
  if (!isValues(sent.request)) return
  for (const echo of echoes) {
    const { attribute, rule } = echo
    const got = source[attribute.name]
    if (isEmpty(got) || (refused && attribute.kind === 'integer') || !applies(rule, sent.request)) continue
    const expected = sentValue(echo.field, sent.request, sent.credentials) ?? rule.absent
    if (expected !== undefined && !isEqual(expected, String(got), attribute)) {
      throw foreign(echo, String(expected), String(got))
    }
  }
}

function applies({ when }: EchoRule, request: Values): boolean {
  return when === undefined || request[when.field] === when.value
}

function sentValue({ from, same, name }: FieldDescriptor, request: Values, credentials: Credentials): unknown {
  return from === undefined ? request[same ?? name] : credentials[from]
}

function isEqual(expected: unknown, got: string, { id }: AttributeDescriptor): boolean {
  if (expected === got) return true
  if (id) return String(expected) === got
  if (typeof expected !== 'number') return String(expected).toLowerCase() === got.toLowerCase()
  // Digits that cannot be read are refused as malformed, not as foreign.
  const number = readInteger(got)
  return number === undefined || number === expected
}

function foreign({ attribute: { name }, secret }: Echo, sent: string, got: string): DecodeError {
  const why = `The answer's ${name} is not the request's.`
  return new DecodeError('foreign-answer', why, secret ? { at: name } : { at: name, sent, got })
}
