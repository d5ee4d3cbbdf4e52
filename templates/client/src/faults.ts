import { DecodeError, EncodeError } from '@card-gateway/protocol/basics'
import type { CommandDescriptor } from '@card-gateway/protocol/core'
import type { CancellationReason } from './cancellation.js'
import { ConfigurationError, type GatewayError, type Outcome, RequestRefused } from './errors.js'
import { TransportFault } from './transport-fault.js'
import { ProtocolError, type Resolve, TransportError, type TransportErrorCode } from './unanswered-errors.js'

/** The call that failed. */
export interface FaultContext {
  readonly command: CommandDescriptor
  readonly orderId: string | undefined
  /** `https://gateway.example` */
  readonly origin: string
  /** Finds out what became of it, where a status command can tell. */
  readonly resolve: Resolve | undefined
}

/** A request that cannot be written, as the error the caller sees. */
export function refused(command: CommandDescriptor, error: unknown, orderId: string | undefined): unknown {
  if (!(error instanceof EncodeError)) return error
  const { code, at: path, message } = error
  if (code === 'missing-credential') return new ConfigurationError(path, `${command.id} needs it.`, command.id)
  return new RequestRefused(command.id, [{ path, code, message }], orderId)
}

/** No answer came. */
export function unanswered(
  context: FaultContext,
  error: unknown,
  reason: CancellationReason | undefined,
): GatewayError {
  const fault = error instanceof TransportFault ? error : new TransportFault('connection-lost', true, error)
  const code = codeOf(fault, reason)
  const outcome = fault.sent ? 'unknown' : 'not-sent'
  const happened = code === 'unreachable' ? `no connection to ${context.origin} could be made.` : happenings[code]
  const message = `${context.command.id}: ${happened} ${advice(context, outcome)}`
  return new TransportError(code, message, details(context, outcome, fault.cause), context.resolve)
}

/** A response came, but it is not this gateway's answer to this request. */
export function undecodable(context: FaultContext, error: unknown, status: number): ProtocolError {
  const decode = error instanceof DecodeError ? error : undefined
  const redirect = status >= 300 && status < 400
  const code = redirect ? 'redirect' : (decode?.code ?? 'undecodable')
  const why = redirect
    ? 'It redirects to another address. The client never follows redirects.'
    : (decode?.message ?? '')
  const message = `${context.command.id}: the response (HTTP ${status}) is not an answer to this command. ${sentence(why)}`
  const info = {
    ...details(context, 'unknown', error),
    at: decode?.at,
    sent: decode?.sent,
    got: decode?.got,
  }
  return new ProtocolError(code, status, `${message}${advice(context, 'unknown')}`, info, context.resolve)
}

/** The client was closed before the request was sent. */
export function closedBefore(context: FaultContext): TransportError {
  const message = `${context.command.id}: ${happenings['client-closed']} Nothing was sent.`
  return new TransportError('client-closed', message, details(context, 'not-sent', undefined))
}

const happenings: Readonly<Record<Exclude<TransportErrorCode, 'unreachable'>, string>> = {
  'not-loaded': 'the transport could not be loaded.',
  'connection-lost': 'the connection was lost before the answer was complete.',
  'answer-too-large': 'the answer is larger than maxResponseSize allows.',
  'no-answer': 'the transport did not return an answer, which is an object with status and body.',
  'timed-out': 'no answer came within the time limit.',
  aborted: 'the call was aborted by its signal.',
  'client-closed': 'the client is closed.',
}

function codeOf(fault: TransportFault, reason: CancellationReason | undefined): TransportErrorCode {
  if (reason !== undefined) return reason
  return fault.code === 'cancelled' ? 'connection-lost' : fault.code
}

function advice({ command, resolve }: FaultContext, outcome: Outcome): string {
  if (outcome === 'not-sent') return 'Nothing was sent.'
  if (command.effect === 'read') return 'The command only reads, so you may send it again.'
  return resolve === undefined
    ? 'It may have taken effect, and no status command can tell. Check with another command before you repeat it.'
    : 'It may have taken effect. Do not repeat it: call error.resolve() to find out.'
}

function details({ command, orderId }: FaultContext, outcome: Outcome, cause: unknown) {
  return { outcome, command: command.id, orderId, cause }
}

function sentence(text: string): string {
  return text === '' ? '' : `${text.replace(/[.\s]*$/, '.')} `
}
