// Copied from templates/sandbox/src/engine/status.ts by `npm run generate`. Do not edit: change it there.
import type { PaymentRow } from '../store/rows.js'
import type { Operation } from './call.js'
import { freePay } from './words.js'

/** GetState and PayStatus: Success tells of the question (decision S46). */
export const status: Operation = {
  order: 'asks',
  common: (call) => ({ MerchantContract: call.terminalName }),
  run({ payment }) {
    if (payment === undefined) throw new Error('the payment was not found before')
    const state = stateText(payment)
    return {
      success: 'True',
      values: {
        State: state,
        Status: state,
        Amount: payment.balance,
        VWUserLgn: payment.user,
        CardId: payment.card?.cardId ?? freePay,
      },
    }
  },
}

/** `Forwarded(T2)` */
export function stateText({ state, stateParameter }: PaymentRow): string {
  return stateParameter === undefined ? state : `${state}(${stateParameter})`
}
