// Copied from templates/client/src/errors.ts by `npm run generate`. Do not edit: change it there.
import { maskDigits } from '@card-gateway/protocol/basics'
import { harmless } from './harmless-cause.js'
import type { Failure } from './validation.js'

/**
 * What is known about the request when an error was thrown.
 *
 * - `not-sent`: nothing reached the gateway
 * - `unknown`: it may have reached the gateway and may have taken effect
 * - `answered`: the gateway answered; the error is about its answer
 *
 * @example
 * ```ts
 * const mayBeRepeated = (outcome: Outcome) => outcome === 'not-sent'
 * ```
 */
export type Outcome = 'not-sent' | 'unknown' | 'answered'

/**
 * The facts that every error of the client can carry.
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
  /** What made it fail, as the platform reports it. */
  readonly cause?: unknown
}

/**
 * Base of every error the client throws. Of a request it holds only the command's name and the OrderId, so that it can
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
  /** Stable: programs may rely on it. */
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
   * Everything the error knows, as plain data: `JSON.stringify` of an ordinary Error gives `{}`.
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
  /** What is wrong with the request, one entry for each mistake. */
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
 * Waiting ended before the wanted state came.
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
 * What the payer's browser or the issuer sent cannot be used.
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
