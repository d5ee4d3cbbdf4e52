import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { isOutcomeUnknown } from '@card-gateway/client/error-checks'
import { describe, expect, it } from 'vitest'
import { charged, gatewayAt, order, rejection, TestGateway } from './fixture.js'

/** Everything that could make a client ask again, on every answer. */
const temptations = {
  location: '/elsewhere',
  'www-authenticate': 'Basic realm="gateway"',
  'proxy-authenticate': 'Basic realm="proxy"',
  'retry-after': '0',
  refresh: '0',
  'clear-site-data': '"*"',
  'accept-ch': 'Sec-CH-UA-Platform-Version',
  'critical-ch': 'Sec-CH-UA-Platform-Version',
  'alt-svc': 'h2=":1"',
}

/** A server that answers every request with one status at a time, and counts them, wherever they go. */
async function startCounting() {
  let status = 200
  let requests: { readonly path: string; readonly body: string; readonly length: string | undefined }[] = []
  const server = createServer((request, response) => {
    text(request).then(
      (body) => {
        requests.push({ path: request.url ?? '', body, length: request.headers['content-length'] })
        reply(request, response, status)
      },
      () => request.socket.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** What arrived while `work` ran. */
    async during(next: number, work: () => Promise<unknown>) {
      status = next
      requests = []
      const [result] = await Promise.allSettled([work()])
      return { result, requests }
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function reply(request: IncomingMessage, response: ServerResponse, status: number): void {
  if (status < 200) {
    // An informational answer alone does not end a call; 101 is one that the client did not ask for.
    request.socket.write(`HTTP/1.1 ${status} Informational\r\n\r\n`)
    response.writeHead(200, temptations).end(charged)
  } else {
    response.writeHead(status, temptations).end(status === 204 || status === 304 ? undefined : charged)
  }
}

const statuses = Array.from({ length: 500 }, (_, index) => index + 100)

/** Statuses whose answers cannot be read: fetch takes 407 for a proxy's, and drops the body of 205. */
const unreadable = { undici: [204, 304], fetch: [204, 205, 304, 407] }

describe.each(['undici', 'fetch'] as const)('money over %s', (transport) => {
  it('is sent once, whatever the status of the answer, and never said not to have been sent', async () => {
    await using server = await startCounting()
    await using gateway = gatewayAt(server, { transport })
    const unread: number[] = []
    for (const status of statuses) {
      const { result, requests } = await server.during(status, () => gateway.pay(order))
      expect({ status, paths: requests.map(({ path }) => path) }).toEqual({ status, paths: ['/api/Pay'] })
      expect(requests[0]?.length).toBe(String(requests[0]?.body.length))
      if (result.status === 'fulfilled') continue
      expect(isOutcomeUnknown(result.reason)).toBe(true)
      unread.push(status)
    }
    // Whether an informational answer is a fault or passed over depends on Node, and for fetch on whether undici was loaded before.
    expect(unread.filter((status) => status >= 200)).toEqual(unreadable[transport])
  })

  it('is sent once when the server answers 421 and then goes away', async () => {
    await using server = await startCounting()
    await using gateway = gatewayAt(server, { transport, maxResponseSize: 8 })
    const { result, requests } = await server.during(421, () => gateway.pay(order))
    expect(requests).toHaveLength(1)
    expect(result).toMatchObject({ reason: { outcome: 'unknown' } })
  })
})

describe('money through a handler', () => {
  it('cannot be sent a second time by a handler that passes the request on with fetch', async () => {
    await using server = await startCounting()
    await using gateway = gatewayAt(server, { transport: (request) => fetch(request) })
    const { requests } = await server.during(421, () => gateway.pay(order))
    expect(requests).toHaveLength(1)
  })

  it('says unknown when the handler fails after the request left', async () => {
    await using gateway = new TestGateway({
      key: 'Merchant',
      transport: async (request) => {
        await request.text()
        throw Object.assign(new TypeError('fetch failed'), {
          cause: Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }),
        })
      },
    })
    expect(await rejection(gateway.pay(order))).toMatchObject({ outcome: 'unknown' })
  })
})
