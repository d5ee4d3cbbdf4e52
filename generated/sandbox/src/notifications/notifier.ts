// Copied from templates/sandbox/src/notifications/notifier.ts by `npm run generate`. Do not edit: change it there.
import { type Awaitable, andThen, inTurn } from '../lib/awaitable.js'
import { Background } from '../lib/background-tasks.js'
import { holds } from '../store/due-work.js'
import { insertNew } from '../store/insert-new.js'
import type { DeliveryRow, JobRow, MessageRow } from '../store/rows.js'
import type { Tx } from '../store/transaction.js'
import type { Post, SendMail } from '../world/delivery-options.js'
import {
  type Dispatch,
  dispatchStatuses,
  isDispatch,
  type Notifications,
  type TriggerOptions,
} from '../world/notifications.js'
import type { Delivery, DeliveryWorld } from '../world/notifier.js'
import type { Happening } from '../world/operation-result.js'
import { receiverAddress } from '../world/receiver-address.js'
import { deliveryJob, deliveryJobId, mailJob } from './jobs.js'
import { emailOf, smsOf } from './messages.js'
import { type Announcement, announcementOf, isAnnouncement } from './recorded-result.js'
import { type DeliveryTables, noEvent, Recorder } from './recorder.js'
import { Retention } from './retention.js'
import { SentList } from './sent-list.js'
import { bodyWriter } from './webhook-body.js'
import { Courier } from './webhook-sender.js'

/** How many rows too many there may be before they are removed together. */
const slack = 64

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
  readonly #keep: number
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
    this.#keep = keep
    this.#mail = mail
    this.#background = new Background(report)
    this.#sent = new SentList(keep)
    this.#events = tables.events
    this.#finished = new Retention(keep)
    this.#messages = new Retention(keep)
    this.#recorder = new Recorder(tables, world)
    this.#courier = new Courier(world, {
      post,
      write: bodyWriter(publicKey, encryption),
      pause: notificationRetry,
      timeLimit: settings.timeLimit ?? notificationRetry,
      limit: deliveryLimit,
      finished: this.#finished,
      changed: (dispatch) => this.#tell(dispatch),
    })
    this.sink = {
      record: (tx, happening: Happening) => this.#record(tx, happening),
      message: (tx, { at, to, text }) =>
        andThen(this.#put(tx, { id: this.#recorder.newId(), at, channel: 'sms', to, text }), () => undefined),
      committed: (recorded) => this.#background.run(() => this.#committed(recorded)),
    }
    this.notifications = this.#controls()
  }

  start(): void {
    this.#background.run(() => this.#remember())
  }

  async stop(): Promise<void> {
    this.#background.stop()
    this.#sent.end()
    await this.#background.settled()
  }

  jobsOf(rows: readonly DeliveryRow[]): readonly JobRow[] {
    return rows
      .filter(isDispatch)
      .filter(({ status }) => status === 'pending')
      .map(deliveryJob)
  }

  run(job: JobRow, signal: AbortSignal): Promise<boolean> {
    if (job.kind === 'mail') return this.#sendMail(job)
    return job.kind === 'announce' ? this.#unfoldDue(job) : this.#courier.deliver(job, signal)
  }

  /** What a durable store holds of earlier, as far as anybody may ask for it. */
  #remember(): Awaitable<void> {
    const found = this.#transaction((tx) =>
      andThen(tx.latest('deliveries', 'status', dispatchStatuses, this.#keep), (rows) =>
        andThen(tx.latest('outbox', 'channel', ['email', 'sms'], this.#keep), (messages) => ({ rows, messages })),
      ),
    )
    return andThen(found, ({ rows, messages }) => {
      for (const { id } of messages) this.#messages.add(id)
      for (const row of rows) {
        const batch = () => this.#notificationsIn(row).map(({ event }) => event)
        // Nobody can have waited for what nobody has tried to send.
        if (row.status === 'pending' && row.tries === 0) this.#sent.add(batch)
        else this.#sent.remember(batch)
        if (row.status !== 'pending' && row.status !== 'new') this.#finished.add(row.id)
      }
    })
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
        (
          await this.#transaction((tx) => tx.latest('deliveries', 'status', dispatchStatuses, this.#keep + slack))
        ).flatMap((row) => this.#notificationsIn(row)),
      outbox: async () => this.#transaction((tx) => tx.latest('outbox', 'channel', ['email', 'sms'], this.#keep)),
      subscribe: (listener) => {
        this.#listeners.add(listener)
        return () => this.#listeners.delete(listener)
      },
      replay: (id, to) => this.#replay(id, to),
      drop: (id) => this.#drop(id),
      settled: async () => {
        await this.#background.settled()
        await this.#world.work.settled()
      },
      trigger: (event, options = {}) => this.#trigger(event, options),
    }
  }

  /** A row is a notification, or an announcement of several. */
  #notificationsIn(row: DeliveryRow | undefined): Dispatch[] {
    if (isAnnouncement(row)) return this.#recorder.unfold(row)
    return isDispatch(row) ? [row] : []
  }

  /** Writes down what happened: as it is, or as the notifications that go to somebody. */
  #record(tx: Tx, happening: Happening): Awaitable<readonly DeliveryRow[]> {
    return andThen(this.#recorder.announcementOf(tx, happening), (announcement): Awaitable<readonly DeliveryRow[]> => {
      if (announcement === undefined) return []
      if (announcement.status === 'new') return this.#insertUnfolded(tx, announcement)
      const withId = () => ({ ...announcement, id: this.#recorder.newId() })
      return andThen(insertNew(tx, 'deliveries', announcement, withId), (row) => [row])
    })
  }

  /** Puts in the notifications of an announcement, under another id when there are others of that already. */
  #insertUnfolded(tx: Tx, announcement: Announcement): Awaitable<readonly Dispatch[]> {
    let isTaken = false
    return this.#insert(tx, () => {
      const id = isTaken ? this.#recorder.newId() : announcement.id
      isTaken = true
      return this.#recorder.unfold({ ...announcement, id })
    })
  }

  /** Puts in notifications, and the work they make. They are made again, with other ids, when there are others of theirs. */
  #insert(tx: Tx, make: () => Awaitable<readonly Dispatch[]>): Awaitable<readonly Dispatch[]> {
    return andThen(make(), (made) => {
      const rows = made.map((row): Dispatch => ({ ...row, status: row.url === undefined ? 'kept' : 'pending' }))
      const [first, ...more] = rows
      if (first === undefined) return rows
      return andThen(tx.insert('deliveries', first), (isNew) => {
        if (!isNew) return this.#insert(tx, make)
        const jobs = rows.filter(({ status }) => status === 'pending').map(deliveryJob)
        const messages = rows.flatMap((row) => this.#messagesOf(row))
        const written = andThen(tx.putMany('deliveries', more), () =>
          andThen(tx.putMany('jobs', jobs), () => inTurn(messages, (message) => this.#put(tx, message))),
        )
        return andThen(written, () => rows)
      })
    })
  }

  /** Remembers what is written down by now, and sees to it. */
  #committed(recorded: readonly DeliveryRow[]): Awaitable<void> {
    for (const row of recorded) {
      if (row.status !== 'pending') this.#finished.add(row.id)
      this.#sent.add(() => this.#notificationsIn(row).map(({ event }) => event))
      if (this.#listeners.size > 0) for (const dispatch of this.#notificationsIn(row)) this.#tell(dispatch)
    }
    const lanes = new Set(
      recorded.filter(isDispatch).flatMap((row) => (row.status === 'pending' ? [deliveryJob(row).lane] : [])),
    )
    for (const lane of lanes) this.#world.work.wake(lane)
    if (this.#mail !== undefined) this.#world.work.wake('mail')
    return this.#prune()
  }

  /** Removes what is too much, when it is worth it. */
  #prune(): Awaitable<void> {
    if (this.#finished.excess <= slack && this.#messages.excess <= slack) return undefined
    const [deliveries, outbox] = [this.#finished.oldest(), this.#messages.oldest()]
    const removed = this.#transaction((tx) =>
      andThen(tx.removeMany('deliveries', deliveries), () => tx.removeMany('outbox', outbox)),
    )
    return andThen(removed, () => {
      this.#finished.forget(deliveries)
      this.#messages.forget(outbox)
    })
  }

  /** What an earlier version left to be unfolded. */
  async #unfoldDue(job: JobRow): Promise<boolean> {
    const { store, name, work } = this.#world
    await store.due.transaction(name, async (tx) => {
      await tx.lock(`delivery:${job.subject}`)
      if (!holds(await tx.get('jobs', job.id), job)) return
      const row = await tx.get('deliveries', job.subject)
      await tx.removeMany('jobs', [job.id])
      if (!isAnnouncement(row)) return
      await tx.remove('deliveries', row.id)
      await this.#insertUnfolded(tx, row)
    })
    work.wake()
    return true
  }

  async #sendMail(job: JobRow): Promise<boolean> {
    const { store, name } = this.#world
    const message = await store.due.transaction(name, (tx) => tx.get('outbox', job.subject))
    if (message !== undefined) await this.#mail?.(message)
    await store.due.transaction(name, async (tx) => {
      if (holds(await tx.get('jobs', job.id), job)) await tx.remove('jobs', job.id)
    })
    return true
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
    const withId = () => ({ ...message, id: this.#recorder.newId() })
    return andThen(insertNew(tx, 'outbox', message, withId), (row) => {
      this.#messages.add(row.id)
      return row.channel === 'email' && this.#mail !== undefined ? tx.put('jobs', mailJob(row)) : undefined
    })
  }

  async #replay(id: string, to: string | undefined): Promise<Dispatch> {
    // An attempt under way would take the credit for this one.
    await this.#world.work.over(deliveryJobId(id))
    const dispatch = await this.#change(id, async (found, tx) => {
      const url = to ?? found.url ?? this.#world.terminal.notifications.url
      if (url === undefined) throw new RangeError('There is nobody to send it to: give a receiver.')
      const again: Dispatch = {
        ...found,
        url: receiverAddress(url, this.#world.terminal.notifications),
        status: 'pending',
        due: this.#world.clock.now(),
        tries: 0,
      }
      await tx.put('jobs', deliveryJob(again))
      return again
    })
    this.#finished.release(id)
    this.#tell(dispatch)
    this.#world.work.wake()
    return dispatch
  }

  async #drop(id: string): Promise<Dispatch> {
    let isOver = false
    const dispatch = await this.#change(id, async (found, tx): Promise<Dispatch> => {
      isOver = found.status === 'pending'
      if (!isOver) return found
      await tx.remove('jobs', deliveryJobId(id))
      return { ...found, status: 'dropped' }
    })
    if (isOver) this.#finished.add(id)
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
    const made = await this.#transaction((tx) => this.#insert(tx, () => this.#recorder.imagine(tx, event, checked)))
    await this.#committed(made)
    return made
  }

  async #change(id: string, work: (dispatch: Dispatch, tx: Tx) => Promise<Dispatch>): Promise<Dispatch> {
    return this.#transaction(async (tx) => {
      await tx.lock(`delivery:${id}`)
      const found = (await tx.get('deliveries', id)) ?? (await this.#unfolded(tx, id))
      if (!isDispatch(found)) throw new RangeError('There is no notification of that id.')
      const changed = await work(found, tx)
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
