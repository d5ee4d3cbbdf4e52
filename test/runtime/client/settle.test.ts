import { isOutcomeUnknown, isTransportError, type OutcomeUnknownError } from '@card-gateway/client/error-checks'
import type { ResolveOptions } from '@card-gateway/client/settle'
import { describe, expect, it } from 'vitest'
import { answer, closedPort, type Loopback, startLoopback } from '../../support/loopback.js'
import { gatewayAt, notFound, nothingPaid, order, rejection, SkippingClock, state, TestGateway } from './fixture.js'

const lost = { kind: 'reset-after-reading' } as const

/** A server that loses every money command, and answers status queries as the test says. */
async function losing(...answers: readonly string[]): Promise<Loopback> {
  const server = await startLoopback()
  for (const command of ['Pay', 'Refund', 'Submit']) server.script(`/api/${command}`, lost)
  server.script('/api/GetState', ...answers.map((body) => answer(body)))
  return server
}

async function unknownOf(promise: Promise<unknown>): Promise<OutcomeUnknownError> {
  const error = await rejection(promise)
  if (!isOutcomeUnknown(error)) throw error
  return error
}

describe('what became of a lost payment', () => {
  it.each([
    ['Charged', 'happened'],
    ['charged', 'happened'],
    ['Refunded', 'happened'],
    ['Rejected', 'declined'],
    ['New', 'waiting'],
    ['Authorized', 'unproven'],
    ['Forwarded(T2)', 'unproven'],
    ['Something', 'unproven'],
  ])('%s: %s', async (status, verdict) => {
    await using server = await losing(state(status))
    await using gateway = gatewayAt(server, { password: 'secret' })
    const resolution = await (await unknownOf(gateway.pay(order))).resolve()
    expect(resolution).toMatchObject({
      verdict,
      state: status,
      amount: 12345,
      reply: { Success: 'True' },
    })
    expect(resolution.explanation).toContain(status)
  })

  it('is not known while the gateway knows no such order, as the request may still be on its way', async () => {
    await using server = await losing(notFound)
    await using gateway = gatewayAt(server)
    const resolution = await (await unknownOf(gateway.pay(order))).resolve()
    expect(resolution.verdict).toBe('not-found')
    expect(resolution.explanation).toContain('may still be on its way')
    expect(resolution.state).toBeUndefined()
  })

  it.each(['ErrCode="NONE"', 'ErrCode=""', ''])(
    'is nothing yet when the gateway says False and %j',
    async (attribute) => {
      await using server = await losing(`<GetState Success="False" OrderId="A-1" ${attribute}/>`)
      await using gateway = gatewayAt(server)
      const resolution = await (await unknownOf(gateway.pay(order))).resolve()
      expect(resolution).toMatchObject({ verdict: 'nothing-paid', reply: { Success: 'False' } })
      expect(resolution.explanation).toBe(
        'Nothing was paid yet when the gateway was asked. The payer may still be about to pay, and a lost request may still be on its way: ask again later.',
      )
      expect(resolution.state).toBeUndefined()
    },
  )

  it('is asked for again while nothing is paid, as long as it is told', async () => {
    await using server = await losing(nothingPaid, nothingPaid, state('Charged'))
    const clock = new SkippingClock()
    await using gateway = gatewayAt(server, { clock })
    const error = await unknownOf(gateway.pay(order))
    expect(await error.resolve({ within: 60_000 })).toMatchObject({ verdict: 'happened' })
    expect(clock.pauses).toEqual([2000, 2000])
  })

  it.each([
    ['within', Number.NaN],
    ['within', -1],
    ['within', '2s'],
    ['interval', 0],
    ['interval', Number.NaN],
    ['interval', '2s'],
  ])('is not asked for with %s: %s', async (option, wrong) => {
    await using server = await losing(state('New'))
    await using gateway = gatewayAt(server)
    const error = await unknownOf(gateway.pay(order))
    expect(await rejection(error.resolve({ [option]: wrong }))).toMatchObject({ name: 'ConfigurationError', option })
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/Pay'])
  })

  it('cannot be found out of a command that no status command settles', async () => {
    await using server = await startLoopback()
    server.script('/cheque', lost)
    await using gateway = gatewayAt(server, { chequePaths: { create: '/cheque' } })
    const error = await unknownOf(gateway.createCheque({ Id: '1' }))
    expect(error.message).toMatch(/Check with another command before you repeat it\.$/)
    expect(await error.resolve()).toEqual({
      verdict: 'unproven',
      explanation:
        'No status command can tell whether it took effect. Check with another command before you repeat it.',
    })
  })

  it('is not proven when the status question is refused', async () => {
    await using server = await losing('<GetState Success="False" OrderId="A-1" ErrCode="ACCESS_DENIED"/>')
    await using gateway = gatewayAt(server)
    expect(await (await unknownOf(gateway.pay(order))).resolve()).toMatchObject({ verdict: 'unproven' })
  })

  it('says that a status cannot prove a partial refund', async () => {
    await using server = await losing(state('Charged'))
    await using gateway = gatewayAt(server, { password: 'secret' })
    const error = await unknownOf(gateway.refund({ OrderId: 'A-1', Amount: 500 }))
    expect(await error.resolve()).toEqual({
      verdict: 'unproven',
      state: 'Charged',
      amount: 12345,
      explanation:
        'The payment is Charged: that does not prove whether api.Refund took effect. A partial refund cannot be told from none.',
      reply: {
        Success: 'True',
        OrderId: 'A-1',
        State: 'Charged',
        Amount: 12345,
      },
    })
  })

  it('needs the OrderId for a command that carries none', async () => {
    await using server = await losing(state('Charged'))
    await using gateway = gatewayAt(server)
    const error = await unknownOf(gateway.submit({ MD: 'm', PaRes: 'p' }))
    expect(error.orderId).toBeUndefined()
    const blind = await error.resolve()
    expect(blind.verdict).toBe('unproven')
    expect(blind.explanation).toContain('resolve({ OrderId })')
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/Submit'])
    expect(await error.resolve({ OrderId: 'A-1' })).toMatchObject({
      verdict: 'happened',
    })
  })

  it('asks once when nothing else is said', async () => {
    await using server = await losing(notFound, state('Charged'))
    await using gateway = gatewayAt(server)
    const error = await unknownOf(gateway.pay(order))
    expect(await error.resolve()).toMatchObject({ verdict: 'not-found' })
    expect(server.requests.map(({ path }) => path)).toEqual(['/api/Pay', '/api/GetState'])
  })

  it('keeps asking until it is decided, as long as it is told', async () => {
    await using server = await losing(notFound, state('New'), state('Charged'))
    const clock = new SkippingClock()
    await using gateway = gatewayAt(server, { clock })
    const error = await unknownOf(gateway.pay(order))
    expect(await error.resolve({ within: 60_000, interval: 1500 })).toMatchObject({ verdict: 'happened' })
    expect(clock.pauses).toEqual([1500, 1500])
  })

  it('stops asking when the time is over', async () => {
    await using server = await losing(state('New'))
    const clock = new SkippingClock()
    await using gateway = gatewayAt(server, { clock })
    const error = await unknownOf(gateway.pay(order))
    const options: ResolveOptions = { within: 2500, interval: 1000 }
    expect(await error.resolve(options)).toMatchObject({
      verdict: 'waiting',
      state: 'New',
    })
    expect(clock.pauses).toEqual([1000, 1000, 500])
  })

  it('never sends the payment again', async () => {
    await using server = await losing(notFound, state('New'), state('Rejected'))
    const clock = new SkippingClock()
    await using gateway = gatewayAt(server, { clock })
    await (await unknownOf(gateway.pay(order))).resolve({ within: 60_000 })
    expect(server.requests.filter(({ path }) => path === '/api/Pay')).toHaveLength(1)
  })

  it('is untouched when nothing was sent', async () => {
    const baseUrl = `http://127.0.0.1:${await closedPort()}`
    await using gateway = new TestGateway({ baseUrl, key: 'Merchant' })
    const error = await rejection(gateway.pay(order))
    expect(isOutcomeUnknown(error)).toBe(false)
    expect(isTransportError(error) && (await error.resolve())).toEqual({
      verdict: 'untouched',
      explanation: 'Nothing was sent, so nothing happened at the gateway.',
    })
  })
})
