import type { Delivery, DeliveryStatus } from '../../world/notifications.js'
import type { World } from '../../world/world.js'
import { type Html, html } from '../shared/html.js'
import {
  counted,
  instruction,
  live,
  moment,
  type Place,
  pill,
  type Row,
  type Status,
  table,
  timeOfDay,
} from './components.js'
import { isWanted, searchForm, searchOf } from './search.js'

const statuses: Readonly<Record<DeliveryStatus, Status>> = {
  new: 'wait',
  pending: 'wait',
  delivered: 'good',
  'given-up': 'bad',
  dropped: 'calm',
  kept: 'calm',
}

/** How many rows the list shows. */
const shown = 100

/** What was sent to the merchant and how that went, and a form to send more. */
export async function notificationsPage(world: World, pathParam: Place, events: readonly string[]): Promise<Html> {
  const made = [...(await world.notifications.deliveries())].reverse()
  const search = searchOf(pathParam)
  const all = made.filter(({ event }) => isWanted(search, String(event.OrderId ?? ''), event.Notification))
  const { url, publicKey } = world.terminal.notifications
  const empty =
    made.length > 0
      ? 'No notification matches.'
      : 'Nothing was sent yet. Each final result of an operation appears here.'
  const names = made.map(({ event }) => event.Notification)
  return html`<section aria-labelledby="trigger-heading"><header><h2 id="trigger-heading">Send one by hand</h2></header>
<p class="hint">${
    url === undefined
      ? 'No receiver is configured: start the sandbox with --notify URL, or give one here.'
      : html`The receiver is <code>${url}</code>${publicKey === undefined ? '.' : ', encrypted.'}`
  }</p>
${instruction(
  pathParam,
  'trigger',
  html`<label>Event <select name="event">${events.map((event) => html`<option>${event}</option>`)}</select></label>
<label>Fields <input name="set" placeholder="OrderId=A-1 Amount=100" autocomplete="off"></label>
<label>Receiver <input name="to" type="url" placeholder="${url ?? 'http://127.0.0.1:3000/notifications'}"></label>
<label class="check"><input type="checkbox" name="unchecked" value="yes"> Unchecked</label>
<button>Send</button>`,
)}
</section>
${searchForm(pathParam, 'Event', names, search)}
${live('notifications', 'Notifications', notificationTable(all.slice(0, shown), pathParam, empty), counted(all.length, Math.min(all.length, shown)))}`
}

/** Notifications in rows. */
export function notificationTable(deliveries: readonly Delivery[], pathParam: Place, empty: string): Html {
  return table(
    'Notifications',
    ['Event', ['OrderId', 'text'], 'Status', 'Attempts', 'Made', ['', 'buttons']],
    deliveries.map((delivery) => row(delivery, pathParam)),
    empty,
  )
}

function row(delivery: Delivery, pathParam: Place): Row {
  const { id, event, status, at, due, encrypted, triggered, url } = delivery
  const button = (action: string, label: string, offered: boolean) =>
    offered && instruction(pathParam, action, html`<button class="small">${label}</button>`, { id })
  const fields = Object.entries(event).map(
    ([name, value]) => html`<div><dt>${name}</dt><dd>${String(value)}</dd></div>`,
  )
  return [
    html`<details id="n-${id}"><summary>${event.Notification}</summary><dl class="fields">${fields}</dl></details>`,
    event.OrderId === undefined ? '–' : String(event.OrderId),
    html`${pill(status, statuses[status])}${encrypted && html` <small>encrypted</small>`}${triggered === true && html` <small>by hand</small>`}`,
    html`${attemptsOf(delivery)}${status === 'pending' && html` <small>next ${timeOfDay(due)}</small>`}`,
    moment(at),
    html`${button('replay', 'Replay', url !== undefined)}${button('drop', 'Drop', status === 'pending')}`,
  ]
}

function attemptsOf({ id, attempts, tries, url }: Delivery): Html {
  if (tries === 0) return html`<small>${url === undefined ? 'no receiver' : 'none'}</small>`
  return html`<details id="a-${id}"><summary>${tries}</summary><p><code>${url}</code></p><ol>${attempts.map(
    ({ at, status, error }) => html`<li>${timeOfDay(at)} ${status ?? error}</li>`,
  )}</ol></details>`
}
