import { AsyncLocalStorage } from 'node:async_hooks'
import { tracingChannel } from 'node:diagnostics_channel'
import type { CallTrace } from '@card-gateway/client/call-trace'
import { describe, expect, it } from 'vitest'
import { answer, htmlPage, startLoopback } from '../../support/loopback.js'
import { charged, gatewayAt, order, rejection, SkippingClock, state } from './fixture.js'

const channel = tracingChannel<unknown, CallTrace>('card-gateway:call')

/** What is published while `work` runs. */
async function record(work: () => Promise<unknown>): Promise<[event: string, trace: CallTrace][]> {
  const events: [string, CallTrace][] = []
  const note = (event: string) => (trace: CallTrace) => {
    events.push([event, trace])
  }
  const subscribers = {
    start: note('start'),
    end: note('end'),
    asyncStart: note('asyncStart'),
    asyncEnd: note('asyncEnd'),
    error: note('error'),
  }
  channel.subscribe(subscribers)
  try {
    await work()
  } finally {
    channel.unsubscribe(subscribers)
  }
  return events
}

describe('tracing', () => {
  it('publishes a call from start to end with masked values', async () => {
    await using server = await startLoopback()
    server.script('/api/Pay', answer(charged))
    await using gateway = gatewayAt(server)
    const events = await record(() => gateway.pay(order))
    expect(events.map(([event]) => event)).toEqual(['start', 'end', 'asyncStart', 'asyncEnd'])
    expect(events.at(-1)?.[1]).toMatchObject({
      command: 'api.Pay',
      attempts: 1,
      status: 200,
      request: {
        OrderId: 'A-1',
        Amount: 12345,
        PayInfo: { PAN: '411111xxxxxx1111' },
      },
      result: { Success: 'True', OrderId: 'A-1' },
    })
  })

  it('publishes what was thrown', async () => {
    await using server = await startLoopback()
    server.script('/api/Pay', htmlPage(502))
    await using gateway = gatewayAt(server)
    let thrown: unknown
    const events = await record(async () => {
      thrown = await rejection(gateway.pay(order))
    })
    expect(events.map(([event]) => event)).toEqual(['start', 'end', 'error', 'asyncStart', 'asyncEnd'])
    expect(events.at(-1)?.[1]).toMatchObject({ attempts: 1, status: 502 })
    expect(events.at(-1)?.[1].error).toBe(thrown)
  })

  it('counts attempts', async () => {
    await using server = await startLoopback()
    server.script('/api/GetState', { kind: 'reset-after-reading' }, answer(state('Charged')))
    await using gateway = gatewayAt(server, { clock: new SkippingClock() })
    const events = await record(() => gateway.getState({ OrderId: 'A-1' }))
    expect(events.at(-1)?.[1].attempts).toBe(2)
  })

  it('carries a context bound to the start of a call through to its end', async () => {
    await using server = await startLoopback()
    server.script('/api/Pay', answer(charged))
    await using gateway = gatewayAt(server)
    const spans = new AsyncLocalStorage<string>()
    channel.start.bindStore(spans, ({ command }) => `span of ${command}`)
    const seen: unknown[] = []
    const subscriber = () => seen.push(spans.getStore())
    channel.asyncEnd.subscribe(subscriber)
    await gateway.pay(order)
    channel.asyncEnd.unsubscribe(subscriber)
    channel.start.unbindStore(spans)
    expect(seen).toEqual(['span of api.Pay'])
  })
})
