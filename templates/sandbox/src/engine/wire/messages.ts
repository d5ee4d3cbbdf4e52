import type { BodyProblem } from '../../lib/request-body.js'

/** A request as the engine takes it. */
export interface GatewayRequest {
  readonly method: string
  readonly path: string
  /** Without the question mark. */
  readonly query: string
  readonly body: string
  /** What is wrong with the body as such; it is refused for that. */
  readonly bodyProblem?: BodyProblem | undefined
  /** Where the sandbox is reached, for addresses it gives out. */
  readonly origin: string
  /** Address it came from, when that is known. */
  readonly from: string | undefined
  /** Whether it was given from behind the counter: passwords of users are not asked for. */
  readonly byOperator?: boolean
}

/** What is answered; undefined: nothing at all. */
export interface GatewayResponse {
  readonly status: number
  readonly contentType: string
  readonly body: string
  /** What was wrong, for the header `x-card-gateway-why`. */
  readonly why: string | undefined
  /** Where its error code is explained, for the header `x-card-gateway-docs`. */
  readonly docs?: string | undefined
  /** Whether the body is to come byte by byte. */
  readonly slow: boolean
}

/** No answer is given: a server closes the connection, a client sees it lost. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse'

  constructor() {
    super('The sandbox gives no answer, as it was told.')
  }
}

/** Bytes of the longest body of a command: many times more than any that makes sense. */
export const longestCommand = 256 * 1024
