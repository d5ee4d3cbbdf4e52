// Copied from templates/sandbox/src/server/same-site.ts by `npm run generate`. Do not edit: change it there.
import type { IncomingHttpHeaders } from 'node:http'

/** What only the developer may use: the dashboard and the admin API. */
export const controlPaths = /^\/(?:$|\?|admin(?:[/?]|$)|dashboard(?:[/?]|$))/

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i

/**
 * Why a request for a control does not come from the developer; undefined when nothing speaks against it. Any page the
 * developer visits can make the browser send requests to this machine, under a name of its own too.
 *
 * @param localAddress address of this machine the request came to
 */
export function foreignControl(
  method: string,
  headers: IncomingHttpHeaders,
  localAddress: string | undefined,
): string | undefined {
  const { host = '', origin } = headers
  if (isLoopback(localAddress) && !loopback.test(host)) return 'The controls answer on this machine under its own name only.'
  if (method === 'GET' || method === 'HEAD') return undefined
  if (origin !== undefined && hostOf(origin) !== host) return 'The controls take no instruction from pages of other sites.'
  return headers['sec-fetch-site'] === 'cross-site' ? 'The controls take no instruction from other sites.' : undefined
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(?:::ffff:)?127\.|^::1$/.test(address)
}

/** What an Origin names; `null` and what is no address name nothing. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
