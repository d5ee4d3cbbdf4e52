import { CardGateway, isOutcomeUnknown, isRequestRefused, ProtocolError } from '@card-gateway/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SpecGateway, startSpecGateway } from '../support/spec-gateway.js'
import { call } from './call.js'
import { examples, rows, settings, withoutAdvice } from './vectors.js'

/** Every example through the generated client, over real HTTP. */
describe.each(['undici', 'fetch'] as const)('through %s', (transport) => {
  let server: SpecGateway
  let gateway: CardGateway
  beforeAll(async () => {
    server = await startSpecGateway()
    gateway = new CardGateway({
      ...settings,
      baseUrl: server.url,
      transport,
      retry: false,
      warn: () => {},
    })
  })
  afterAll(async () => {
    await gateway.close()
    await server.close()
  })

  it.each(rows('call', examples))('%s sends the exact bytes and gives the value (%s)', async (_id, _title, vector) => {
    server.expect(vector)
    expect(withoutAdvice(await call(gateway, vector.command, vector.input))).toEqual(vector.gives)
  })

  it.each(rows('fails', examples))('%s is an unknown outcome with its code (%s)', async (_id, _title, vector) => {
    server.expect({ ...vector, sends: sentBy(vector.command, vector.input) })
    const error = await call(gateway, vector.command, vector.input).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ProtocolError)
    expect(error).toMatchObject({
      code: vector.code,
      command: vector.command,
      outcome: 'unknown',
    })
    expect(isOutcomeUnknown(error)).toBe(true)
  })

  it.each(rows('refused'))('%s is refused and nothing is sent (%s)', async (_id, _title, vector) => {
    const error = await call(gateway, vector.command, vector.input).catch((thrown: unknown) => thrown)
    expect(isRequestRefused(error) && error.failures).toContainEqual(
      expect.objectContaining({ path: vector.at, code: vector.code }),
    )
    expect(error).toMatchObject({
      outcome: 'not-sent',
      command: vector.command,
    })
  })

  it.each(rows('opens', examples))('%s gives the address of the page (%s)', async (_id, _title, vector) => {
    expect(await call(gateway, vector.command, vector.input)).toMatchObject({
      url: `${server.url}${vector.opens}`,
    })
  })
})

/** The body of an example with the same input whose body is known, or of the input itself. */
function sentBy(command: string, input: unknown): string {
  const twin = examples.find(
    (vector) =>
      vector.command === command && vector.kind === 'call' && JSON.stringify(vector.input) === JSON.stringify(input),
  )
  if (twin?.kind !== 'call') throw new Error(`${command}: no example says what this input sends`)
  return twin.sends
}
