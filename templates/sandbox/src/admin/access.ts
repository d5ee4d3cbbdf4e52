/** A server that knows where a request comes from says so in this header; it takes the client's own away. */
const sourceHeader = 'x-card-gateway-from'

const loopbackName = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i
const loopbackAddress = /^(?:::ffff:)?127(?:\.\d+){3}$|^::1$/

/**
 * Whether a request may control the sandbox: it comes from this machine, under this machine's own name, and from no page
 * of another site. Any page the developer visits can make the browser send requests here.
 */
export function mayControl({ headers }: Request, { host, hostname }: URL, remote: boolean): boolean {
  const origin = headers.get('origin')
  if (origin !== null && !(URL.canParse(origin) && new URL(origin).host === host)) return false
  if (headers.get('sec-fetch-site') === 'cross-site') return false
  if (remote) return true
  const source = headers.get(sourceHeader)
  return loopbackName.test(hostname) && (source === null || loopbackAddress.test(source))
}
