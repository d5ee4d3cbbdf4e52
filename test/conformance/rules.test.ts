import { readFileSync } from 'node:fs'
import { CardGateway, isOutcomeUnknown, TransportFault } from '@card-gateway/client'
import { encodeForm } from '@card-gateway/protocol'
import { expect, it } from 'vitest'
import { ManualClock, SkippingClock } from '../runtime/client/fixture.js'
import { settings } from './vectors.js'

const { rules } = JSON.parse(readFileSync(new URL('../../generated/schemas/model.json', import.meta.url), 'utf8'))

const order = { OrderId: 'A-1', Amount: 100 }

it('the unreserved characters are those that a form leaves as they are', () => {
  const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))
  const same = ascii.filter((character) => encodeForm([['a', character]]) === `a=${character}`)
  expect(same.sort()).toEqual([...rules.request.form.unreserved].sort())
  expect(encodeForm([['a', ' ']])).toBe(`a=${rules.request.form.space}`)
})

it('the time limit is that of the client', async () => {
  const clock = new ManualClock()
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const { promise: sent, resolve: send } = signal()
  const transport = {
    send: () => {
      send()
      return new Promise<never>(() => {})
    },
  }
  const gateway = new CardGateway({ ...settings, clock, transport })
  let failure: unknown
  const lost = gateway.api.refund(order).catch((error: unknown) => {
    failure = error
  })
  await sent
  clock.advance(rules.client.timeout.milliseconds * 0.9)
  await settled()
  expect(failure).toBeUndefined()
  clock.advance(rules.client.timeout.milliseconds * 0.2)
  await lost
  expect(failure).toMatchObject({ code: 'timed-out' })
})

function signal(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve: () => resolve() }
}

it('between two questions about a lost command passes the interval', async () => {
  const clock = new SkippingClock()
  let sent = 0
  const send = async () => {
    if (sent++ === 0) throw new TransportFault('connection-lost', true)
    return { status: 200, body: `<GetState Success="False" ErrCode="${rules.client.resolve.notFound}"/>` }
  }
  await using gateway = new CardGateway({ ...settings, clock, transport: { send } })
  const error = await gateway.api.refund(order).catch((thrown: unknown) => thrown)
  if (!isOutcomeUnknown(error)) throw error
  expect(await error.resolve({ within: 5000 })).toMatchObject({ verdict: 'not-found' })
  expect(clock.pauses).toEqual([rules.client.resolve.interval, rules.client.resolve.interval, 1000])
})
