import type { Warning } from '@card-gateway/client/options'
import { describe, expect, it } from 'vitest'
import { answer, answerWhen, startLoopback } from '../../support/loopback.js'
import { charged, gatewayAt, order, rejection, TestGateway } from './fixture.js'

describe.each(['undici', 'fetch'] as const)('a call over %s', (transport) => {
  it('posts the form and gives the reply', async () => {
    await using server = await startLoopback()
    server.script('/api/Pay', answer(charged))
    await using gateway = gatewayAt(server, { transport })
    expect(await gateway.pay(order)).toEqual({
      Success: 'True',
      OrderId: 'A-1',
      Amount: 12345,
    })
    expect(server.requests).toHaveLength(1)
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      body: 'Key=Merchant&PayInfo=PAN%3D4111111111111111%3BSecureCode%3D987%3BOrderId%3DA-1%3BAmount%3D12345&OrderId=A-1&Amount=12345',
    })
    expect(server.requests[0]?.headers).toMatchObject({
      'content-type': 'application/x-www-form-urlencoded',
      'user-agent': 'card-gateway',
    })
  })

  it('gives a decline as a value', async () => {
    await using server = await startLoopback()
    server.script('/api/Pay', answer('<Pay Success="False" OrderId="A-1" ErrCode="ACCESS_DENIED"/>'))
    await using gateway = gatewayAt(server, { transport })
    expect(await gateway.pay(order)).toMatchObject({
      Success: 'False',
      error: { code: 'ACCESS_DENIED', known: true },
    })
  })

  it.each([201, 302, 400, 500])('reads a valid answer whatever the status says: %i', async (status) => {
    await using server = await startLoopback()
    server.script('/api/Pay', answer(charged, status))
    await using gateway = gatewayAt(server, { transport })
    expect(await gateway.pay(order)).toMatchObject({ Success: 'True' })
  })

  it('reads what the small reader declines', async () => {
    await using server = await startLoopback()
    server.script('/api/Pay', answer(`<!-- hello -->${charged}`))
    await using gateway = gatewayAt(server, { transport })
    expect(await gateway.pay(order)).toMatchObject({
      Success: 'True',
      Amount: 12345,
    })
  })

  it('keeps two hundred calls at once apart', async () => {
    await using server = await startLoopback()
    server.script('/api/Pay', answer(charged))
    await using gateway = gatewayAt(server, { transport })
    const ids = Array.from({ length: 200 }, (_, index) => `A-${index}`)
    const results = await Promise.allSettled(ids.map((OrderId) => gateway.pay({ ...order, OrderId })))
    // The server answers every call with A-1: all other calls must notice that the answer is not theirs.
    expect(results.map(({ status }) => status).filter((status) => status === 'fulfilled')).toHaveLength(1)
    expect(results[1]?.status).toBe('fulfilled')
    expect(server.requests).toHaveLength(200)
  })

  it('refuses invalid input before anything is sent', async () => {
    await using server = await startLoopback()
    await using gateway = gatewayAt(server, { transport })
    expect(await rejection(gateway.pay({ ...order, OrderId: 'bad' }))).toMatchObject({
      name: 'RequestRefused',
      code: 'request-refused',
      outcome: 'not-sent',
      failures: [{ path: 'OrderId', code: 'pattern' }],
      message: 'api.Pay was not sent. OrderId is bad.',
    })
    expect(server.requests).toEqual([])
  })

  it('names the order in a refusal, unless the OrderId itself is refused', async () => {
    await using gateway = new TestGateway({ baseUrl: 'https://gateway.invalid', key: 'Merchant', transport })
    const smuggled = { ...order, PayInfo: { ...order.PayInfo, SecureCode: '1;Amount=1' } }
    expect(await rejection(gateway.pay(smuggled))).toMatchObject({ name: 'RequestRefused', orderId: 'A-1' })
    expect(await rejection(gateway.pay({ ...order, OrderId: 'bad' }))).toMatchObject({ orderId: undefined })
    expect(await rejection(gateway.pay({ ...order, Amount: -1 }))).toMatchObject({
      name: 'RequestRefused',
      orderId: 'A-1',
    })
  })

  it.each([
    ['x-card-gateway-why', 'Amount is no number.', 'Amount is no number.'],
    ['X-Card-Gateway-Why', `${'a'.repeat(600)}`, 'a'.repeat(500)],
    ['x-other', 'Amount is no number.', undefined],
  ])('tells why the gateway refused, where a header says so: %s', async (name, value, why) => {
    await using server = await startLoopback()
    const body = '<Pay Success="False" OrderId="A-1" ErrCode="WRONG_PARAMS"/>'
    server.script('/api/Pay', { kind: 'answer', body, status: 200, headers: { [name]: value } })
    await using gateway = gatewayAt(server, { transport })
    const reply = await gateway.pay(order)
    expect(reply.Success === 'False' && reply.error.why).toBe(why)
    expect(reply.Success === 'False' && 'why' in reply.error).toBe(why !== undefined)
    expect(reply.Success === 'False' && 'docs' in reply.error).toBe(false)
  })

  it('refuses what cannot be carried in a key-pair string', async () => {
    await using server = await startLoopback()
    await using gateway = gatewayAt(server, { transport })
    const smuggled = {
      ...order,
      PayInfo: { PAN: '4111111111111111', SecureCode: '1;Amount=1' },
    }
    expect(await rejection(gateway.pay(smuggled))).toMatchObject({
      name: 'RequestRefused',
      failures: [{ path: 'PayInfo.SecureCode', code: 'separator-in-value' }],
    })
    expect(server.requests).toEqual([])
  })

  it('lets running calls end when it is closed, and refuses new ones', async () => {
    await using server = await startLoopback()
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    server.script('/api/Pay', answerWhen(gate, charged))
    const gateway = gatewayAt(server, { transport })
    const running = gateway.pay(order)
    await server.received(1)
    const closing = gateway.close()
    expect(await rejection(gateway.pay(order))).toMatchObject({
      code: 'client-closed',
      outcome: 'not-sent',
    })
    release()
    expect(await running).toMatchObject({ Success: 'True' })
    await closing
    await gateway.close()
    expect(server.requests).toHaveLength(1)
  })
})

describe('warnings', () => {
  it('tells of valid fields that may fail, and sends them', async () => {
    await using server = await startLoopback()
    server.script('/api/Pay', answer('<Pay Success="True" OrderId="A/1"/>'))
    const warnings: Warning[] = []
    const warn = (warning: Warning) => warnings.push(warning)
    await using gateway = gatewayAt(server, { warn })
    await gateway.pay({ ...order, OrderId: 'A/1' })
    expect(warnings).toEqual([{ command: 'api.Pay', path: 'OrderId', message: 'It may fail.' }])
    expect(server.requests).toHaveLength(1)
  })
})

describe('a gateway in the same process', () => {
  it('is called with a Request and answers with a Response', async () => {
    const seen: string[] = []
    const handler = async (request: Request) => {
      seen.push(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`)
      return new Response('<GetState Success="True" OrderId="A-1" State="Charged"/>')
    }
    await using gateway = new TestGateway({
      key: 'Merchant',
      transport: handler,
    })
    expect(await gateway.getState({ OrderId: 'A-1' })).toMatchObject({
      State: 'Charged',
    })
    expect(seen).toEqual(['POST /api/GetState Key=Merchant&OrderId=A-1'])
  })
})
