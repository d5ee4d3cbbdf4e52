import { hasControls } from './check-options.js'
import { ConfigurationError } from './errors.js'

const loopback = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])$/

/**
 * Reads the base address.
 *
 * @param insecure hosts besides this machine that may be reached by http
 * @throws ConfigurationError without ever repeating more of the address than its host: it may carry a password
 */
export function baseAddress(value: string | URL | undefined, insecure: readonly string[]): URL {
  const url = parse(value)
  if (url.username !== '' || url.password !== '') {
    throw refuse('must not carry a user name or password. Credentials have options of their own.')
  }
  if (url.search !== '' || url.hash !== '') throw refuse('must end with the path, without ? and #.')
  const { protocol, hostname } = url
  const hosts = insecure.map(hostName)
  if (protocol === 'https:' || (protocol === 'http:' && (loopback.test(hostname) || hosts.includes(hostname))))
    return url
  if (protocol !== 'http:') throw refuse('must be https, such as https://gateway.example.')
  throw refuse(
    `must be https, because card data is sent there. http is allowed for this machine only, and for hosts named in allowInsecureHttp: ['${hostname}'].`,
  )
}

/** A host name as the option allowInsecureHttp gives it. */
function hostName(host: string): string {
  const name = host.toLowerCase()
  if (URL.canParse(`http://${name}`) && new URL(`http://${name}`).hostname === name) return name
  throw new ConfigurationError('allowInsecureHttp', 'must be a list of host names, without http:// and without a port.')
}

/** The whole address of a path below the base address. */
export function below(base: URL, path: string): { origin: string; path: string; url: string } {
  const full = base.pathname.replace(/\/+$/, '') + path
  return { origin: base.origin, path: full, url: base.origin + full }
}

function parse(value: string | URL | undefined): URL {
  if (value === undefined) throw refuse('is needed, such as https://gateway.example. There is no default.')
  const text = typeof value === 'string' ? value : value instanceof URL ? value.href : ''
  if (hasControls(text)) throw refuse('must not contain control characters.')
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || url.host === '') throw refuse('is not an absolute address, such as https://gateway.example.')
  return url
}

function refuse(why: string): ConfigurationError {
  return new ConfigurationError('baseUrl', why)
}
