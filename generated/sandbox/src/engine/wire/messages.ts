// Copied from templates/sandbox/src/engine/wire/messages.ts by `npm run generate`. Do not edit: change it there.
import type { BodyProblem } from '../../lib/request-body.js'

/**
 * A request as the engine takes it.
 *
 * @example
 * ```ts
 * const isCommand = ({ method }: GatewayRequest) => method === 'POST'
 * ```
 */
export interface GatewayRequest {
  /** HTTP method. */
  readonly method: string
  /** Of the address: `/api/Pay`. */
  readonly path: string
  /** Without the question mark. */
  readonly query: string
  /** As it came. */
  readonly body: string
  /** What is wrong with the body as such; it is refused for that. */
  readonly bodyProblem?: BodyProblem | undefined
  /** Where the sandbox is reached, for addresses it gives out. */
  readonly origin: string
  /** Address it came from, when that is known. */
  readonly from: string | undefined
  /** Whether it was sent by the operator (dashboard, `operate`): users' passwords are not checked. */
  readonly byOperator?: boolean
}

/**
 * What is answered; undefined: nothing at all.
 *
 * @example
 * ```ts
 * const explain = ({ status, why }: GatewayResponse) => `${status}: ${why ?? 'well'}`
 * ```
 */
export interface GatewayResponse {
  /** HTTP status. */
  readonly status: number
  /** Media type of the body. */
  readonly contentType: string
  /** As it is sent. */
  readonly body: string
  /** What was wrong, for the header `x-card-gateway-why`. */
  readonly why: string | undefined
  /** Where its error code is explained, for the header `x-card-gateway-docs`. */
  readonly docs?: string | undefined
  /** Whether the body is to come byte by byte. */
  readonly slow: boolean
}

/**
 * No answer is given: a server closes the connection, a client sees it lost.
 *
 * @example
 * ```ts
 * const isLost = (error: unknown) => error instanceof NoResponse
 * ```
 */
export class NoResponse extends Error {
  /** Always `NoResponse`. */
  override readonly name = 'NoResponse'

  constructor() {
    super('The sandbox gives no answer, because a fault was planned.')
  }
}

/** Bytes of the longest body of a command: many times more than any that makes sense. */
export const longestCommand = 256 * 1024
