// Copied from templates/client/src/errors.ts by `npm run generate`. Do not edit: change it there.
import { maskDigits } from '@card-gateway/protocol/basics'
import { harmless } from './harmless-cause.js'
import type { Resolution, ResolveOptions } from './settle.js'
import type { Failure } from './validation.js'

/**
 * What is known about the request when an error was thrown.
 *
 * - `not-sent`: nothing reached the gateway
 * - `unknown`: it may have reached the gateway and may have taken effect
 * - `answered`: the gateway answered; the error is about what came of it
 *
 * @example
 * ```ts
 * const mayBeRepeated = (outcome: Outcome) => outcome === 'not-sent'
 * ```
 */
export type Outcome = 'not-sent' | 'unknown' | 'answered'

/**
 * What every error of the client can tell.
 *
 * @example
 * ```ts
 * const details: ErrorDetails = { outcome: 'not-sent', command: 'api.Pay', orderId: 'A-1' }
 * ```
 */
export interface ErrorDetails {
  /** Whether the command was sent, answered, or left open. */
  readonly outcome: Outcome
  /** `api.Pay` */
  readonly command?: string | undefined
  /** Of the payment, where the command has one. */
  readonly orderId?: string | undefined
  /** What made it fail, as the platform tells it. */
  readonly cause?: unknown
}

/**
 * Everything the client throws. It holds no part of a request but the command's name and the OrderId, so that it can
 * be logged, printed and sent anywhere.
 *
 * @example
 * ```ts
 * try {
 *   await gateway.api.charge({ OrderId: 'A-1' })
 * } catch (error) {
 *   if (!isGatewayError(error)) throw error
 *   console.error(error.code, error.outcome, error.docs)
 * }
 * ```
 */
export abstract class GatewayError extends Error {
  /** Stable; decide by it. */
  abstract readonly code: string
  /** Whether the command was sent, answered, or left open: decide by it what to do next. */
  readonly outcome: Outcome
  /** `api.Pay`; undefined when no command was called. */
  readonly command: string | undefined
  /** Of the payment, where the command has one; masked where it looks like a card number (decision S151). */
  readonly orderId: string | undefined
  /** Address of the documentation about it; absent where no site is known, see the client's option `docs`. */
  declare readonly docs?: string

  constructor(message: string, details: ErrorDetails) {
    super(message, details.cause === undefined ? undefined : { cause: harmless(details.cause) })
    this.outcome = details.outcome
    this.command = details.command
    this.orderId = details.orderId === undefined ? undefined : maskDigits(details.orderId)
  }

  /**
   * Everything there is to tell, as plain data: `JSON.stringify` of another Error is `{}`.
   *
   * Throws nothing.
   */
  toJSON(): Record<string, unknown> {
    const { message, cause } = this
    const reason = cause instanceof Error ? { cause: cause.message } : {}
    return { message, ...Object.fromEntries(Object.entries(this)), ...reason }
  }
}

/**
 * The request was refused before anything was sent: `failures` says what to correct.
 *
 * @example
 * ```ts
 * const explain = (error: RequestRefused) => error.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export class RequestRefused extends GatewayError {
  /** Always `RequestRefused`. */
  override readonly name = 'RequestRefused'
  readonly code = 'request-refused'
  /** What is wrong with the request, a row for each mistake. */
  readonly failures: readonly Failure[]

  constructor(command: string, failures: readonly Failure[], orderId?: string) {
    super(`${command} was not sent. ${failures.map((failure) => failure.message).join(' ')}`, {
      outcome: 'not-sent',
      command,
      orderId,
    })
    this.failures = failures
  }
}

/**
 * An option of the client is missing or wrong.
 *
 * @example
 * ```ts
 * const explain = (error: ConfigurationError) => `${error.option}: ${error.message}`
 * ```
 */
export class ConfigurationError extends GatewayError {
  /** Always `ConfigurationError`. */
  override readonly name = 'ConfigurationError'
  readonly code = 'configuration'
  /** Name of the option: `baseUrl`, `chequePaths.create`. */
  readonly option: string

  constructor(option: string, message: string, command?: string) {
    super(`Option ${option}: ${message}`, {
      outcome: 'not-sent',
      command,
    })
    this.option = option
  }
}

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

/**
 * Why waiting ended without the wanted state.
 *
 * @example
 * ```ts
 * const isOver = (code: WaitErrorCode) => code === 'wait-timed-out'
 * ```
 */
export type WaitErrorCode = 'state-unreachable' | 'status-refused' | 'wait-timed-out' | 'wait-aborted'

/**
 * A waiter gave up.
 *
 * @example
 * ```ts
 * const explain = (error: WaitError) => `${error.code}: the payment was ${error.state}`
 * ```
 */
export class WaitError extends GatewayError {
  /** Always `WaitError`. */
  override readonly name = 'WaitError'
  readonly code: WaitErrorCode
  /** The last state seen, as on the wire. */
  readonly state: string | undefined

  constructor(code: WaitErrorCode, message: string, details: ErrorDetails & { state?: string | undefined }) {
    super(message, details)
    this.code = code
    this.state = details.state
  }
}

/**
 * What the payer's browser or the issuer brought cannot be used.
 *
 * @example
 * ```ts
 * const isForged = (error: BrowserDataError) => error.code === 'malformed-return'
 * ```
 */
export class BrowserDataError extends GatewayError {
  /** Always `BrowserDataError`. */
  override readonly name = 'BrowserDataError'
  readonly code: 'unsafe-address' | 'malformed-return'

  constructor(code: 'unsafe-address' | 'malformed-return', message: string) {
    super(message, {
      outcome: 'answered',
    })
    this.code = code
  }
}
