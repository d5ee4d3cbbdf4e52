import type { PaymentRow } from '@card-gateway/sandbox/store/payment-rows'
import type { Simulation } from '../core/simulation.js'
import type { Deal } from '../shop/ledger.js'

/** States in which a payment's balance is what is still to be paid. */
const unpaid = new Set(['none', 'New', 'PreAuthorized3DS', 'PreAuthorizedAF'])

/** Money is conserved, and no operation took effect more often than it was requested. */
export function checkMoney(simulation: Simulation, payment: PaymentRow, deal: Deal | undefined): void {
  const { orderId, requested, authorised, released, refunded, balance, state } = payment
  const sums = `${state}: requested ${requested}, authorised ${authorised}, balance ${balance}, released ${released}, refunded ${refunded}`
  if (deal === undefined) return
  if (requested !== deal.amount) simulation.violate('another amount than the order was to cost', orderId, sums)
  const kept = unpaid.has(state) ? 0 : balance
  const isWhole = authorised === kept + released + refunded && authorised <= requested
  if (!isWhole || Math.min(kept, released, refunded) < 0) simulation.violate('money is not conserved', orderId, sums)
  for (const [command, count] of effects(payment)) {
    const called = deal.calls.get(command) ?? 0
    if (count > called) simulation.violate('more was done than asked for', orderId, `${command}: ${count} of ${called}`)
  }
}

/** How often each command took effect. */
function effects({ timeline }: PaymentRow): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { by, errCode } of timeline) {
    if (/^(?:api|inpay|ewallet)\.(?:Refund|Charge|Unblock)$/.test(by) && errCode === undefined)
      counts.set(by, (counts.get(by) ?? 0) + 1)
  }
  return counts
}
