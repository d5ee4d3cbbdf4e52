// Copied from templates/sandbox/src/http/shared/access.ts by `npm run generate`. Do not edit: change it there.
import { hash, timingSafeEqual } from 'node:crypto'
import type { ControlSettings } from '../../world/settings.js'

/** A server that knows where a request comes from says so in this header; it takes the client's own away. */
const sourceHeader = 'x-card-gateway-from'

const loopbackName = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i
const loopbackAddress = /^(?:::ffff:)?127(?:\.\d+){3}$|^::1$/

/** What keeps the token for a browser. */
const cookieName = 'card-gateway-sandbox'

/** Why a request may not control the sandbox. */
export interface AccessDenied {
  readonly status: 401 | 403
  readonly why: string
}

/**
 * Whether a request may control the sandbox; undefined: it may. Any page the developer visits can make the browser send
 * requests here, under the sandbox's own name (CSRF) or under one of its own that leads here (DNS rebinding). Without
 * settings it must come from this machine, under this machine's own name; never from a page of another site.
 */
export function accessDenied(request: Request, url: URL, control: ControlSettings = {}): AccessDenied | undefined {
  if (isForeign(request.headers, url)) return { status: 403, why: 'answers no pages of other sites' }
  const { token, hosts } = control
  if (token !== undefined) return hasToken(request.headers, token) ? undefined : tokenWanted
  if (hosts?.some((directory) => isSameName(directory, url.hostname))) return undefined
  return isLocal(request.headers, url) ? undefined : notLocal
}

const tokenWanted: AccessDenied = { status: 401, why: 'wants the token this sandbox was started with' }
const notLocal: AccessDenied = {
  status: 403,
  why: 'answers this machine only, under its own name, unless the sandbox is told otherwise',
}

/**
 * Lets a browser in that brings the token in the address: leads it to the same page without, and lets it keep the token.
 * Undefined: it brings none, or another.
 */
export function signIn({ method }: Request, url: URL, { token }: ControlSettings = {}): Response | undefined {
  const body = url.searchParams.get('token')
  if (method !== 'GET' || token === undefined || body === null || !isSame(body, token)) return undefined
  url.searchParams.delete('token')
  const cookie = `${cookieName}=${encodeURIComponent(token)}; Path=/; HttpOnly; SameSite=Strict`
  const headers = { location: `${url.pathname}${url.search}`, 'set-cookie': cookie, 'cache-control': 'no-store' }
  return new Response(null, { status: 303, headers })
}

function isForeign(headers: Headers, { host }: URL): boolean {
  const origin = headers.get('origin')
  if (origin !== null && !(URL.canParse(origin) && new URL(origin).host === host)) return true
  return headers.get('sec-fetch-site') === 'cross-site'
}

function isLocal(headers: Headers, { hostname }: URL): boolean {
  const source = headers.get(sourceHeader)
  return loopbackName.test(hostname) && (source === null || loopbackAddress.test(source))
}

/** An IPv6 address may be written without its brackets. */
function isSameName(directory: string, hostname: string): boolean {
  const name = directory.toLowerCase()
  return name === hostname || `[${name}]` === hostname
}

function hasToken(headers: Headers, token: string): boolean {
  const [, bearer = ''] = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '') ?? []
  const cookies = (headers.get('cookie') ?? '').split(/; */)
  const kept = cookies.find((cookie) => cookie.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1) ?? ''
  return isSame(bearer, token) || isSame(kept, encodeURIComponent(token))
}

/** Takes as long for a token that is nearly right as for any other. */
function isSame(given: string, token: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'))
}
