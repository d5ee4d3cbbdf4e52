import { isOutcomeUnknown } from '@card-gateway/client'
import { faultNames, testCards } from '@card-gateway/sandbox'
import { expect, it } from 'vitest'
import { ip, type Opened, open, openWith, PayInfo, payOnPage, user, walletCard } from './fixture.js'

const OrderId = 'A-1'
const Amount = 1000

/** Waits until something waits for the sandbox's clock, then puts it forward. */
async function afterTimeOut<T>({ sandbox }: Opened, call: Promise<T>): Promise<T> {
  while (sandbox.clock.waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
  await sandbox.clock.advance('40s')
  return call
}

it.each([
  ['connection-reset', undefined],
  ['answer-lost', 'Charged'],
  ['truncated', 'Charged'],
  ['html-502', 'Charged'],
  ['wrong-root', 'Charged'],
] as const)('%s leaves the client in the dark and the payment %s', async (fault, state) => {
  const { gateway, sandbox } = open()
  sandbox.faults.next('api.Pay', fault)
  const error = await gateway.api.pay({ OrderId, Amount, PayInfo }).catch((thrown: unknown) => thrown)
  expect(isOutcomeUnknown(error)).toBe(true)
  expect((await sandbox.inspect.payment(OrderId))?.state).toBe(state)
  expect(sandbox.journal.entries).toMatchObject([{ fault, command: 'api.Pay' }])
  expect(sandbox.faults.planned).toEqual([])
  expect(await gateway.api.pay({ OrderId: 'A-2', Amount, PayInfo })).toMatchObject({ Success: 'True' })
})

it.each([
  ['truncated', 200, 'text/xml; charset=utf-8', '<GetState Success="True" Merchant'],
  ['html-502', 502, 'text/html; charset=utf-8', '<!doctype html>'],
  ['wrong-root', 200, 'text/xml; charset=utf-8', '<Unexpected Success="True"/>'],
] as const)('%s is what a broken machine on the way sends', async (fault, status, contentType, begins) => {
  const { gateway, sandbox } = open()
  await gateway.api.pay({ OrderId, Amount, PayInfo })
  sandbox.faults.next('api.GetState', fault)
  const request = { method: 'POST', body: 'Key=Merchant&OrderId=A-1' }
  const answer = await sandbox.fetch(new Request('https://gateway.invalid/api/GetState', request))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, contentType])
  const body = await answer.text()
  expect(body.startsWith(begins)).toBe(true)
  expect(body.trim().endsWith('>')).toBe(fault !== 'truncated')
})

it('wrong-root of JSON is another kind of value', async () => {
  const { sandbox } = open()
  sandbox.faults.next('cheques.Status', 'wrong-root')
  const answer = await sandbox.fetch(
    new Request('https://gateway.invalid/cheque/status', { method: 'POST', body: '{}' }),
  )
  expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['application/json; charset=utf-8', '[]'])
})

it('time-out processes nothing and closes the connection when the clock says so', async () => {
  const opened = open()
  opened.sandbox.faults.next('api.Pay', 'time-out')
  const lost = opened.gateway.api.pay({ OrderId, Amount, PayInfo }).catch((thrown: unknown) => thrown)
  expect(isOutcomeUnknown(await afterTimeOut(opened, lost))).toBe(true)
  expect(await opened.sandbox.inspect.payment(OrderId)).toBeUndefined()
})

it('slow answers, byte by byte', async () => {
  const { gateway, sandbox } = open()
  sandbox.faults.next('api.GetState', 'slow')
  expect(await gateway.api.getState({ OrderId })).toMatchObject({ ErrCode: 'ORDER_NOT_FOUND' })
  sandbox.faults.next('api.GetState', 'slow')
  const request = new Request('https://gateway.invalid/api/GetState', {
    method: 'POST',
    body: 'Key=Merchant&OrderId=A-1',
  })
  const chunks: number[] = []
  for await (const chunk of (await sandbox.fetch(request)).body ?? []) chunks.push(chunk.byteLength)
  expect(chunks.length).toBeGreaterThan(20)
  expect(new Set(chunks)).toEqual(new Set([1]))
})

it('plays faults in their order, as often as planned, for one command or any', async () => {
  const { gateway, sandbox } = open()
  const planned = sandbox.faults.next('*', 'html-502', { times: 2 })
  sandbox.faults.next('api.Charge', 'answer-lost')
  const ask = () =>
    gateway.api.getState({ OrderId }, { timeout: 500 }).then(
      () => 'answered',
      () => 'lost',
    )
  expect(sandbox.faults.planned).toHaveLength(2)
  await gateway.api.pay({ OrderId, Amount, PayInfo }).catch(() => undefined)
  expect(sandbox.faults.planned).toMatchObject([{ id: planned.id, times: 1 }, { command: 'api.Charge' }])
  sandbox.faults.clear(planned.id)
  expect(await ask()).toBe('answered')
  expect(() => sandbox.faults.next('api.Pay', faultNames[0] ?? 'slow', { times: 0 })).toThrow(RangeError)
  sandbox.faults.clear()
  expect(sandbox.faults.planned).toEqual([])
})

it('refuses names that do not exist, and proposes those that are near', async () => {
  const { sandbox } = open()
  const { faults } = sandbox
  const word = <T>(text: string): T => JSON.parse(JSON.stringify(text))
  expect(() => faults.next('api.Chrage', 'slow')).toThrow(
    new RangeError('There is no command api.Chrage; did you mean api.Charge?'),
  )
  expect(() => faults.next('api.Pay', word('time-uot'))).toThrow('There is no fault time-uot; did you mean time-out?')
  expect(() => faults.force('apiPay', { error: 'ISSUER_FAIL' })).toThrow('did you mean api.Pay?')
  expect(() => faults.force('api.Pay', { error: 'ISUER_FAIL' })).toThrow(
    new RangeError('There is no error code ISUER_FAIL; did you mean ISSUER_FAIL?'),
  )
  expect(() => faults.force('api.Pay', { error: 'nothing like it at all' })).toThrow(
    new RangeError('There is no error code nothing like it at all.'),
  )
  expect(faults.planned).toEqual([])
  await expect(sandbox.waitFor('EnginePaySucces')).rejects.toThrow(
    new RangeError('There is no event EnginePaySucces; did you mean EnginePaySuccess?'),
  )
  await expect(sandbox.notifications.trigger('EnginePay')).rejects.toThrow(
    'There is no event EnginePay; did you mean EnginePaySuccess or EnginePayFail?',
  )
  const merchant = { key: 'A', vwid: 'B', password: 'secret' }
  expect(() => sandbox.addTerminal({ ...merchant, families: ['ewalet'] })).toThrow('did you mean ewallet?')
  expect(() => sandbox.addTerminal({ ...merchant, notifications: { operations: ['api-pya'] } })).toThrow(
    'There is no operation api-pya; did you mean api-pay?',
  )
  expect([...sandbox.worlds.keys()]).toEqual(['Merchant'])
})

it.each([
  ['timeoutBlock', 'block'],
  ['timeoutCharge', 'charge'],
  ['timeoutUnblock', 'unblock'],
  ['timeoutRefund', 'refund'],
] as const)('%s has no effect and is answered after 40 seconds', async (card, step) => {
  const opened = open()
  const { gateway, sandbox } = opened
  const PayInfo = testCards[card]
  const before = { block: undefined, charge: 'Authorized', unblock: 'Authorized', refund: 'Charged' }[step]
  if (step === 'refund') await gateway.api.pay({ OrderId, Amount, PayInfo })
  else if (step !== 'block') await gateway.api.block({ OrderId, Amount, PayInfo })
  const calls = {
    block: () => gateway.api.block({ OrderId, Amount, PayInfo }),
    charge: () => gateway.api.charge({ OrderId }),
    unblock: () => gateway.api.unblock({ OrderId, Amount }),
    refund: () => gateway.api.refund({ OrderId, Amount }),
  }
  const call: Promise<unknown> = calls[step]()
  while (sandbox.clock.waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
  if (step !== 'block')
    expect(await gateway.api.refund({ OrderId, Amount })).toMatchObject({ ErrCode: 'DUPLICATE_PROCESSING_ORDER_ID' })
  else expect(await gateway.api.getState({ OrderId })).toMatchObject({ Success: 'True', State: 'New', Amount })
  expect(await afterTimeOut(opened, call)).toMatchObject({ Success: 'False', ErrCode: 'PROCESSING_TIME_OUT' })
  expect(await gateway.api.getState({ OrderId })).toMatchObject(
    before === undefined ? { State: 'Error', Amount: 0 } : { State: before, Amount },
  )
  expect((await sandbox.inspect.payment(OrderId))?.processing).toBeUndefined()
})

it('times out while a card is registered, and tells it then', async () => {
  const opened = open()
  const { gateway, sandbox } = opened
  await gateway.ewallet.register({ ...user, PhoneNumber: '79001234567' })
  const adding = gateway.ewallet.add({ ...user, ...walletCard, CardNumber: testCards.timeoutBlock.PAN })
  while (sandbox.clock.waiting.length === 0) await new Promise((resolve) => setImmediate(resolve))
  expect(sandbox.notifications.all).toEqual([])
  expect(await afterTimeOut(opened, adding)).toMatchObject({ Success: 'False', ErrCode: 'PROCESSING_TIME_OUT' })
  expect(sandbox.notifications.all.map(({ Notification }) => Notification)).toEqual([
    'EngineBlockFail',
    'CustomerAddFail',
  ])
  expect(await sandbox.inspect.cards()).toEqual([])
})

it('loses the answer of a card that was registered all the same', async () => {
  const opened = openWith({ timeoutTakesEffect: true })
  await opened.gateway.ewallet.register({ ...user, PhoneNumber: '79001234567' })
  const adding = opened.gateway.ewallet
    .add({ ...user, ...walletCard, CardNumber: testCards.timeoutBlock.PAN })
    .catch((error: unknown) => error)
  expect(isOutcomeUnknown(await afterTimeOut(opened, adding))).toBe(true)
  expect(await opened.sandbox.inspect.cards(user.VWUserLgn)).toMatchObject([{ testCard: 'timeoutBlock' }])
})

it('times out on a hosted page too', async () => {
  const opened = open()
  const page = await afterTimeOut(opened, payOnPage(opened, OrderId, 'Block', testCards.timeoutBlock))
  expect(page).toMatchObject({
    kind: 'done',
    success: false,
    errCode: 'PROCESSING_TIME_OUT',
    returnUrl: 'https://shop.example/A-1/False',
  })
  expect(await opened.gateway.inpay.payStatus({ OrderId })).toMatchObject({ State: 'Error' })
})

it('lets a timed-out operation happen and loses its answer when told to', async () => {
  const opened = openWith({ timeoutTakesEffect: true })
  const { gateway } = opened
  await gateway.api.block({ OrderId, Amount, PayInfo: testCards.timeoutCharge })
  const lost = gateway.api.charge({ OrderId }).catch((thrown: unknown) => thrown)
  const error = await afterTimeOut(opened, lost)
  expect(isOutcomeUnknown(error)).toBe(true)
  if (isOutcomeUnknown(error)) expect(await error.resolve()).toMatchObject({ verdict: 'happened' })
  expect(await gateway.api.getState({ OrderId })).toMatchObject({ State: 'Charged' })
})

it('repeats ids, amounts and codes for the same seed', async () => {
  const run = async () => {
    const { gateway, sandbox } = open({ seed: 'same' })
    const init = await gateway.inpay.init({ OrderId, Amount, SessionType: 'Pay', IP: ip })
    const asked = await gateway.api.pay({ OrderId: 'A-2', Amount, PayInfo: testCards.threeDSecure })
    return [init, asked, (await sandbox.snapshot()).random]
  }
  expect(await run()).toEqual(await run())
  const other = open({ seed: 'other' })
  const init = await other.gateway.inpay.init({ OrderId, Amount, SessionType: 'Pay', IP: ip })
  expect(init).not.toEqual((await run())[0])
})
