// Copied from templates/sandbox/src/world/surface.ts by `npm run generate`. Do not edit: change it there.
import type { TerminalSettings } from './settings.js'
import type { World } from './world.js'

/**
 * Answers what is no command: hosted pages, the issuer's page, the admin API. Undefined: not mine. `world` finds the
 * world a SessionId or MD belongs to.
 */
export type Surface = (request: Request, sandbox: SurfaceHost) => Promise<Response | undefined>

export interface SurfaceHost {
  readonly worlds: ReadonlyMap<string, World>
  /** The world in which a SessionId or MD was issued. */
  worldOf(token: string): World | undefined
  addTerminal(settings: TerminalSettings): World
}
