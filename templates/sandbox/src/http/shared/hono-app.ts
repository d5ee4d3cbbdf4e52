import type { Env } from 'hono'
import { Hono } from 'hono/tiny'
import type { WorldDirectory } from '../../world/http-handler.js'
import { pathOf } from './on-demand.js'

/** Routes of the sandbox find its worlds in `c.env`. */
export type WorldEnv = Env & { readonly Bindings: WorldDirectory }

/** An app whose paths stay percent-encoded as they came, and which reports its defects to the caller. */
export function createApp<Own extends WorldEnv>(): Hono<Own> {
  const app = new Hono<Own>({ getPath: pathOf })
  app.onError((error) => {
    throw error
  })
  return app
}
