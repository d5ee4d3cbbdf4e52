import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** One exchange of the spec's examples. */
export interface Exchange {
  /** Below the base address. */
  readonly path: string
  /** The exact body that is expected. */
  readonly sends: string
  /** The exact body that is answered. */
  readonly answers: string
}

/** A gateway on 127.0.0.1 that plays exchanges of the spec over real HTTP. */
export interface SpecGateway {
  readonly url: string
  /** What is expected next, and answered. Expectations are met in order. */
  expect(exchange: Exchange): void
  close(): Promise<void>
}

/**
 * Answers a request only when it is, byte for byte, the one that is expected next; anything else gets a 500 that says
 * where the two differ, which no client takes for an answer.
 */
export async function startSpecGateway(): Promise<SpecGateway> {
  const expected: Exchange[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const exchange = expected.shift()
    const wrong = difference(exchange, request.method, request.url, body)
    response.statusCode = wrong === undefined ? 200 : 500
    response.end(wrong ?? exchange?.answers)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    expect: (exchange) => void expected.push(exchange),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function difference(exchange: Exchange | undefined, method = '', path = '', body: string): string | undefined {
  if (exchange === undefined) return `nothing was expected, ${method} ${path} came`
  if (method !== 'POST' || path !== exchange.path) return `expected POST ${exchange.path}, got ${method} ${path}`
  if (body === exchange.sends) return undefined
  let at = 0
  while (body[at] === exchange.sends[at]) at++
  return `${path}: the body differs from byte ${at} on`
}
