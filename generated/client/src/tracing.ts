// Copied from templates/client/src/tracing.ts by `npm run generate`. Do not edit: change it there.
import type { TracingChannel } from 'node:diagnostics_channel'
import type { CallTrace } from './call-trace.js'
import { isGatewayError } from './error-checks.js'

/** The tracing channel that calls are published on. */
export type Channel = TracingChannel<unknown, CallTrace>

/**
 * The one channel of all clients; none in runtimes that have no channels. An import would keep this package from loading
 * there.
 */
const channel: Channel | undefined = globalThis.process
  ?.getBuiltinModule?.('node:diagnostics_channel')
  .tracingChannel<unknown, CallTrace>('card-gateway:call')

/** The channel when anybody listens; when nobody does, a call spends nothing on tracing. */
export function listenedChannel(): Channel | undefined {
  return channel?.hasSubscribers ? channel : undefined
}

/**
 * Runs a call under the channel, with the events of `TracingChannel.tracePromise`, which itself would publish the reply
 * as it is.
 */
export function traced<Request, Reply>(
  channel: Channel,
  trace: CallTrace<Request, Reply>,
  run: () => Promise<Reply>,
): Promise<Reply> {
  const publishSettled = (): void => channel.asyncStart.runStores(trace, () => channel.asyncEnd.publish(trace))
  return channel.start.runStores(trace, () => {
    const settled = run().then(
      (reply) => {
        trace.answered(reply)
        publishSettled()
        return reply
      },
      (error: unknown) => {
        if (isGatewayError(error)) trace.error = error
        channel.error.publish(trace)
        publishSettled()
        throw error
      },
    )
    channel.end.publish(trace)
    return settled
  })
}
