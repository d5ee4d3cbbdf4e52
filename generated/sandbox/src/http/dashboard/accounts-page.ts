// Copied from templates/sandbox/src/http/dashboard/accounts-page.ts by `npm run generate`. Do not edit: change it there.
import type { GatewaySpec } from '../../spec/gateway-spec.js'
import type { World } from '../../world/world.js'
import { type Html, html } from '../shared/html.js'
import { live, moment, money, type Place, pill, type Row, statePill, table } from './components.js'
import { activationButton } from './operations.js'
import { drawStates } from './state-diagram.js'
import type { StateStatuses } from './state-status.js'

/** eWallet users, their cards, and the codes they were sent. */
export async function peoplePage(
  world: World,
  pathParam: Place,
  spec: GatewaySpec,
  status: StateStatuses,
): Promise<Html> {
  const { inspect } = world
  const [users, cards, codes] = await Promise.all([inspect.users(), inspect.cards(), inspect.codes()])
  const diagram = (await spec.diagrams()).card
  const userRows = users.map(
    ({ login, phone, email, createdAt }): Row => [login, phone ?? '–', email ?? '–', moment(createdAt)],
  )
  const cardRows = cards.map((card): Row => {
    const { login, mask, testCard, holder, expiry, state, verification, id } = card
    return [
      login,
      html`<code>${mask}</code> <small>${testCard}</small>`,
      holder,
      `${expiry.slice(2)}/${expiry.slice(0, 2)}`,
      statePill(state, undefined, verification > 0 ? 'wait' : 'good'),
      verification > 0 ? money(verification) : '–',
      html`<code>${id}</code>`,
      html`${activationButton(card, pathParam, spec)}`,
    ]
  })
  const codeRows = codes.map(
    ({ user, payment, code, amount, expiresAt, state }): Row => [
      nameOf(user),
      payment === undefined ? '–' : nameOf(payment),
      amount === undefined ? '–' : money(amount),
      html`<code>${code}</code>`,
      pill(state, 'wait'),
      moment(expiresAt),
    ],
  )
  return html`${live('users', 'Users', table('Users', [['Login', 'text'], 'Phone', ['E-mail', 'text'], 'Registered'], userRows, 'Nobody is registered yet.'))}
${live('cards', 'Cards', table('Cards', [['Login', 'text'], 'Card', ['Holder', 'text'], 'Valid to', 'State', ['Activate with', 'number'], 'CardId', ['', 'buttons']], cardRows, 'No card is registered yet.'))}
<section aria-labelledby="states-heading"><header><h2 id="states-heading">States of a card</h2></header>
${drawStates({ diagram, timeline: [], statusOf: status })}</section>
${live('codes', 'Confirmation codes', table('Confirmation codes', [['User', 'text'], ['OrderId', 'text'], ['Amount', 'number'], 'Code', 'State', 'Expires'], codeRows, 'There are no live codes.'))}`
}

/** What stands behind the terminal in an id. */
function nameOf(id: string): string {
  return id.slice(id.indexOf('/') + 1)
}

/** What would have gone out by e-mail and SMS. */
export async function outboxPage(world: World): Promise<Html> {
  const messages = [...(await world.notifications.outbox())].reverse()
  const rows = messages.map(
    ({ at, channel, to, subject, text }): Row => [
      moment(at),
      pill(channel, 'calm'),
      to,
      html`${subject !== undefined && html`<strong>${subject}</strong><br>`}<span class="message">${text}</span>`,
    ],
  )
  const empty =
    'Nothing was sent. Codes go to phones; results by e-mail and SMS to the addresses the terminal is configured with.'
  return live(
    'outbox',
    'Outbox',
    table('Outbox', ['At', 'By', ['To', 'text'], ['Text', 'text wide']], rows, empty),
    html`<span class="count">${messages.length}</span>`,
  )
}

/** Cheques of payments, and the queue of those of their own. */
export async function chequesPage(world: World): Promise<Html> {
  const now = world.clock.now()
  const cheques = [...(await world.inspect.cheques())].reverse()
  const attached = (await world.inspect.payments()).flatMap(({ orderId, cheques: own }) =>
    own.map((cheque) => ({ orderId, ...cheque })),
  )
  const own = cheques.map(
    ({ chequeId, type, createdAt, readyAt }): Row => [
      chequeId,
      type,
      readyAt <= now ? pill('Created', 'good') : pill('queued', 'wait'),
      moment(createdAt),
      moment(readyAt),
    ],
  )
  const ofPayments = attached
    .reverse()
    .map(
      ({ orderId, kind, amount, given, at }): Row => [
        orderId,
        kind,
        money(amount),
        given ? 'by the merchant' : 'by the gateway',
        moment(at),
      ],
    )
  return html`${live('queue', 'Standalone cheques', table('Standalone cheques', [['Id', 'text'], 'Type', 'Status', 'Made', 'Ready'], own, 'No cheque was made yet.'))}
${live('attached', 'Cheques of payments', table('Cheques of payments', [['OrderId', 'text'], 'Kind', ['Amount', 'number'], 'Positions', 'Formed'], ofPayments, 'No payment has one yet.'))}`
}
