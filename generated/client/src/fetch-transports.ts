// Copied from templates/client/src/fetch-transports.ts by `npm run generate`. Do not edit: change it there.
import type { NamedTransports } from './create-transport.js'

/** For runtimes that have the global `fetch` and nothing of Node. */
export const fetchTransports: NamedTransports<'fetch'> = {
  fetch: () => import('./fetch-transport.js').then((module) => new module.FetchTransport()),
}
