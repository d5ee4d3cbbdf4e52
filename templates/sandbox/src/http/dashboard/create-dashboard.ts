import { checkDocs } from '../../lib/docs-links.js'
import type { GatewaySpec } from '../../spec/gateway-spec.js'
import type { HttpHandler } from '../../world/http-handler.js'
import type { ControlSettings } from '../../world/settings.js'
import { onDemand } from '../shared/on-demand.js'

/**
 * Makes the dashboard: pages below `/dashboard` that show what goes on in the sandbox, and its controls.
 *
 * @param control who may use it; default: this machine only. With a token, a browser opens `/dashboard?token=…` once
 * @param docs documentation that error codes link to: an address, or a path of the server; default that of the spec
 *
 * @throws RangeError when `docs` is neither
 *
 * @example
 * ```ts
 * await serve(sandbox, { port: 8080, dashboard: createDashboard(gatewaySpec) })
 * ```
 */
export function createDashboard(spec: GatewaySpec, control?: ControlSettings, docs = spec.docs): HttpHandler {
  const checked = checkDocs(docs)
  return onDemand(/^\/(?:dashboard(?:\/|$)|$)/, async () =>
    (await import('./app.js')).dashboardApp(spec, control, checked),
  )
}
