import type { NamedTransports } from './create-transport.js'
import { fetchTransports } from './fetch-transports.js'

/** For Node. Loading undici takes longer than everything else the client needs. */
export const nodeTransports: NamedTransports<'undici' | 'fetch'> = {
  undici: () => import('./undici-transport.js').then((module) => new module.UndiciTransport()),
  ...fetchTransports,
}
