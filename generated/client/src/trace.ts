// Copied from templates/client/src/trace.ts by `npm run generate`. Do not edit: change it there.
import { tracingChannel } from 'node:diagnostics_channel'
import { type GatewayError, isGatewayError } from './errors.js'

/**
 * What subscribers of the tracing channel `card-gateway:call` see. Every value is masked: card numbers keep their first
 * six and last four digits, other secrets are gone.
 */
export interface CallTrace {
  /** `api.Pay` */
  readonly command: string
  /** The request; from the moment it was found valid. */
  request?: unknown
  /** How often it was sent, or tried to. */
  attempts: number
  /** HTTP status of the latest answer. */
  status?: number
  /** The reply; at `asyncStart` and `asyncEnd`. */
  result?: unknown
  /** What was thrown; holds nothing of the request but the OrderId. */
  error?: GatewayError
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
        trace.result = mask(reply)
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
