import { createSandbox, gatewaySpec, testCards } from '@card-gateway/sandbox'
import { createDashboard } from '@card-gateway/sandbox/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { commandsOn, order, words } from './dashboard-reading.js'
import { addCard, dashboardOf, merchantTold, payByWallet, receiverOf } from './dashboard-world.js'

describe('the controls of the dashboard', () => {
  it('shows attempts, replays and drops', async () => {
    const receiver = await receiverOf(500)
    onTestFinished(receiver.close)
    const { gateway, sandbox, page, instruct } = await dashboardOf(merchantTold(receiver.url))
    await gateway.api.block(order)
    await sandbox.notifications.idle()

    const [{ id = '' } = {}] = await sandbox.notifications.deliveries()
    expect(words(await page('/notifications'))).toMatch(
      /EngineBlockSuccess .* pending .* 12:00:00 500 .*next 12:00:10 .*Replay .*Drop/,
    )

    expect((await instruct({ action: 'drop', id })).status).toBe(303)
    expect(words(await page('/notifications'))).toContain('dropped')

    await instruct({ action: 'replay', id })
    await sandbox.notifications.idle()
    expect(words(await page('/notifications'))).toContain('delivered')
    expect(receiver.bodies).toHaveLength(2)
  })

  it('sends a notification by hand', async () => {
    const receiver = await receiverOf()
    onTestFinished(receiver.close)
    const { sandbox, instruct } = await dashboardOf()

    await instruct({
      action: 'trigger',
      event: 'EnginePayFail',
      set: 'OrderId=Z-9  ErrCode=FRAUD_ERROR',
      to: receiver.url,
    })
    await sandbox.notifications.idle()

    expect(Object.fromEntries(new URLSearchParams(receiver.bodies[0]))).toMatchObject({
      Notification: 'EnginePayFail',
      OrderId: 'Z-9',
      ErrCode: 'FRAUD_ERROR',
    })
  })

  it('says what the receiver said, and refuses fields the event does not have', async () => {
    const receiver = await receiverOf(503)
    onTestFinished(receiver.close)
    const { instruct, sandbox } = await dashboardOf()
    const send = async (values: Readonly<Record<string, string>>) => {
      const answer = await instruct({ action: 'trigger', event: 'EnginePaySuccess', ...values }, 'text/plain')
      return [answer.status, await answer.text()]
    }

    const to = receiver.url
    expect(await send({ to })).toEqual([200, 'EnginePaySuccess is pending: the receiver answered 503.'])
    const [{ id = '' } = {}] = await sandbox.notifications.deliveries()
    const again = await instruct({ action: 'replay', id }, 'text/plain')
    expect(await again.text()).toBe('EnginePaySuccess is delivered: the receiver answered 200.')
    expect(await send({})).toEqual([200, 'EnginePaySuccess was made but not sent: there is no receiver.'])
    const set = 'OrderID=A-1 Amount=much'
    expect(await send({ to, set })).toEqual([
      400,
      'EnginePaySuccess has no field OrderID; did you mean OrderId? Amount: must be a whole number.',
    ])
    expect(await send({ to, set, unchecked: 'yes' })).toEqual([
      200,
      'EnginePaySuccess is delivered: the receiver answered 200.',
    ])
    expect(receiver.bodies.at(-1)).toContain('Amount=much')
  })

  it.each([
    ['api', ['api.Charge', 'api.Unblock'], ['api.Refund']],
    ['ewallet', ['ewallet.Charge', 'ewallet.Unblock'], ['ewallet.Refund']],
  ] as const)('charges, unblocks and refunds payments of the family %s', async (family, blocked, charged) => {
    const { gateway, sandbox, page, press } = await dashboardOf({
      terminals: [{ key: 'Merchant', vwid: 'Merchant', password: 'merchant-secret', ewalletTwoStep: true }],
    })
    if (family === 'api') await gateway.api.block(order)
    else await payByWallet(gateway, 'A-1')
    const path = '/payment?id=Merchant%2FA-1'

    expect(commandsOn(await page(path))).toEqual(blocked)
    expect(await press(path, blocked[1], { Amount: '23,45' })).toEqual([200, `${blocked[1]} of A-1: True`])
    expect((await press(path, blocked[0]))[0]).toBe(200)
    expect(await sandbox.inspect.payment('A-1')).toMatchObject({ state: 'Charged', balance: 10000 })

    expect(commandsOn(await page(path))).toEqual(charged)
    expect(await press(path, charged[0], { Amount: '1 000.00' })).toEqual([
      400,
      `${charged[0]} of A-1: False AMOUNT_ERROR Amount is more than what is left: 10000.`,
    ])
    expect((await press(path, charged[0]))[0]).toBe(200)
    expect(commandsOn(await page(path))).toEqual([])
    expect(sandbox.journal.entries.at(-1)).toMatchObject({
      command: charged[0],
      success: 'True',
      notes: ['Sent by the dashboard, without the checks of the merchant.'],
    })
  })

  it('activates a card with the amount that was blocked on it, and needs no password', async () => {
    const { gateway, sandbox, page, press } = await dashboardOf()
    await addCard(gateway)
    const [card] = await sandbox.inspect.cards()

    expect(await press('/users', 'ewallet.Activate')).toEqual([200, 'ewallet.Activate: True'])
    expect(await sandbox.inspect.cards()).toEqual([expect.objectContaining({ id: card?.id, state: 'IsActive' })])
    expect(commandsOn(await page('/users'))).toEqual([])
  })

  it('carries commands out from wherever the terminal allows, and says when none answers', async () => {
    const { sandbox, press, gateway, instruct } = await dashboardOf({
      terminals: [
        { key: 'Merchant', vwid: 'MerchantVW', password: 'merchant-secret', allowFrom: ['127.0.0.1', '::1'] },
      ],
    })
    await gateway.api.block(order)
    const path = '/payment?id=Merchant%2FA-1'
    for (const fault of ['answer-lost', 'truncated'] as const) {
      sandbox.faults.next('api.Unblock', fault)
      expect(await press(path, 'api.Unblock', { Amount: '1' })).toEqual([400, 'api.Unblock of A-1 got no answer.'])
    }
    expect(await sandbox.inspect.payment('A-1')).toMatchObject({ balance: 12145 })
    const wrong = async (values: Readonly<Record<string, string>>) =>
      (await instruct({ action: 'command', OrderId: 'A-1', ...values }, 'text/plain')).text()
    expect(await wrong({ command: 'api.Unblock', Amount: '1.234' })).toBe(
      'Give the amount in roubles with at most two decimal places: 123.45',
    )
    expect(await wrong({ command: 'api.Fly' })).toBe('There is no such command.')
    expect(await wrong({ command: 'ewallet.Refund', OrderId: 'A;1', Amount: '1' })).toContain('OrderId')
  })

  it('moves the clock', async () => {
    const { page, instruct } = await dashboardOf()
    expect(words(await page('/controls'))).toContain('Now 2026-03-27 12:00:00 Clock frozen')

    await instruct({ action: 'advance', by: '90s' })
    expect(words(await page('/controls'))).toContain('Now 2026-03-27 12:01:30')

    await instruct({ action: 'resume' })
    expect(words(await page('/controls'))).toContain('Clock running')
    await instruct({ action: 'freeze' })
    expect(words(await page('/controls'))).toContain('Clock frozen')
  })

  it('plans faults and outcomes, and takes them back', async () => {
    const { gateway, sandbox, page, instruct } = await dashboardOf()

    await instruct({ action: 'fault', command: 'api.Pay', what: 'error FRAUD_ERROR', times: '2' })
    await instruct({ action: 'fault', command: '*', what: 'fault slow' })
    expect(words(await page('/controls'))).toContain('api.Pay FRAUD_ERROR 2 Take back * slow 1 Take back')

    expect(await gateway.api.pay(order)).toMatchObject({ Success: 'False', ErrCode: 'FRAUD_ERROR' })
    for (const { id } of sandbox.faults.planned) await instruct({ action: 'clear-fault', id: String(id) })
    expect(words(await page('/controls'))).toContain('Everything works as it should.')
    expect(await gateway.api.pay({ ...order, OrderId: 'A-2' })).toMatchObject({ Success: 'True' })
  })

  it('shows what is planned for ever, what is forwarded, and what the clock waits for', async () => {
    const { gateway, sandbox, page } = await dashboardOf()
    sandbox.faults.next('api.Pay', 'slow', { times: Number.POSITIVE_INFINITY })
    sandbox.faults.force('api.Pay', { forwardTo: 'Elsewhere' })
    sandbox.faults.force('api.Block', { state: 'PreAuthorizedAF' })
    expect(words(await page('/controls'))).toContain('Waiting nothing')
    await gateway.api.block({ ...order, PayInfo: testCards.threeDSecure })
    await gateway.api.block({ ...order, OrderId: 'A-2', PayInfo: testCards.threeDSecure })

    const text = words(await page('/controls'))
    expect(text).toContain('api.Pay slow ∞ Take back api.Pay forwarded to Elsewhere 1 Take back')
    expect(text).toContain('Waiting 1, first at 2026-03-27 12:15:00')
    expect((await page('/controls')).match(/<h2[^>]*>[^<]*/g)?.map((heading) => heading.replace(/.*>/, ''))).toEqual([
      'Clock',
      'Planned faults',
      'Plan one',
      'Start over',
    ])
  })

  it('plans what the anti-fraud service is to look at', async () => {
    const { gateway, page, instruct } = await dashboardOf()
    await instruct({ action: 'fault', command: 'api.Block', what: 'state PreAuthorizedAF' })
    expect(words(await page('/controls'))).toContain('api.Block PreAuthorizedAF 1 Take back')
    await gateway.api.block(order)
    expect(words(await page('/payments'))).toContain('A-1 PreAuthorizedAF')
  })

  it('forgets everything, when that is meant', async () => {
    const { gateway, sandbox, instruct } = await dashboardOf()
    await gateway.api.pay(order)

    expect((await instruct({ action: 'reset' })).status).toBe(400)
    expect(await sandbox.inspect.payments()).toHaveLength(1)
    await instruct({ action: 'reset', sure: 'yes' })
    expect(await sandbox.inspect.payments()).toEqual([])
  })

  it.each([
    [{ action: 'drop', id: 'none' }, 'There is no notification with that id.'],
    [
      { action: 'advance', by: 'soon' },
      'A duration must be a number of milliseconds, or text such as 250ms, 10s, 30m, 2h, 1d.',
    ],
    [{ action: 'fault', command: '*', what: 'fault flood' }, 'There is no such fault.'],
    [{ action: 'constructor' }, 'The dashboard has no such form.'],
  ])('says why it cannot: %j', async (values, why) => {
    const { instruct } = await dashboardOf()

    const answer = await instruct(values)

    expect([answer.status, await answer.text()]).toEqual([400, why])
  })

  it('leads back to where the instruction was given, and nowhere else', async () => {
    const { instruct } = await dashboardOf()
    const to = async (back: string) => (await instruct({ action: 'freeze', back })).headers.get('location')

    expect(await to('/dashboard/Merchant/controls')).toBe('/dashboard/Merchant/controls')
    expect(await to('//attacker.example/')).toBe('/dashboard/Merchant/payments')
    expect(await to('/dashboard/Merchant/платёж')).toBe('/dashboard/Merchant/payments')
    expect(await to('/dashboard/Merchant/controls\r\nx: y')).toBe('/dashboard/Merchant/payments')
  })

  it('takes no instruction from pages of other sites', async () => {
    const { base, sandbox } = await dashboardOf()

    const answer = await fetch(`${base}/do`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'resume' }),
      headers: { origin: 'https://attacker.example' },
    })

    expect(answer.status).toBe(403)
    expect(sandbox.clock.frozen).toBe(true)
  })
})

describe('live', () => {
  it('tells of requests and of deliveries, of this world alone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const terminal = (key: string) => ({ key, vwid: `${key}VW`, password: 'merchant-secret' })
    const sandbox = createSandbox({ seed: 1, frozen: true, terminals: [terminal('Merchant'), terminal('Other')] })
    onTestFinished(() => sandbox.close())
    const host = { worlds: sandbox.worlds, worldOf: () => undefined, addTerminal: sandbox.addTerminal }
    const live = await createDashboard(gatewaySpec)(new Request('http://localhost/dashboard/Merchant/live'), host)
    const events = live?.body?.pipeThrough(new TextDecoderStream()).getReader()
    onTestFinished(() => void events?.cancel())
    const next = async () => (await events?.read())?.value
    const ask = (key: string) =>
      sandbox.fetch(new Request('http://localhost/api/GetState', { method: 'POST', body: `Key=${key}&OrderId=A-1` }))

    expect(await next()).toBe('retry: 1000\n\n')
    await ask('Other')
    await sandbox.as('Other').notifications.trigger('EnginePaySuccess')
    await vi.advanceTimersByTimeAsync(5000)
    expect(await next()).toBe('data: pulse\n\n')
    await ask('Merchant')
    await vi.advanceTimersByTimeAsync(150)
    expect(await next()).toBe('data: change\n\n')
    await sandbox.notifications.trigger('EnginePaySuccess')
    await vi.advanceTimersByTimeAsync(150)
    expect(await next()).toBe('data: change\n\n')
  })

  it.each(['GET', 'HEAD'])('keeps nothing running for a %s that went away', async (method) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const sandbox = createSandbox({ seed: 1, frozen: true })
    onTestFinished(() => sandbox.close())
    const host = { worlds: sandbox.worlds, worldOf: () => undefined, addTerminal: sandbox.addTerminal }
    const timers = vi.getTimerCount()
    const request = new Request('http://localhost/dashboard/Merchant/live', { method })
    const live = await createDashboard(gatewaySpec)(request, host)

    expect(live?.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    await sandbox.notifications.trigger('EnginePaySuccess')
    expect(vi.getTimerCount() > timers).toBe(method === 'GET')
    await live?.body?.cancel()
    await sandbox.notifications.trigger('EnginePaySuccess')
    expect(vi.getTimerCount()).toBe(timers)
  })
})

describe('a list', () => {
  it.each([
    ['payments?order=a-1', ['A-1', 'A-10'], ['B-2']],
    ['payments?order=A-10', ['A-10'], ['B-2']],
    ['payments?kind=Authorized', ['B-2'], ['A-1', 'A-10']],
    ['payments?kind=Voided&order=%22%3E', [], ['A-1', 'A-10', 'B-2']],
    ['notifications?order=B-&kind=EngineBlockSuccess', ['B-2'], ['A-1', 'A-10']],
    ['requests?order=A-1', ['A-1', 'A-10'], ['B-2']],
    ['requests?kind=api.Block', ['B-2'], ['A-1', 'A-10']],
  ])('is narrowed by its address: %s', async (path, there, gone) => {
    const { server, gateway } = await dashboardOf()
    const PayInfo = testCards.success
    for (const OrderId of ['A-1', 'A-10']) await gateway.api.pay({ OrderId, Amount: 100, PayInfo })
    await gateway.api.block({ OrderId: 'B-2', Amount: 100, PayInfo })
    const text = await (await fetch(`${server.url}/dashboard/Merchant/${path}`)).text()
    const listed = [...text.matchAll(/<td class="text" data-name="OrderId">(?:<a [^>]*>)?([^<]*)/g)].map(
      ([, order]) => order,
    )
    for (const order of there) expect(listed).toContain(order)
    for (const order of gone) expect(listed).not.toContain(order)
    expect(text).not.toContain('value="">"')
  })
})
