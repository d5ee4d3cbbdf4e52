import type { Confirmation } from './confirm.js'
import type { Meaning } from './meaning.js'
import type { EventName, Notification, NotificationOf } from './notification.js'

/** What a handler is told beside the event. */
export interface HandlerContext<Tx> {
  /** The inbox's open transaction: what is written through it is committed together with "done". */
  readonly tx: Tx
  /** Id of the entry in the inbox. */
  readonly id: string
  /** 1 at the first attempt. */
  readonly attempt: number
  /** What the event says: result, status, money. */
  readonly meaning: Meaning
  /**
   * The gateway, asked, confirmed it. False without `confirm`, and where a status cannot prove the event: then anybody
   * may have posted it (decision S75).
   */
  readonly verified: boolean
  /** What the gateway answered; absent when it was not asked. */
  readonly confirmation?: Confirmation
  /**
   * It is older than what is known of its payment. Only the fallback ever sees such a notification, so that no handler
   * turns a payment back.
   */
  readonly outdated: boolean
  /**
   * It is the first to tell of this step of the payment's money. One step is told of by several events
   * (`EngineChargeSuccess`, `EnginePaySuccess`, `MerchantPay`), and a forger may repeat it under another date.
   */
  readonly first: boolean
}

/** Acts on a notification. When it throws, nothing it wrote through `tx` is kept, and it is called again later. */
export type Handler<Event, Tx> = (event: Event, context: HandlerContext<Tx>) => unknown

/** Handlers by the name of the event. */
export type Handlers<Tx> = { readonly [Name in EventName]?: Handler<NotificationOf<Name>, Tx> }

/** One handler for several events. */
export interface Group<Tx> {
  readonly events: readonly EventName[]
  readonly handle: Handler<Notification, Tx>
}

/** Makes a group: names of events, as a list or one of `eventGroups`, and the handler of them all. */
export type MakeGroup<Tx> = <const Name extends EventName>(
  events: readonly Name[],
  handle: Handler<NotificationOf<Name>, Tx>,
) => Group<Tx>

/**
 * Handlers of several events each. A function, because that is how TypeScript comes to know the type of `tx`.
 *
 * @example
 * ```ts
 * groups: (group) => [group(eventGroups.failed, (event, { tx }) => markDeclined(tx, event.OrderId))]
 * ```
 */
export type Groups<Tx> = (group: MakeGroup<Tx>) => readonly Group<Tx>[]

function makeGroup<const Name extends EventName, Tx>(
  events: readonly Name[],
  handle: Handler<NotificationOf<Name>, Tx>,
): Group<Tx> {
  const isOurs = (event: Notification): event is NotificationOf<Name> =>
    events.some((name) => name === event.Notification)
  return { events, handle: (event, context) => (isOurs(event) ? handle(event, context) : undefined) }
}

/** The handler of each event that has one. */
export type Routes<Tx> = ReadonlyMap<string, Handler<Notification, Tx>>

/**
 * Joins handlers and groups.
 *
 * @throws TypeError when an event has two handlers
 */
export function routesOf<Tx>(on: Handlers<Tx>, groups: Groups<Tx> = () => []): Routes<Tx> {
  const routes = new Map<string, Handler<Notification, Tx>>()
  const byName: Handler<Notification, Tx> = (event, context) => {
    if (event.Notification !== undefined) return call(on, event.Notification, event, context)
  }
  const named = Object.entries(on).filter(([, handler]) => handler !== undefined)
  for (const { events, handle } of [
    ...named.map(([name]) => ({ events: [name], handle: byName })),
    ...groups(makeGroup),
  ]) {
    for (const name of events) {
      if (routes.has(name)) throw new TypeError(`${name} has two handlers. Keep one, in on or in one group.`)
      routes.set(name, handle)
    }
  }
  return routes
}

/** The name as a parameter of its own tells TypeScript that handler and event belong together. */
function call<Name extends EventName, Tx>(
  on: Handlers<Tx>,
  name: Name,
  event: NotificationOf<Name>,
  context: HandlerContext<Tx>,
): unknown {
  const handle: Handlers<Tx>[Name] = on[name]
  return handle?.(event, context)
}
