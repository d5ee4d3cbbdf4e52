// Copied from templates/notifications/src/routing.ts by `npm run generate`. Do not edit: change it there.
import type { Confirmation } from './confirm.js'
import type { Meaning } from './meaning.js'
import type { EventName, Notification, NotificationOf } from './notification.js'
import type { Payment, Step } from './progress.js'

/**
 * What every handler gets beside the event. It says nothing about whether the event is true. With `confirm: 'none'`
 * handlers get nothing else.
 *
 * @example
 * ```ts
 * const isFirst = ({ attempt }: HandlerContext<SqlClient>) => attempt === 1
 * ```
 */
export interface HandlerContext<Tx> {
  /** The inbox's open transaction: what is written through it is committed together with "done". */
  readonly tx: Tx
  /** Id of the entry in the inbox. */
  readonly id: string
  /** 1 at the first attempt. */
  readonly attempt: number
  /** What the event says: result, status, money. */
  readonly meaning: Meaning
}

/**
 * What a handler gets when the gateway is asked.
 *
 * @example
 * ```ts
 * const isSure = ({ verified }: ConfirmedContext<SqlClient>) => verified
 * ```
 */
export interface ConfirmedContext<Tx> extends HandlerContext<Tx> {
  /**
   * The gateway, asked, confirmed it: that it happened, not every word of it. Amounts are proven by
   * `confirmation.amountProven`; the other fields, such as a session's custom keys, are not proven. False where no
   * status can prove the event: then anybody may have posted it (decision S75).
   */
  readonly verified: boolean
  /** What the gateway answered, and what follows from it. */
  readonly confirmation: Confirmation
}

/**
 * Acts on a notification. When it throws, nothing it wrote through `tx` is kept, and it is called again later.
 *
 * What it throws ends the attempt, which is repeated later.
 *
 * @example
 * ```ts
 * const handler: Handler<Notification, HandlerContext<SqlClient>> = (event, { tx }) => noteFailure(tx, eventNameOf(event))
 * ```
 */
export type Handler<Event, Context> = (event: Event, context: Context) => unknown

/**
 * Handlers by the name of the event.
 *
 * @example
 * ```ts
 * const on: Handlers<HandlerContext<SqlClient>> = {
 *   CustomerSendCode: (_event, { id }) => log.info(id),
 * }
 * ```
 */
export type Handlers<Context> = { readonly [Name in EventName]?: Handler<NotificationOf<Name>, Context> }

/**
 * What the handler of a step gets beside the payment.
 *
 * @example
 * ```ts
 * const nameOf = ({ event }: StepContext<SqlClient>) => eventNameOf(event)
 * ```
 */
export interface StepContext<Tx> extends HandlerContext<Tx> {
  /** The notification that made the receiver ask. It may be about another step, and it may be false. */
  readonly event: Notification
}

/**
 * Handlers of the steps of a payment's money. They are called with the payment as the gateway answered it, once for each
 * step and in the order of the steps, whichever notifications arrive, in whatever order and however often. `returned` and
 * `released` are called again whenever less is left than before.
 *
 * @example
 * ```ts
 * const steps: Steps<SqlClient> = { charged: ({ OrderId }, { tx }) => markPaid(tx, OrderId) }
 * ```
 */
export type Steps<Tx> = { readonly [Name in Step]?: (payment: Payment, context: StepContext<Tx>) => unknown }

/**
 * One handler for several events.
 *
 * @example
 * ```ts
 * const namesOf = (group: Group<HandlerContext<SqlClient>>) => group.events
 * ```
 */
export interface Group<Context> {
  /** Names of its events. */
  readonly events: readonly EventName[]
  /** Takes them all. */
  readonly handle: Handler<Notification, Context>
}

/**
 * Makes a group: names of events, as a list or one of `eventGroups`, and the handler of them all.
 *
 * It throws nothing.
 *
 * @example
 * ```ts
 * const failures = (group: MakeGroup<HandlerContext<SqlClient>>) => group(eventGroups.failed, () => {})
 * ```
 */
export type MakeGroup<Context> = <const Name extends EventName>(
  events: readonly Name[],
  handle: Handler<NotificationOf<Name>, Context>,
) => Group<Context>

/**
 * Handlers of several events each. It is a function, because only so can TypeScript infer the type of `tx`.
 *
 * What it throws, `createReceiver` throws.
 *
 * @example
 * ```ts
 * createReceiver({
 *   ...options,
 *   groups: (group) => [group(eventGroups.failed, (event, { tx }) => noteFailure(tx, event.Notification))],
 * })
 * ```
 *
 * @example
 * ```ts
 * const groups: Groups<HandlerContext<SqlClient>> = (group) => [group(eventGroups.failed, (event) => log.info(event))]
 * ```
 */
export type Groups<Context> = (group: MakeGroup<Context>) => readonly Group<Context>[]

function makeGroup<const Name extends EventName, Context>(
  events: readonly Name[],
  handle: Handler<NotificationOf<Name>, Context>,
): Group<Context> {
  const isOurs = (event: Notification): event is NotificationOf<Name> =>
    events.some((name) => name === event.Notification)
  return { events, handle: (event, context) => (isOurs(event) ? handle(event, context) : undefined) }
}

/** A handler, and by what it is known in the progress of a payment. */
export interface Route<Context> {
  readonly key: string
  readonly handle: Handler<Notification, Context>
}

/** The route of each event that has one. */
export type Routes<Context> = ReadonlyMap<string, Route<Context>>

/**
 * Joins handlers and groups.
 *
 * @throws TypeError when an event has two handlers
 */
export function routesOf<Context>(on: Handlers<Context> = {}, groups: Groups<Context> = () => []): Routes<Context> {
  const routes = new Map<string, Route<Context>>()
  const byName: Handler<Notification, Context> = (event, context) => {
    if (event.Notification !== undefined) return call(on, event.Notification, event, context)
  }
  const named = Object.entries(on).filter(([, handler]) => handler !== undefined)
  for (const { events, handle } of [
    ...named.map(([name]) => ({ events: [name], handle: byName })),
    ...groups(makeGroup),
  ]) {
    const key = [...events].sort().join(' ')
    for (const name of events) {
      if (routes.has(name)) throw new TypeError(`${name} has two handlers. Keep one, in on or in one group.`)
      routes.set(name, { key, handle })
    }
  }
  return routes
}

/** The name as a parameter of its own tells TypeScript that handler and event belong together. */
function call<Name extends EventName, Context>(
  on: Handlers<Context>,
  name: Name,
  event: NotificationOf<Name>,
  context: Context,
): unknown {
  const handle: Handlers<Context>[Name] = on[name]
  return handle?.(event, context)
}
