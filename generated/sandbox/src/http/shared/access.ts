// Copied from templates/sandbox/src/http/shared/access.ts by `npm run generate`. Do not edit: change it there.
import { hash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { ControlSettings } from '../../world/settings.js'

/** In this header a server says where a request comes from; it removes the client's own. */
const sourceHeader = 'x-card-gateway-from'

const loopbackName = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i
const loopbackAddress = /^(?:::ffff:)?127(?:\.\d+){3}$|^::1$/

/** The cookie that keeps the token in a browser. */
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
export function accessDenied(c: Context, { token, hosts }: ControlSettings = {}): AccessDenied | undefined {
  const { headers } = c.req.raw
  const url = new URL(c.req.url)
  if (isForeign(headers, url)) return { status: 403, why: 'does not answer pages of other sites' }
  if (token !== undefined) return hasToken(c, token) ? undefined : tokenWanted
  if (hosts?.some((directory) => isSameName(directory, url.hostname))) return undefined
  return isLocal(headers, url) ? undefined : notLocal
}

const tokenWanted: AccessDenied = { status: 401, why: 'needs the token this sandbox was started with' }
const notLocal: AccessDenied = {
  status: 403,
  why: 'answers this machine only, under its own name, unless the sandbox is configured otherwise',
}

/**
 * Admits a browser that has the token in the address: redirects it to the same page without the token, and gives it the
 * token as a cookie. Undefined: no token, or a wrong one.
 */
export function signIn(c: Context, { token }: ControlSettings = {}): Response | undefined {
  const { pathname, searchParams } = new URL(c.req.url)
  const given = searchParams.get('token')
  if (c.req.method !== 'GET' || token === undefined || given === null || !isSame(given, token)) return undefined
  searchParams.delete('token')
  setCookie(c, cookieName, token, { httpOnly: true, sameSite: 'Strict' })
  c.header('cache-control', 'no-store')
  return c.redirect(searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`, 303)
}

/** Stricter than `hono/csrf`, which lets through every request that only reads, and those with a JSON body. */
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

function hasToken(c: Context, token: string): boolean {
  const [, bearer = ''] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
  return isSame(bearer, token) || isSame(getCookie(c, cookieName) ?? '', token)
}

/** Takes the same time for every token, so that the time gives no hint. */
function isSame(given: string, token: string): boolean {
  return timingSafeEqual(hash('sha256', given, 'buffer'), hash('sha256', token, 'buffer'))
}
