/** One gateway function, caught where requests are made. */
import { CardGateway, isOutcomeUnknown } from '@card-gateway/client'
import { asFetch, createMock } from '@card-gateway/mock'
import { gatewayResolver } from '@card-gateway/mock/msw'
import { throughDispatcher, withGateway } from '@card-gateway/mock/undici'
import { createSandbox } from '@card-gateway/sandbox'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import * as undici from 'undici'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rejection } from '../client/fixture.js'

const origin = 'https://gateway.example'
const headers = { 'content-type': 'application/x-www-form-urlencoded' }
const body = 'Key=Merchant&OrderId=shop-77'
const charged = /^<GetState Success="True" .*OrderId="shop-77" .*State="Charged"/
const order = { OrderId: 'shop-77', Amount: 500 }

describe('undici', () => {
  let agent: undici.MockAgent
  let mock: ReturnType<typeof createMock>
  let dispatcher: undici.Dispatcher
  beforeEach(() => {
    agent = new undici.MockAgent()
    agent.disableNetConnect()
    mock = createMock()
    dispatcher = withGateway(agent, origin, mock)
  })
  afterEach(() => agent.close())

  const ask = (options: { body?: Buffer; headers?: string[] } = {}) =>
    undici.request(`${origin}/api/GetState`, { method: 'POST', headers, body, dispatcher, ...options })

  it('request', async () => {
    const answer = await ask()
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('text/xml; charset=utf-8')
    expect(await answer.body.text()).toMatch(charged)
    mock.verify()
  })

  it('request, with a body of bytes and headers in a list', async () => {
    const flat = ['Content-Type', 'application/x-www-form-urlencoded', 'X-Id', '7']
    expect(await (await ask({ body: Buffer.from(body), headers: flat })).body.text()).toMatch(charged)
    mock.verify()
  })

  it('fetch', async () => {
    const answer = await undici.fetch(`${origin}/api/GetState`, { method: 'POST', headers, body, dispatcher })
    expect(await answer.text()).toMatch(charged)
    mock.verify()
  })

  it('fetch over an ordinary agent, which hands the body over in pieces', async () => {
    const agents = new undici.Agent()
    const answer = await undici.fetch(`${origin}/api/GetState`, {
      method: 'POST',
      headers,
      body,
      dispatcher: withGateway(agents, origin, mock),
    })
    expect(await answer.text()).toMatch(charged)
    await agents.close()
  })

  it("Node's own fetch, through the global dispatcher, under the client", async () => {
    const before = undici.getGlobalDispatcher()
    undici.setGlobalDispatcher(dispatcher)
    try {
      const gateway = new CardGateway({ ...mock.credentials, baseUrl: origin, transport: 'fetch' })
      expect(await gateway.api.getState({ OrderId: 'shop-77' })).toMatchObject({ Success: 'True', OrderId: 'shop-77' })
      mock.on('api.Refund', 'answer-lost')
      expect(isOutcomeUnknown(await rejection(gateway.api.refund(order)))).toBe(true)
      expect(mock.calls().map(({ answered }) => answered)).toEqual(['charged', 'answer-lost'])
    } finally {
      undici.setGlobalDispatcher(before)
    }
  })

  it('under the client, with interceptors of the test for what the mock does not play', async () => {
    const gateway = new CardGateway({
      ...mock.credentials,
      baseUrl: origin,
      transport: throughDispatcher(agent),
      retry: false,
    })
    const path = { path: '/api/GetState', method: 'POST' }
    const state = '<GetState Success="True" OrderId="shop-77" State="Charged"/>'
    agent
      .get(origin)
      .intercept({ ...path, body })
      .reply(200, state)
    expect(await gateway.api.getState({ OrderId: 'shop-77' })).toMatchObject({ State: 'Charged' })
    agent.get(origin).intercept(path).reply(204)
    expect(await rejection(gateway.api.getState({ OrderId: 'shop-77' }))).toMatchObject({
      code: 'not-xml',
      status: 204,
    })
    agent.get(origin).intercept({ path: '/api/Refund', method: 'POST' }).replyWithError(new Error('gone'))
    expect(isOutcomeUnknown(await rejection(gateway.api.refund(order)))).toBe(true)
    agent.assertNoPendingInterceptors()
  })

  it('under the client, to a gateway function', async () => {
    const transport = throughDispatcher(dispatcher)
    const gateway = new CardGateway({ ...mock.credentials, baseUrl: origin, transport })
    expect(await gateway.api.getState({ OrderId: 'shop-77' })).toMatchObject({ Success: 'True', OrderId: 'shop-77' })
    mock.verify()
  })

  it('never under the connections of the client, whatever the global dispatcher is', async () => {
    const before = undici.getGlobalDispatcher()
    const nobody = 'http://127.0.0.1:1'
    undici.setGlobalDispatcher(withGateway(agent, nobody, mock))
    try {
      const gateway = new CardGateway({ ...mock.credentials, baseUrl: nobody, retry: false })
      expect(await rejection(gateway.api.refund(order))).toMatchObject({ code: 'unreachable', outcome: 'not-sent' })
      expect(mock.calls()).toEqual([])
      await gateway.close()
    } finally {
      undici.setGlobalDispatcher(before)
    }
  })

  it('leaves every other origin to the MockAgent', async () => {
    agent.get('https://other.example').intercept({ path: '/' }).reply(204)
    expect((await undici.request('https://other.example/', { dispatcher })).statusCode).toBe(204)
    expect(await rejection(undici.request('https://third.example/', { dispatcher }))).toMatchObject({
      code: 'UND_MOCK_ERR_MOCK_NOT_MATCHED',
    })
    expect(mock.calls()).toEqual([])
  })

  it('loses the connection, and hangs until the request is aborted', async () => {
    mock.on('api.GetState', ['connection-reset', 'answer-lost', 'time-out'])
    expect(await rejection(ask())).toMatchObject({ code: 'ECONNRESET' })
    expect(await rejection(ask())).toMatchObject({ code: 'UND_ERR_SOCKET' })
    const abort = new AbortController()
    const hanging = rejection(
      undici.request(`${origin}/api/GetState`, { method: 'POST', headers, body, dispatcher, signal: abort.signal }),
    )
    await vi.waitFor(() => expect(mock.calls()).toHaveLength(3))
    abort.abort()
    expect(await hanging).toMatchObject({ name: 'AbortError' })
  })

  it('takes any function, such as that of a sandbox', async () => {
    const gateway = async (request: Request) => Response.json({ path: new URL(request.url).pathname }, { status: 201 })
    const answer = await undici.request(`${origin}/any`, { dispatcher: withGateway(agent, origin, gateway) })
    expect(answer.statusCode).toBe(201)
    expect(await answer.body.json()).toEqual({ path: '/any' })
  })
})

describe('MSW 2', () => {
  const mock = createMock()
  const server = setupServer(http.all(`${origin}/*`, gatewayResolver(mock)))
  const gateway = new CardGateway({ ...mock.credentials, baseUrl: origin, transport: 'fetch', retry: false })
  beforeEach(() => {
    mock.reset()
    server.listen({ onUnhandledRequest: 'error' })
  })
  afterEach(() => server.close())

  it('answers the global fetch', async () => {
    const answer = await fetch(`${origin}/api/GetState`, { method: 'POST', headers, body })
    expect(await answer.text()).toMatch(charged)
  })

  it('answers the client', async () => {
    expect(await gateway.api.getState({ OrderId: 'shop-77' })).toMatchObject({ Success: 'True', OrderId: 'shop-77' })
    mock.verify()
  })

  it.each(['answer-lost', 'connection-reset', 'html-502', 'truncated'] as const)('%s', async (outcome) => {
    mock.on('api.Refund', outcome)
    expect(isOutcomeUnknown(await rejection(gateway.api.refund(order)))).toBe(true)
    expect(mock.calls('api.Refund')).toMatchObject([{ answered: outcome }])
  })

  it('time-out, until the caller aborts', async () => {
    mock.on('api.Refund', 'time-out')
    const abort = new AbortController()
    const call = rejection(gateway.api.refund(order, { signal: abort.signal }))
    await vi.waitFor(() => expect(mock.calls('api.Refund')).toHaveLength(1))
    abort.abort()
    expect(await call).toMatchObject({ code: 'aborted', outcome: 'unknown' })
  })
})

/** Only the line that makes the gateway differs. */
describe.each([
  ['canned', () => createMock()],
  ['stateful', () => createSandbox({ seed: 1 })],
] as const)('a %s gateway in each place', (_kind, make) => {
  const card = { PAN: '4111111111111111', EMonth: '05', EYear: '39', CardHolder: 'IVAN PETROV', SecureCode: '012' }

  async function play(options: ConstructorParameters<typeof CardGateway>[0]): Promise<unknown> {
    const client = new CardGateway(options)
    expect(await client.api.pay({ ...order, PayInfo: card })).toMatchObject({ Success: 'True', Amount: 500 })
    return client.api.getState({ OrderId: order.OrderId })
  }
  const told = { Success: 'True', OrderId: order.OrderId, State: 'Charged' }

  it('transport', async () => {
    const gateway = make()
    expect(await play({ ...gateway.credentials, transport: gateway.transport })).toMatchObject(told)
  })

  it('undici', async () => {
    const gateway = make()
    const agent = new undici.MockAgent()
    agent.disableNetConnect()
    const transport = throughDispatcher(withGateway(agent, origin, gateway.transport))
    expect(await play({ ...gateway.credentials, baseUrl: origin, transport })).toMatchObject(told)
    await agent.close()
  })

  it('MSW', async () => {
    const gateway = make()
    const server = setupServer(http.all(`${origin}/*`, gatewayResolver(gateway.transport)))
    server.listen({ onUnhandledRequest: 'error' })
    expect(await play({ ...gateway.credentials, baseUrl: origin, transport: 'fetch' })).toMatchObject(told)
    server.close()
  })

  it('fetch', async () => {
    const gateway = make()
    vi.stubGlobal('fetch', asFetch(gateway.transport))
    try {
      expect(await play({ ...gateway.credentials, baseUrl: origin, transport: 'fetch' })).toMatchObject(told)
    } finally {
      vi.unstubAllGlobals()
    }
  })
})

describe('fetch', () => {
  it('a mock in the place of fetch', async () => {
    const answer = await asFetch(createMock())(`${origin}/api/GetState`, { method: 'POST', headers, body })
    expect(await answer.text()).toMatch(charged)
  })

  it('under a client that uses the global one', async () => {
    const mock = createMock()
    vi.stubGlobal('fetch', asFetch(mock))
    try {
      const gateway = new CardGateway({ ...mock.credentials, baseUrl: origin, transport: 'fetch' })
      expect(await gateway.api.getState({ OrderId: 'shop-77' })).toMatchObject({ OrderId: 'shop-77' })
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
