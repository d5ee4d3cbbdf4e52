import type { CommandDescriptor, FieldDescriptor } from './descriptors.js'
import type { Credentials } from './encode.js'
import { DecodeError } from './failures.js'
import { isValues, type Values } from './records.js'
import { isEmpty } from './reply-values.js'
import { readInteger } from './scalars.js'

/** What was sent, so that the answer can be held against it. */
export interface Sent<Request> {
  readonly request: Request
  readonly credentials: Credentials
}

/** A value the answer repeats, and where the request has it. */
export interface Echo {
  readonly name: string
  readonly field: FieldDescriptor
  readonly secret: boolean
}

/** The echoes of a command: reply attributes marked so whose name the request has, at top level or in a flat string. */
export function planEchoes(command: CommandDescriptor): readonly Echo[] {
  const asked = command.request.flatMap((field) => (field.flat ? (field.fields ?? []) : [field]))
  return (command.reply?.attributes ?? []).flatMap((attribute) => {
    const field = attribute.echo ? asked.find(({ name }) => name === attribute.name) : undefined
    const secret = attribute.sensitive !== undefined || field?.sensitive !== undefined
    return field === undefined ? [] : [{ name: attribute.name, field, secret }]
  })
}

/**
 * Refuses an answer that repeats another value than was sent. Text is compared without regard to case (convention 4):
 * a gateway that writes an id in capitals still answers the same question.
 *
 * @param source the answer's values by name
 * @throws DecodeError `foreign-answer`, with both ids where they are no secret (decision S36)
 */
export function checkEchoes(echoes: readonly Echo[], source: Values, sent: Sent<unknown>): void {
  if (!isValues(sent.request)) return
  for (const echo of echoes) {
    const got = source[echo.name]
    if (isEmpty(got)) continue
    const { from, same, name } = echo.field
    const expected = from === undefined ? sent.request[same ?? name] : sent.credentials[from]
    if (expected !== undefined && !isEqual(expected, String(got))) throw foreign(echo, String(expected), String(got))
  }
}

function isEqual(expected: unknown, got: string): boolean {
  if (expected === got) return true
  if (typeof expected !== 'number') return String(expected).toLowerCase() === got.toLowerCase()
  // Digits that cannot be read are refused as malformed, not as foreign.
  const number = readInteger(got)
  return number === undefined || number === expected
}

function foreign({ name, secret }: Echo, sent: string, got: string): DecodeError {
  const why = `The answer is about another ${name} than the request.`
  return new DecodeError('foreign-answer', why, secret ? { at: name } : { at: name, sent, got })
}
