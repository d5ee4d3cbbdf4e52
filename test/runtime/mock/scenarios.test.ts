/** Every scenario of every command, through the real client: what it gives is what the spec's example gives. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CardGateway, isOutcomeUnknown } from '@card-gateway/client'
import { commandMocks, createMock, credentials, mockReply } from '@card-gateway/mock'
import { gatewayResolver } from '@card-gateway/mock/msw'
import { getRequestListener } from '@hono/node-server'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type CallVector, rows, withoutAdvice } from '../../conformance/vectors.js'
import { call } from './call.js'

/** The examples that are scenarios. */
const scenarios = rows('call').filter(([id, , vector]) => {
  const mock = Object.entries(commandMocks).find(([command]) => command === vector.command)
  return mock !== undefined && Object.hasOwn(mock[1].scenarios, nameOf(id))
})

const origin = 'https://gateway.example'
const mock = createMock()
const options = { ...credentials, warn: () => {}, retry: false } as const

/** Plays a scenario without the compiler's knowledge of its name. */
function play(id: string, vector: CallVector): void {
  Reflect.apply(mock.on, mock, [vector.command, nameOf(id)])
}

function nameOf(id: string): string {
  return id.split('/')[1] ?? ''
}

it('has a scenario for each answer of the spec that a client can tell from the others', () => {
  const answers = new Set(rows('call').map(([, , { command, gives }]) => `${command} ${JSON.stringify(gives)}`))
  expect(scenarios.length).toBe(answers.size)
})

it('has scenarios for every command that is answered', () => {
  expect(Object.keys(commandMocks).sort()).toEqual(
    [...new Set(rows('call').map(([, , { command }]) => command))].sort(),
  )
})

describe('through the mock as transport', () => {
  const gateway = new CardGateway({ ...options, transport: mock })
  afterEach(() => mock.reset())

  it.each(scenarios)('%s (%s)', async (id, _title, vector) => {
    play(id, vector)
    expect(withoutAdvice(await call(gateway, vector.command, vector.input))).toEqual(repeated(vector))
    mock.verify()
  })

  it.each(scenarios)('%s decodes to what mockReply says, advice included (%s)', async (id, _title, vector) => {
    play(id, vector)
    const canned: unknown = Reflect.apply(mockReply, undefined, [vector.command, nameOf(id)])
    const given = await call(gateway, vector.command, vector.input)
    expect(canned).toMatchObject({ command: vector.command, scenario: nameOf(id) })
    expect(withoutCase(given)).toEqual(withoutCase(Reflect.get(Object(canned), 'reply')))
  })
})

describe('through fetch, caught by MSW', () => {
  const server = setupServer(
    http.all(`${origin}/*`, gatewayResolver(mock)),
    http.all('*', () => HttpResponse.text('not the gateway', { status: 500 })),
  )
  const gateway = new CardGateway({ ...options, baseUrl: origin, transport: 'fetch' })
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())

  it.each(scenarios)('%s (%s)', async (id, _title, vector) => {
    play(id, vector)
    expect(withoutAdvice(await call(gateway, vector.command, vector.input))).toEqual(repeated(vector))
  })
})

describe('through undici, from a server on this machine', () => {
  const server = createServer(getRequestListener(mock))
  let gateway: CardGateway
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    gateway = new CardGateway({ ...options, baseUrl: `http://127.0.0.1:${port}`, transport: 'undici' })
  })
  afterAll(async () => {
    await gateway.close()
    server.close()
  })

  it.each(scenarios)('%s (%s)', async (id, _title, vector) => {
    play(id, vector)
    expect(withoutAdvice(await call(gateway, vector.command, vector.input))).toEqual(repeated(vector))
  })
})

describe('every command can end with an unknown outcome', () => {
  const inputs = new Map(rows('call').map(([, , { command, input }]) => [command, input]))
  const gateway = new CardGateway({ ...options, transport: mock })

  it.each([...inputs])('%s', async (command, input) => {
    for (const outcome of ['answer-lost', 'connection-reset', 'html-502', 'truncated']) {
      Reflect.apply(mock.on, mock, [command, outcome])
      const error = await call(gateway, command, input).catch((thrown: unknown) => thrown)
      expect(isOutcomeUnknown(error), outcome).toBe(true)
    }
  })
})

/** An example whose answer repeats a value in another case repeats it as it was sent. */
function repeated({ input, gives }: CallVector): unknown {
  const { OrderId } = Object(input)
  return 'OrderId' in gives && OrderId !== undefined ? { ...gives, OrderId } : gives
}

function withoutCase(reply: unknown): unknown {
  return JSON.parse(JSON.stringify(reply, (key, value) => (key === 'OrderId' ? String(value).toLowerCase() : value)))
}
