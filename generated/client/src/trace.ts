// Copied from templates/client/src/trace.ts by `npm run generate`. Do not edit: change it there.
import { tracingChannel } from 'node:diagnostics_channel'
import { type GatewayError, isGatewayError } from './errors.js'

/**
 * What subscribers of the tracing channel `card-gateway:call` see. Every value is masked: card numbers keep their first
 * six and last four digits, other secrets are gone. Masking happens when `request` or `result` is read, so that a
 * subscriber pays for what it looks at.
 */
export class CallTrace {
  /** `api.Pay` */
  readonly command: string
  /** How often it was sent, or tried to. */
  attempts = 0
  /** HTTP status of the latest answer. */
  status: number | undefined
  /** What was thrown; holds nothing of the request but the OrderId. */
  error: GatewayError | undefined
  #request: (() => unknown) | undefined
  #result: (() => unknown) | undefined

  constructor(command: string) {
    this.command = command
  }

  /** The request; from the moment it was found valid. */
  get request(): unknown {
    return this.#request?.()
  }

  /** The reply; at `asyncStart` and `asyncEnd`. */
  get result(): unknown {
    return this.#result?.()
  }

  /** What to show as the request, made on demand. */
  requested(mask: () => unknown): void {
    this.#request = mask
  }

  /** What to show as the reply, made on demand. */
  answered(mask: () => unknown): void {
    this.#result = mask
  }

  toJSON(): object {
    const { command, attempts, status, request, result, error } = this
    return { command, attempts, status, request, result, error }
  }
}

const channel = tracingChannel<unknown, CallTrace>('card-gateway:call')

/** Whether anybody listens; when nobody does, a call spends nothing on tracing. */
export function isTraced(): boolean {
  return channel.hasSubscribers
}

/**
 * Runs a call under the channel, with the events of `TracingChannel.tracePromise`, which itself would publish the reply
 * as it is.
 *
 * @param mask makes of the reply what subscribers may see
 */
export function traced<Reply>(
  trace: CallTrace,
  run: () => Promise<Reply>,
  mask: (reply: Reply) => unknown,
): Promise<Reply> {
  return channel.start.runStores(trace, () => {
    const settled = run().then(
      (reply) => {
        trace.answered(() => mask(reply))
        publishSettled(trace)
        return reply
      },
      (error: unknown) => {
        if (isGatewayError(error)) trace.error = error
        channel.error.publish(trace)
        publishSettled(trace)
        throw error
      },
    )
    channel.end.publish(trace)
    return settled
  })
}

function publishSettled(trace: CallTrace): void {
  channel.asyncStart.runStores(trace, () => channel.asyncEnd.publish(trace))
}
