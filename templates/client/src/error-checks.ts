import { ConfigurationError, GatewayError, RequestRefused, WaitError } from './errors.js'
import { ProtocolError, TransportError } from './unanswered-errors.js'

/**
 * An error that leaves open whether the command took effect; `resolve()` finds out.
 *
 * @example
 * ```ts
 * const settle = (error: OutcomeUnknownError) => error.resolve()
 * ```
 */
export type OutcomeUnknownError = (TransportError | ProtocolError) & {
  /** The command may have taken effect, or not. */
  readonly outcome: 'unknown'
}

/**
 * Whether it was thrown by this client.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * try {
 *   await gateway.api.getState({ OrderId: 'A-1' })
 * } catch (error) {
 *   if (isGatewayError(error)) console.error(error.outcome)
 * }
 * ```
 */
export function isGatewayError(error: unknown): error is GatewayError {
  return error instanceof GatewayError
}

/**
 * Whether the request was refused before it was sent.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * const failuresOf = (error: unknown) => (isRequestRefused(error) ? error.failures : [])
 * ```
 */
export function isRequestRefused(error: unknown): error is RequestRefused {
  return error instanceof RequestRefused
}

/**
 * Whether the client is set up wrongly.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * const optionOf = (error: unknown) => (isConfigurationError(error) ? error.option : undefined)
 * ```
 */
export function isConfigurationError(error: unknown): error is ConfigurationError {
  return error instanceof ConfigurationError
}

/**
 * Whether no answer came.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * const isTooSlow = (error: unknown) => isTransportError(error) && error.code === 'timed-out'
 * ```
 */
export function isTransportError(error: unknown): error is TransportError {
  return error instanceof TransportError
}

/**
 * Whether the response was not an answer of the gateway.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * const isForeign = (error: unknown) => isProtocolError(error) && error.code === 'foreign-answer'
 * ```
 */
export function isProtocolError(error: unknown): error is ProtocolError {
  return error instanceof ProtocolError
}

/**
 * Whether waiting ended before the wanted state came.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * const lastState = (error: unknown) => (isWaitError(error) ? error.state : undefined)
 * ```
 */
export function isWaitError(error: unknown): error is WaitError {
  return error instanceof WaitError
}

/**
 * Whether the command may have taken effect although there is no answer. Never send it again: ask
 * `await error.resolve()`.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * try {
 *   await gateway.api.refund({ OrderId: 'A-1', Amount: 500 })
 * } catch (error) {
 *   if (!isOutcomeUnknown(error)) throw error
 *   const { verdict } = await error.resolve()
 * }
 * ```
 */
export function isOutcomeUnknown(error: unknown): error is OutcomeUnknownError {
  return (isTransportError(error) || isProtocolError(error)) && error.outcome === 'unknown'
}

/**
 * Whether another attempt at a read-only command can help. It cannot when time is over, when the call was given up, or
 * when the same answer would come again.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * const again = (error: unknown) => isGatewayError(error) && isTransient(error)
 * ```
 */
export function isTransient(error: GatewayError): boolean {
  if (isTransportError(error)) return error.code === 'unreachable' || error.code === 'connection-lost'
  return isProtocolError(error) && error.status >= 500
}
