import {
  isConfigurationError,
  isGatewayError,
  isOutcomeUnknown,
  isProtocolError,
  isRequestRefused,
  isTransportError,
  isWaitError,
} from '@card-gateway/client/error-checks'
import { ConfigurationError, RequestRefused, WaitError } from '@card-gateway/client/errors'
import type { Transport } from '@card-gateway/client/transport'
import { TransportFault } from '@card-gateway/client/transport-fault'
import { ProtocolError, TransportError } from '@card-gateway/client/unanswered-errors'
import { describe, expect, it } from 'vitest'
import { answer, type Behaviour, closedPort, htmlPage, redirectTo, startLoopback } from '../../support/loopback.js'
import { charged, gatewayAt, order, rejection, SkippingClock, state, TestGateway } from './fixture.js'

const html = 'The body is an HTML page'

/** What the server does, and which error the caller of a money command must get. */
const faults: readonly [string, Behaviour, object][] = [
  ['a reset before the body was read', { kind: 'reset-before-reading' }, { code: 'connection-lost' }],
  ['a reset after the body was read', { kind: 'reset-after-reading' }, { code: 'connection-lost' }],
  ['a truncated answer', { kind: 'truncated', body: charged }, { code: 'connection-lost' }],
  ['an answer that is too large', answer(`${charged}${' '.repeat(5000)}`), { code: 'answer-too-large' }],
  ['an HTML error page', htmlPage(502), { code: 'not-xml', status: 502, message: expect.stringContaining(html) }],
  ['an HTML page with status 200', htmlPage(200), { code: 'not-xml', status: 200 }],
  ['a redirect', redirectTo('/elsewhere'), { code: 'redirect', status: 307 }],
  ['an empty answer', answer('', 204), { code: 'not-xml', status: 204 }],
  ['another command’s answer', answer('<Block Success="True" OrderId="A-1"/>'), { code: 'wrong-root' }],
  ['an answer without Success', answer('<Pay OrderId="A-1"/>'), { code: 'no-success' }],
  ['an answer of unknown Success', answer('<Pay Success="Maybe" OrderId="A-1"/>'), { code: 'unknown-success' }],
  [
    'an answer about another order',
    answer('<Pay Success="True" OrderId="A-2"/>'),
    { code: 'foreign-answer', at: 'OrderId', sent: 'A-1', got: 'A-2' },
  ],
  ['half an answer', answer(charged.slice(0, 20)), { code: 'not-xml' }],
]

describe.each(['undici', 'fetch'] as const)('faults over %s', (transport) => {
  it.each(faults)(
    '%s leaves the outcome of money unknown, and is not repeated',
    async (_title, behaviour, expected) => {
      await using server = await startLoopback()
      server.script('/api/Pay', behaviour, answer(charged))
      server.script('/api/GetState', answer(state('Charged')))
      await using gateway = gatewayAt(server, { transport, maxResponseSize: 4096 })
      const error = await rejection(gateway.pay(order))
      expect(error).toMatchObject({
        ...expected,
        outcome: 'unknown',
        command: 'api.Pay',
        orderId: 'A-1',
      })
      expect(server.requests.map(({ path }) => path)).toEqual(['/api/Pay'])
      expect(isOutcomeUnknown(error) && (await error.resolve())).toMatchObject({
        verdict: 'happened',
        state: 'Charged',
      })
    },
  )

  it('a refused connection sent nothing', async () => {
    const baseUrl = `http://127.0.0.1:${await closedPort()}`
    await using gateway = new TestGateway({
      baseUrl,
      key: 'Merchant',
      transport,
    })
    const error = await rejection(gateway.pay(order))
    expect(error).toMatchObject({
      name: 'TransportError',
      code: 'unreachable',
      outcome: 'not-sent',
      message: `api.Pay: no connection to ${baseUrl} could be made. Nothing was sent.`,
    })
    expect(error).toHaveProperty('cause.message', 'connect ECONNREFUSED')
    expect(isOutcomeUnknown(error)).toBe(false)
  })

  it('an unknown host sent nothing', async () => {
    await using gateway = new TestGateway({
      baseUrl: 'https://gateway.invalid',
      key: 'Merchant',
      transport,
    })
    expect(await rejection(gateway.pay(order))).toMatchObject({
      code: 'unreachable',
      outcome: 'not-sent',
    })
  })

  it('a server that does not speak TLS got nothing of the request', async () => {
    await using server = await startLoopback()
    const baseUrl = server.url.replace('http:', 'https:')
    await using gateway = new TestGateway({
      baseUrl,
      key: 'Merchant',
      transport,
    })
    await rejection(gateway.pay(order))
    expect(server.requests).toEqual([])
  })

  it('repeats a read-only command after transport failures and server errors', async () => {
    await using server = await startLoopback()
    server.script('/api/GetState', { kind: 'reset-after-reading' }, htmlPage(503), answer(state('Charged')))
    const clock = new SkippingClock()
    const retry = { attempts: 3, firstPause: 100, random: () => 1 }
    await using gateway = gatewayAt(server, { transport, clock, retry })
    expect(await gateway.getState({ OrderId: 'A-1' })).toMatchObject({
      State: 'Charged',
    })
    expect(server.requests).toHaveLength(3)
    expect(clock.pauses).toEqual([100, 200])
  })

  it('repeats a read-only command that found nobody there', async () => {
    const clock = new SkippingClock()
    const baseUrl = `http://127.0.0.1:${await closedPort()}`
    await using gateway = new TestGateway({ baseUrl, key: 'Merchant', transport, clock })
    expect(await rejection(gateway.getState({ OrderId: 'A-1' }))).toMatchObject({ code: 'unreachable' })
    expect(clock.pauses).toHaveLength(2)
  })

  it.each<[string, Behaviour]>([
    ['is too large', answer(`${state('Charged')}${' '.repeat(5000)}`)],
    ['is a page of a server that works', htmlPage(404)],
  ])('does not repeat a read-only command whose answer %s', async (_title, behaviour) => {
    await using server = await startLoopback()
    server.script('/api/GetState', behaviour)
    const clock = new SkippingClock()
    const baseUrl = server.url
    await using gateway = new TestGateway({ baseUrl, key: 'Merchant', transport, clock, maxResponseSize: 4096 })
    await rejection(gateway.getState({ OrderId: 'A-1' }))
    expect(server.requests).toHaveLength(1)
  })

  it('gives up a read-only command after the attempts allowed', async () => {
    await using server = await startLoopback()
    server.script('/api/GetState', { kind: 'reset-after-reading' })
    const clock = new SkippingClock()
    await using gateway = gatewayAt(server, { transport, clock })
    expect(await rejection(gateway.getState({ OrderId: 'A-1' }))).toMatchObject({ code: 'connection-lost' })
    expect(server.requests).toHaveLength(3)
  })

  it('does not repeat what would be answered the same again', async () => {
    await using server = await startLoopback()
    server.script('/api/GetState', htmlPage(404))
    await using gateway = gatewayAt(server, { transport })
    expect(await rejection(gateway.getState({ OrderId: 'A-1' }))).toMatchObject({ status: 404 })
    expect(server.requests).toHaveLength(1)
  })

  it('does not repeat anything with retry: false', async () => {
    await using server = await startLoopback()
    server.script('/api/GetState', htmlPage(503))
    await using gateway = gatewayAt(server, { transport, retry: false })
    await rejection(gateway.getState({ OrderId: 'A-1' }))
    expect(server.requests).toHaveLength(1)
  })

  it('goes on working after a lost connection', async () => {
    await using server = await startLoopback()
    server.script('/api/Pay', { kind: 'reset-after-reading' }, answer(charged))
    await using gateway = gatewayAt(server, { transport })
    await rejection(gateway.pay(order))
    expect(await gateway.pay(order)).toMatchObject({ Success: 'True' })
  })
})

describe('a transport of the caller’s own', () => {
  const failing = (error: unknown): Transport => ({
    send: () => Promise.reject(error),
  })

  it('counts as sent when it throws something of its own', async () => {
    await using gateway = new TestGateway({
      key: 'Merchant',
      transport: failing(new Error('broken')),
    })
    expect(await rejection(gateway.pay(order))).toMatchObject({
      code: 'connection-lost',
      outcome: 'unknown',
    })
  })

  it('may say that nothing was sent', async () => {
    const transport = failing(new TransportFault('unreachable', false))
    await using gateway = new TestGateway({ key: 'Merchant', transport })
    expect(await rejection(gateway.pay(order))).toMatchObject({
      code: 'unreachable',
      outcome: 'not-sent',
    })
  })

  it('may be a function that throws', async () => {
    const transport = () => Promise.reject(new Error('broken'))
    await using gateway = new TestGateway({ key: 'Merchant', transport })
    expect(await rejection(gateway.pay(order))).toMatchObject({
      code: 'connection-lost',
      outcome: 'unknown',
    })
  })
})

describe('an error', () => {
  const details = { outcome: 'unknown', command: 'api.Pay', orderId: 'A-1' } as const
  const errors = [
    new RequestRefused('api.Pay', [{ path: 'Amount', code: 'too-small', message: 'Amount is below 0.' }], 'A-1'),
    new ConfigurationError('baseUrl', 'It is missing.'),
    new TransportError('connection-lost', 'Lost.', { ...details, cause: new TypeError('quotes the request') }),
    new ProtocolError('not-xml', 502, 'A page.', { ...details, at: 'OrderId' }),
    new WaitError('wait-timed-out', 'Waited in vain.', { ...details, state: 'New' }),
    new Error('of another'),
  ]

  it.each([
    ['isRequestRefused', isRequestRefused, [0]],
    ['isConfigurationError', isConfigurationError, [1]],
    ['isTransportError', isTransportError, [2]],
    ['isProtocolError', isProtocolError, [3]],
    ['isWaitError', isWaitError, [4]],
    ['isOutcomeUnknown', isOutcomeUnknown, [2, 3]],
    ['isGatewayError', isGatewayError, [0, 1, 2, 3, 4]],
  ] as const)('is told from others by %s', (_name, guard, which) => {
    expect(errors.flatMap((error, index) => (guard(error) ? [index] : []))).toEqual(which)
  })

  it('is written to a log with all it knows, and no word of what caused it', () => {
    expect(errors.slice(0, 5).map((error) => JSON.parse(JSON.stringify(error)))).toMatchObject([
      { name: 'RequestRefused', code: 'request-refused', outcome: 'not-sent', failures: [{ path: 'Amount' }] },
      { name: 'ConfigurationError', option: 'baseUrl', message: 'Option baseUrl: It is missing.' },
      { name: 'TransportError', code: 'connection-lost', orderId: 'A-1', cause: 'unnamed failure' },
      { name: 'ProtocolError', status: 502, at: 'OrderId', command: 'api.Pay' },
      { name: 'WaitError', code: 'wait-timed-out', state: 'New', outcome: 'unknown' },
    ])
  })
})
