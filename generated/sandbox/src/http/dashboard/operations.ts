// Copied from templates/sandbox/src/http/dashboard/operations.ts by `npm run generate`. Do not edit: change it there.
import { kopecksToDecimal } from '@card-gateway/protocol'
import type { CommandRow, GatewaySpec, OperationName } from '../../spec/gateway-spec.js'
import type { PaymentRow } from '../../store/payment-rows.js'
import type { CardRow } from '../../store/user-rows.js'
import type { Carried } from '../../world/world.js'
import { type Html, html } from '../shared/html.js'
import { instruction, type Place } from './components.js'

/** What is offered for a payment, in this order. */
const ofPayments: readonly OperationName[] = ['charge', 'unblock', 'refund']

/** Buttons for what can be done about a payment now, each a command of its family. */
export function paymentButtons(payment: PaymentRow, pathParam: Place, spec: GatewaySpec): Html | false {
  const { family, state, orderId, balance, processing } = payment
  if (processing !== undefined) return false
  const offered = ofPayments.flatMap((operation) => commandsOf(spec, operation, 'payment', state, family))
  if (offered.length === 0) return false
  const amount = html`<label>Amount <input name="Amount" value="${kopecksToDecimal(balance)}" inputmode="decimal" required></label>`
  return html`<div class="buttons">${offered.map(([id, row]) =>
    instruction(
      pathParam,
      'command',
      html`${wantsAmount(row) && amount}<button class="small">${row.descriptor.name}</button>`,
      {
        command: id,
        OrderId: orderId,
      },
    ),
  )}</div>`
}

/** The button that activates a card with the amount that was blocked on it; nothing where that is over. */
export function activationButton(card: CardRow, pathParam: Place, spec: GatewaySpec): Html | false {
  const { login, id, state, verification } = card
  const [[command] = []] = commandsOf(spec, 'activate-card', 'card', state)
  if (command === undefined) return false
  const values = { command, VWUserLgn: login, CardId: id, Amount: kopecksToDecimal(verification) }
  return instruction(pathParam, 'command', html`<button class="small">Activate</button>`, values)
}

/** Commands that do something about a thing in a state. */
function commandsOf(
  { commands, machines }: GatewaySpec,
  operation: OperationName,
  machine: 'payment' | 'card',
  state: string,
  family?: string,
): (readonly [id: string, row: CommandRow])[] {
  const { transitions } = machines[machine]
  return Object.entries(commands).filter(
    ([, row]) =>
      row.operation === operation &&
      (family === undefined || row.descriptor.family === family) &&
      row.moves.some((move) => transitions[move]?.from.includes(state)),
  )
}

function wantsAmount({ descriptor }: CommandRow): boolean {
  const asked = descriptor.request.flatMap((field) => (field.flat ? (field.fields ?? []) : [field]))
  return asked.some(({ name }) => name === 'Amount')
}

/** Says how a command ended. */
export function wordsOf(command: string, orderId: string, { success, errCode, why }: Carried): string {
  const what = orderId === '' ? command : `${command} of ${orderId}`
  if (success === undefined) return `${what} got no answer.`
  return [`${what}: ${success}`, errCode, why].filter((part) => part !== undefined).join(' ')
}
