import { getEventListeners } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { Cancellation } from '@card-gateway/client/cancellation'
import { Deadlines } from '@card-gateway/client/deadlines'
import { isTransportError } from '@card-gateway/client/error-checks'
import { describe, expect, it } from 'vitest'
import { collectGarbage } from '../../support/garbage.js'
import { answer, startLoopback } from '../../support/loopback.js'
import { charged, gatewayAt, ManualClock, order, rejection, state, TestGateway } from './fixture.js'

describe.each(['undici', 'fetch'] as const)('time and patience over %s', (transport) => {
  it('gives up when the time of a call is over; the outcome is unknown once it was sent', async () => {
    await using server = await startLoopback()
    server.script('/api/Pay', { kind: 'hang' })
    const clock = new ManualClock()
    await using gateway = gatewayAt(server, { transport, clock })
    const outcome = rejection(gateway.pay(order, { timeout: 5000 }))
    await server.received(1)
    clock.advance(4999)
    expect(clock.pending).toBe(1)
    clock.advance(21)
    expect(await outcome).toMatchObject({
      name: 'TransportError',
      code: 'timed-out',
      outcome: 'unknown',
    })
    expect(server.requests).toHaveLength(1)
  })

  it('waits longer than the slowest documented answer when nothing else is said', async () => {
    await using server = await startLoopback()
    server.script('/api/Pay', { kind: 'hang' })
    const clock = new ManualClock()
    await using gateway = gatewayAt(server, { transport, clock })
    let over = false
    const outcome = rejection(gateway.pay(order)).finally(() => {
      over = true
    })
    await server.received(1)
    clock.advance(59_000)
    await new Promise(setImmediate)
    expect(over).toBe(false)
    clock.advance(2000)
    expect(await outcome).toMatchObject({ code: 'timed-out' })
  })

  it('leaves no connection behind when it gives up, even when garbage was collected meanwhile', async () => {
    await using server = await startLoopback()
    server.script('/api/Pay', { kind: 'hang' })
    const clock = new ManualClock()
    await using gateway = gatewayAt(server, { transport, clock })
    const outcome = rejection(gateway.pay(order, { timeout: 5000 }))
    await server.received(1)
    const left = server.left()
    await collectGarbage()
    clock.advance(5020)
    expect(await outcome).toMatchObject({ code: 'timed-out' })
    await left
  })

  it('gives up when its signal aborts', async () => {
    await using server = await startLoopback()
    server.script('/api/Pay', { kind: 'hang' })
    await using gateway = gatewayAt(server, { transport })
    const controller = new AbortController()
    const outcome = rejection(gateway.pay(order, { signal: controller.signal }))
    await server.received(1)
    controller.abort()
    expect(await outcome).toMatchObject({
      code: 'aborted',
      outcome: 'unknown',
    })
  })

  it('leaves nothing behind on a signal that many calls share', async () => {
    await using server = await startLoopback()
    server.script('/api/Pay', answer(charged))
    await using gateway = gatewayAt(server, { transport })
    const { signal } = new AbortController()
    await gateway.pay(order, { signal })
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('lets any number of calls and pauses share a signal, which then has one listener', async () => {
    await using server = await startLoopback()
    server.script('/api/Pay', { kind: 'hang' })
    server.script('/api/GetState', answer(state('New')))
    await using gateway = gatewayAt(server, { transport })
    const warnings: Error[] = []
    const note = (warning: Error) => warnings.push(warning)
    process.on('warning', note)
    const controller = new AbortController()
    const { signal } = controller
    const calls = Array.from({ length: 11 }, () => rejection(gateway.pay(order, { signal })))
    const waits = Array.from({ length: 11 }, () => rejection(gateway.waitFor('A-1', 'Charged', { signal })))
    await server.received(22)
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    controller.abort()
    for (const error of await Promise.all(calls)) expect(error).toMatchObject({ code: 'aborted', outcome: 'unknown' })
    for (const error of await Promise.all(waits)) expect(error).toMatchObject({ code: 'wait-aborted' })
    // Warnings are emitted in the next turn.
    await new Promise(setImmediate)
    process.off('warning', note)
    expect(warnings).toEqual([])
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('sends nothing when its signal is aborted already', async () => {
    await using server = await startLoopback()
    server.script('/api/Pay', answer(charged))
    await using gateway = gatewayAt(server, { transport })
    expect(await rejection(gateway.pay(order, { signal: AbortSignal.abort() }))).toMatchObject({
      code: 'aborted',
      outcome: 'not-sent',
    })
    await gateway.pay(order)
    expect(server.requests).toHaveLength(1)
  })

  it('refuses a timeout that is none', async () => {
    await using gateway = new TestGateway({
      baseUrl: 'https://gateway.invalid',
      key: 'Merchant',
      transport,
    })
    expect(await rejection(gateway.pay(order, { timeout: -1 }))).toMatchObject({ option: 'timeout' })
  })
})

describe('a connection that does not come about', () => {
  it('sent nothing when the time is over', async () => {
    const clock = new ManualClock()
    let connected = () => {}
    const connecting = new Promise<void>((resolve) => {
      connected = resolve
    })
    // It accepts connections and stays silent, so that TLS never gets ready.
    const server = createServer(connected)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const gateway = new TestGateway({
      baseUrl: `https://127.0.0.1:${port}`,
      key: 'Merchant',
      clock,
    })
    const outcome = rejection(gateway.pay(order, { timeout: 1000 }))
    await connecting
    clock.advance(1020)
    expect(await outcome).toMatchObject({
      code: 'timed-out',
      outcome: 'not-sent',
    })
    server.close()
  })
})

/** A server that reads and never answers, and counts connections. */
async function startSilent() {
  const sockets = new Set<Socket>()
  let waiter: { readonly count: number; readonly resolve: () => void } | undefined
  let bytes = 0
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      bytes += chunk.length
    })
    if (waiter !== undefined && sockets.size >= waiter.count) waiter.resolve()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' ? address?.port : undefined,
    connections: () => sockets.size,
    bytes: () => bytes,
    connected: (count: number) =>
      new Promise<void>((resolve) => {
        if (sockets.size >= count) resolve()
        waiter = { count, resolve }
      }),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Time for anything that may still be sent. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate)
}

describe('calls that wait for a connection', () => {
  const connections = 256

  it('are never dispatched once their time is over, and do not keep the client from closing', async () => {
    await using server = await startSilent()
    const clock = new ManualClock()
    const gateway = new TestGateway({ baseUrl: `http://127.0.0.1:${server.port}`, key: 'Merchant', clock })
    const outcomes = Array.from({ length: connections + 1000 }, () => rejection(gateway.pay(order, { timeout: 1000 })))
    await server.connected(connections)
    clock.advance(1020)
    const errors = await Promise.all(outcomes)
    const closing = gateway.close()
    await settled()
    await closing
    expect(server.connections()).toBe(connections)
    expect(errors.filter((error) => isTransportError(error) && error.code === 'timed-out')).toHaveLength(errors.length)
    expect(errors.slice(connections).every((error) => isTransportError(error) && error.outcome === 'not-sent')).toBe(
      true,
    )
  })

  it('are dispatched when another is given up, as long as they are wanted', async () => {
    await using server = await startLoopback()
    server.script(
      '/api/Pay',
      ...Array.from({ length: connections }, () => ({ kind: 'hang' }) as const),
      answer(charged),
    )
    await using gateway = gatewayAt(server)
    const controller = new AbortController()
    const lost = Array.from({ length: connections }, () => rejection(gateway.pay(order, { signal: controller.signal })))
    await server.received(connections)
    const waiting = gateway.pay(order)
    controller.abort()
    await Promise.all(lost)
    expect(await waiting).toMatchObject({ Success: 'True' })
  })

  it('leave nothing behind when the connection comes too late', async () => {
    await using server = await startSilent()
    const controller = new AbortController()
    const gateway = new TestGateway({ baseUrl: `http://127.0.0.1:${server.port}`, key: 'Merchant' })
    // The command is loaded and the request on its way to the socket, which is not connected yet.
    await rejection(gateway.pay(order, { signal: AbortSignal.abort() }))
    const outcome = rejection(gateway.pay(order, { signal: controller.signal }))
    await Promise.resolve()
    controller.abort()
    expect(await outcome).toMatchObject({ code: 'aborted', outcome: 'not-sent' })
    await settled()
    await gateway.close()
    expect(server.bytes()).toBe(0)
  })
})

describe('a handler that never answers', () => {
  it('is given up all the same', async () => {
    const clock = new ManualClock()
    let called = () => {}
    const calling = new Promise<void>((resolve) => {
      called = resolve
    })
    const transport = () => {
      called()
      return new Promise<Response>(() => {})
    }
    const gateway = new TestGateway({ key: 'Merchant', transport, clock })
    const outcome = rejection(gateway.pay(order, { timeout: 1000 }))
    await calling
    clock.advance(1020)
    expect(await outcome).toMatchObject({
      code: 'timed-out',
      outcome: 'unknown',
    })
  })
})

describe('deadlines', () => {
  it('share one timer, however many there are', () => {
    const clock = new ManualClock()
    const deadlines = new Deadlines(clock)
    for (let call = 0; call < 1000; call++) deadlines.start(new Cancellation(), 60_000)
    expect(clock.pending).toBe(1)
  })

  it('come in their order and never early', () => {
    const clock = new ManualClock()
    const deadlines = new Deadlines(clock)
    const times = [700, 30, 5000, 31, 30]
    const cancellations = times.map((milliseconds) => {
      const cancellation = new Cancellation()
      deadlines.start(cancellation, milliseconds)
      return cancellation
    })
    const over = () => cancellations.map(({ reason }) => reason === 'timed-out')
    clock.advance(29)
    expect(over()).toEqual([false, false, false, false, false])
    clock.advance(22)
    expect(over()).toEqual([false, true, false, true, true])
    clock.advance(4000)
    expect(over()).toEqual([true, true, false, true, true])
    clock.advance(1000)
    expect(over()).toEqual([true, true, true, true, true])
    expect(clock.pending).toBe(0)
  })

  it('stay silent once stopped', () => {
    const clock = new ManualClock()
    const deadlines = new Deadlines(clock)
    const cancellation = new Cancellation()
    deadlines.stop(deadlines.start(cancellation, 100))
    clock.advance(1000)
    expect(cancellation.reason).toBeUndefined()
  })

  it('may start others when they come', () => {
    const clock = new ManualClock()
    const deadlines = new Deadlines(clock)
    const [first, second] = [new Cancellation(), new Cancellation()]
    first.onCancel(() => deadlines.start(second, 100))
    deadlines.start(first, 100)
    clock.advance(300)
    expect(second.reason).toBe('timed-out')
  })
})
