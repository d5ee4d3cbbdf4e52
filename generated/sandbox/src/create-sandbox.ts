// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import { createAdmin } from './admin/index.js'
import { createDelivery } from './delivery/index.js'
import { createPages, nothingHere } from './pages/index.js'
import { type CreateSandbox, createSandboxFactory } from './sandbox-factory.js'
import { tables } from './tables/tables.js'

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
