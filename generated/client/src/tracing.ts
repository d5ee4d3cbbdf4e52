// Copied from templates/client/src/tracing.ts by `npm run generate`. Do not edit: change it there.
import { type TracingChannel, tracingChannel } from 'node:diagnostics_channel'
import type { CallTrace } from './call-trace.js'

/** Where calls are traced. */
export type CallChannel = TracingChannel<unknown, CallTrace>

/** The one channel of all clients. */
export const channel: CallChannel = tracingChannel<unknown, CallTrace>('card-gateway:call')

/** Whether anybody listens; when nobody does, a call spends nothing on tracing. */
export function isTraced(): boolean {
  return channel.hasSubscribers
}
