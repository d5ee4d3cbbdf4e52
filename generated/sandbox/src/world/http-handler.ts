// Copied from templates/sandbox/src/world/http-handler.ts by `npm run generate`. Do not edit: change it there.
import type { TerminalSettings } from './settings.js'
import type { World } from './world.js'

/**
 * Answers what is no command: hosted pages, the issuer's page, the admin API. Undefined: not mine. `world` finds the
 * world a SessionId or MD belongs to.
 */
export type HttpHandler = (request: Request, sandbox: WorldDirectory) => Promise<Response | undefined>

export interface WorldDirectory {
  readonly worlds: ReadonlyMap<string, World>
  /** The world in which a SessionId or MD was issued. */
  worldOf(token: string): World | undefined
  addTerminal(settings: TerminalSettings): World
}
