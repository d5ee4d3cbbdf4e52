import type { GatewaySpec } from '../../spec/gateway-spec.js'
import type { StateDiagrams } from '../../spec/state-diagrams.js'
import type { PaymentRow } from '../../store/payment-rows.js'
import type { World } from '../../world/world.js'
import { type Html, html } from '../shared/html.js'
import {
  type Column,
  counted,
  facts,
  live,
  moment,
  money,
  type Place,
  type Row,
  statePill,
  table,
  timeOfDay,
} from './components.js'
import { notificationTable } from './notifications-page.js'
import { paymentButtons } from './operations.js'
import { requestTable } from './requests-page.js'
import { isWanted, searchForm, searchOf } from './search.js'
import { drawStates } from './state-diagram.js'
import type { StateStatuses } from './state-status.js'

/** How many rows a list shows. */
export const shownRows = 100

const columns: readonly Column[] = [
  ['OrderId', 'text'],
  'State',
  ['Balance', 'number'],
  ['Amount', 'number'],
  'Card',
  'Family',
  'Begun',
]

/** Every payment, the latest first. */
export async function paymentsPage(world: World, pathParam: Place, status: StateStatuses): Promise<Html> {
  const { base } = pathParam
  const all = [...(await world.inspect.payments())].reverse()
  const search = searchOf(pathParam)
  const payments = all.filter(({ orderId, state }) => isWanted(search, orderId, state))
  const rows = payments.slice(0, shownRows).map((payment): Row => {
    const { id, orderId, balance, requested, card, family, scheme, createdAt } = payment
    return [
      html`<a href="${base}/payment?id=${encodeURIComponent(id)}">${orderId}</a>`,
      pillOf(payment, status),
      money(balance),
      money(requested),
      card ? html`<code>${card.mask}</code> <small>${card.testCard}</small>` : '–',
      html`${family} <small>${scheme}</small>`,
      timeOfDay(createdAt),
    ]
  })
  const empty =
    all.length > 0
      ? 'No payment matches.'
      : 'No payment yet. Send api.Pay with a test card, and it appears here by itself.'
  const states = all.map(({ state }) => state)
  return html`${searchForm(pathParam, 'State', states, search)}
${live('payments', 'Payments', table('Payments', columns, rows, empty), counted(payments.length, rows.length))}`
}

function pillOf({ state, stateParameter, processing }: PaymentRow, status: StateStatuses): Html {
  return html`${statePill(state, stateParameter, status(state))}${processing && html` <small>${processing}…</small>`}`
}

/** One payment; undefined when there is none of that id. */
export async function paymentPage(
  world: World,
  id: string,
  pathParam: Place,
  spec: GatewaySpec,
  status: StateStatuses,
): Promise<Html | undefined> {
  const payment = (await world.inspect.payments()).find((one) => one.id === id)
  if (payment === undefined) return undefined
  const entries = world.journal.entries.filter(({ orderId }) => orderId === payment.orderId)
  const diagrams = await spec.diagrams()
  const sent = (await world.notifications.deliveries()).filter(({ event }) => event.OrderId === payment.orderId)
  return html`<p class="trail"><a href="${pathParam.base}/payments">Payments</a> / ${payment.orderId}</p>
${live('payment', payment.orderId, html`${summary(payment)}${paymentButtons(payment, pathParam, spec)}`, pillOf(payment, status))}
${live('states', 'Way through the states', statesOf(payment, diagrams, status))}
${live('timeline', 'Timeline', timelineOf(payment, status))}
${live('requests', 'Requests', requestTable(entries, pathParam, 'The journal no longer has them.'))}
${live('notifications', 'Notifications', notificationTable(sent, pathParam, 'Nothing was sent for this payment.'))}`
}

function statesOf(
  { family, timeline, state: current }: PaymentRow,
  { payment }: StateDiagrams,
  status: StateStatuses,
): Html {
  const diagram = payment[family]
  return html`${diagram && drawStates({ diagram, timeline, current, statusOf: status })}
<p class="hint">Numbered lines are the transitions it made, as in the timeline. Grey lines are those it can still make.</p>`
}

function summary(payment: PaymentRow): Html {
  const { requested, balance, authorised, charged, released, refunded, card, terminal, family, scheme, user, errCode } =
    payment
  return facts([
    ['Balance', html`<strong>${money(balance)}</strong>`],
    ['Amount asked', money(requested)],
    ['Authorised', money(authorised)],
    ['Charged', money(charged)],
    ['Released', money(released)],
    ['Refunded', money(refunded)],
    ['Card', card && html`<code>${card.mask}</code> ${card.testCard}`],
    ['Terminal', terminal],
    ['Scheme', `${family}, ${scheme}`],
    ['User', user],
    ['Latest error', errCode],
    ['Final terminal', payment.finalTerminal],
    [
      'Cheques',
      payment.cheques.length === 0
        ? undefined
        : payment.cheques.map(({ kind, amount }) => `${kind} ${money(amount)}`).join(', '),
    ],
    ['Begun', moment(payment.createdAt)],
    ...Object.entries(payment.facts).map(([name, value]) => [name, value] as const),
  ])
}

function timelineOf({ timeline }: PaymentRow, status: StateStatuses): Html {
  if (timeline.length === 0) return html`<p class="empty">Its first operation is being processed.</p>`
  return html`<ol class="timeline">${timeline.map(
    ({ at, transition, to, by, balance, errCode }) =>
      html`<li><span>${timeOfDay(at)} <strong>${transition}</strong> <small>by ${by}</small></span><span>${statePill(to, undefined, status(to))} ${
        errCode !== undefined && html`<code>${errCode}</code> `
      }<span class="number">${money(balance)}</span></span></li>`,
  )}</ol>`
}
