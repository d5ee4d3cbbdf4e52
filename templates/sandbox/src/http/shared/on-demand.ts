import { loadedOnce } from '../../lib/loaded-once.js'
import type { HttpHandler, WorldDirectory } from '../../world/http-handler.js'

/** What Hono makes. */
interface App {
  fetch(request: Request, worlds: WorldDirectory): Response | Promise<Response>
}

/**
 * Answers below the given addresses, and leaves all others to the next handler. The app is loaded with the first request
 * for it: a program that only sends commands does without Hono and the pages.
 */
export function onDemand(addresses: RegExp, load: () => Promise<App>): HttpHandler {
  const app = loadedOnce(load)
  return async (request, worlds) => {
    if (!addresses.test(pathOf(request))) return undefined
    return (await app()).fetch(request, worlds)
  }
}

/** As it came, percent-encoded. */
export function pathOf({ url }: Request): string {
  return new URL(url).pathname
}
