import type { Transport, TransportAnswer } from '@card-gateway/client/transport'
import { describe, expect, it, vi } from 'vitest'
import { charged, ManualClock, order, rejection, TestGateway } from './fixture.js'

describe('a transport of one’s own', () => {
  it('that does not heed the cancellation cannot keep a call, nor the client from closing', async () => {
    const clock = new ManualClock()
    let called = () => {}
    const calling = new Promise<void>((resolve) => {
      called = resolve
    })
    const transport: Transport = {
      send: () => {
        called()
        return new Promise(() => {})
      },
    }
    const gateway = new TestGateway({ key: 'Merchant', transport, clock })
    const outcome = rejection(gateway.pay(order, { timeout: 1000 }))
    await calling
    const closing = gateway.close()
    clock.advance(1020)
    expect(await outcome).toMatchObject({ name: 'TransportError', code: 'timed-out', outcome: 'unknown' })
    await closing
  })

  it('is given up by a signal, and its late failure troubles nobody', async () => {
    const controller = new AbortController()
    let fail = (_error: Error) => {}
    const transport: Transport = {
      send: () =>
        new Promise((_resolve, reject) => {
          fail = reject
          queueMicrotask(() => controller.abort())
        }),
    }
    await using gateway = new TestGateway({ key: 'Merchant', transport })
    const error = await rejection(gateway.pay(order, { signal: controller.signal }))
    expect(error).toMatchObject({ code: 'aborted', outcome: 'unknown' })
    fail(new Error('late'))
    await new Promise(setImmediate)
  })

  it('is told of the cancellation, beside the client itself', async () => {
    const controller = new AbortController()
    const told = vi.fn()
    const transport: Transport = {
      send: ({ cancellation }) => {
        cancellation.onCancel(told)
        controller.abort()
        return new Promise(() => {})
      },
    }
    await using gateway = new TestGateway({ key: 'Merchant', transport })
    await rejection(gateway.pay(order, { signal: controller.signal }))
    expect(told).toHaveBeenCalledTimes(1)
  })

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', charged],
    ['no status', { body: charged }],
    ['no body', { status: 200 }],
    ['a status that is none', { status: '200', body: charged }],
    ['a status out of range', { status: 0, body: charged }],
    ['a status above the range', { status: 600, body: charged }],
    ['a body that is neither text nor bytes', { status: 200, body: { text: charged } }],
  ])('that gives back %s leaves the outcome unknown', async (_title, given) => {
    const transport: Transport = { send: async () => given as TransportAnswer }
    await using gateway = new TestGateway({ key: 'Merchant', transport })
    expect(await rejection(gateway.pay(order))).toMatchObject({
      name: 'TransportError',
      code: 'no-answer',
      outcome: 'unknown',
      message:
        'api.Pay: the transport did not return an answer, which is an object with status and body. It may have taken effect. Do not repeat it: call error.resolve() to find out.',
    })
  })

  it.each([
    ['undefined', undefined],
    ['an object', {}],
  ])('that is a function and gives back %s leaves the outcome unknown', async (_title, given) => {
    await using gateway = new TestGateway({ key: 'Merchant', transport: async () => given as Response })
    expect(await rejection(gateway.pay(order))).toMatchObject({ code: 'no-answer', outcome: 'unknown' })
  })

  it.each<[string, TransportAnswer['headers']]>([
    ['headers by name', { 'x-card-gateway-why': 'Because.' }],
    ['lists of headers', { 'x-card-gateway-why': ['Because.', 'And so.'] }],
    ['Headers', new Headers({ 'X-Card-Gateway-Why': 'Because.' })],
  ])('may pass on %s, and with them why the gateway refused', async (_title, headers) => {
    const body = '<Pay Success="False" OrderId="A-1" ErrCode="WRONG_PARAMS"/>'
    const transport: Transport = { send: async () => ({ status: 200, body, headers }) }
    await using gateway = new TestGateway({ key: 'Merchant', transport })
    expect(await gateway.pay(order)).toMatchObject({ error: { code: 'WRONG_PARAMS', why: 'Because.' } })
  })

  it('may throw at once', async () => {
    const transport: Transport = {
      send: () => {
        throw new TypeError('broken')
      },
    }
    await using gateway = new TestGateway({ key: 'Merchant', transport })
    expect(await rejection(gateway.pay(order))).toMatchObject({ code: 'connection-lost', outcome: 'unknown' })
  })
})
