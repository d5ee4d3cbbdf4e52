import type { MachineTable } from '../engine/tables.js'
import { type Html, html } from '../pages/html.js'
import type { World } from '../world.js'
import { drawStates } from './diagram.js'
import { live, moment, money, pill, statePill, table } from './look.js'
import type { StateTones } from './tone.js'

/** eWallet users, their cards, and the codes they were sent. */
export async function peoplePage(world: World, machine: MachineTable, tone: StateTones): Promise<Html> {
  const { inspect } = world
  const [users, cards, codes] = await Promise.all([inspect.users(), inspect.cards(), inspect.codes()])
  const userRows = users.map(
    ({ login, phone, email, createdAt }) =>
      html`<tr><td class="text">${login}</td><td>${phone ?? '–'}</td><td class="text">${email ?? '–'}</td><td>${moment(createdAt)}</td></tr>`,
  )
  const cardRows = cards.map(
    ({ login, mask, testCard, holder, expiry, state, verification, id }) =>
      html`<tr><td class="text">${login}</td><td><code>${mask}</code> <small>${testCard}</small></td><td class="text">${holder}</td><td>${expiry.slice(2)}/${expiry.slice(0, 2)}</td>
<td>${statePill(state, undefined, verification > 0 ? 'wait' : 'good')}</td><td class="number">${verification > 0 ? money(verification) : '–'}</td><td><code>${id}</code></td></tr>`,
  )
  const codeRows = codes.map(
    ({ user, payment, code, amount, expiresAt, state }) =>
      html`<tr><td class="text">${nameOf(user)}</td><td class="text">${payment === undefined ? '–' : nameOf(payment)}</td><td class="number">${amount === undefined ? '–' : money(amount)}</td><td><code>${code}</code></td><td>${pill(state, 'wait')}</td><td>${moment(expiresAt)}</td></tr>`,
  )
  return html`${live('users', 'Users', table('Users', ['Login', 'Phone', 'E-mail', 'Registered'], userRows, 'Nobody is registered yet.'))}
${live('cards', 'Cards', table('Cards', ['Login', 'Card', 'Holder', 'Valid to', 'State', 'Activate with', 'CardId'], cardRows, 'No card is registered yet.'))}
<section aria-labelledby="states-heading"><header><h2 id="states-heading">States of a card</h2></header>
${drawStates({ machine, timeline: [], tone })}</section>
${live('codes', 'Confirmation codes', table('Confirmation codes', ['User', 'OrderId', 'Amount', 'Code', 'State', 'Expires'], codeRows, 'None is live.'))}`
}

/** What stands behind the terminal in an id. */
function nameOf(id: string): string {
  return id.slice(id.indexOf('/') + 1)
}

/** What would have gone out by e-mail and SMS. */
export async function outboxPage(world: World): Promise<Html> {
  const messages = [...(await world.notifications.outbox())].reverse()
  const rows = messages.map(
    ({ at, channel, to, subject, text }) =>
      html`<tr><td>${moment(at)}</td><td>${pill(channel, 'calm')}</td><td class="text">${to}</td><td class="text wide">${subject !== undefined && html`<strong>${subject}</strong><br>`}<span class="message">${text}</span></td></tr>`,
  )
  const empty =
    'Nothing was sent. Codes go to phones; results by e-mail and SMS to the addresses the terminal is configured with.'
  return live(
    'outbox',
    'Outbox',
    table('Outbox', ['At', 'By', 'To', 'Text'], rows, empty),
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
    ({ chequeId, type, createdAt, readyAt }) =>
      html`<tr><td class="text">${chequeId}</td><td>${type}</td><td>${readyAt <= now ? pill('Created', 'good') : pill('queued', 'wait')}</td><td>${moment(createdAt)}</td><td>${moment(readyAt)}</td></tr>`,
  )
  const ofPayments = attached
    .reverse()
    .map(
      ({ orderId, kind, amount, given, at }) =>
        html`<tr><td class="text">${orderId}</td><td>${kind}</td><td class="number">${money(amount)}</td><td>${given ? 'by the merchant' : 'by the gateway'}</td><td>${moment(at)}</td></tr>`,
    )
  return html`${live('queue', 'Standalone cheques', table('Standalone cheques', ['Id', 'Type', 'Status', 'Made', 'Ready'], own, 'No cheque was made yet.'))}
${live('attached', 'Cheques of payments', table('Cheques of payments', ['OrderId', 'Kind', 'Amount', 'Positions', 'Formed'], ofPayments, 'No payment has one yet.'))}`
}
