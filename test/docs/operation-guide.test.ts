// The guides on operation and reconciling: their programs, against the sandbox.
import { createServer, type IncomingMessage, request as toHttp } from 'node:http'
import { connect } from 'node:net'
import { CardGateway } from '@card-gateway/client'
import { MemoryInbox } from '@card-gateway/notifications'
import { createSandbox, testCards } from '@card-gateway/sandbox'
import { serve } from '@card-gateway/sandbox/server'
import { ProxyAgent } from 'undici'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { isReady } from '../../docs/guides/operation/check.js'
import { logCalls } from '../../docs/guides/operation/log.js'
import { createGateway, through } from '../../docs/guides/operation/proxy.js'
import { Terminals } from '../../docs/guides/operation/terminals.js'
import { type Difference, differences } from '../../docs/guides/reconciling/reconcile.js'
import { createFunctions } from '../../docs/guides/workers/function.js'

const { success: PayInfo, insufficientFunds, threeDSecure } = testCards
const OrderId = 'A-1'

/** A proxy as companies have them; it counts what passes. */
async function openProxy() {
  const passed: string[] = []
  const proxy = createServer((request, response) => {
    passed.push(request.url ?? '')
    const { method, headers } = request
    const onward = toHttp(request.url ?? '', { method, headers }, (answer: IncomingMessage) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    request.pipe(onward)
  })
  proxy.on('connect', ({ url = '' }, socket) => {
    passed.push(url)
    const { hostname, port } = new URL(`http://${url}`)
    const onward = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
      onward.pipe(socket).pipe(onward)
    })
    onward.on('error', () => socket.destroy())
    socket.on('error', () => onward.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  if (typeof address !== 'object' || address === null) throw new Error('The proxy does not listen.')
  onTestFinished(async () => {
    proxy.closeAllConnections()
    await new Promise((resolve) => proxy.close(resolve))
  })
  return { url: `http://127.0.0.1:${address.port}`, passed }
}

async function openServer() {
  const sandbox = createSandbox({ seed: 1 })
  const server = await serve(sandbox)
  onTestFinished(async () => {
    await server.close()
    await sandbox.close()
  })
  return { sandbox, options: { ...sandbox.credentials, baseUrl: server.url } }
}

describe('behind a proxy', () => {
  it('a payment goes through the proxy that the environment names', async () => {
    const { sandbox, options } = await openServer()
    const proxy = await openProxy()
    for (const name of ['http_proxy', 'https_proxy', 'no_proxy', 'HTTPS_PROXY', 'NO_PROXY']) vi.stubEnv(name, undefined)
    vi.stubEnv('HTTP_PROXY', proxy.url)
    onTestFinished(() => void vi.unstubAllEnvs())
    await using gateway = createGateway(options)
    expect(await gateway.api.pay({ OrderId, Amount: 123_45, PayInfo })).toMatchObject({ Success: 'True' })
    expect(await sandbox.inspect.payment(OrderId)).toMatchObject({ state: 'Charged' })
    expect(proxy.passed).toHaveLength(1)
  })

  it('a proxy that is away leaves the outcome unknown, and nothing is sent again', async () => {
    const { sandbox, options } = await openServer()
    await using gateway = new CardGateway({ ...options, transport: through(new ProxyAgent('http://127.0.0.1:9')) })
    await expect(gateway.api.pay({ OrderId, Amount: 123_45, PayInfo })).rejects.toMatchObject({ outcome: 'unknown' })
    expect(await sandbox.inspect.payments()).toEqual([])
  })

  it('a lost answer is what it is without a proxy', async () => {
    const { sandbox, options } = await openServer()
    const proxy = await openProxy()
    sandbox.faults.next('api.Pay', 'answer-lost')
    await using gateway = new CardGateway({ ...options, transport: through(new ProxyAgent(proxy.url)) })
    await expect(gateway.api.pay({ OrderId, Amount: 123_45, PayInfo })).rejects.toMatchObject({ outcome: 'unknown' })
  })
})

describe('a health check', () => {
  it('says whether the gateway answers and knows the terminal', async () => {
    const { sandbox, options } = await openServer()
    const { signal } = new AbortController()
    await using gateway = new CardGateway({ ...options, retry: false })
    expect(await isReady(gateway, signal)).toBe(true)
    sandbox.faults.next('api.GetState', 'connection-reset')
    expect(await isReady(gateway, signal)).toBe(false)
    await using stranger = new CardGateway({ ...options, key: 'Nobody' })
    expect(await isReady(stranger, signal)).toBe(false)
    expect(await isReady(gateway, AbortSignal.abort())).toBe(false)
    expect(await sandbox.inspect.payments()).toEqual([])
  })
})

describe('several terminals', () => {
  const shops = { key: 'Shop', vwid: 'ShopVW', password: 'shop-secret' }
  const trips = { key: 'Trips', vwid: 'TripsVW', password: 'trips-secret' }

  async function open(passwords: readonly [string, string] = [shops.password, trips.password]) {
    const sandbox = createSandbox({ seed: 1, terminals: [shops, trips] })
    const server = await serve(sandbox)
    const [shop, trip] = passwords
    const terminals = new Terminals(server.url, [
      { key: 'Shop', password: shop },
      { key: 'Trips', password: trip },
    ])
    onTestFinished(async () => {
      await terminals.close()
      await server.close()
      await sandbox.close()
    })
    return terminals
  }

  it('each knows its own payments', async () => {
    const terminals = await open()
    await terminals.of('Shop').api.pay({ OrderId, Amount: 10_00, PayInfo })
    expect(await terminals.of('Trips').api.getState({ OrderId })).toMatchObject({ ErrCode: 'ORDER_NOT_FOUND' })
    await terminals.of('Trips').api.pay({ OrderId, Amount: 20_00, PayInfo })
    expect(await terminals.of('Shop').api.getState({ OrderId })).toMatchObject({ Amount: 10_00 })
    expect(() => terminals.of('Other')).toThrow('There is no terminal Other.')
  })

  it('a password that was changed is refused until it is replaced, and no money moves', async () => {
    const terminals = await open(['old-secret', trips.password])
    await terminals.of('Shop').api.pay({ OrderId, Amount: 10_00, PayInfo })
    const refund = () => terminals.of('Shop').api.refund({ OrderId, Amount: 10_00 })
    expect(await refund()).toMatchObject({ Success: 'False', ErrCode: 'ACCESS_DENIED' })
    const paying = terminals.of('Shop').api.pay({ OrderId: 'A-2', Amount: 10_00, PayInfo })
    await terminals.replace({ key: 'Shop', password: shops.password })
    expect(await paying).toMatchObject({ Success: 'True' })
    expect(await refund()).toMatchObject({ Success: 'True', NewAmount: 0 })
  })
})

describe('a log', () => {
  it('has a line for each call, and no secret in any', async () => {
    const lines: string[] = []
    onTestFinished(logCalls((line) => lines.push(line)))
    const sandbox = createSandbox({ seed: 1 })
    const gateway = new CardGateway({ ...sandbox.credentials, transport: sandbox.transport })
    const reply = await gateway.api.pay({ OrderId, Amount: 123_45, PayInfo: threeDSecure })
    if (reply.Success !== '3DS') throw new Error('The card asks for nothing.')
    const PaRes = await sandbox.issuer.decide(reply.ThreeDSKey, 'approve')
    await gateway.api.pay3DS({ OrderId, PaRes })
    await gateway.api.refund({ OrderId, Amount: 1 })
    sandbox.faults.next('api.Pay', 'answer-lost')
    await gateway.api.pay({ OrderId: 'A-2', Amount: 123_45, PayInfo }).catch(() => {})
    await gateway.close()
    await sandbox.close()
    expect(lines.map((line) => JSON.parse(line).command)).toEqual(['api.Pay', 'api.Pay3DS', 'api.Refund', 'api.Pay'])
    expect(JSON.parse(lines[3] ?? '{}')).toMatchObject({ error: { outcome: 'unknown' } })
    const secrets = [PayInfo.PAN, threeDSecure.PAN, PaRes, reply.PaReq, sandbox.credentials.password, '"012"']
    for (const secret of secrets) expect(lines.join('\n')).not.toContain(secret)
  })
})

describe('reconciling', () => {
  it('finds the orders of which the gateway says something else', async () => {
    const sandbox = createSandbox({ seed: 1 })
    const gateway = new CardGateway({ ...sandbox.credentials, transport: sandbox.transport, retry: false })
    onTestFinished(async () => {
      await gateway.close()
      await sandbox.close()
    })
    const pay = (OrderId: string, card = PayInfo) => gateway.api.pay({ OrderId, Amount: 100_00, PayInfo: card })
    for (const OrderId of ['paid', 'lost', 'part', 'returned', 'offline']) await pay(OrderId)
    await pay('declined', insufficientFunds)
    await pay('issuer', threeDSecure)
    await gateway.api.refund({ OrderId: 'part', Amount: 30_00 })
    await gateway.api.refund({ OrderId: 'returned', Amount: 100_00 })
    await gateway.api.block({ OrderId: 'blocked', Amount: 100_00, PayInfo })
    await gateway.inpay.init({ SessionType: 'Pay', OrderId: 'page', Amount: 100_00, IP: '203.0.113.7' })
    sandbox.faults.next('api.GetState', 'connection-reset')
    const books = { offline: 100_00, paid: 100_00, lost: 0, part: 100_00, returned: 0, declined: 0, issuer: 0 }
    const more = { blocked: 0, page: 0, never: 0, invented: 50_00 }
    const found: Difference[] = []
    const orders = Object.entries({ ...books, ...more }).map(([OrderId, kept]) => ({ OrderId, kept }))
    for await (const difference of differences(gateway, orders)) found.push(difference)
    expect(found).toEqual([
      { OrderId: 'offline', kept: 100_00, gateway: 'no answer' },
      { OrderId: 'lost', kept: 0, gateway: 100_00 },
      { OrderId: 'part', kept: 100_00, gateway: 70_00 },
      { OrderId: 'issuer', kept: 0, gateway: 'PreAuthorized3DS' },
      { OrderId: 'blocked', kept: 0, gateway: 'Authorized' },
      { OrderId: 'invented', kept: 50_00, gateway: 0 },
    ])
  })
})

describe('functions that live for a request', () => {
  it('store what comes, and work when a timer says so', async () => {
    const shipped: string[] = []
    const secret = 'long-and-random-and-known-to-nobody'
    const sandbox = createSandbox({ seed: 1, frozen: true })
    const gateway = new CardGateway({ ...sandbox.credentials, transport: sandbox.transport })
    onTestFinished(async () => {
      await gateway.close()
      await sandbox.close()
    })
    const { notify, work } = createFunctions(gateway, new MemoryInbox({ quiet: true }), secret, {
      charged: ({ OrderId }) => void shipped.push(OrderId),
    })
    await gateway.api.pay({ OrderId, Amount: 123_45, PayInfo })
    const arrival = (last: string) =>
      new Request(`https://shop.example/notifications/${last}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `Notification=EngineChargeSuccess&OrderId=${OrderId}&Amount=12345&Success=True`,
      })
    expect((await notify(arrival('guessed'))).status).toBe(404)
    expect((await notify(arrival(secret))).status).toBe(200)
    expect(shipped).toEqual([])
    expect(await work()).toBe(1)
    expect(shipped).toEqual([OrderId])
    expect(await work()).toBe(0)
  })
})
