import { testCards } from '@card-gateway/sandbox'
import { expect, it } from 'vitest'
import { ip, type Opened, open, openWith, PayInfo, user } from './fixture.js'

const pairs = `PAN=${PayInfo.PAN};EMonth=12;EYear=49;CardHolder=IVAN PETROV;SecureCode=012;OrderId=A-1;Amount=100`
const good = { Key: 'Merchant', OrderId: 'A-1', Amount: '100', PayInfo: pairs }

async function send(
  { sandbox }: Pick<Opened, 'sandbox'>,
  path: string,
  form: Record<string, string> | string,
  method = 'POST',
) {
  const body = typeof form === 'string' ? form : new URLSearchParams(form).toString()
  const request = new Request(
    `https://gateway.invalid${path}${method === 'GET' ? `?${body}` : ''}`,
    method === 'GET' ? { method } : { method, body },
  )
  const response = await sandbox.fetch(request)
  const text = await response.text()
  const attributes = [...text.matchAll(/ (\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
  return {
    status: response.status,
    why: response.headers.get('x-card-gateway-why'),
    root: /^<(\w+)/.exec(text)?.[1],
    ...Object.fromEntries(attributes),
  }
}

it('answers a good request', async () => {
  expect(await send(open(), '/api/Pay', good)).toEqual({
    status: 200,
    why: null,
    root: 'Pay',
    Success: 'True',
    OrderId: 'A-1',
    Key: 'Merchant',
    Amount: '100',
  })
})

it.each([
  [
    'a misspelt parameter',
    { ...good, orderid: 'A-1' },
    'WRONG_PARAMS',
    'orderid is not OrderId: upper and lower case matter.',
  ],
  ['a superfluous parameter', { ...good, Currency: 'RUB' }, 'WRONG_PARAMS', 'Currency is not a parameter of Pay.'],
  [
    'a key of PayInfo in lower case',
    { ...good, PayInfo: pairs.replace('PAN', 'pan') },
    'WRONG_PAY_INFO',
    'pan is not PAN: upper and lower case matter.',
  ],
  [
    'a PayInfo without its OrderId',
    { ...good, PayInfo: pairs.replace('OrderId=A-1;', '') },
    'WRONG_PAY_INFO',
    'PayInfo.OrderId is missing: it repeats OrderId.',
  ],
  [
    'a PayInfo that is no list of pairs',
    { ...good, PayInfo: 'PAN' },
    'WRONG_PAY_INFO',
    'PayInfo: part 1 is not key=value.',
  ],
  [
    'another OrderId in PayInfo',
    { ...good, PayInfo: pairs.replace('A-1', 'A-2') },
    'WRONG_PAY_INFO',
    'PayInfo.OrderId differs from OrderId.',
  ],
  ['a holder in Cyrillic', { ...good, PayInfo: pairs.replace('IVAN', 'ИВАН') }, 'WRONG_CARDHOLDER', null],
  ['an amount with a point', { ...good, Amount: '1.00' }, 'AMOUNT_ERROR', 'Amount is not a whole number.'],
  [
    'an amount of zero',
    { ...good, Amount: '0', PayInfo: pairs.replace('Amount=100', 'Amount=0') },
    'AMOUNT_ERROR',
    null,
  ],
  ['a month without its zero', { ...good, PayInfo: pairs.replace('EMonth=12', 'EMonth=5') }, 'WRONG_EXPIRE_DATE', null],
  [
    'an OrderId of 51 characters',
    { ...good, OrderId: 'x'.repeat(51), PayInfo: pairs.replace('A-1', 'x'.repeat(51)) },
    'WRONG_PARAMS',
    null,
  ],
  [
    'a Password where none belongs',
    { ...good, Password: 'merchant-secret' },
    'WRONG_PARAMS',
    'Password is not a parameter of Pay.',
  ],
  ['an unknown terminal', { ...good, Key: 'Nobody' }, 'ACCESS_DENIED', 'Key names no terminal of this sandbox.'],
])('refuses %s and says what was wrong', async (_what, form, ErrCode, why) => {
  const opened = open()
  const reply = await send(opened, '/api/Pay', form)
  expect(reply).toMatchObject({ status: 200, root: 'Pay', Success: 'False', ErrCode })
  if (why !== null) expect(reply.why).toBe(why)
  expect(reply.why).toBeTruthy()
  const [entry] = opened.sandbox.journal.entries
  expect(entry).toMatchObject({ command: 'api.Pay', errCode: ErrCode })
  expect(`${reply.why} ${JSON.stringify(entry)}`).not.toContain(PayInfo.PAN)
  expect(await opened.sandbox.inspect.payments()).toEqual([])
})

it('refuses a parameter that is given twice', async () => {
  const body = `${new URLSearchParams(good)}&Amount=100`
  expect(await send(open(), '/api/Pay', body)).toMatchObject({ ErrCode: 'WRONG_PARAMS', why: 'Amount is given twice.' })
})

it('wants Password where the document puts it', async () => {
  const opened = open()
  const inData = { VWID: 'MerchantVW', DATA: 'OrderId=A-1;Amount=1', Password: 'merchant-secret' }
  expect(await send(opened, '/vwapi/Refund', inData)).toMatchObject({
    ErrCode: 'WRONG_PARAMS',
    why: 'Password is missing in DATA. Password is not a parameter of Refund.',
  })
  const beside = { VWID: 'MerchantVW', DATA: 'OrderId=A-1;Amount=1;Password=merchant-secret' }
  expect(await send(opened, '/vwapi/Charge', beside)).toMatchObject({ ErrCode: 'WRONG_PARAMS' })
  expect(await send(opened, '/vwapi/Refund', beside)).toMatchObject({ ErrCode: 'ORDER_NOT_FOUND' })
})

it('wants DATA and Data each in its own family', async () => {
  const opened = open()
  expect(await send(opened, '/vwapi/Check', { VWID: 'MerchantVW', Data: 'VWUserLgn=a;VWUserPsw=b' })).toMatchObject({
    ErrCode: 'WRONG_PARAMS',
    why: 'Data is not DATA: upper and lower case matter.',
  })
  const init = { Key: 'Merchant', DATA: `SessionType=Pay;OrderId=A-1;Amount=1;IP=${ip}` }
  expect(await send(opened, '/apim/Init', init)).toMatchObject({ ErrCode: 'WRONG_PARAMS' })
})

it('ignores a VWID beside MD and PaRes, and refuses a session beside DATA', async () => {
  const opened = open()
  expect(await send(opened, '/vwapi/PaySubmit3DS', { VWID: 'MerchantVW', MD: 'x', PaRes: 'y' })).toMatchObject({
    ErrCode: 'ORDER_NOT_FOUND',
  })
  const both = { VWID: 'MerchantVW', DATA: 'VWUserLgn=a', SessionId: 'x' }
  expect(await send(opened, '/vwapi/Add', both)).toMatchObject({ root: 'Add', ErrCode: 'WRONG_PARAMS' })
})

it('refuses GET, and knows no other path', async () => {
  const opened = open()
  expect(await send(opened, '/api/GetState', { Key: 'Merchant', OrderId: 'A-1' }, 'GET')).toMatchObject({
    ErrCode: 'WRONG_PARAMS',
    why: 'A command must be sent by POST.',
  })
  expect((await send(opened, '/api/Teleport', good)).status).toBe(404)
})

it('shows in the journal what came and what went, without what is secret', async () => {
  const opened = open()
  const { sandbox } = opened
  const asked = { ...good, PayInfo: pairs.replace(PayInfo.PAN, testCards.threeDSecure.PAN) }
  await send(opened, '/api/Pay', asked)
  await send(opened, '/api/Charge', 'Key=Merchant&Password=merchant-secret&OrderId=A-1')
  await send(opened, '/apim/Init', { Key: 'Merchant', Data: `SessionType=Pay;OrderId=A-2;Amount=100;IP=${ip}` })
  await send(opened, '/vwapi/Check', { VWID: 'MerchantVW', DATA: 'VWUserLgn=ivan;VWUserPsw=secret-word' })
  await send(opened, '/api/GetState', 'Key=Merchant&OrderId=A-3')
  const shown = sandbox.journal.entries.map(({ request, reply }) => [request, reply])
  const card = 'PAN%3D411111xxxxxx0013%3BEMonth%3D***%3BEYear%3D***%3BCardHolder%3D***%3BSecureCode%3D***'
  const acs = 'ACSUrl="https://gateway.invalid/acs"'
  expect(shown).toEqual([
    [
      `Key=Merchant&OrderId=A-1&Amount=100&PayInfo=${card}%3BOrderId%3DA-1%3BAmount%3D100`,
      `<Pay Success="3DS" OrderId="A-1" Key="Merchant" ${acs} PaReq="***" ThreeDSKey="***"/>`,
    ],
    ['Key=Merchant&Password=***&OrderId=A-1', '<Charge Success="False" OrderId="A-1" ErrCode="WRONG_PARAMS"/>'],
    [
      'Key=Merchant&Data=SessionType%3DPay%3BOrderId%3DA-2%3BAmount%3D100%3BIP%3D***',
      '<Init Success="True" OrderId="A-2" Amount="100" SessionId="***"/>',
    ],
    [
      'VWID=MerchantVW&DATA=VWUserLgn%3D***%3BVWUserPsw%3D***',
      '<Check Success="False" VWUserLgn="***" ErrCode="USER_NOT_FOUND"/>',
    ],
    [
      'Key=Merchant&OrderId=A-3',
      '<GetState Success="False" MerchantContract="Merchant" OrderId="A-3" ErrCode="ORDER_NOT_FOUND"/>',
    ],
  ])
})

it('escapes what it repeats', async () => {
  const opened = open()
  const OrderId = `<&">'`
  expect((await opened.gateway.api.getState({ OrderId })).OrderId).toBe(OrderId)
})

it('keeps to the order of the precedence table when several things are wrong', async () => {
  const opened = openWith({ families: ['api'] })
  const refund = { Key: 'Nobody', Password: 'wrong', OrderId: 'never', Amount: 'x' }
  const steps: readonly [Record<string, string>, string][] = [
    [{ ...refund, Extra: '1' }, 'WRONG_PARAMS'],
    [refund, 'ACCESS_DENIED'],
    [{ ...refund, Key: 'Merchant' }, 'ACCESS_DENIED'],
    [{ ...refund, Key: 'Merchant', Password: 'merchant-secret' }, 'AMOUNT_ERROR'],
    [{ ...refund, Key: 'Merchant', Password: 'merchant-secret', Amount: '1' }, 'ORDER_NOT_FOUND'],
  ]
  for (const [form, ErrCode] of steps) expect(await send(opened, '/api/Refund', form)).toMatchObject({ ErrCode })
  expect(opened.sandbox.journal.entries.map(({ refusedBy }) => refusedBy)).toEqual([
    'parameters',
    'terminal',
    'password',
    'values',
    'order-known',
  ])
  const off = { Key: 'Merchant', Password: 'wrong', OrderId: 'never', Amount: '1' }
  expect(await send(opened, '/apim/Refund', off)).toMatchObject({ ErrCode: 'API_NOT_ALLOWED' })
})

it('tells a wrong amount only after a wrong state', async () => {
  const { gateway } = open()
  await gateway.api.block({ OrderId: 'A-1', Amount: 100, PayInfo })
  expect(await gateway.api.refund({ OrderId: 'A-1', Amount: 101 })).toMatchObject({ ErrCode: 'ILLEGAL_ORDER_STATE' })
  expect(await gateway.api.unblock({ OrderId: 'A-1', Amount: 101 })).toMatchObject({ ErrCode: 'AMOUNT_ERROR' })
})

it('lets only listed addresses in', async () => {
  const { sandbox } = openWith({ allowFrom: ['192.0.2.1'] })
  const body = new URLSearchParams({ Key: 'Merchant', OrderId: 'A-1' }).toString()
  const ask = async (from: string) => {
    const headers = { 'x-card-gateway-from': from }
    return (
      await sandbox.fetch(new Request('https://gateway.invalid/api/GetState', { method: 'POST', body, headers }))
    ).text()
  }
  expect(await ask('192.0.2.2')).toContain('ErrCode="ACCESS_DENIED"')
  expect(await ask('192.0.2.1')).toContain('ErrCode="ORDER_NOT_FOUND"')
})

it.each([
  ['GET with a query', '/api/GetState', { Key: 'Merchant', OrderId: 'A-1' }, 'GET', undefined],
  [
    'names in another case',
    '/api/GetState',
    { KEY: 'Merchant', orderid: 'A-1' },
    'POST',
    'Key is written with other capitals.',
  ],
  [
    'unknown parameters',
    '/api/GetState',
    { Key: 'Merchant', OrderId: 'A-1', Nonce: '1' },
    'POST',
    'Nonce is not a parameter of GetState.',
  ],
] as const)('accepts %s when it is lenient', async (_what, path, form, method, note) => {
  const opened = open({ lenient: true })
  await opened.gateway.api.pay({ OrderId: 'A-1', Amount: 100, PayInfo })
  expect(await send(opened, path, form, method)).toMatchObject({ Success: 'True', State: 'Charged' })
  if (note !== undefined) expect(opened.sandbox.journal.entries.at(-1)?.notes).toContain(note)
})

it.each([
  ['encoded twice', encodeURIComponent(pairs)],
  ['encoded value by value', pairs.replace('IVAN PETROV', 'IVAN%20PETROV')],
  ['with a semicolon at the end', `${pairs};`],
  ['with keys in lower case', pairs.replace('PAN', 'pan').replace('EMonth', 'emonth')],
])('accepts key-pair strings %s when it is lenient', async (_what, PayInfo) => {
  expect(await send(open({ lenient: true }), '/api/Pay', { ...good, PayInfo })).toMatchObject({ Success: 'True' })
})

it('accepts Data for DATA when it is lenient', async () => {
  const opened = open({ lenient: true })
  await opened.gateway.ewallet.register(user)
  const Data = `VWUserLgn=${user.VWUserLgn};VWUserPsw=${user.VWUserPsw}`
  expect(await send(opened, '/vwapi/Check', { VWID: 'MerchantVW', Data })).toMatchObject({ Success: 'True' })
})
