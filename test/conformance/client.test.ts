import { CardGateway, isOutcomeUnknown, type Transport, TransportFault } from '@card-gateway/client'
import { describe, expect, it } from 'vitest'
import { SkippingClock } from '../runtime/client/fixture.js'
import { call } from './call.js'
import { examples, readVectors, settings } from './vectors.js'

interface SettleVector {
  readonly id: string
  readonly command: string
  readonly orderId: string | null
  readonly asks?: string
  readonly answers?: string
  readonly verdict: string
  readonly state?: string
}

interface RetryVector {
  readonly id: string
  readonly command: string
  readonly input: unknown
  readonly happens: readonly Happening[]
  readonly attempts: number
  readonly pausesUpTo: readonly number[]
}

type Happening = 'unreachable' | 'connection-lost' | 'timed-out' | 'page-500' | 'page-404' | 'refused-500' | 'answered'

describe('a command without an answer', () => {
  it.each(readVectors<SettleVector>('settle').vectors.map((vector) => [vector.id, vector] as const))(
    '%s is settled as it says',
    async (_id, vector) => {
      const asked: string[] = []
      const gateway = gatewayOn(async (path) => {
        asked.push(path)
        if (asked.length === 1) throw new TransportFault('connection-lost', true)
        return { status: 200, body: vector.answers ?? '' }
      })
      const error = await call(gateway, vector.command, inputOf(vector.command)).catch((thrown: unknown) => thrown)
      if (!isOutcomeUnknown(error)) throw error
      const resolution = await error.resolve(vector.orderId === null ? {} : { OrderId: vector.orderId })
      expect(resolution.verdict).toBe(vector.verdict)
      expect(resolution.state).toBe(vector.state)
      expect(asked.slice(1).map((path) => path.split('/').at(-1))).toEqual(vector.asks?.split('.').slice(1) ?? [])
    },
  )
})

describe('a command that fails on its way', () => {
  it.each(readVectors<RetryVector>('retry').vectors.map((vector) => [vector.id, vector] as const))(
    '%s is sent as often as it says',
    async (_id, { command, input, happens, attempts, pausesUpTo }) => {
      const clock = new SkippingClock()
      let sent = 0
      const gateway = gatewayOn(async () => {
        const happening = happens[Math.min(sent++, happens.length - 1)] ?? 'answered'
        return happen(happening, answerOf(command), clock)
      }, clock)
      await call(gateway, command, input).catch(() => undefined)
      expect(sent).toBe(attempts)
      expect(clock.pauses).toEqual(pausesUpTo)
    },
  )
})

async function happen(happening: Happening, answer: string, clock: SkippingClock) {
  switch (happening) {
    case 'unreachable':
      throw new TransportFault('unreachable', false)
    case 'connection-lost':
      throw new TransportFault('connection-lost', true)
    case 'timed-out':
      clock.advance(120_000)
      return new Promise<never>(() => {})
    case 'page-500':
      return { status: 500, body: '<html></html>' }
    case 'page-404':
      return { status: 404, body: '<html></html>' }
    case 'refused-500':
      return { status: 500, body: answer }
    case 'answered':
      return { status: 200, body: answer }
  }
}

/** A client whose pauses are as long as they may be. */
function gatewayOn(
  answer: (path: string) => Promise<{ readonly status: number; readonly body: string }>,
  clock = new SkippingClock(),
): CardGateway {
  const transport: Transport = { send: ({ target }) => answer(target.path) }
  return new CardGateway({ ...settings, transport, clock, retry: { random: () => 1 }, warn: () => {} })
}

function inputOf(command: string): unknown {
  return exampleOf(command).input
}

function answerOf(command: string): string {
  const { answers } = exampleOf(command)
  return answers
}

function exampleOf(command: string) {
  const example = examples.find((vector) => vector.command === command && vector.kind === 'call')
  if (example?.kind !== 'call') throw new Error(`${command} has no example of a call`)
  return example
}
