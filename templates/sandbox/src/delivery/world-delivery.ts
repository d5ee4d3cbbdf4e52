import type { Happening } from '../engine/happening.js'
import { receiverAddress } from '../receiver-address.js'
import type { Delivery, Notifications } from '../sandbox.js'
import type { DeliveryRow, MessageRow } from '../store/rows.js'
import { type Awaitable, andThen, type Tx } from '../store/store.js'
import type { World } from '../world.js'
import { announcementOf, isAnnouncement } from './announcement.js'
import { Background } from './background.js'
import { Courier } from './courier.js'
import { type Dispatch, isDispatch, type TriggerOptions } from './dispatch.js'
import { bodyWriter } from './envelope.js'
import { inTurn } from './in-turn.js'
import { emailOf, smsOf } from './messages.js'
import type { Post } from './post.js'
import { type DeliveryTables, noEvent, Recorder } from './recorder.js'
import { Retention } from './retention.js'
import { SentList } from './sent.js'
import type { SendMail } from './smtp.js'

/** How many rows too many there may be before they are removed together. */
const slack = 64

type DeliveryWorld = Omit<World, 'sink' | 'notifications'>

/** What all worlds share. */
export interface DeliverySettings {
  /** How many deliveries, and how many messages, that are over are kept. */
  readonly keep: number
  readonly post: Post
  readonly report: (error: unknown) => void
  readonly timeLimit: number | undefined
  readonly mail: SendMail | undefined
}

/** The delivery of one world. */
export class WorldDelivery implements Delivery {
  readonly sink: Delivery['sink']
  readonly notifications: Notifications
  readonly #world: DeliveryWorld
  readonly #recorder: Recorder
  readonly #courier: Courier
  readonly #sent: SentList
  readonly #events: DeliveryTables['events']
  readonly #finished: Retention
  readonly #messages: Retention
  readonly #mail: SendMail | undefined
  readonly #background: Background
  readonly #listeners = new Set<(dispatch: Dispatch) => void>()

  constructor(tables: DeliveryTables, world: DeliveryWorld, settings: DeliverySettings) {
    const { keep, post, report, mail } = settings
    const { notificationRetry } = tables.limits
    const { deliveryLimit = Number.POSITIVE_INFINITY, publicKey, encryption } = world.terminal.notifications
    this.#world = world
    this.#mail = mail
    this.#background = new Background(report)
    this.#sent = new SentList(keep)
    this.#events = tables.events
    this.#finished = new Retention('deliveries', keep)
    this.#messages = new Retention('outbox', keep)
    this.#recorder = new Recorder(tables, world)
    this.#courier = new Courier(world, {
      post,
      write: bodyWriter(publicKey, encryption),
      pause: notificationRetry,
      timeLimit: settings.timeLimit ?? notificationRetry,
      limit: deliveryLimit,
      finished: this.#finished,
      changed: (dispatch) => this.#tell(dispatch),
      report,
    })
    this.sink = {
      record: (tx, happening: Happening) => this.#recorder.record(tx, happening),
      message: (tx, { at, to, text }) => this.#put(tx, { id: world.random.hex(16), at, channel: 'sms', to, text }),
      committed: (recorded) => this.#background.run(() => this.#committed(recorded)),
    }
    this.notifications = this.#controls()
  }

  async start(): Promise<void> {
    const { known, messages } = await this.#transaction(async (tx) => {
      const rows = await tx.all('deliveries')
      return { known: rows.filter(({ status }) => status !== 'new'), messages: await tx.all('outbox') }
    })
    for (const { id } of messages) this.#messages.add(id)
    for (const row of known) {
      this.#sent.remember(() => this.#notificationsIn(row).map(({ event }) => event))
      if (isDispatch(row) && row.status === 'pending') this.#courier.schedule(row)
      else this.#finished.add(row.id)
    }
    await this.#takeIn()
  }

  async stop(): Promise<void> {
    this.#background.stop()
    this.#sent.end()
    await this.#courier.stop()
    await this.#background.settled()
  }

  #controls(): Notifications {
    const sent = this.#sent
    const events = this.#events
    return {
      get all() {
        return sent.all
      },
      next: (name, match = {}, { signal } = {}) =>
        Object.hasOwn(events, name) ? sent.next(name, match, signal) : Promise.reject(noEvent(name, events)),
      clear: () => sent.clear(),
      deliveries: async () =>
        (await this.#transaction((tx) => tx.all('deliveries'))).flatMap((row) => this.#notificationsIn(row)),
      outbox: async () => this.#transaction((tx) => tx.all('outbox')),
      subscribe: (listener) => {
        this.#listeners.add(listener)
        return () => this.#listeners.delete(listener)
      },
      replay: (id, to) => this.#replay(id, to),
      drop: (id) => this.#drop(id),
      settled: async () => {
        await this.#background.settled()
        await this.#courier.settled()
      },
      trigger: (event, options = {}) => this.#trigger(event, options),
    }
  }

  /** A row is a notification, or an announcement of several. */
  #notificationsIn(row: DeliveryRow | undefined): Dispatch[] {
    if (isAnnouncement(row)) return this.#recorder.unfold(row)
    return isDispatch(row) ? [row] : []
  }

  /** What goes to nobody is only remembered. */
  #committed(recorded: readonly DeliveryRow[]): Awaitable<void> {
    let takesIn = recorded.length === 0
    for (const row of recorded) {
      if (row.status === 'new') takesIn = true
      else this.#keep(row)
    }
    if (takesIn) return this.#takeIn()
    return this.#finished.excess > slack ? this.#transaction((tx) => this.#finished.prune(tx)) : undefined
  }

  #keep(row: DeliveryRow): void {
    this.#finished.add(row.id)
    this.#sent.add(() => this.#notificationsIn(row).map(({ event }) => event))
    if (this.#listeners.size > 0) for (const dispatch of this.#notificationsIn(row)) this.#tell(dispatch)
  }

  /** Takes up what transactions have left: tells of it, and sends it on its way. */
  #takeIn(): Awaitable<void> {
    const taken = this.#transaction((tx) =>
      andThen(tx.lock('deliveries'), () =>
        andThen(tx.find('deliveries', 'status', 'new'), (found) =>
          andThen(
            inTurn(found.filter(isAnnouncement), ({ id }) => tx.remove('deliveries', id)),
            () =>
              this.#accept(
                tx,
                found.flatMap((row) => this.#notificationsIn(row)),
              ),
          ),
        ),
      ),
    )
    return andThen(taken, ({ dispatches, mails }) => {
      for (const dispatch of dispatches) {
        this.#sent.add(() => [dispatch.event])
        this.#tell(dispatch)
      }
      for (const dispatch of dispatches) if (dispatch.status === 'pending') this.#courier.schedule(dispatch)
      for (const mail of mails) this.#background.run(() => this.#mail?.(mail))
    })
  }

  #accept(tx: Tx, found: readonly Dispatch[]): Awaitable<{ dispatches: Dispatch[]; mails: MessageRow[] }> {
    const dispatches: Dispatch[] = []
    const mails: MessageRow[] = []
    const accept = (dispatch: Dispatch) => {
      const taken: Dispatch = { ...dispatch, status: dispatch.url === undefined ? 'kept' : 'pending' }
      dispatches.push(taken)
      if (taken.status === 'kept') this.#finished.add(taken.id)
      const messages = this.#messagesOf(taken)
      mails.push(...messages.filter(({ channel }) => channel === 'email'))
      return andThen(tx.put('deliveries', taken), () => inTurn(messages, (message) => this.#put(tx, message)))
    }
    return andThen(inTurn(found, accept), () => andThen(this.#finished.prune(tx), () => ({ dispatches, mails })))
  }

  /** One that goes to a receiver of its own goes nowhere else. */
  #messagesOf({ id, at, event, triggered, url }: Dispatch): MessageRow[] {
    const { email, sms, url: usual } = this.#world.terminal.notifications
    if (triggered === true && url !== usual) return []
    return [
      ...(email === undefined ? [] : [emailOf(`${id}-email`, at, email, event)]),
      ...(sms === undefined ? [] : [smsOf(`${id}-sms`, at, sms, event)]),
    ]
  }

  #put(tx: Tx, message: MessageRow): Awaitable<void> {
    this.#messages.add(message.id)
    return andThen(tx.put('outbox', message), () => this.#messages.prune(tx))
  }

  async #replay(id: string, to: string | undefined): Promise<Dispatch> {
    // An attempt under way would take the credit for this one.
    await this.#courier.settled(id)
    const dispatch = await this.#change(id, (found) => {
      const url = to ?? found.url ?? this.#world.terminal.notifications.url
      if (url === undefined) throw new RangeError('There is nobody to send it to: give a receiver.')
      return {
        ...found,
        url: receiverAddress(url, this.#world.terminal.notifications),
        status: 'pending',
        due: this.#world.clock.now(),
        tries: 0,
      }
    })
    this.#finished.release(id)
    this.#tell(dispatch)
    this.#courier.schedule(dispatch)
    return dispatch
  }

  async #drop(id: string): Promise<Dispatch> {
    const dispatch = await this.#change(id, (found) =>
      found.status === 'pending' ? { ...found, status: 'dropped' } : found,
    )
    this.#courier.cancel(id)
    if (dispatch.status === 'dropped') this.#finished.add(id)
    this.#tell(dispatch)
    return dispatch
  }

  async #trigger(event: string, options: TriggerOptions): Promise<readonly Dispatch[]> {
    const { times = 1, late = 0, encrypted, to } = options
    const { publicKey, url } = this.#world.terminal.notifications
    if (!(Number.isInteger(times) && times >= 1 && times <= 100))
      throw new RangeError('times is a number from 1 to 100.')
    if (!(late >= 0 && Number.isFinite(late))) throw new RangeError('late is a number of milliseconds.')
    if (encrypted === true && publicKey === undefined)
      throw new RangeError('The terminal has no public key to encrypt with.')
    const receiver = to ?? url
    const checked =
      receiver === undefined
        ? options
        : { ...options, to: receiverAddress(receiver, this.#world.terminal.notifications) }
    const made = await this.#transaction((tx) => this.#recorder.trigger(tx, event, checked))
    await this.#takeIn()
    return made.map((dispatch) => ({ ...dispatch, status: dispatch.url === undefined ? 'kept' : 'pending' }))
  }

  async #change(id: string, work: (dispatch: Dispatch) => Dispatch): Promise<Dispatch> {
    return this.#transaction(async (tx) => {
      await tx.lock(`delivery:${id}`)
      const found = (await tx.get('deliveries', id)) ?? (await this.#unfolded(tx, id))
      if (!isDispatch(found)) throw new RangeError('There is no notification of that id.')
      const changed = work(found)
      if (changed !== found) await tx.put('deliveries', changed)
      return changed
    })
  }

  /** Something is to become of a notification that was announced: it and those beside it get rows of their own. */
  async #unfolded(tx: Tx, id: string): Promise<Dispatch | undefined> {
    const within = announcementOf(id)
    await tx.lock(`delivery:${within}`)
    const row = await tx.get('deliveries', within)
    if (!isAnnouncement(row)) return undefined
    const dispatches = this.#notificationsIn(row)
    await tx.remove('deliveries', within)
    for (const dispatch of dispatches) {
      await tx.put('deliveries', dispatch)
      this.#finished.add(dispatch.id)
    }
    return dispatches.find((dispatch) => dispatch.id === id)
  }

  #transaction<T>(work: (tx: Tx) => Awaitable<T>): Awaitable<T> {
    return this.#world.store.transaction(this.#world.name, work)
  }

  #tell(dispatch: Dispatch): void {
    for (const listener of this.#listeners) listener(dispatch)
  }
}
