import { type ControlSettings, gatewaySpec } from '@card-gateway/sandbox'
import { createAdmin } from '@card-gateway/sandbox/http/admin/app'
import { createDashboard } from '@card-gateway/sandbox/http/dashboard/app'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { furnish, type Office, openOffice } from './admin-world.js'
import { happening } from './delivery-world.js'

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

describe('an address', () => {
  it('that is not below /admin/ is left to others', async () => {
    expect(await from('http://localhost/administrator')).toBeUndefined()
    expect(await from('http://localhost/api/Pay')).toBeUndefined()
  })

  it('of its own lists all others', async () => {
    const { status, body } = await office.ask('GET', '/admin/')
    expect(status).toBe(200)
    expect(body).toContainEqual({
      method: 'POST',
      path: '/admin/clock/advance',
      summary: 'Puts the clock forward. What falls due on the way is done before the answer comes.',
      body: { by: 'span: milliseconds, or text such as 250ms, 10s, 30m, 2h, 1d' },
    })
  })

  it.each<[string, string, unknown, number, unknown]>([
    ['GET', '/admin/moon', undefined, 404, 'There is nothing at this address. GET /admin/ lists what there is.'],
    ['POST', '/admin/clock', undefined, 405, 'This address takes GET.'],
    ['DELETE', '/admin/', undefined, 405, 'This address takes GET.'],
    ['GET', '/admin/clock?terminal=Nobody', undefined, 404, 'There is no such terminal. There are: Merchant.'],
    ['GET', '/admin/payments/A-9', undefined, 404, 'This terminal has no such payment.'],
    ['GET', '/admin/payments/%ff', undefined, 400, 'The address is not percent-encoded correctly.'],
    ['GET', '/admin/journal?limit=-1', undefined, 400, 'limit: must be a number.'],
    ['DELETE', '/admin/faults/7', undefined, 404, 'There is no such fault.'],
    ['POST', '/admin/clock/advance', {}, 400, 'by: must be a duration such as 10s.'],
    ['POST', '/admin/clock/advance', [], 400, 'The body: must be an object.'],
    [
      'POST',
      '/admin/clock/advance',
      { by: '10s', per: '1s' },
      400,
      'per: there is no such member here. There are: by.',
    ],
    [
      'GET',
      '/admin/notifications?stauts=new',
      undefined,
      400,
      'There is no parameter stauts here; did you mean status?',
    ],
    [
      'GET',
      '/admin/clock?terminl=Merchant',
      undefined,
      400,
      'There is no parameter terminl here; did you mean terminal?',
    ],
    [
      'POST',
      '/admin/notifications',
      { Notifcation: 'EnginePaySuccess', Notification: 'EnginePaySuccess' },
      400,
      'Notifcation: there is no such member here; did you mean Notification?',
    ],
    [
      'POST',
      '/admin/notifications',
      { Notification: 'EnginePaySuccess', set: ['OrderId'] },
      400,
      'set: must be an object.',
    ],
    [
      'POST',
      '/admin/notifications',
      { Notification: 'MerchantPay', set: { Amout: 1, OrderId: 'A-1', Colour: 'red', Is3DS: 1 } },
      400,
      'MerchantPay has no field Amout; did you mean Amount? Is3DS: must be True or False.',
    ],
    [
      'GET',
      '/admin/notifications/next?Notification=EnginePaySuccess&OrderID=A-1',
      undefined,
      400,
      'EnginePaySuccess has no field OrderID; did you mean OrderId?',
    ],
    [
      'POST',
      '/admin/clock/advance',
      { by: 'soon' },
      400,
      'A duration must be a number of milliseconds, or text such as 250ms, 10s, 30m, 2h, 1d.',
    ],
    ['POST', '/admin/faults', { fault: 'slow' }, 400, 'command is missing.'],
    [
      'POST',
      '/admin/faults',
      { command: 'api.Chrage', fault: 'slow' },
      400,
      'There is no command api.Chrage; did you mean api.Charge?',
    ],
    [
      'POST',
      '/admin/faults',
      { command: 'inpay.Pay', fault: 'slow' },
      400,
      expect.stringMatching(/^There is no command inpay\.Pay/),
    ],
    [
      'POST',
      '/admin/outcomes',
      { command: 'api.Pay', error: 'ISSUER_FAIl' },
      400,
      'There is no error code ISSUER_FAIl; did you mean ISSUER_FAIL?',
    ],
    ['GET', '/admin/journal?command=api.Pya', undefined, 400, 'There is no command api.Pya; did you mean api.Pay?'],
    [
      'GET',
      '/admin/notifications?Notification=EnginePaySucces',
      undefined,
      400,
      'There is no event EnginePaySucces; did you mean EnginePaySuccess?',
    ],
    [
      'GET',
      '/admin/notifications?status=deliverd',
      undefined,
      400,
      'There is no status deliverd; did you mean delivered?',
    ],
    [
      'GET',
      '/admin/notifications/next?Notification=EnginePayFial',
      undefined,
      400,
      'There is no event EnginePayFial; did you mean EnginePayFail?',
    ],
    [
      'POST',
      '/admin/notifications',
      { Notification: 'EngineRefundSucess' },
      400,
      'There is no event EngineRefundSucess; did you mean EngineRefundSuccess?',
    ],
    ['GET', '/admin/clock?terminal=Merchnt', undefined, 404, 'There is no such terminal; did you mean Merchant?'],
    [
      'POST',
      '/admin/faults',
      { command: '*', fault: 'slow', times: 0 },
      400,
      'times: must be a number from 1, or "always".',
    ],
    ['POST', '/admin/outcomes', { command: '*' }, 400, 'One of error, state and forwardTo is missing.'],
    ['POST', '/admin/outcomes', { command: '*', state: 'Charged' }, 400, 'state: must be one of PreAuthorizedAF.'],
    ['POST', '/admin/notifications/drop', { id: 'x' }, 404, 'This terminal has no such notification.'],
    [
      'POST',
      '/admin/notifications',
      { Notification: 'EnginePaySuccess', set: { a: [] } },
      400,
      'set.a: must be a text, a number, true or false.',
    ],
    ['GET', '/admin/notifications/next', undefined, 400, 'Notification is missing.'],
    [
      'GET',
      '/admin/notifications/next?Notification=EnginePayFail&within=0',
      undefined,
      504,
      'No such notification came within 0 milliseconds.',
    ],
    [
      'PUT',
      '/admin/snapshot',
      { world: 'Merchant' },
      400,
      'The world cannot be restored. now is missing. rows is missing.',
    ],
    [
      'PUT',
      '/admin/snapshot',
      { world: 'Shop2', now: 1, random: [1, 2, 3, 4], rows: {} },
      400,
      'The world cannot be restored. world: it belongs to another terminal.',
    ],
    [
      'POST',
      '/admin/issuer',
      { MD: 'MD-9', PaReq: 'x' },
      404,
      'No payment waits for 3-D Secure under this MD and PaReq.',
    ],
  ])('%s %s with %j is answered %i: %s', async (method, path, body, status, error) => {
    expect(await office.ask(method, path, body)).toEqual({ status, body: { error } })
  })

  it('wants JSON', async () => {
    const request = new Request('http://localhost/admin/clock/advance', { method: 'POST', body: 'by=10s' })
    const answer = await createAdmin(gatewaySpec)(request, office.host)
    expect([answer?.status, await answer?.json()]).toEqual([400, { error: 'The body is not JSON.' }])
  })

  it('says what is wrong with a terminal', async () => {
    const { status, body } = await office.ask('POST', '/admin/terminals', {
      key: 'Shop2',
      password: 'x',
      colour: 'red',
    })
    expect(status).toBe(400)
    expect(body).toEqual({ error: expect.stringContaining('vwid') })
    expect(body).toEqual({ error: expect.stringContaining('colour') })
  })
})

describe('an instruction', () => {
  it('plans faults and outcomes that the engine then plays', async () => {
    await office.ask('POST', '/admin/faults', { command: 'api.Charge', fault: 'answer-lost', times: 2 })
    await office.ask('POST', '/admin/outcomes', { command: 'api.Pay', forwardTo: 'T2', fail: true, times: 'always' })
    const { faults } = office.world
    expect([faults.takeFault('api.Charge'), faults.takeFault('api.Charge'), faults.takeFault('api.Charge')]).toEqual([
      'answer-lost',
      'answer-lost',
      undefined,
    ])
    for (let time = 0; time < 3; time++) expect(faults.takeOutcome('api.Pay')).toEqual({ forwardTo: 'T2', fail: true })
  })

  it('waits for a notification that is still to come', async () => {
    const asked = office.ask('GET', '/admin/notifications/next?Notification=EnginePaySuccess&Amount=12345&Success=True')
    await office.world.tell(happening())
    expect(await asked).toEqual({
      status: 200,
      body: expect.objectContaining({ Notification: 'EnginePaySuccess', OrderId: 'A-1', Amount: 12345 }),
    })
  })

  it('sends a notification and waits for what the receiver says, and no longer than it is told', async () => {
    const statuses = [503]
    const office = await openOffice({
      notifications: { url: 'https://shop.example/' },
      delivery: {
        post: async ({ url }) =>
          url.endsWith('/silent')
            ? new Promise<Response>(() => {})
            : new Response(null, { status: statuses.shift() ?? 200 }),
      },
    })
    const send = (more: object = {}) =>
      office.ask('POST', '/admin/notifications', { Notification: 'EnginePaySuccess', ...more })
    expect(await send()).toMatchObject({ body: [{ status: 'pending', tries: 1, attempts: [{ status: 503 }] }] })
    expect(await send({ times: 2 })).toMatchObject({
      body: [
        { status: 'delivered', attempts: [{ status: 200 }] },
        { status: 'delivered', attempts: [{ status: 200 }] },
      ],
    })
    expect(await send({ late: '1h' })).toMatchObject({ body: [{ status: 'pending', attempts: [] }] })
    const silent = { to: 'https://shop.example/silent', within: 0 }
    expect(await send(silent)).toMatchObject({ body: [{ status: 'pending', attempts: [] }] })
    await office.close()
  })

  it('stops waiting when the caller goes away, and takes nothing from the next one', async () => {
    const caller = new AbortController()
    const url = 'http://localhost/admin/notifications/next?Notification=EnginePaySuccess'
    const gone = createAdmin(gatewaySpec)(new Request(url, { signal: caller.signal }), office.host)
    await new Promise((resolve) => setImmediate(resolve))
    caller.abort()
    expect((await gone)?.status).toBe(504)
    await office.world.tell(happening())
    expect((await office.ask('GET', '/admin/notifications/next?Notification=EnginePaySuccess&within=0')).status).toBe(
      200,
    )
  })

  it('brings back a world as it was', async () => {
    await furnish(office.world)
    const { body } = await office.ask('GET', '/admin/snapshot')
    await office.ask('POST', '/admin/reset')
    expect(await office.ask('GET', '/admin/payments')).toEqual({ status: 200, body: [] })
    expect(await office.ask('PUT', '/admin/snapshot', body)).toEqual({ status: 204, body: undefined })
    expect(await office.ask('GET', '/admin/payments/A-1')).toMatchObject({ body: { state: 'Charged', balance: 12345 } })
    expect(await office.ask('GET', '/admin/notifications')).toMatchObject({ body: [{ status: 'kept' }] })
    expect(await office.world.snapshot()).toEqual(body)
  })
})

describe('what is shown', () => {
  it('has no password and no PaReq', async () => {
    await furnish(office.world)
    for (const path of ['users', 'users/ivan@shop.example', 'payments', 'payments/A-1', 'terminals']) {
      const { body } = await office.ask('GET', `/admin/${path}`)
      expect(JSON.stringify(body)).not.toMatch(/digest of a password|secret/)
    }
  })
})
