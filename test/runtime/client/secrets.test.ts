import { tracingChannel } from 'node:diagnostics_channel'
import { inspect } from 'node:util'
import type { CallTrace } from '@card-gateway/client/call-trace'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answer, type Behaviour, htmlPage, startLoopback } from '../../support/loopback.js'
import { gatewayAt, ManualClock, rejection, TestGateway } from './fixture.js'

const pan = '4111111111111111'
const cvv = '987'
const password = 'hunter2-hunter2'
const paRes = 'eJzVWFmTosoS'
const paReq = 'eJxVUttuwjAM'
const secrets = [pan, pan.slice(6, 12), cvv, password, paRes, paReq]

/** Everything a careless logger could make of a value. */
function everything(value: unknown): string {
  const texts = [String(value), inspect(value, { depth: 20, showHidden: true, getters: true }), JSON.stringify(value)]
  if (value instanceof Error) {
    texts.push(value.stack ?? '', value.message, everything(value.cause ?? ''))
    for (const name of Reflect.ownKeys(value)) texts.push(inspect(Reflect.get(value, name), { depth: 20 }))
  }
  return texts.join('\n')
}

function expectNoSecret(text: string): void {
  for (const secret of secrets)
    expect(text.includes(secret), `it holds ${secret.length} characters of a secret`).toBe(false)
}

const pay = {
  OrderId: 'A-1',
  Amount: 12300,
  PayInfo: { PAN: pan, SecureCode: cvv },
}
const echoing = `<html>Key=Merchant&PayInfo=PAN%3D${pan}%3BSecureCode%3D${cvv}&Password=${password}&PaRes=${paRes}</html>`

const behaviours: readonly [string, Behaviour][] = [
  ['a lost connection', { kind: 'reset-after-reading' }],
  ['a truncated answer', { kind: 'truncated', body: echoing }],
  ['an error page', htmlPage(502)],
  ['a page that repeats the request', answer(echoing, 500)],
  ['an answer that repeats the request', answer(`<Pay PAN="${pan}" SecureCode="${cvv}" Password="${password}"/>`)],
  ['a wrong root', answer(`<Oops${cvv} PAN="${pan}"/>`)],
  ['an unknown Success', answer(`<Pay Success="${pan}" PaRes="${paRes}"/>`)],
  ['a broken attribute', answer(`<Pay Success="3DS" ACSUrl="" PaReq="${paReq}" ThreeDSKey="${cvv}"/>`)],
]

it('a card number given as an OrderId is in no error', async () => {
  const transport = { send: () => Promise.reject(new Error('down')) }
  await using gateway = new TestGateway({ baseUrl: 'https://gateway.invalid', key: 'Merchant', password, transport })
  const errors = [
    await rejection(gateway.pay({ ...pay, OrderId: pan })),
    await rejection(gateway.pay({ ...pay, OrderId: pan, Amount: -1 })),
    await rejection(gateway.waitFor(pan, 'Charged', { timeout: 1 })),
  ]
  for (const error of errors) {
    expect(error).toMatchObject({ name: expect.stringMatching(/Error|Refused/), orderId: '411111xxxxxx1111' })
    expectNoSecret(everything(error))
  }
})

describe.each(['undici', 'fetch'] as const)('no secret over %s', (transport) => {
  const traces: string[] = []
  const channel = tracingChannel<unknown, CallTrace>('card-gateway:call')
  const note = (trace: CallTrace) => {
    traces.push(everything(trace), inspect(trace.request), inspect(trace.result), everything(trace.error ?? ''))
  }
  const subscribers = {
    start: note,
    end: note,
    asyncStart: note,
    asyncEnd: note,
    error: note,
  }

  beforeEach(() => {
    traces.length = 0
    channel.subscribe(subscribers)
  })
  afterEach(() => channel.unsubscribe(subscribers))

  it.each(behaviours)('is in what %s leaves behind', async (_title, behaviour) => {
    await using server = await startLoopback()
    for (const command of ['Pay', 'Refund', 'Submit']) server.script(`/api/${command}`, behaviour)
    await using gateway = gatewayAt(server, { password, transport })
    const errors = [
      await rejection(gateway.pay(pay)),
      await rejection(gateway.refund({ OrderId: 'A-1', Amount: 1 })),
      await rejection(gateway.submit({ MD: 'md', PaRes: paRes })),
    ]
    for (const error of errors) expectNoSecret(everything(error))
    expect(traces.length).toBeGreaterThan(0)
    expectNoSecret(traces.join('\n'))
  })

  it('is in refused input', async () => {
    await using gateway = new TestGateway({
      baseUrl: 'https://gateway.invalid',
      key: 'Merchant',
      password,
      transport,
    })
    const errors = [
      await rejection(gateway.pay({ ...pay, PayInfo: { PAN: `${pan};`, SecureCode: cvv } })),
      await rejection(
        gateway.pay({
          ...pay,
          PayInfo: { PAN: pan, SecureCode: `${cvv};Amount=1` },
        }),
      ),
      await rejection(gateway.submit({ MD: 'md', PaRes: `${paRes}\ud800` })),
    ]
    for (const error of errors) {
      expect(error).toMatchObject({ name: 'RequestRefused' })
      expectNoSecret(everything(error))
    }
    // Each call was traced, and its error with it.
    expect(traces.filter((trace) => trace.includes('RequestRefused')).length).toBeGreaterThanOrEqual(errors.length)
    expectNoSecret(traces.join('\n'))
  })

  it('is in what a time-out leaves behind', async () => {
    await using server = await startLoopback()
    server.script('/api/Pay', { kind: 'hang' })
    const clock = new ManualClock()
    await using gateway = gatewayAt(server, { password, transport, clock })
    const outcome = rejection(gateway.pay(pay, { timeout: 1000 }))
    await server.received(1)
    clock.advance(1020)
    const error = await outcome
    expect(error).toMatchObject({ code: 'timed-out' })
    expect(traces.some((trace) => trace.includes('timed-out'))).toBe(true)
    expectNoSecret(everything(error) + traces.join('\n'))
  })

  it('is in what an abort leaves behind', async () => {
    await using server = await startLoopback()
    server.script('/api/Pay', { kind: 'hang' })
    await using gateway = gatewayAt(server, { password, transport })
    const controller = new AbortController()
    const outcome = rejection(gateway.pay(pay, { signal: controller.signal }))
    await server.received(1)
    controller.abort(new Error(pan))
    const error = await outcome
    expect(error).toMatchObject({ code: 'aborted' })
    expect(traces.some((trace) => trace.includes('aborted'))).toBe(true)
    expectNoSecret(everything(error) + traces.join('\n'))
  })

  it('is in the trace of a reply', async () => {
    await using server = await startLoopback()
    const reply = `<Pay Success="3DS" ACSUrl="https://acs.example" PaReq="${paReq}" ThreeDSKey="key" PAN="${pan}"/>`
    server.script('/api/Pay', answer(reply))
    await using gateway = gatewayAt(server, { password, transport })
    expect(await gateway.pay(pay)).toMatchObject({ PaReq: paReq })
    expectNoSecret(traces.join('\n'))
  })
})

describe('no secret of a transport of the caller’s own', () => {
  it('is taken over from its errors', async () => {
    const cause = Object.assign(new Error(`cannot send PAN ${pan}`), {
      body: pan,
      code: pan,
      syscall: `x ${cvv}`,
    })
    const transport = () => Promise.reject(new Error(`${password} ${paRes}`, { cause }))
    const gateway = new TestGateway({ key: 'Merchant', password, transport })
    const error = await rejection(gateway.pay(pay))
    expect(error).toMatchObject({ code: 'connection-lost' })
    expectNoSecret(everything(error))
  })
})
