import type { MachineTable } from '../../spec/gateway-spec.js'
import { freePay } from '../../spec/wire-names.js'
import type { PaymentRow } from '../../store/payment-rows.js'
import { found } from '../domain/context.js'
import type { Operation } from '../domain/contract.js'
import { stateAfter } from '../domain/state-machine.js'

/** GetState and PayStatus: Success is about the query, not about the payment (decision S46). */
export const status: Operation = {
  order: 'asks',
  common: (context) => ({ MerchantContract: context.terminalName }),
  run(context) {
    const { spec, command } = context
    const payment = found(context, 'payment')
    const shown = shownState(payment, spec.machines.payment)
    const errCode = command.row.deviations?.statuses[shown.state]
    if (errCode !== undefined) return { success: 'False', errCode, why: `The payment is ${shown.state}.` }
    const state = toldState(payment, shown, command.row.deviations?.sessionStates)
    return {
      success: 'True',
      values: {
        State: state,
        Status: state,
        Amount: payment.state === 'none' ? payment.requested : payment.balance,
        VWUserLgn: payment.user,
        CardId: payment.card?.cardId ?? freePay,
      },
    }
  },
}

function toldState({ sessionId }: PaymentRow, shown: PaymentRow, others: Readonly<Record<string, string>> = {}) {
  return (sessionId === undefined ? undefined : others[shown.state]) ?? stateText(shown)
}

/** While the first operation of a payment is being processed, its status is that of a registered one (decision S125). */
function shownState(payment: PaymentRow, machine: MachineTable): PaymentRow {
  return payment.state === 'none' ? { ...payment, state: stateAfter(machine, 'register-payment', 'none') } : payment
}

/** `Forwarded(T2)` */
export function stateText({ state, stateParameter }: PaymentRow): string {
  return stateParameter === undefined ? state : `${state}(${stateParameter})`
}
