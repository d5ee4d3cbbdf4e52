// Copied from templates/sandbox/src/http/dashboard/live-events.ts by `npm run generate`. Do not edit: change it there.
import { watchWorlds } from '../../world/watch.js'
import type { World } from '../../world/world.js'

/** Changes within so many milliseconds are told together. */
const pause = 150

/** Pages look anew after so many milliseconds even when nothing was told: the clock goes on, others give instructions. */
const pulse = 5000

/** Server-sent events: one each time a page of the world may look different. */
export function liveEvents(world: World): Response {
  let end = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      let waiting: ReturnType<typeof setTimeout> | undefined
      const tell = () => {
        waiting ??= setTimeout(() => {
          waiting = undefined
          send('data: change\n\n')
        }, pause)
      }
      const unwatch = watchWorlds(new Map([[world.name, world]]), { request: tell, delivery: tell })
      const beat = setInterval(() => send('data: pulse\n\n'), pulse)
      beat.unref()
      end = () => {
        unwatch()
        clearTimeout(waiting)
        clearInterval(beat)
      }
      send('retry: 1000\n\n')
    },
    cancel: () => end(),
  })
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' },
  })
}

const encoder = new TextEncoder()
