import type { Model } from '../../../model/model.js'

/** How the table `belief` is used. */
export function beliefRules({ belief, gateway }: Pick<Model, 'belief' | 'gateway'>) {
  const { outcome } = gateway.frame
  return {
    rule: 'Anybody can post a notification. After it has arrived, ask a status command about its payment, and act on nothing but the answer. What follows tells how far the answer proves the notification.',
    told: [
      `Whether it succeeded: by \`result\` of the event. success and failure say it by the name, field says it in ${outcome}, none says nothing. Where the name and ${outcome} contradict each other, it is not said.`,
      'Not succeeded: it tells `failed`. Not said, unless `result` is none: `unclear`.',
      'Else it tells `means.money`: `aside` where that is none or absent; `taken` where it is blocked or charged and `means.state` is absent.',
    ],
    amounts: belief.amounts,
    cell: 'The status is looked up in `belief.rows` under what is told, without regard to case and without brackets. Where either is missing, the cell is `unproven`.',
    verdicts: [
      '`contradicted` and `unproven` are the verdict.',
      'Else, a balance above the told amount contradicts.',
      '`confirmed` confirms. So does `emptied` when the told amount is 0 or absent.',
      'Else, `lowered` and `emptied`: confirmed when the balance is below the highest one that earlier answers told while the payment was in that stage (blocked for `released`, charged for `returned`); else unproven.',
    ],
    amountProven: 'The verdict is confirmed, and the balance is the told amount.',
    unknown:
      'The status command failed with `belief.unknown`: ask again later; a payment that stays unknown is unproven.',
  }
}
