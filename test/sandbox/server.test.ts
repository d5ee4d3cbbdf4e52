import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { CardGateway, isOutcomeUnknown } from '@card-gateway/client'
import { createSandbox, gatewaySpec, type SandboxOptions, testCards } from '@card-gateway/sandbox'
import { createDashboard, type ServeOptions, serve } from '@card-gateway/sandbox/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

const order = { OrderId: 'A-1', Amount: 12345, PayInfo: testCards.success }

async function listen(options: ServeOptions = {}, sandboxOptions: SandboxOptions = {}) {
  const sandbox = createSandbox({ seed: 1, ...sandboxOptions })
  const server = await serve(sandbox, options)
  const gateway = new CardGateway({ ...sandbox.credentials, baseUrl: server.url, warn: () => {} })
  onTestFinished(async () => {
    await gateway.close()
    await server.close()
    await sandbox.close()
  })
  return { sandbox, server, gateway }
}

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

describe('a sandbox that listens', () => {
  it('takes payments over HTTP, on this machine alone', async () => {
    const { server, gateway } = await listen()

    expect(server).toMatchObject({ host: '127.0.0.1', url: `http://127.0.0.1:${server.port}` })
    expect(await gateway.api.pay(order)).toMatchObject({ Success: 'True', Amount: 12345 })
  })

  it('answers each of many that come at once', async () => {
    const { server } = await listen()
    const sockets = await Promise.all(Array.from({ length: 50 }, () => connected(server.port)))
    const ask = async (socket: Socket, order: string) => {
      const body = `Key=Merchant&OrderId=${order}`
      socket.write(`POST /api/GetState HTTP/1.1\r\nHost: a\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
      const [answer] = await once(socket, 'data')
      return String(answer)
    }
    // From then on the server has all connections, and what is sent at once reaches it at once.
    for (const socket of sockets) await ask(socket, 'A-0')

    const answers = await Promise.all(sockets.map((socket, index) => ask(socket, `B-${index}`)))

    for (const [index, answer] of answers.entries()) expect(answer).toContain(`OrderId="B-${index}"`)
    for (const socket of sockets) socket.destroy()
  })

  it('answers a test that has put its own clock in place of the timers', async () => {
    const { gateway } = await listen()
    vi.useFakeTimers({ toFake: ['setImmediate'] })
    onTestFinished(() => void vi.useRealTimers())

    expect(await gateway.api.pay(order)).toMatchObject({ Success: 'True' })
  })

  it('keeps no body that is too long, and goes on', async () => {
    const { server, gateway } = await listen()

    const answer = await fetch(`${server.url}/admin/snapshot`, {
      method: 'PUT',
      body: new Uint8Array(64 * 1024 * 1024 + 1),
    })

    expect([answer.status, await answer.text()]).toEqual([413, 'A body may have at most 67108864 bytes.\n'])
    expect(await gateway.api.pay(order)).toMatchObject({ Success: 'True' })
  })

  it('says what was wrong in a header beside the answer', async () => {
    const { server } = await listen()

    const answer = await fetch(`${server.url}/api/GetState`, { method: 'POST', body: 'Key=Nobody&OrderId=A-1' })

    expect(answer.headers.get('x-card-gateway-why')).toBe('Key names no terminal of this sandbox.')
    expect(await answer.text()).toContain('ErrCode="ACCESS_DENIED"')
  })

  it.each(['answer-lost', 'connection-reset'] as const)(
    'closes the connection where no answer comes: %s',
    async (fault) => {
      const { sandbox, gateway } = await listen()
      sandbox.faults.next('api.Pay', fault)

      const error = await gateway.api.pay(order).catch((caught: unknown) => caught)

      expect(isOutcomeUnknown(error)).toBe(true)
      expect((await sandbox.inspect.payment('A-1'))?.state).toBe(fault === 'answer-lost' ? 'Charged' : undefined)
    },
  )

  it.each([
    ['truncated', 200, '<Pay Success="True" OrderId="A-1"'],
    ['html-502', 502, '<!doctype html>\n<html><head><title>502'],
    ['slow', 200, '<Pay Success="True" OrderId="A-1" Key="Merchant" Amount="12345"/>'],
  ] as const)('plays %s', async (fault, status, start) => {
    const { sandbox, server } = await listen()
    sandbox.faults.next('api.Pay', fault)
    const info = Object.entries({ ...testCards.success, OrderId: 'A-1', Amount: '12345' }).map((pair) => pair.join('='))
    const body = new URLSearchParams({ Key: 'Merchant', OrderId: 'A-1', Amount: '12345', PayInfo: info.join(';') })

    const answer = await fetch(`${server.url}/api/Pay`, {
      method: 'POST',
      body: body.toString().replaceAll('+', '%20'),
    })

    expect(answer.status).toBe(status)
    expect((await answer.text()).slice(0, start.length)).toBe(start)
  })

  it('knows where a request comes from, whatever the request says', async () => {
    const terminals = [{ key: 'Merchant', vwid: 'MerchantVW', password: 'merchant-secret', allowFrom: ['203.0.113.7'] }]
    const { server } = await listen({}, { terminals })

    const answer = await fetch(`${server.url}/api/GetState`, {
      method: 'POST',
      body: 'Key=Merchant&OrderId=A-1',
      headers: { 'x-card-gateway-from': '203.0.113.7' },
    })

    expect(answer.headers.get('x-card-gateway-why')).toBe('The terminal does not allow the source address.')
  })

  it('lets callers in from addresses that have access', async () => {
    const terminals = [{ key: 'Merchant', vwid: 'MerchantVW', password: 'merchant-secret', allowFrom: ['127.0.0.1'] }]
    const { gateway } = await listen({}, { terminals })

    expect(await gateway.api.pay(order)).toMatchObject({ Success: 'True' })
  })

  it('keeps the objects of the process unless told otherwise', async () => {
    const own = globalThis.Response
    await listen()

    expect(globalThis.Response).toBe(own)
  })

  it('leads a form of a hosted page, whose path a command has too, to the page', async () => {
    const { server, gateway } = await listen()
    await gateway.ewallet.register({ VWUserLgn: 'ivan', VWUserPsw: 'user-secret', PhoneNumber: '79001234567' })
    const session = await gateway.ewallet.init({
      VWUserLgn: 'ivan',
      VWUserPsw: 'user-secret',
      SessionType: 'Pay',
      OrderId: 'A-1',
      Amount: 12345,
      IP: '203.0.113.7',
    })
    const SessionId = session.Success === 'True' ? session.SessionId : ''

    const page = await fetch(`${server.url}/vwapi/Pay?SessionId=${SessionId}`)
    const paid = await fetch(`${server.url}/vwapi/Pay`, {
      method: 'POST',
      body: new URLSearchParams({ SessionId, ...testCards.success }),
    })

    expect(page.headers.get('content-type')).toContain('text/html')
    expect(paid.headers.get('content-type')).toContain('text/html')
    expect(await gateway.ewallet.payStatus({ OrderId: 'A-1' })).toMatchObject({ Status: 'Charged' })
  })

  it.each([
    ['shop.test:8080', 'http://shop.test:8080/acs'],
    ['[::1]:8080', 'http://[::1]:8080/acs'],
    ['a"b/c', 'http://localhost/acs'],
  ])('gives out addresses under the name it was asked by: %s', async (host, address) => {
    const { server } = await listen()
    const info = Object.entries({ ...testCards.threeDSecure, OrderId: 'A-1', Amount: '1000' })
    const PayInfo = info.map((pair) => pair.join('=')).join(';')
    const body = new URLSearchParams({ Key: 'Merchant', OrderId: 'A-1', Amount: '1000', PayInfo }).toString()

    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write(`POST /api/Pay HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${body.length}\r\n\r\n${body}`)
      })
      socket.once('data', (chunk) => resolve(chunk.toString()))
      socket.once('error', reject)
      onTestFinished(() => void socket.destroy())
    })

    expect(answer).toContain(`ACSUrl="${address}"`)
  })

  it('answers a defect with status 500 and tells of it', async () => {
    const told: unknown[] = []
    const dashboard = async () => {
      throw new Error('broken')
    }
    const { server } = await listen({ dashboard, onError: (error) => told.push(error) })

    expect((await fetch(`${server.url}/dashboard`)).status).toBe(500)
    expect(told).toEqual([new Error('broken')])
  })

  it('closes at once, whoever is still listening to its events', async () => {
    const { server } = await listen({ dashboard: createDashboard(gatewaySpec) })
    const events = await fetch(`${server.url}/dashboard/Merchant/live`)
    const ended = events.text().then(
      () => 'ended',
      () => 'ended',
    )

    await server.close()

    expect(await ended).toBe('ended')
    await expect(fetch(server.url)).rejects.toThrow()
  })

  it('says so when the port is taken', async () => {
    const { server, sandbox } = await listen()

    await expect(serve(sandbox, { port: server.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })

  it.each(['/dashboard/Merchant/payments', '/', '/admin/terminals'])(
    'shows %s under its own name only',
    async (path) => {
      const { server } = await listen({ dashboard: createDashboard(gatewaySpec) })
      const ask = (host: string) =>
        new Promise<string>((resolve, reject) => {
          const socket = connect(server.port, '127.0.0.1', () => {
            socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
          })
          let text = ''
          socket.on('data', (chunk) => {
            text += chunk
          })
          socket.on('error', reject)
          socket.on('close', () => resolve(text.split('\r\n', 1)[0] ?? ''))
        })

      expect(await ask('attacker.example')).toBe('HTTP/1.1 403 Forbidden')
      expect(await ask(`127.0.0.1:${server.port}`)).toMatch(/^HTTP\/1.1 (200|303) /)
    },
  )
})
