import type { Clock, MemoryInbox } from '@card-gateway/notifications'
import type { Place } from './places.js'

type Notifications = typeof import('@card-gateway/notifications')

let last: Pick<Place, 'inbox' | 'forward'> | undefined

/** The latest inbox in memory that was made without a clock. */
export function lastInbox(): Pick<Place, 'inbox' | 'forward'> {
  if (last === undefined) throw new Error('No inbox was made.')
  return last
}

/** The package, whose inboxes in memory go by a clock of the test where they are given none. */
export function withKnownInboxes(real: Notifications): Notifications {
  const construct = (target: typeof MemoryInbox, [options]: ConstructorParameters<typeof MemoryInbox>) => {
    if (options?.clock !== undefined) return new target(options)
    const { clock, forward } = standingClock()
    const inbox = new target({ ...options, clock })
    last = { inbox, forward: () => forward(inbox) }
    return inbox
  }
  return { ...real, MemoryInbox: new Proxy(real.MemoryInbox, { construct }) }
}

/** A clock that stands, and is put to the moment when the first that waits is due. */
export function standingClock() {
  let now = 0
  const clock: Clock = { now: () => now, schedule: () => () => {} }
  const forward = async (inbox: MemoryInbox) => {
    const waiting = await inbox.list({ status: 'pending', limit: 10_000 })
    now = Math.max(now, Math.min(...waiting.map(({ dueAt }) => dueAt?.getTime() ?? now)))
  }
  return { clock, forward }
}
