/** What went wrong on the way. */
export type TransportFaultCode =
  | 'not-loaded'
  | 'unreachable'
  | 'connection-lost'
  | 'answer-too-large'
  | 'no-answer'
  | 'cancelled'

/** How a transport says that it has no answer. */
export class TransportFault extends Error {
  override readonly name = 'TransportFault'
  readonly code: TransportFaultCode
  /** False only when it is certain that not one byte of the request left. */
  readonly sent: boolean

  constructor(code: TransportFaultCode, sent: boolean, cause?: unknown) {
    super(code, { cause })
    this.code = code
    this.sent = sent
  }
}
