import { gatewaySpec } from '@card-gateway/sandbox'
import { createAdmin } from '@card-gateway/sandbox/http/admin/create-admin'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Office, openOffice } from './admin-world.js'

let office: Office
beforeEach(async () => {
  office = await openOffice()
})
afterEach(() => office.close())

const refused: readonly [method: string, path: string, body: unknown, status: number, says: string | RegExp][] = [
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
  ['POST', '/admin/clock/advance', { by: '10s', per: '1s' }, 400, 'per: there is no such member here. There are: by.'],
  ['GET', '/admin/notifications?stauts=new', undefined, 400, 'There is no parameter stauts here; did you mean status?'],
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
  ['POST', '/admin/faults', { command: 'inpay.Pay', fault: 'slow' }, 400, /^There is no command inpay\.Pay/],
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
]

describe('an address', () => {
  it('that is not below /admin/ is left to others', async () => {
    const ask = (url: string) => createAdmin(gatewaySpec)(new Request(url), office.host)
    expect(await ask('http://localhost/administrator')).toBeUndefined()
    expect(await ask('http://localhost/api/Pay')).toBeUndefined()
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

  for (const [method, path, body, status, says] of refused) {
    const given = body === undefined ? '' : ` with ${JSON.stringify(body)}`
    it(`${method} ${path}${given} is answered ${status}: ${says}`, async () => {
      const error = says instanceof RegExp ? expect.stringMatching(says) : says
      expect(await office.ask(method, path, body)).toEqual({ status, body: { error } })
    })
  }

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
