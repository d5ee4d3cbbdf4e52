// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import { tables } from './generated/gateway-spec.js'
import { createAdmin } from './http/admin/app.js'
import { createPages, nothingHere } from './http/pages/app.js'
import { createDelivery } from './notifications/create-notifier.js'
import { type CreateSandbox, createSandboxFactory } from './sandbox/gateway.js'

/**
 * Makes a gateway in this process. Nothing is needed; whatever is random repeats for the same `seed`.
 *
 * @throws RangeError when an option makes no sense
 *
 * @example
 * ```ts
 * const sandbox = createSandbox({ seed: 1 })
 * const gateway = new CardGateway({ ...sandbox.credentials, transport: sandbox.transport })
 * ```
 */
export const createSandbox: CreateSandbox = createSandboxFactory(tables, {
  surfaces: ({ control }) => [createPages(tables), createAdmin(tables, control), nothingHere],
  delivery: (options) => createDelivery(tables, options),
})
