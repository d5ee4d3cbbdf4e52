import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { inspect } from 'node:util'
import { CardGateway } from '@card-gateway/client'
import type { CommandDescriptor, FieldDescriptor } from '@card-gateway/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from './call.js'
import { type CallVector, commandOf, rows, settings } from './vectors.js'

/** The secrets that are planted, by sensitivity: valid where the command takes them, and found nowhere else. */
const canaries = {
  pan: '4929731846250938',
  cvv: '739',
  password: 'canary-password-8351',
  token: 'Y2FuYXJ5LXRva2VuLTgzNTE=',
  authentication: 'canary-authentication-8351',
  personal: undefined,
} as const
const confirmCode = '583519'

/** What no output may hold. Of a card number the first six and the last four digits may be shown. */
const forbidden = [
  /4929731846250938|731846250|184625093/,
  /(?<![0-9])739(?![0-9])/,
  /canary-password-8351/,
  /Y2FuYXJ5LXRva2VuLTgzNTE/,
  /canary-authentication-8351/,
  /(?<![0-9])583519(?![0-9])/,
  /canary-credential-8351/,
]

const phases = ['start', 'end', 'asyncStart', 'asyncEnd', 'error'].map((phase) => `tracing:card-gateway:call:${phase}`)

/** What the server does to the next request. */
const failures = {
  answers: (vector: CallVector) => vector.answers,
  'an HTML page': () => '<!doctype html><html><body><h1>502</h1></body></html>',
  'its own request': (_vector: CallVector, body: string) => body,
  'a truncated answer': (vector: CallVector) => vector.answers.slice(0, -3),
  'an answer with secrets': (_vector: CallVector, body: string) =>
    `<Error Success="Perhaps" Said="${encodeURI(body)}"/>`,
} as const

describe('a secret that was planted', () => {
  let server: Server
  let gateway: CardGateway
  let reply: (body: string) => string | undefined
  const traced: string[] = []
  const listen = (message: unknown): void => void traced.push(shown(message))

  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const answer = reply(Buffer.concat(chunks).toString())
        if (answer === undefined) request.socket.destroy()
        else response.end(answer)
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    gateway = new CardGateway({
      ...settings,
      password: 'canary-credential-8351',
      baseUrl: `http://127.0.0.1:${port}`,
      retry: false,
      warn: ({ message }) => traced.push(message),
    })
    for (const phase of phases) subscribe(phase, listen)
  })
  afterAll(async () => {
    for (const phase of phases) unsubscribe(phase, listen)
    await gateway.close()
    server.closeAllConnections()
    server.close()
  })

  it.each(rows('call'))('%s never leaves (%s)', async (_id, _title, vector) => {
    const input = planted(commandOf(vector.command), vector.input)
    traced.length = 0
    const outputs: string[] = []
    const keep = async (): Promise<void> => {
      const outcome = await call(gateway, vector.command, input).catch((error: unknown) => error)
      // A reply belongs to the caller, and its secrets with it; an error belongs to the log.
      if (outcome instanceof Error) outputs.push(shown(outcome))
    }
    for (const answer of Object.values(failures)) {
      reply = (body) => answer(vector, body)
      await keep()
    }
    reply = () => undefined
    await keep()
    const misspelled = isOpen(commandOf(vector.command)) ? [] : [{ ...Object(input), Misspelled: canaries.password }]
    for (const broken of [...brokenCopies(input), ...misspelled]) {
      const error = await call(gateway, vector.command, broken).catch((thrown: unknown) => thrown)
      if (error instanceof Error) outputs.push(shown(error))
    }
    expect(outputs.length).toBeGreaterThanOrEqual(4)
    expect(traced.length).toBeGreaterThan(0)
    for (const pattern of forbidden) expect([...outputs, ...traced].filter((text) => pattern.test(text))).toEqual([])
  })
})

/** Everything a log could make of a value. */
function shown(value: unknown): string {
  const parts = [inspect(value, { depth: 20, showHidden: true }), JSON.stringify(value), String(value)]
  for (let cause = value; cause instanceof Error; cause = cause.cause) parts.push(cause.message, cause.stack ?? '')
  return parts.join('\n')
}

/** The input with canaries in place of its secrets. */
function planted(command: CommandDescriptor, input: unknown): unknown {
  const fields = command.request.flatMap((field) => (field.flat ? (field.fields ?? []) : [field]))
  return plant(fields, input)
}

function plant(fields: readonly FieldDescriptor[], value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const field = fields.find((candidate) => candidate.name === name)
      if (field?.fields && field.kind !== 'list') return [name, plant(field.fields, member)]
      const canary = name === 'ConfirmCode' ? confirmCode : field?.sensitive && canaries[field.sensitive]
      return [name, canary ?? member]
    }),
  )
}

/** Whether a misspelled name at top level is a custom key, which is no secret. */
function isOpen(command: CommandDescriptor): boolean {
  return command.request.some((field) => field.flat && field.open)
}

/** Copies of the input that are refused: each text member in turn gets what no field allows behind its value. */
function* brokenCopies(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return
  for (const [name, member] of Object.entries(value)) {
    if (typeof member === 'string') yield { ...value, [name]: `${member};\u0000x` }
    for (const broken of brokenCopies(member)) yield { ...value, [name]: broken }
  }
}
