// Copied from templates/client/src/call-trace.ts by `npm run generate`. Do not edit: change it there.
import type { CommandDescriptor } from '@card-gateway/protocol/core'
import { redactReply, redactRequest } from '@card-gateway/protocol/redaction'
import type { GatewayError } from './errors.js'

/**
 * What subscribers of the tracing channel `card-gateway:call` see. Every value is masked: card numbers keep their first
 * six and last four digits, other secrets are hidden. Masking happens when `request` or `result` is read, so that a
 * subscriber pays only for what it reads.
 *
 * Its methods throw nothing.
 *
 * @example
 * ```ts
 * const line = (trace: CallTrace) => `${trace.command}: ${trace.status}, ${trace.attempts} attempts`
 * ```
 */
export class CallTrace<Request = unknown, Reply = unknown> {
  /** `api.Pay` */
  readonly command: string
  /** How many times the client sent it, or tried to. */
  attempts = 0
  /** HTTP status of the latest answer. */
  status: number | undefined
  /** The error that was thrown; of the request it holds only the OrderId. */
  error: GatewayError | undefined
  readonly #descriptor: CommandDescriptor<Request, Reply>
  #request: Request | undefined
  #result: Reply | undefined

  constructor(descriptor: CommandDescriptor<Request, Reply>) {
    this.command = descriptor.id
    this.#descriptor = descriptor
  }

  /** The request, masked; there once it was found valid. */
  get request(): unknown {
    return this.#request && redactRequest(this.#descriptor, this.#request)
  }

  /** The reply, masked; at `asyncStart` and `asyncEnd`. */
  get result(): unknown {
    return this.#result && redactReply(this.#descriptor, this.#result)
  }

  /** Takes what the client is about to send. */
  requested(value: Request): void {
    this.#request = value
  }

  /** Takes what came back. */
  answered(value: Reply): void {
    this.#result = value
  }

  /** The whole trace as plain data, masked. Throws nothing. */
  toJSON(): object {
    const { command, attempts, status, request, result, error } = this
    return { command, attempts, status, request, result, error }
  }
}
