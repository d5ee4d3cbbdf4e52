// Copied from templates/client/src/transport-fault.ts by `npm run generate`. Do not edit: change it there.
/**
 * What went wrong on the way.
 *
 * @example
 * ```ts
 * const isConnection = (code: TransportFaultCode) => code === 'unreachable' || code === 'connection-lost'
 * ```
 */
export type TransportFaultCode =
  | 'not-loaded'
  | 'unreachable'
  | 'connection-lost'
  | 'answer-too-large'
  | 'no-answer'
  | 'cancelled'

/**
 * How a transport says that it has no answer.
 *
 * @example
 * ```ts
 * throw new TransportFault('unreachable', false, new Error('no route'))
 * ```
 */
export class TransportFault extends Error {
  /** Always `TransportFault`. */
  override readonly name = 'TransportFault'
  /** Why there is no answer. */
  readonly code: TransportFaultCode
  /** False only when it is certain that not one byte of the request was sent. */
  readonly sent: boolean

  constructor(code: TransportFaultCode, sent: boolean, cause?: unknown) {
    super(code, { cause })
    this.code = code
    this.sent = sent
  }
}
