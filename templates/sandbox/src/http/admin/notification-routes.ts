import { hint } from '../../lib/did-you-mean.js'
import { milliseconds } from '../../lib/duration.js'
import { checkName, type Names } from '../../spec/names.js'
import { type Delivery, deliveryStatuses, type SentNotification } from '../../world/notifications.js'
import type { World } from '../../world/world.js'
import { attempted, usualPatience } from '../shared/attempted.js'
import { checkEventFields, checkEventValues } from '../shared/event-values.js'
import { AdminError, found } from './admin-error.js'
import type { JsonBody } from './json-body.js'
import { type AdminCall, iso, type Route } from './route.js'

/** How long a caller waits for a notification by default. */
const patience = '30s'
const longest = 600_000

const within = `how long to wait for the first attempt, on the machine's clock; default ${usualPatience}`

/** Notifications and the outbox. */
export const notificationRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/admin/notifications',
    summary: 'Lists notifications and how their delivery went, oldest first.',
    query: {
      status: deliveryStatuses.join(', '),
      Notification: 'name of the event',
      OrderId: 'of a payment',
    },
    answer: async ({ world, query, names }) =>
      (await world.notifications.deliveries()).filter(chosenBy(query, names)).map(deliveryView),
  },
  {
    method: 'GET',
    path: '/admin/notifications/next',
    summary:
      'Returns the oldest notification with this name that it has not returned yet, or waits for one. Further parameters are fields it must have.',
    query: {
      Notification: 'name of the event',
      within: `how long to wait, on the machine's clock; default ${patience}`,
    },
    openQuery: true,
    answer: next,
  },
  {
    method: 'GET',
    path: '/admin/notifications/{id}',
    summary: 'Shows a notification with its attempts.',
    answer: async ({ world, pathParam }) => deliveryView(await deliveryOf(world, pathParam)),
  },
  {
    method: 'POST',
    path: '/admin/notifications',
    summary:
      'Sends a notification by hand and waits for the receiver’s answer. Fields that are not set are taken from the payment of OrderId.',
    body: {
      Notification: 'name of the event',
      set: 'values of fields, by name',
      times: 'how many equal ones; default 1',
      late: 'duration until the first attempt; default 0',
      encrypted: 'default: whether the terminal has a public key',
      to: 'receiver; default the terminal’s',
      unchecked: 'whether set may name fields the event does not have, and give them any values; default false',
      within,
    },
    answer: trigger,
  },
  {
    method: 'POST',
    path: '/admin/notifications/replay',
    summary: 'Sends a notification again, whatever its status, and waits for the receiver’s answer.',
    body: { id: 'of the notification', to: 'receiver; default the one before', within },
    answer: replay,
  },
  {
    method: 'POST',
    path: '/admin/notifications/drop',
    summary: 'Stops the attempts for a notification.',
    body: { id: 'of the notification' },
    answer: async ({ world, body }) => {
      const id = body.text('id')
      body.finish()
      await deliveryOf(world, id)
      return deliveryView(await world.notifications.drop(id))
    },
  },
  {
    method: 'POST',
    path: '/admin/notifications/idle',
    summary: 'Answers once everything that is due was tried and no attempt is running.',
    answer: ({ world }) => world.notifications.idle(),
  },
  {
    method: 'GET',
    path: '/admin/outbox',
    summary: 'Lists e-mails and SMS, oldest first.',
    query: { channel: 'email or sms', to: 'receiver' },
    answer: async ({ world, query }) => {
      const [channel, to] = [query.get('channel'), query.get('to')]
      return (await world.notifications.outbox())
        .filter((message) => (channel === null || message.channel === channel) && (to === null || message.to === to))
        .map((message) => ({ ...message, at: iso(message.at) }))
    },
  },
]

async function deliveryOf({ notifications }: World, id: string): Promise<Delivery> {
  return found(
    (await notifications.deliveries()).find((delivery) => delivery.id === id),
    'notification',
  )
}

function chosenBy(query: URLSearchParams, names: Names): (delivery: Delivery) => boolean {
  const [status, name, order] = [query.get('status'), query.get('Notification'), query.get('OrderId')]
  if (name !== null) checkName(names, 'event', name)
  if (status !== null && !deliveryStatuses.some((known) => known === status))
    throw new AdminError(400, `There is no status ${status}${hint(status, deliveryStatuses)}`)
  return ({ event, ...delivery }) =>
    (status === null || delivery.status === status) &&
    (name === null || event.Notification === name) &&
    (order === null || event.OrderId === order)
}

function deliveryView({ id, status, at, due, event, url, encrypted, tries, attempts, triggered }: Delivery) {
  return {
    id,
    status,
    at: iso(at),
    ...(status === 'pending' && { due: iso(due) }),
    event,
    url,
    encrypted,
    tries,
    attempts: attempts.map((attempt) => ({ ...attempt, at: iso(attempt.at) })),
    triggered,
  }
}

async function trigger({ world, body, signal }: AdminCall) {
  const name = body.text('Notification')
  const [set, times, late] = [body.fields('set'), body.optionalNumber('times'), body.optionalSpan('late')]
  const [encrypted, to] = [body.optionalFlag('encrypted'), body.optionalText('to')]
  const [unchecked, patience] = [body.optionalFlag('unchecked'), patienceOf(body)]
  body.finish()
  if (!unchecked) checkEventValues(name, set)
  const options = {
    set,
    ...(late !== undefined && { late: milliseconds(late) }),
    ...(times !== undefined && { times }),
    ...(encrypted !== undefined && { encrypted }),
    ...(to !== undefined && { to }),
  }
  const made = await attempted(world, (notifications) => notifications.trigger(name, options), patience, signal)
  return made.map(deliveryView)
}

async function replay({ world, body, signal }: AdminCall) {
  const [id, to, patience] = [body.text('id'), body.optionalText('to'), patienceOf(body)]
  body.finish()
  await deliveryOf(world, id)
  const again = await attempted(world, async ({ replay }) => [await replay(id, to)], patience, signal)
  return again.map(deliveryView)[0]
}

function patienceOf(body: JsonBody): number {
  return Math.min(milliseconds(body.optionalSpan('within') ?? usualPatience), longest)
}

async function next({ world, query, signal }: AdminCall): Promise<SentNotification> {
  const name = query.get('Notification')
  if (name === null) throw new AdminError(400, 'Notification is missing.')
  const within = query.get('within') ?? patience
  const limit = Math.min(milliseconds(/^\d+$/.test(within) ? Number(within) : within), longest)
  const fields = [...query].filter(([key]) => !['Notification', 'within', 'terminal'].includes(key))
  checkEventFields(
    name,
    fields.map(([key]) => key),
  )
  const waiting = new AbortController()
  const giveUp = () => waiting.abort(new AdminError(504, `No such notification came within ${limit} milliseconds.`))
  const timer = setTimeout(giveUp, limit)
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    return await world.notifications.next(name, Object.fromEntries(fields), { signal: waiting.signal })
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
  }
}
