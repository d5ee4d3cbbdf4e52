// Copied from templates/sandbox/src/world/http-handler.ts by `npm run generate`. Do not edit: change it there.
import type { TerminalSettings } from './settings.js'
import type { World } from './world.js'

/**
 * Answers requests that are not commands: hosted pages, the issuer's page, the admin API. Undefined: the request is for
 * another handler. `world` finds the world a SessionId or MD belongs to.
 *
 * What it throws is answered with status 500.
 *
 * @example
 * ```ts
 * const hello: HttpHandler = async (request) => (request.url.endsWith('/hello') ? new Response('hello') : undefined)
 * ```
 */
export type HttpHandler = (request: Request, sandbox: WorldDirectory) => Promise<Response | undefined>

/**
 * The worlds of a sandbox, as its pages find them.
 *
 * @example
 * ```ts
 * const names = ({ worlds }: WorldDirectory) => [...worlds.keys()]
 * ```
 */
export interface WorldDirectory {
  /** Every world, by the key of its terminal. */
  readonly worlds: ReadonlyMap<string, World>
  /**
   * The world in which a SessionId or MD was issued.
   *
   * Throws nothing.
   */
  worldOf(token: string): World | undefined
  /** Adds a merchant. It throws RangeError when the name is taken, or a setting makes no sense. */
  addTerminal(settings: TerminalSettings): World
}
