import { TransportError } from '@card-gateway/client/unanswered-errors'
import { waitForState } from '@card-gateway/client/wait'
import { describe, expect, it } from 'vitest'
import { rejection, SkippingClock } from './fixture.js'

type Says = { readonly State?: string } | Error

const lost = (outcome: 'unknown' | 'not-sent') =>
  new TransportError(outcome === 'unknown' ? 'timed-out' : 'unreachable', 'No answer came.', { outcome })

/** Waits for `Charged` while the gateway says one thing after the other, the last one for ever. */
function wait(says: readonly Says[], { isPatient = true, timeout = 5000 } = {}) {
  const clock = new SkippingClock()
  const allowed: number[] = []
  const controller = new AbortController()
  const ask = async (milliseconds: number) => {
    const said = says[Math.min(allowed.length, says.length - 1)]
    allowed.push(milliseconds)
    if (!isPatient) controller.abort()
    if (said === undefined || said instanceof Error) throw said
    return { Success: 'True', ...said }
  }
  const question = { command: 'api.GetState', orderId: 'A-1', wanted: ['Charged'], clock, ask }
  return { waiting: waitForState(question, { timeout, interval: 2000, signal: controller.signal }), allowed }
}

describe('waiting', () => {
  it('gives no question more time than is left', async () => {
    const { waiting, allowed } = wait([{ State: 'New' }])
    await rejection(waiting)
    expect(allowed).toEqual([5000, 3000, 1])
  })

  it('ends when a pause is cut short', async () => {
    const { waiting, allowed } = wait([{ State: 'New' }], { isPatient: false })
    expect(await rejection(waiting)).toMatchObject({ code: 'wait-aborted', state: 'New', outcome: 'answered' })
    expect(allowed).toHaveLength(1)
  })

  it('ends with an error that is not of the gateway, as it came', async () => {
    const mistake = Object.assign(new TypeError('a mistake'), { code: 'timed-out' })
    expect(await rejection(wait([mistake]).waiting)).toBe(mistake)
  })

  it.each([
    ['answered', [{ State: 'New' }, lost('unknown')], 'New'],
    ['answered', [{ State: 'New' }, lost('not-sent')], 'New'],
    ['unknown', [lost('unknown'), lost('not-sent')], undefined],
    ['not-sent', [lost('not-sent')], undefined],
    ['answered', [lost('unknown'), {}], undefined],
  ] as const)('in vain is said to be %s, with what was seen last', async (outcome, says, state) => {
    expect(await rejection(wait(says).waiting)).toMatchObject({
      code: 'wait-timed-out',
      outcome,
      state,
      message: `The payment ${state === undefined ? 'has no known status' : `is ${state}`}, not Charged. The time limit was reached.`,
    })
  })
})
