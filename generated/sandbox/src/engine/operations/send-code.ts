// Copied from templates/sandbox/src/engine/operations/send-code.ts by `npm run generate`. Do not edit: change it there.
import { hash } from 'node:crypto'
import { cardIdKey } from '../../spec/wire-names.js'
import { paymentId } from '../../store/ids.js'
import type { CodeRow } from '../../store/rows.js'
import { number, text } from '../domain/context.js'
import type { CommandContext, Operation } from '../domain/contract.js'
import { recordResult } from '../domain/results.js'
import { stateAfter } from '../domain/state-machine.js'

/** Sends a code to the user's phone. The same parameters again replace it (decision S62). */
export const sendCode: Operation = {
  common: (context) => ({ Amount: number(context, 'Amount') ?? 0 }),
  async run(context, tx) {
    const { user, timers, messages, now } = context
    if (user?.phone === undefined) throw new Error('the user has no phone')
    const builder = codeFor(context, user.id)
    await tx.lock(`code:${builder.id}`)
    const earlier = await tx.get('codes', builder.id)
    const transition = earlier === undefined || now >= earlier.expiresAt ? 'issue-code' : 'replace-code'
    context.transitions.push(transition)
    const from = transition === 'issue-code' ? 'none' : (earlier?.state ?? 'none')
    const code = { ...builder, state: stateAfter(context.spec.machines.confirmationCode, transition, from) }
    await tx.put('codes', code)
    timers.push({ id: `expire-code:${code.id}`, due: code.expiresAt, kind: 'expire-code', subject: code.id })
    messages.push({ at: now, to: user.phone, text: code.code })
    const orderId = text(context, 'OrderId')
    recordResult(context, { amount: number(context, 'Amount') ?? 0, ...(orderId !== undefined && { orderId }) })
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
    ...(cardId !== undefined && { cardId }),
    ...(amount !== undefined && { amount }),
    code: world.random.digits(spec.limits.confirmCodeDigits),
    state: 'none',
    expiresAt: now + spec.limits.confirmCodeLife,
  }
}
