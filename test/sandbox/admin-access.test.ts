import { type ControlSettings, gatewaySpec } from '@card-gateway/sandbox'
import { createAdmin } from '@card-gateway/sandbox/http/admin/create-admin'
import { createDashboard } from '@card-gateway/sandbox/http/dashboard/create-dashboard'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Office, openOffice } from './admin-world.js'

let office: Office
beforeEach(async () => {
  office = await openOffice()
})
afterEach(() => office.close())

function from(url: string, headers: Record<string, string> = {}, control: ControlSettings = {}) {
  return createAdmin(gatewaySpec, control)(new Request(url, { headers }), office.host)
}

describe('who may use it', () => {
  it.each<[string, string, Record<string, string>]>([
    ['this machine by name', 'http://localhost:8080/admin/clock', {}],
    ['this machine by address', 'http://127.0.0.1/admin/clock', { 'x-card-gateway-from': '127.0.0.1' }],
    ['this machine by IPv6', 'http://[::1]:80/admin/clock', { 'x-card-gateway-from': '::1' }],
    ['a page of the sandbox', 'http://localhost:8080/admin/clock', { origin: 'http://localhost:8080' }],
  ])('is %s', async (_who, url, headers) => {
    expect((await from(url, headers))?.status).toBe(200)
  })

  const away = { 'x-card-gateway-from': '203.0.113.7' }
  const local =
    'The admin API answers this machine only, under its own name, unless the sandbox is configured otherwise.'
  const foreign = 'The admin API does not answer pages of other sites.'

  it.each<[string, string, Record<string, string>, string]>([
    ['another machine', 'http://127.0.0.1/admin/clock', away, local],
    ['another name of this machine', 'http://evil.example/admin/clock', {}, local],
    ['a page of another site', 'http://localhost:8080/admin/clock', { origin: 'http://evil.example' }, foreign],
    ['a page of another port', 'http://localhost:8080/admin/clock', { origin: 'http://localhost:3000' }, foreign],
    ['a page without a site', 'http://localhost:8080/admin/clock', { origin: 'null' }, foreign],
    ['a link on another site', 'http://localhost:8080/admin/clock', { 'sec-fetch-site': 'cross-site' }, foreign],
  ])('is not %s', async (_who, url, headers, error) => {
    const answer = await from(url, headers)
    expect(answer?.status).toBe(403)
    expect(await answer?.json()).toEqual({ error })
  })

  it.each<[string, string, Record<string, string>, number]>([
    ['another machine under a name that is listed', 'http://sandbox:8080/admin/clock', away, 200],
    ['another machine under an address that is listed', 'http://[fd00::7]:8080/admin/clock', away, 200],
    ['this machine as ever', 'http://localhost/admin/clock', {}, 200],
    ['another machine under another name', 'http://sandbox.evil.example/admin/clock', away, 403],
    ['another machine under the name of this one', 'http://localhost/admin/clock', away, 403],
    ['a page of another site', 'http://sandbox:8080/admin/clock', { ...away, origin: 'http://evil.example' }, 403],
  ])('with names: %s', async (_who, url, headers, status) => {
    expect((await from(url, headers, { hosts: ['Sandbox', 'fd00::7'] }))?.status).toBe(status)
  })

  it.each<[string, string, Record<string, string>, number]>([
    ['another machine with the token', 'http://any.example/admin/clock', { authorization: 'Bearer secret-token' }, 200],
    [
      'a browser that kept it',
      'http://any.example/admin/clock',
      { cookie: 'a=b; card-gateway-sandbox=secret-token' },
      200,
    ],
    ['this machine without it', 'http://localhost/admin/clock', {}, 401],
    ['one with another token', 'http://localhost/admin/clock', { authorization: 'Bearer secret-tokem' }, 401],
    ['one with the beginning of it', 'http://localhost/admin/clock', { authorization: 'Bearer secret' }, 401],
    ['one with more than it', 'http://localhost/admin/clock', { authorization: 'Bearer secret-tokens' }, 401],
    ['a listed name without it', 'http://sandbox/admin/clock', {}, 401],
    [
      'a page of another site, whatever the browser kept',
      'http://any.example/admin/clock',
      { cookie: 'card-gateway-sandbox=secret-token', origin: 'http://evil.example' },
      403,
    ],
  ])('with a token: %s', async (_who, url, headers, status) => {
    const answer = await from(url, { ...away, ...headers }, { token: 'secret-token', hosts: ['sandbox'] })
    expect(answer?.status).toBe(status)
    if (status === 401) {
      expect(answer?.headers.get('www-authenticate')).toBe('Bearer')
      expect(await answer?.json()).toEqual({ error: 'The admin API needs the token this sandbox was started with.' })
    }
  })

  it('has a browser keep the token that is in the address of the dashboard', async () => {
    const dashboard = createDashboard(gatewaySpec, { token: 'secret+token' })
    const open = (query: string, headers: Record<string, string> = {}) =>
      dashboard(
        new Request(`http://10.0.0.5:8080/dashboard${query}`, { headers: { ...away, ...headers } }),
        office.host,
      )
    expect((await open(''))?.status).toBe(401)
    expect((await open('?token=secret'))?.status).toBe(401)
    const entered = await open('?token=secret%2Btoken&a=b')
    expect(entered?.status).toBe(303)
    expect(entered?.headers.get('location')).toBe('/dashboard?a=b')
    const cookie = entered?.headers.get('set-cookie') ?? ''
    expect(cookie).toBe('card-gateway-sandbox=secret%2Btoken; Path=/; HttpOnly; SameSite=Strict')
    expect((await open('', { cookie: cookie.split(';', 1)[0] ?? '' }))?.status).toBe(303)
    expect((await open('', { cookie: 'card-gateway-sandbox=secret' }))?.status).toBe(401)
  })
})
