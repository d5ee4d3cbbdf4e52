// Copied from templates/sandbox/src/notifications/notifier.ts by `npm run generate`. Do not edit: change it there.
import { type Awaitable, andThen } from '../lib/awaitable.js'
import { BackgroundTasks } from '../lib/background-tasks.js'
import { holds } from '../store/due-work.js'
import type { DeliveryRow } from '../store/message-rows.js'
import type { Tx } from '../store/transaction.js'
import type { JobRow } from '../store/work-rows.js'
import type { Post, SendMail } from '../world/delivery-options.js'
import { type Delivery, deliveryStatuses, isDelivery, type Notifications } from '../world/notifications.js'
import type { Notifier, NotifierWorld } from '../world/notifier.js'
import type { OperationResult } from '../world/operation-result.js'
import { deliveryJob } from './jobs.js'
import { ManualDelivery } from './manual-delivery.js'
import { Outgoing } from './outgoing.js'
import { isRecordedResult } from './recorded-result.js'
import { type NotifierSpec, noEvent, Recorder } from './recorder.js'
import { Retention } from './retention.js'
import { SentList } from './sent-list.js'
import { bodyWriter } from './webhook-body.js'
import { WebhookSender } from './webhook-sender.js'

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
export class WorldNotifier implements Notifier {
  readonly sink: Notifier['sink']
  readonly notifications: Notifications
  readonly #world: NotifierWorld
  readonly #recorder: Recorder
  readonly #outgoing: Outgoing
  readonly #manual: ManualDelivery
  readonly #sender: WebhookSender
  readonly #sent: SentList<DeliveryRow>
  readonly #events: NotifierSpec['events']
  readonly #keep: number
  readonly #finished: Retention
  readonly #messages: Retention
  readonly #mail: SendMail | undefined
  readonly #background: BackgroundTasks
  readonly #listeners = new Set<(delivery: Delivery) => void>()

  constructor(spec: NotifierSpec, world: NotifierWorld, settings: DeliverySettings) {
    const { keep, post, report, mail } = settings
    const { notificationRetry } = spec.limits
    const { deliveryLimit = Number.POSITIVE_INFINITY, publicKey, encryption } = world.terminal.notifications
    this.#world = world
    this.#keep = keep
    this.#mail = mail
    this.#background = new BackgroundTasks(report)
    this.#sent = new SentList(keep, (row) => this.#notificationsIn(row).map(({ event }) => event))
    this.#events = spec.events
    this.#finished = new Retention(keep)
    this.#messages = new Retention(keep)
    this.#recorder = new Recorder(spec, world)
    const recorder = this.#recorder
    const sendsMail = mail !== undefined
    this.#outgoing = new Outgoing({ world, recorder, messages: this.#messages, sendsMail })
    const changed = (delivery: Delivery) => this.#notify(delivery)
    this.#manual = new ManualDelivery({
      world,
      recorder,
      outgoing: this.#outgoing,
      finished: this.#finished,
      changed,
      committed: (recorded) => this.#committed(recorded),
    })
    this.#sender = new WebhookSender(world, {
      post,
      write: bodyWriter(publicKey, encryption),
      pause: notificationRetry,
      timeLimit: settings.timeLimit ?? notificationRetry,
      limit: deliveryLimit,
      finished: this.#finished,
      changed,
    })
    this.sink = {
      record: (tx, result: OperationResult) => this.#outgoing.record(tx, result),
      message: (tx, { at, to, text }) =>
        andThen(
          this.#outgoing.insertMessage(tx, { id: this.#recorder.newId(), at, channel: 'sms', to, text }),
          () => undefined,
        ),
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
    await this.#background.idle()
  }

  jobsOf(rows: readonly DeliveryRow[]): readonly JobRow[] {
    return rows
      .filter(isDelivery)
      .filter(({ status }) => status === 'pending')
      .map(deliveryJob)
  }

  run(job: JobRow, signal: AbortSignal): Promise<boolean> {
    if (job.kind === 'mail') return this.#sendMail(job)
    return job.kind === 'announce' ? this.#expandDue(job) : this.#sender.deliver(job, signal)
  }

  /** What a durable store holds of earlier, as far as anybody may ask for it. */
  #remember(): Awaitable<void> {
    const found = this.#transaction((tx) =>
      andThen(tx.latest('deliveries', 'status', deliveryStatuses, this.#keep), (rows) =>
        andThen(tx.latest('outbox', 'channel', ['email', 'sms'], this.#keep), (messages) => ({ rows, messages })),
      ),
    )
    return andThen(found, ({ rows, messages }) => {
      for (const { id } of messages) this.#messages.add(id)
      for (const row of rows) {
        // Nobody can have waited for a notification that was never attempted.
        if (row.status === 'pending' && row.tries === 0) this.#sent.add(row)
        else this.#sent.remember(row)
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
          await this.#transaction((tx) => tx.latest('deliveries', 'status', deliveryStatuses, this.#keep + slack))
        ).flatMap((row) => this.#notificationsIn(row)),
      outbox: async () => this.#transaction((tx) => tx.latest('outbox', 'channel', ['email', 'sms'], this.#keep)),
      subscribe: (listener) => {
        this.#listeners.add(listener)
        return () => this.#listeners.delete(listener)
      },
      replay: (id, to) => this.#manual.replay(id, to),
      drop: (id) => this.#manual.drop(id),
      idle: async () => {
        await this.#background.idle()
        await this.#world.work.idle()
      },
      trigger: (event, options = {}) => this.#manual.trigger(event, options),
    }
  }

  /** A row is a notification, or a recorded result that leads to several. */
  #notificationsIn(row: DeliveryRow | undefined): Delivery[] {
    if (isRecordedResult(row)) return this.#recorder.expand(row)
    return isDelivery(row) ? [row] : []
  }

  /** Remembers what is written down by now, and sees to it. */
  #committed(recorded: readonly DeliveryRow[]): Awaitable<void> {
    for (const row of recorded) {
      if (row.status !== 'pending') this.#finished.add(row.id)
      this.#sent.add(row)
      if (this.#listeners.size > 0) for (const delivery of this.#notificationsIn(row)) this.#notify(delivery)
    }
    this.#wakeLanes(recorded)
    if (this.#mail !== undefined) this.#world.work.wake('mail')
    return this.#prune()
  }

  #wakeLanes(recorded: readonly DeliveryRow[]): void {
    const pending = recorded.filter(({ status }) => status === 'pending')
    if (pending.length === 0) return
    const lanes = new Set(pending.filter(isDelivery).map((row) => deliveryJob(row).lane))
    for (const lane of lanes) this.#world.work.wake(lane)
  }

  /** Removes surplus rows once there are enough of them. */
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

  /** What an earlier version left to be expanded. */
  async #expandDue(job: JobRow): Promise<boolean> {
    const { store, name, work } = this.#world
    await store.due.transaction(name, async (tx) => {
      await tx.lock(`delivery:${job.subject}`)
      if (!holds(await tx.get('jobs', job.id), job)) return
      const row = await tx.get('deliveries', job.subject)
      await tx.removeMany('jobs', [job.id])
      if (!isRecordedResult(row)) return
      await tx.remove('deliveries', row.id)
      await this.#outgoing.insertExpanded(tx, row)
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

  #transaction<T>(work: (tx: Tx) => Awaitable<T>): Awaitable<T> {
    return this.#world.store.transaction(this.#world.name, work)
  }

  #notify(delivery: Delivery): void {
    for (const listener of this.#listeners) listener(delivery)
  }
}
