import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { watchWorlds } from '../../world/watch.js'
import type { DashboardEnv } from './page-layout.js'

/** Changes within so many milliseconds are announced together. */
const pause = 150

/**
 * Pages refresh after this many milliseconds even when no event came: the clock goes on, and other processes change
 * things.
 */
const pulse = 5000

/** Server-sent events: one each time a page of the world may look different, until the browser goes away. */
export function liveEvents(c: Context<DashboardEnv>): Response {
  const { world } = c.var
  c.header('content-type', 'text/event-stream; charset=utf-8')
  c.header('cache-control', 'no-store')
  // Nobody reads or closes the stream of a HEAD request.
  if (c.req.method === 'HEAD') return c.body(null)
  return stream(c, async (events) => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const tell = () => {
      waiting ??= setTimeout(() => {
        waiting = undefined
        void events.write('data: change\n\n')
      }, pause)
    }
    void events.write('retry: 1000\n\n')
    const unwatch = watchWorlds(new Map([[world.name, world]]), { request: tell, delivery: tell })
    const beat = setInterval(() => void events.write('data: pulse\n\n'), pulse)
    beat.unref()
    await new Promise<void>((resolve) => events.onAbort(resolve))
    unwatch()
    clearTimeout(waiting)
    clearInterval(beat)
  })
}
