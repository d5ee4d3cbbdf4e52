import { tracingChannel } from 'node:diagnostics_channel'
import type { CallTrace } from './call-trace.js'

/** Where calls are traced. */
export const channel = tracingChannel<unknown, CallTrace>('card-gateway:call')

/** Whether anybody listens; when nobody does, a call spends nothing on tracing. */
export function isTraced(): boolean {
  return channel.hasSubscribers
}
