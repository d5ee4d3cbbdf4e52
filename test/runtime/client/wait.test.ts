import { describe, expect, it } from 'vitest'
import { answer, closedPort, startLoopback } from '../../support/loopback.js'
import { gatewayAt, notFound, nothingPaid, rejection, SkippingClock, state, TestGateway } from './fixture.js'

async function scripted(...answers: readonly string[]) {
  const server = await startLoopback()
  server.script('/api/GetState', ...answers.map((body) => answer(body)))
  const clock = new SkippingClock()
  const gateway = gatewayAt(server, { clock })
  return {
    server,
    clock,
    gateway,
    async [Symbol.asyncDispose]() {
      await gateway.close()
      await server[Symbol.asyncDispose]()
    },
  }
}

describe('waiting for a state', () => {
  it('gives the reply that names it, asking less and less often', async () => {
    await using set = await scripted(notFound, state('New'), state('New'), state('Charged'))
    const options = { interval: 1000, longestInterval: 2000 }
    expect(await set.gateway.waitFor('A-1', 'Charged', options)).toMatchObject({
      Success: 'True',
      State: 'Charged',
    })
    expect(set.clock.pauses).toEqual([1000, 1500, 2000])
  })

  it('takes any of several states, in whatever case the gateway writes them', async () => {
    await using set = await scripted(state('authorized'))
    expect(await set.gateway.waitFor('A-1', ['Authorized', 'Charged'])).toMatchObject({ State: 'authorized' })
  })

  it.each([
    ['Rejected', 'Charged'],
    ['Refunded', 'Charged'],
    ['Voided', 'Charged'],
    ['Charged', 'Authorized'],
  ])('gives up when no operation leads from %s to %s', async (is, wanted) => {
    await using set = await scripted(state(is))
    const error = await rejection(set.gateway.waitFor('A-1', wanted))
    expect(error).toMatchObject({
      name: 'WaitError',
      code: 'state-unreachable',
      outcome: 'answered',
      command: 'api.GetState',
      orderId: 'A-1',
      state: is,
    })
    expect(set.server.requests).toHaveLength(1)
  })

  it('goes on when a later operation can lead there', async () => {
    await using set = await scripted(state('Authorized'), state('Charged'), state('Refunded'))
    expect(await set.gateway.waitFor('A-1', 'Refunded')).toMatchObject({
      State: 'Refunded',
    })
  })

  it('goes on through a status newer than this package', async () => {
    await using set = await scripted(state('Pondering'), state('Charged'))
    expect(await set.gateway.waitFor('A-1', 'Charged')).toMatchObject({
      State: 'Charged',
    })
  })

  it('gives up when the time is over, and says what was seen last', async () => {
    await using set = await scripted(state('New'))
    const error = await rejection(set.gateway.waitFor('A-1', 'Charged', { timeout: 5000, interval: 2000 }))
    expect(error).toMatchObject({
      code: 'wait-timed-out',
      state: 'New',
      outcome: 'answered',
    })
    expect(set.clock.pauses).toEqual([2000, 3000])
  })

  it.each([Number.NaN, 0, -5, 1.5, Number.POSITIVE_INFINITY, '2s'])(
    'asks nothing with an option of %s',
    async (wrong) => {
      await using set = await scripted(state('New'))
      for (const option of ['timeout', 'interval', 'longestInterval']) {
        expect(await rejection(set.gateway.waitFor('A-1', 'Charged', { [option]: wrong }))).toMatchObject({
          name: 'ConfigurationError',
          option,
          message: `Option ${option}: must be a whole number from 1 to 2147483647.`,
        })
      }
      expect(set.server.requests).toEqual([])
    },
  )

  it('goes on while nothing was paid yet', async () => {
    await using set = await scripted(nothingPaid, state('Charged'))
    expect(await set.gateway.waitFor('A-1', 'Charged')).toMatchObject({ State: 'Charged' })
  })

  it('goes on while the gateway says that asking later can help', async () => {
    await using set = await scripted(
      '<GetState Success="False" OrderId="A-1" ErrCode="PROCESSING_TIME_OUT"/>',
      state('Charged'),
    )
    expect(await set.gateway.waitFor('A-1', 'Charged')).toMatchObject({ State: 'Charged' })
  })

  it('ends with an answer about another order', async () => {
    await using set = await scripted('<GetState Success="True" OrderId="A-2" State="Charged"/>', state('Charged'))
    expect(await rejection(set.gateway.waitFor('A-1', 'Charged'))).toMatchObject({
      name: 'ProtocolError',
      code: 'foreign-answer',
    })
    expect(set.server.requests).toHaveLength(1)
  })

  it('asks again when a question timed out', async () => {
    await using server = await startLoopback()
    server.script('/api/GetState', { kind: 'hang' }, answer(state('Charged')))
    const clock = new SkippingClock()
    await using gateway = gatewayAt(server, { clock, timeout: 1000 })
    const waiting = gateway.waitFor('A-1', 'Charged')
    await server.received(1)
    clock.advance(1020)
    expect(await waiting).toMatchObject({ State: 'Charged' })
    expect(server.requests).toHaveLength(2)
  })

  it('says that no answer came when none did', async () => {
    const baseUrl = `http://127.0.0.1:${await closedPort()}`
    const clock = new SkippingClock()
    await using away = new TestGateway({ baseUrl, key: 'Merchant', clock })
    expect(await rejection(away.waitFor('A-1', 'Charged'))).toMatchObject({
      code: 'wait-timed-out',
      outcome: 'not-sent',
      state: undefined,
    })
    await using server = await startLoopback()
    server.script('/api/GetState', { kind: 'reset-after-reading' })
    await using silent = gatewayAt(server, { clock })
    expect(await rejection(silent.waitFor('A-1', 'Charged'))).toMatchObject({
      code: 'wait-timed-out',
      outcome: 'unknown',
    })
    expect(await rejection(silent.waitFor('A-1', 'Charged', { signal: AbortSignal.abort() }))).toMatchObject({
      code: 'wait-aborted',
      outcome: 'not-sent',
    })
  })

  it('gives up when the gateway refuses to tell', async () => {
    await using set = await scripted('<GetState Success="False" OrderId="A-1" ErrCode="ACCESS_DENIED"/>')
    expect(await rejection(set.gateway.waitFor('A-1', 'Charged'))).toMatchObject({ code: 'status-refused' })
  })

  it('gives up when it is aborted, also between two questions', async () => {
    await using set = await scripted(state('New'))
    expect(await rejection(set.gateway.waitFor('A-1', 'Charged', { signal: AbortSignal.abort() }))).toMatchObject({
      code: 'wait-aborted',
    })
    const controller = new AbortController()
    const waiting = rejection(set.gateway.waitFor('A-1', 'Charged', { signal: controller.signal }))
    await set.server.received(1)
    controller.abort()
    expect(await waiting).toMatchObject({ code: 'wait-aborted' })
  })

  it('outlives a gateway that is away for a while', async () => {
    await using server = await startLoopback()
    const lost = { kind: 'reset-after-reading' } as const
    server.script('/api/GetState', lost, lost, lost, lost, answer(state('Charged')))
    const clock = new SkippingClock()
    await using gateway = gatewayAt(server, { clock })
    expect(await gateway.waitFor('A-1', 'Charged')).toMatchObject({
      State: 'Charged',
    })
  })
})
