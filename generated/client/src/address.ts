// Copied from templates/client/src/address.ts by `npm run generate`. Do not edit: change it there.
import { ConfigurationError } from './errors.js'

const loopback = /^(?:localhost|(?:[a-z0-9-]+\.)+localhost|127(?:\.[0-9]{1,3}){3}|\[::1\])$/

/**
 * Reads the base address.
 *
 * @throws ConfigurationError without ever repeating the address: it may carry a password
 */
export function baseAddress(value: string | URL | undefined): URL {
  const url = parse(value)
  if (url.username !== '' || url.password !== '') {
    throw refuse('must not carry a user name or password. Credentials have options of their own.')
  }
  if (url.search !== '' || url.hash !== '') throw refuse('must end with the path, without ? and #.')
  if (url.protocol === 'https:' || (url.protocol === 'http:' && loopback.test(url.hostname))) return url
  throw refuse('must be https: card data is sent there. http is for this machine only (decision S85).')
}

/** The whole address of a path below the base address. */
export function below(base: URL, path: string): { origin: string; path: string; url: string } {
  const full = base.pathname.replace(/\/+$/, '') + path
  return { origin: base.origin, path: full, url: base.origin + full }
}

function parse(value: string | URL | undefined): URL {
  if (value === undefined) throw refuse('is needed, such as https://gateway.example. There is no default.')
  const text = typeof value === 'string' ? value : value instanceof URL ? value.href : ''
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url === undefined || url.host === '') throw refuse('is not an absolute address, such as https://gateway.example.')
  return url
}

function refuse(why: string): ConfigurationError {
  return new ConfigurationError('baseUrl', why)
}
