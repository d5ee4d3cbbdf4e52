import { hash } from 'node:crypto'
import { defined } from '../../lib/records.js'
import { cardIdKey } from '../../spec/wire-names.js'
import { paymentId } from '../../store/ids.js'
import type { CodeRow } from '../../store/user-rows.js'
import { found, number, text } from '../domain/context.js'
import type { CommandContext, Operation } from '../domain/contract.js'
import { recordResult } from '../domain/results.js'
import { stateAfter } from '../domain/state-machine.js'

/** Sends a code to the user's phone. The same parameters again replace it (decision S62). */
export const sendCode: Operation = {
  common: (context) => ({ Amount: number(context, 'Amount') ?? 0 }),
  async run(context, tx) {
    const { timers, messages, now } = context
    const user = found(context, 'user')
    const builder = codeFor(context, user.id)
    await tx.lock(`code:${builder.id}`)
    const earlier = await tx.get('codes', builder.id)
    const transition = earlier === undefined ? 'issue-code' : 'replace-code'
    context.transitions.push(transition)
    const state = stateAfter(context.spec.machines.confirmationCode, transition, earlier?.state ?? 'none')
    const code = { ...builder, state }
    await tx.put('codes', code)
    timers.push({ id: `expire-code:${code.id}`, due: code.expiresAt, kind: 'expire-code', subject: code.id })
    // The check `phone` has refused a user without one.
    messages.push({ at: now, to: user.phone ?? '', text: code.code })
    recordResult(context, { amount: code.amount ?? 0, ...defined({ orderId: text(context, 'OrderId') }) })
    return { success: 'True' }
  },
}

function codeFor(context: CommandContext, user: string): CodeRow {
  const { spec, world, now, terminalName } = context
  const [cardId, orderId, amount] = [text(context, cardIdKey), text(context, 'OrderId'), number(context, 'Amount')]
  return {
    id: hash('sha256', JSON.stringify([user, cardId ?? null, orderId ?? null, amount ?? null])).slice(0, 32),
    terminal: terminalName,
    user,
    ...(orderId !== undefined && { payment: paymentId(terminalName, orderId) }),
    ...defined({ cardId, amount }),
    code: world.random.digits(spec.limits.confirmCodeDigits),
    state: 'none',
    expiresAt: now + spec.limits.confirmCodeLife,
  }
}
