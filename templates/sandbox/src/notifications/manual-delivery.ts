import type { Awaitable } from '../lib/awaitable.js'
import type { DeliveryRow } from '../store/message-rows.js'
import type { Tx } from '../store/transaction.js'
import { type Delivery, isDelivery, type TriggerOptions } from '../world/notifications.js'
import type { NotifierWorld } from '../world/notifier.js'
import { receiverAddress } from '../world/receiver-address.js'
import { deliveryJob, deliveryJobId } from './jobs.js'
import type { Outgoing } from './outgoing.js'
import { isRecordedResult, recordedResultOf } from './recorded-result.js'
import type { Recorder } from './recorder.js'
import type { Retention } from './retention.js'

interface ManualParts {
  readonly world: NotifierWorld
  readonly recorder: Recorder
  readonly outgoing: Outgoing
  /** Deliveries that are over. */
  readonly finished: Retention
  /** Called with a delivery that was changed. */
  readonly changed: (delivery: Delivery) => void
  /** Called with what was written down. */
  readonly committed: (recorded: readonly DeliveryRow[]) => Awaitable<void>
}

/** What is done to deliveries by hand: sent again, dropped, made up. */
export class ManualDelivery {
  readonly #world: NotifierWorld
  readonly #recorder: Recorder
  readonly #outgoing: Outgoing
  readonly #finished: Retention
  readonly #changed: ManualParts['changed']
  readonly #committed: ManualParts['committed']

  constructor({ world, recorder, outgoing, finished, changed, committed }: ManualParts) {
    this.#world = world
    this.#recorder = recorder
    this.#outgoing = outgoing
    this.#finished = finished
    this.#changed = changed
    this.#committed = committed
  }

  async replay(id: string, to: string | undefined): Promise<Delivery> {
    // The result of an attempt that is under way would be taken for the result of this one.
    await this.#world.work.over(deliveryJobId(id))
    const delivery = await this.#change(id, async (found, tx) => {
      const url = to ?? found.url ?? this.#world.terminal.notifications.url
      if (url === undefined)
        throw new RangeError('There is no receiver. Name one here, or configure one for the terminal.')
      const again: Delivery = {
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
    this.#changed(delivery)
    this.#world.work.wake()
    return delivery
  }

  async drop(id: string): Promise<Delivery> {
    let isOver = false
    const delivery = await this.#change(id, async (found, tx): Promise<Delivery> => {
      isOver = found.status === 'pending'
      if (!isOver) return found
      await tx.remove('jobs', deliveryJobId(id))
      return { ...found, status: 'dropped' }
    })
    if (isOver) this.#finished.add(id)
    this.#changed(delivery)
    return delivery
  }

  async trigger(event: string, options: TriggerOptions): Promise<readonly Delivery[]> {
    const { times = 1, late = 0, encrypted, to } = options
    const { publicKey, url } = this.#world.terminal.notifications
    if (!(Number.isInteger(times) && times >= 1 && times <= 100))
      throw new RangeError('times must be a whole number from 1 to 100.')
    if (!(late >= 0 && Number.isFinite(late)))
      throw new RangeError('late must be a number of milliseconds, at least 0.')
    if (encrypted === true && publicKey === undefined)
      throw new RangeError('The terminal has no public key to encrypt with.')
    const receiver = to ?? url
    const checked =
      receiver === undefined
        ? options
        : { ...options, to: receiverAddress(receiver, this.#world.terminal.notifications) }
    const made = await this.#transaction((tx) =>
      this.#outgoing.insert(tx, () => this.#recorder.imagine(tx, event, checked)),
    )
    await this.#committed(made)
    return made
  }

  async #change(id: string, work: (delivery: Delivery, tx: Tx) => Promise<Delivery>): Promise<Delivery> {
    return this.#transaction(async (tx) => {
      await tx.lock(`delivery:${id}`)
      const found = (await tx.get('deliveries', id)) ?? (await this.#expanded(tx, id))
      if (!isDelivery(found)) throw new RangeError('There is no notification with that id.')
      const changed = await work(found, tx)
      if (changed !== found) await tx.put('deliveries', changed)
      return changed
    })
  }

  /** Gives an announced notification, and the others of its operation, rows of their own, so that one can be changed. */
  async #expanded(tx: Tx, id: string): Promise<Delivery | undefined> {
    const within = recordedResultOf(id)
    await tx.lock(`delivery:${within}`)
    const row = await tx.get('deliveries', within)
    if (!isRecordedResult(row)) return undefined
    const deliveries = this.#recorder.expand(row)
    await tx.remove('deliveries', within)
    for (const delivery of deliveries) {
      await tx.put('deliveries', delivery)
      this.#finished.add(delivery.id)
    }
    return deliveries.find((delivery) => delivery.id === id)
  }

  #transaction<T>(work: (tx: Tx) => Awaitable<T>): Awaitable<T> {
    return this.#world.store.transaction(this.#world.name, work)
  }
}
