import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import {
  type Problem,
  type Receiver,
  toExpressHandler,
  toFastifyPlugin,
  toHonoHandler,
  toNodeHandler,
} from '@card-gateway/notifications'
import { serve } from '@hono/node-server'
import express from 'express'
import fastify from 'fastify'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { body, createBench } from './receiver-fixture.js'

/** A server of one of the libraries that hands everything under /notifications to the receiver. */
type Start = (receive: Receiver) => Promise<Running>

interface Running {
  readonly port: number
  close(): Promise<unknown>
}

const path = '/notifications/:secret'
const secret = 'c0ffee00-1111-2222-3333-444455556666'

const startNode: Start = (receive) => listen(createServer(toNodeHandler(receive)))

const startExpress: Start = (receive) => listen(createServer(express().all(path, toExpressHandler(receive))))

const startFastify: Start = async (receive) => {
  const app = fastify()
  app.register(toFastifyPlugin(receive, path))
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { port: portOf(app.server.address()), close: () => app.close() }
}

const startHono: Start = (receive) =>
  new Promise((resolve) => {
    const app = new Hono().all(path, toHonoHandler(receive))
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({ port, close: () => new Promise((closed) => server.close(closed)) }),
    )
  })

function listen(server: ReturnType<typeof createServer>): Promise<Running> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        port: portOf(server.address()),
        close: () => {
          server.closeAllConnections()
          return new Promise((closed) => server.close(closed))
        },
      }),
    )
  })
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0
}

async function withServer(start: Start, receive: Receiver, test: (port: number) => Promise<void>): Promise<void> {
  const running = await start(receive)
  try {
    await test(running.port)
  } finally {
    await running.close()
  }
}

function send(port: number, text: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/notifications/${secret}`, {
    method: 'POST',
    body: text,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...init,
  })
}

const servers: readonly [string, Start][] = [
  ['node:http', startNode],
  ['Express', startExpress],
  ['Fastify', startFastify],
  ['Hono', startHono],
]

describe.each(servers)('under %s', (_name, start) => {
  it('a delivery is stored as it came and answered with 200', async () => {
    const { receive, inbox, calls } = createBench({ secret, allow: ['127.0.0.1'] })
    await withServer(start, receive, async (port) => {
      const text = body({ Description: 'Два билета' })
      const response = await send(port, text)
      expect([response.status, await response.text()]).toEqual([200, ''])
      expect(Buffer.from((await inbox.read('1'))?.body ?? []).toString()).toBe(text)
    })
    await receive.work()
    expect(calls).toMatchObject([{ by: 'paid' }])
  })

  it.each(['application/json', 'text/plain', 'application/octet-stream', 'x-unheard/of', ''])(
    'the content type does not matter: %j',
    async (type) => {
      const { receive, inbox } = createBench()
      await withServer(start, receive, async (port) => {
        const response = await send(port, 'a=1', { headers: type ? { 'content-type': type } : {} })
        expect(response.status).toBe(200)
        expect(Buffer.from((await inbox.read('1'))?.body ?? []).toString()).toBe('a=1')
      })
    },
  )

  it('secret, method, address and length are checked', async () => {
    const { receive, inbox } = createBench({ secret, maxBody: 10 })
    await withServer(start, receive, async (port) => {
      const elsewhere = await fetch(`http://127.0.0.1:${port}/notifications/other`, { method: 'POST', body: 'a=1' })
      expect(elsewhere.status).toBe(404)
      const get = await fetch(`http://127.0.0.1:${port}/notifications/${secret}`)
      expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST'])
      expect((await send(port, '12345678901')).status).toBe(413)
    })
    expect(await inbox.list()).toEqual([])
    const closed = createBench({ allow: ['203.0.113.7'] })
    await withServer(start, closed.receive, async (port) => expect((await send(port, 'a=1')).status).toBe(403))
  })

  it('a body that is said to be too long is not waited for', async () => {
    const { receive, inbox } = createBench({ maxBody: 1000 })
    await withServer(start, receive, async (port) => {
      const head = `POST /notifications/${secret} HTTP/1.1\r\nHost: x\r\nContent-Length: 1001\r\n\r\n`
      expect(await answerTo(port, head)).toMatch(/^HTTP\/1.1 413 /)
    })
    expect(await inbox.list()).toEqual([])
  })

  it('a chunked body that never ends is cut off', async () => {
    const { receive, inbox } = createBench({ maxBody: 1000 })
    await withServer(start, receive, async (port) => {
      expect(await sendEndless(port)).toMatch(/^HTTP\/1.1 413 /)
    })
    expect(await inbox.list()).toEqual([])
  })

  it('a sender that breaks off in the middle leaves nothing behind', async () => {
    let tell = () => {}
    const told = new Promise<void>((resolve) => {
      tell = resolve
    })
    const problems: Problem[] = []
    const { receive, inbox } = createBench({
      report: (problem) => {
        problems.push(problem)
        tell()
      },
    })
    await withServer(start, receive, async (port) => {
      const socket = connect(port, '127.0.0.1')
      socket.write(
        `POST /notifications/${secret} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nNotification=`,
        () => socket.destroy(),
      )
      await told
    })
    expect(problems).toMatchObject([{ code: 'not-read' }])
    expect(await inbox.list()).toEqual([])
  })
})

/** Sends nothing more; gives the answer. */
function answerTo(port: number, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head))
    socket.once('data', (data) => {
      socket.destroy()
      resolve(data.toString())
    })
    socket.once('error', reject)
  })
}

/** Sends chunks until the server answers; gives the answer. */
function sendEndless(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`POST /notifications/${secret} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n`)
    const chunk = `100\r\n${'x'.repeat(256)}\r\n`
    const timer = setInterval(() => socket.write(chunk), 1)
    socket.once('data', (data) => {
      clearInterval(timer)
      socket.destroy()
      resolve(data.toString())
    })
    socket.once('error', reject)
  })
}

describe('a body that a parser has read', () => {
  it.each<[string, (receive: Receiver) => express.Express]>([
    ['express.urlencoded', (receive) => express().use(express.urlencoded()).post(path, toExpressHandler(receive))],
    [
      'express.json that let it pass, then a handler that read it',
      (receive) =>
        express()
          .use((request, _response, next) => request.on('end', next).resume())
          .post(path, toExpressHandler(receive)),
    ],
  ])('is reported with the fix: %s', async (_name, create) => {
    const { receive, problems, inbox } = createBench()
    await withServer(
      () => listen(createServer(create(receive))),
      receive,
      async (port) => {
        expect((await send(port, body())).status).toBe(500)
      },
    )
    expect(problems).toMatchObject([
      { code: 'body-consumed', message: expect.stringContaining('before express.json()') },
    ])
    expect(await inbox.list()).toEqual([])
  })

  it.each<[string, express.RequestHandler]>([
    ['express.raw', express.raw({ type: () => true })],
    ['express.text', express.text({ type: () => true })],
  ])('is taken from %s, which keeps it as it was', async (_name, parser) => {
    const { receive, inbox } = createBench()
    const app = express().use(parser).post(path, toExpressHandler(receive))
    await withServer(
      () => listen(createServer(app)),
      receive,
      async (port) => {
        expect((await send(port, 'a=%D0%94')).status).toBe(200)
      },
    )
    expect(Buffer.from((await inbox.read('1'))?.body ?? []).toString()).toBe('a=%D0%94')
  })

  it('is reported under Hono too', async () => {
    const { receive, problems } = createBench()
    const app = new Hono()
    app.use(async (context, next) => {
      await context.req.parseBody()
      await next()
    })
    app.post(path, toHonoHandler(receive))
    const form = new URLSearchParams(body())
    const response = await app.request(`/notifications/${secret}`, { method: 'POST', body: form })
    expect(response.status).toBe(500)
    expect(problems).toMatchObject([{ code: 'body-consumed' }])
  })

  it('does not matter to other routes of a Fastify server', async () => {
    const { receive } = createBench()
    const app = fastify()
    app.register(toFastifyPlugin(receive, path))
    app.post('/other', async (request) => request.body)
    const response = await app.inject({ method: 'POST', url: '/other', payload: { a: 1 } })
    expect(response.json()).toEqual({ a: 1 })
    await app.close()
  })
})
