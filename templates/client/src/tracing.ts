import { type TracingChannel, tracingChannel } from 'node:diagnostics_channel'
import type { CallTrace } from './call-trace.js'
import { isGatewayError } from './errors.js'

/** The one channel of all clients. */
const channel: TracingChannel<unknown, CallTrace> = tracingChannel<unknown, CallTrace>('card-gateway:call')

/** Whether anybody listens; when nobody does, a call spends nothing on tracing. */
export function isTraced(): boolean {
  return channel.hasSubscribers
}

/**
 * Runs a call under the channel, with the events of `TracingChannel.tracePromise`, which itself would publish the reply
 * as it is.
 */
export function traced<Request, Reply>(trace: CallTrace<Request, Reply>, run: () => Promise<Reply>): Promise<Reply> {
  return channel.start.runStores(trace, () => {
    const settled = run().then(
      (reply) => {
        trace.answered(reply)
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
