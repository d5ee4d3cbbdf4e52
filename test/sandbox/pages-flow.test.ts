import { testCards } from '@card-gateway/sandbox'
import { expect, it } from 'vitest'
import { ip, open, openWith, user, userWithCard } from './fixture.js'
import { Payer } from './payer.js'

const base = 'https://gateway.test'
const Url = 'https://shop.example/back?order={orderid}&ok={success}'

const card = (PAN: string) => ({
  PAN: PAN.replace(/(.{4})(?=.)/g, '$1 '),
  Expiry: '12 / 49',
  CardHolder: 'Ivan Petrov',
  SecureCode: '012',
})

async function inpay(SessionType: 'Pay' | 'Block', more: Record<string, string> = {}) {
  const opened = open()
  const reply = await opened.gateway.inpay.init({ OrderId: 'A/1', Amount: 12345, SessionType, IP: ip, Url, ...more })
  if (reply.Success !== 'True') throw new Error(`no session: ${reply.ErrCode}`)
  const payer = new Payer(opened.sandbox.fetch)
  await payer.open(`${base}/apim/Pay?SessionId=${reply.SessionId}`)
  return { ...opened, payer, SessionId: reply.SessionId }
}

it.each([
  ['Pay', 'Payment successful', 'Charged'],
  ['Block', 'Amount reserved', 'Authorized'],
] as const)('pays on the InPay page of type %s', async (type, heading, State) => {
  const { payer, gateway, sandbox, SessionId } = await inpay(type, { Total: '123,45 ₽', Language: 'EN' })
  expect(payer.html).toContain('<dd data-placeholder="Total">123,45 ₽</dd>')

  await payer.send(card(testCards.success.PAN))

  expect([payer.status, payer.heading]).toEqual([200, heading])
  expect(payer.goesTo).toBe('https://shop.example/back?order=A%2F1&ok=True')
  expect(await gateway.inpay.payStatus({ OrderId: 'A/1' })).toMatchObject({ State, Amount: 12345 })
  // Back in the browser: what is paid stays paid, and is not paid twice.
  await payer.open(`${base}/apim/Pay?SessionId=${SessionId}`)
  expect([payer.status, payer.heading]).toEqual([200, heading])
  expect(payer.html).toContain('no money moves')
  const again = new URLSearchParams({ SessionId, ...card(testCards.success.PAN) })
  const second = await sandbox.fetch(new Request(`${base}/apim/Pay`, { method: 'POST', body: again }))
  expect([second.status, second.headers.get('x-card-gateway-why')]).toEqual([409, 'ILLEGAL_ORDER_STATE'])
  expect(await gateway.inpay.payStatus({ OrderId: 'A/1' })).toMatchObject({ State, Amount: 12345 })
  // Once the money is returned it is not said to be paid.
  const all = { OrderId: 'A/1', Amount: 12345 }
  await (type === 'Pay' ? gateway.inpay.refund(all) : gateway.inpay.unblock(all))
  await payer.open(`${base}/apim/Pay?SessionId=${SessionId}`)
  expect([payer.status, payer.heading]).toEqual([409, 'Already used'])
})

it('says why the payment was declined', async () => {
  const { payer, gateway } = await inpay('Pay', { Language: 'RU' })

  await payer.send(card(testCards.insufficientFunds.PAN))

  expect(payer.heading).toBe('Оплата не прошла')
  expect(payer.html).toContain('На карте недостаточно средств.')
  expect(payer.goesTo).toBe('https://shop.example/back?order=A%2F1&ok=False')
  expect(await gateway.inpay.payStatus({ OrderId: 'A/1' })).toMatchObject({ State: 'Rejected' })
})

it('lets the payer correct the form', async () => {
  const { payer, gateway } = await inpay('Pay')

  await payer.send({ ...card('4000000000000002'), Expiry: '2049' })

  expect(payer.status).toBe(422)
  expect(payer.html).toMatch(/id="PAN"[^>]* aria-invalid="true"/)
  expect(payer.html).toMatch(/id="Expiry"[^>]* aria-invalid="true"/)
  expect(payer.html).not.toMatch(/4000 ?0000 ?0000 ?0002|Ivan/)
  expect(await gateway.inpay.payStatus({ OrderId: 'A/1' })).toMatchObject({ State: 'New' })
  await payer.send(card(testCards.success.PAN))
  expect(payer.heading).toBe('Payment successful')
})

it.each([
  ['approve', 'Payment successful', 'Charged', 'True'],
  ['decline', 'Payment failed', 'Rejected', 'False'],
  ['cancel', 'Payment failed', 'Rejected', 'False'],
  ['time-out', 'Payment failed', 'Rejected', 'False'],
])('goes through 3-D Secure from the page: %s', async (decision, heading, State, ok) => {
  const { payer, gateway } = await inpay('Pay')

  await payer.send(card(testCards.threeDSecure.PAN))
  await payer.send()
  expect(payer.heading).toBe('Confirm your payment')
  expect(await gateway.inpay.payStatus({ OrderId: 'A/1' })).toMatchObject({ State: 'PreAuthorized3DS' })
  await payer.send({ decision })
  await payer.send()

  expect(payer.heading).toBe(heading)
  expect(payer.goesTo).toBe(`https://shop.example/back?order=A%2F1&ok=${ok}`)
  expect(await gateway.inpay.payStatus({ OrderId: 'A/1' })).toMatchObject({ State })
})

it('is too late for a session that is over', async () => {
  const { payer, sandbox, SessionId } = await inpay('Pay')

  await sandbox.clock.advance('1h')
  await payer.open(`${base}/apim/Pay?SessionId=${SessionId}`)

  expect([payer.status, payer.heading]).toEqual([410, 'Time is over'])
})

it('pays with a registered card and the confirmation code', async () => {
  const opened = openWith({ returnUrl: 'https://shop.example/{orderid}/{success}' })
  const CardId = await userWithCard(opened)
  const { gateway, sandbox } = opened
  const order = { OrderId: 'E-1', Amount: 500 }
  const reply = await gateway.ewallet.init({ SessionType: 'Pay', ...user, IP: ip, CardId, ...order })
  if (reply.Success !== 'True') throw new Error(`no session: ${reply.ErrCode}`)
  await gateway.ewallet.sendCode({ ...user, CardId, ...order })
  const [sent] = await sandbox.inspect.codes()
  const payer = new Payer(sandbox.fetch)

  await payer.open(`${base}/vwapi/Pay?SessionId=${reply.SessionId}`)
  expect(payer.html).toContain('4111 11•• •••• 1111')
  await payer.send({ SecureCode: '', ConfirmCode: sent?.code === '000000' ? '000001' : '000000' })
  expect(payer.status).toBe(422)
  expect(payer.html).toContain('The code is not right. Enter the digits of the latest message.')
  await payer.send({ SecureCode: '', ConfirmCode: sent?.code ?? '' })

  expect(payer.heading).toBe('Payment successful')
  expect(payer.goesTo).toBe('https://shop.example/E-1/True')
})

it('adds a card on the eWallet page', async () => {
  const { gateway, sandbox } = open()
  await gateway.ewallet.register(user)
  const reply = await gateway.ewallet.init({ SessionType: 'Add', ...user, IP: ip })
  if (reply.Success !== 'True') throw new Error(`no session: ${reply.ErrCode}`)
  const payer = new Payer(sandbox.fetch)

  await payer.open(`${base}/vwapi/Add?SessionId=${reply.SessionId}`)
  await payer.send(card(testCards.success.PAN))

  expect(payer.heading).toBe('Card added')
  expect(payer.goesTo).toBeUndefined()
  expect(await gateway.ewallet.getList(user)).toMatchObject({
    Item: [{ CardName: '411111xxxxxx1111', Status: 'NotActive' }],
  })
})

it('tells apart a page and a command of one path', async () => {
  const { sandbox } = open()
  const payer = new Payer(sandbox.fetch)

  await payer.open(`${base}/vwapi/Pay?SessionId=nobody`)
  expect([payer.status, payer.heading]).toEqual([404, 'Page not found'])
  const both = new URLSearchParams({ SessionId: 'nobody', VWID: 'MerchantVW', DATA: 'x=1' })
  const answer = await sandbox.fetch(new Request(`${base}/vwapi/Pay`, { method: 'POST', body: both }))
  expect(await answer.text()).toContain('ErrCode="WRONG_PARAMS"')
})

it('shows a browser that there is nothing at an address, and tells others in words', async () => {
  const { sandbox } = open()
  const at = (path: string, headers: Record<string, string> = {}) =>
    sandbox.fetch(new Request(base + path, { headers }))
  for (const path of ['/', '/nowhere']) {
    const page = await at(path, { accept: 'text/html,*/*', 'accept-language': 'en' })
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('There is nothing at this address of the payment gateway.')
    const words = await at(path)
    expect([words.status, await words.text()]).toEqual([
      404,
      'There is nothing here. Commands are below /api/, /apim/ and /vwapi/.\n',
    ])
  }
})
