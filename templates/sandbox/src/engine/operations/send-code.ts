import { digest } from '../../lib/sha256.js'
import { cardIdKey } from '../../spec/wire-names.js'
import { paymentId } from '../../store/ids.js'
import type { CodeRow } from '../../store/rows.js'
import { number, text } from '../domain/context.js'
import type { Call, Operation } from '../domain/contract.js'
import { tell } from '../domain/results.js'
import { stateAfter } from '../domain/state-machine.js'

/** Sends a code to the user's phone. The same parameters again replace it (decision S62). */
export const sendCode: Operation = {
  common: (call) => ({ Amount: number(call, 'Amount') ?? 0 }),
  async run(call, tx) {
    const { user, timers, messages, now } = call
    if (user?.phone === undefined) throw new Error('the user has no phone')
    const draft = codeFor(call, user.id)
    await tx.lock(`code:${draft.id}`)
    const earlier = await tx.get('codes', draft.id)
    const transition = earlier === undefined || now >= earlier.expiresAt ? 'issue-code' : 'replace-code'
    call.transitions.push(transition)
    const from = transition === 'issue-code' ? 'none' : (earlier?.state ?? 'none')
    const code = { ...draft, state: stateAfter(call.tables.machines.confirmationCode, transition, from) }
    await tx.put('codes', code)
    timers.push({ id: `expire-code:${code.id}`, due: code.expiresAt, kind: 'expire-code', of: code.id })
    messages.push({ at: now, to: user.phone, text: code.code })
    const orderId = text(call, 'OrderId')
    tell(call, { amount: number(call, 'Amount') ?? 0, ...(orderId !== undefined && { orderId }) })
    return { success: 'True' }
  },
}

function codeFor(call: Call, user: string): CodeRow {
  const { tables, world, now, terminalName } = call
  const [cardId, orderId, amount] = [text(call, cardIdKey), text(call, 'OrderId'), number(call, 'Amount')]
  return {
    id: digest(JSON.stringify([user, cardId ?? null, orderId ?? null, amount ?? null])).slice(0, 32),
    terminal: terminalName,
    user,
    ...(orderId !== undefined && { payment: paymentId(terminalName, orderId) }),
    ...(cardId !== undefined && { cardId }),
    ...(amount !== undefined && { amount }),
    code: world.random.digits(tables.limits.confirmCodeDigits),
    state: 'none',
    expiresAt: now + tables.limits.confirmCodeLife,
  }
}
