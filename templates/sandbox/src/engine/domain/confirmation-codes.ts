import type { Awaitable } from '../../lib/awaitable.js'
import type { Tx } from '../../store/transaction.js'
import type { CodeRow } from '../../store/user-rows.js'
import type { CommandContext } from './contract.js'
import { stateAfter } from './state-machine.js'

/** Codes that a payment demands and that are not over. */
export async function findCodes(
  context: Pick<CommandContext, 'now'>,
  tx: Tx,
  payment: string,
): Promise<readonly CodeRow[]> {
  const codes = await tx.find('codes', 'payment', payment)
  return codes.filter(({ expiresAt }) => context.now < expiresAt)
}

/** The code that fits: its digits, and the amount and card it was asked for, when it was asked for one (decision S61). */
export function bestCode(
  codes: readonly CodeRow[],
  given: string,
  amount: number | undefined,
  cardId: string | undefined,
): CodeRow | undefined {
  return codes.find(
    (row) =>
      row.code === given &&
      (row.amount === undefined || row.amount === amount) &&
      (row.cardId === undefined || row.cardId === cardId),
  )
}

/** A code is used up once it is confirmed, even when the payment is then declined (decision S62). */
export function spendCode({ code, spec, transitions }: CommandContext, tx: Tx): Awaitable<void> {
  if (code === undefined) return undefined
  stateAfter(spec.machines.confirmationCode, 'confirm-code', code.state)
  transitions.push('confirm-code')
  return tx.remove('codes', code.id)
}
