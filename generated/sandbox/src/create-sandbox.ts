// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import { gatewaySpec } from './generated/gateway-spec.js'
import { createAdmin } from './http/admin/create-admin.js'
import { createPages, nothingHere } from './http/pages/app.js'
import { createNotifier } from './notifications/create-notifier.js'
import { type CreateSandbox, createSandboxFactory } from './sandbox/gateway.js'

/**
 * Makes a gateway in this process. Nothing is needed; with the same `seed`, the same random values come again.
 *
 * @throws RangeError when an option makes no sense
 *
 * @example
 * ```ts
 * const sandbox = createSandbox({ seed: 1 })
 * const gateway = new CardGateway({ ...sandbox.credentials, transport: sandbox.transport })
 * ```
 */
export const createSandbox: CreateSandbox = createSandboxFactory(gatewaySpec, {
  handlers: ({ control }, spec) => [createPages(spec), createAdmin(spec, control), nothingHere],
  notifier: (options, spec) => createNotifier(spec, options),
})
