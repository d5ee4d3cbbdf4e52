import type { GatewaySpec } from '../../spec/gateway-spec.js'
import type { HttpHandler } from '../../world/http-handler.js'
import type { ControlSettings } from '../../world/settings.js'
import { onDemand } from '../shared/on-demand.js'

/**
 * Makes the admin API: the controls and queries for a sandbox in another process, as JSON below `/admin/`. `?terminal=`
 * names the merchant whose world is meant; without it, the first one. `GET /admin/` lists all addresses.
 *
 * Throws nothing; a caller's mistake is answered with a status of 400 or more.
 *
 * @param control who may use it; default: this machine only
 *
 * @example
 * ```ts
 * const admin = createAdmin(gatewaySpec, { token: 'secret' })
 * ```
 */
export function createAdmin(spec: GatewaySpec, control?: ControlSettings): HttpHandler {
  return onDemand(/^\/admin(?:\/|$)/, async () => (await import('./app.js')).adminApp(spec, control))
}
