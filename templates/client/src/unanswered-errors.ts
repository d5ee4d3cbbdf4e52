import { type ErrorDetails, GatewayError } from './errors.js'
import type { Resolution, ResolveOptions } from './settle.js'

/** Base of errors that leave open whether the command took effect. */
abstract class UnansweredError extends GatewayError {
  readonly #resolve: Resolve | undefined

  constructor(message: string, details: ErrorDetails, resolve?: Resolve) {
    super(message, details)
    this.#resolve = resolve
  }

  /**
   * Asks the gateway's status command what became of the payment, and says honestly when a status cannot prove it.
   * Safe to call at any time and as often as you like: it only reads.
   *
   * @throws GatewayError when the status command fails too
   */
  resolve(options: ResolveOptions = {}): Promise<Resolution> {
    if (this.outcome === 'not-sent') {
      return Promise.resolve({
        verdict: 'untouched',
        explanation: 'Nothing was sent, so nothing happened at the gateway.',
      })
    }
    if (this.#resolve !== undefined) return this.#resolve(options)
    const explanation =
      'No status command can tell whether it took effect. Check with another command before you repeat it.'
    return Promise.resolve({ verdict: 'unproven', explanation })
  }
}

/**
 * Asks what became of one payment. Throws what asking for a status throws.
 *
 * @example
 * ```ts
 * const ask: Resolve = async () => ({ verdict: 'unproven', explanation: 'Nobody can tell.' })
 * ```
 */
export type Resolve = (options: ResolveOptions) => Promise<Resolution>

/**
 * Why there is no answer; `no-answer`: a transport of your own returned something that is not an answer.
 *
 * @example
 * ```ts
 * const isAborted = (code: TransportErrorCode) => code === 'aborted' || code === 'client-closed'
 * ```
 */
export type TransportErrorCode =
  | 'not-loaded'
  | 'unreachable'
  | 'connection-lost'
  | 'answer-too-large'
  | 'no-answer'
  | 'timed-out'
  | 'aborted'
  | 'client-closed'

/**
 * No answer came: no connection, a lost one, a deadline, an abort.
 *
 * @example
 * ```ts
 * async function settle(error: TransportError) {
 *   return error.outcome === 'unknown' ? await error.resolve() : undefined
 * }
 * ```
 */
export class TransportError extends UnansweredError {
  /** Always `TransportError`. */
  override readonly name = 'TransportError'
  readonly code: TransportErrorCode

  constructor(code: TransportErrorCode, message: string, details: ErrorDetails, resolve?: Resolve) {
    super(message, details, resolve)
    this.code = code
  }
}

/**
 * Where and how an answer differs from what it should be.
 *
 * @example
 * ```ts
 * const details: ProtocolErrorDetails = { command: 'api.Pay', outcome: 'unknown', at: 'OrderId', sent: 'A-1', got: 'A-2' }
 * ```
 */
export interface ProtocolErrorDetails extends ErrorDetails {
  /** The attribute concerned. */
  readonly at?: string | undefined
  /** What the request said, where that is no secret. */
  readonly sent?: string | undefined
  /** What the answer said. */
  readonly got?: string | undefined
}

/**
 * What came back was not this gateway's answer to this request: an error page, a redirect, another payment's answer.
 *
 * @example
 * ```ts
 * const explain = (error: ProtocolError) => `${error.code}, HTTP status ${error.status}, at ${error.at}`
 * ```
 */
export class ProtocolError extends UnansweredError {
  /** Always `ProtocolError`. */
  override readonly name = 'ProtocolError'
  /** `redirect`, `undecodable`, or the code of the protocol package's DecodeError: `not-xml`, `foreign-answer`, … */
  readonly code: string
  /** HTTP status. */
  readonly status: number
  /** The attribute concerned. */
  readonly at: string | undefined
  /** `foreign-answer`: what the request said, where that is no secret. */
  readonly sent: string | undefined
  /** `foreign-answer`: what the answer said. */
  readonly got: string | undefined

  constructor(code: string, status: number, message: string, details: ProtocolErrorDetails, resolve?: Resolve) {
    super(message, details, resolve)
    this.code = code
    this.status = status
    this.at = details.at
    this.sent = details.sent
    this.got = details.got
  }
}
