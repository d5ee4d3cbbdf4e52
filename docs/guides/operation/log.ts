import { tracingChannel } from 'node:diagnostics_channel'
import type { CallTrace } from '@card-gateway/client'

const calls = tracingChannel<unknown, CallTrace>('card-gateway:call')

/** Writes a line for each call that has ended. Gives a function that ends the log. */
export function logCalls(write: (line: string) => void): () => void {
  const nothing = () => {}
  const subscribers = {
    start: nothing,
    end: nothing,
    asyncStart: nothing,
    asyncEnd: (trace: CallTrace) => write(JSON.stringify(trace)), // masked, all of it
    error: nothing,
  }
  calls.subscribe(subscribers)
  return () => calls.unsubscribe(subscribers)
}
