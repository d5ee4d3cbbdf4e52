// Copied from templates/sandbox/src/notifications/recorder.ts by `npm run generate`. Do not edit: change it there.
import { type EventDescriptor, eventDescriptors } from '@card-gateway/protocol'
import { type Awaitable, andThen } from '../lib/awaitable.js'
import { hint } from '../lib/did-you-mean.js'
import { createRandom, seedState } from '../lib/random.js'
import type { EmissionRow, GatewaySpec } from '../spec/gateway-spec.js'
import { paymentId } from '../store/ids.js'
import type { Tx } from '../store/transaction.js'
import type { Delivery, SentNotification, TriggerOptions } from '../world/notifications.js'
import type { OperationResult } from '../world/operation-result.js'
import type { World } from '../world/world.js'
import { type EventSource, notificationOf } from './event-fields.js'
import { idWithin, type RecordedResult } from './recorded-result.js'
import { selectEvents } from './select-events.js'

/** What delivery knows of the gateway. */
export type NotifierSpec = Pick<GatewaySpec, 'emissions' | 'events' | 'limits'>

type RecorderWorld = Pick<World, 'terminal' | 'random' | 'clock'>

const descriptors: Readonly<Record<string, EventDescriptor>> = eventDescriptors

/** Says what happened as the store keeps it, and makes notifications out of it. */
export class Recorder {
  readonly #spec: NotifierSpec
  readonly #world: RecorderWorld
  /** Whether there is anybody to send to. */
  readonly #sends: boolean
  /** Rows of the emission matrix with an event that repeats custom keys. */
  readonly #open: ReadonlySet<string>

  constructor(spec: NotifierSpec, world: RecorderWorld) {
    const { url, email, sms } = world.terminal.notifications
    this.#spec = spec
    this.#world = world
    this.#sends = url !== undefined || email !== undefined || sms !== undefined
    this.#open = new Set(Object.keys(spec.emissions).filter((name) => hasOpenEvent(this.#rowOf(name))))
  }

  /** What is to be written down; undefined where the terminal wants no notifications of it. Its id is drawn. */
  resultOf(tx: Tx, result: OperationResult): Awaitable<RecordedResult | undefined> {
    const { operations } = this.#world.terminal.notifications
    if (operations !== undefined && !operations.includes(result.emission)) return undefined
    const recorded: RecordedResult = {
      id: this.newId(),
      status: this.#sends ? 'new' : 'kept',
      due: result.at,
      at: result.at,
      happening: result,
    }
    if (!this.#open.has(result.emission)) return recorded
    return andThen(customOf(tx, result), (custom) => (custom ? { ...recorded, custom } : recorded))
  }

  newId(): string {
    return this.#world.random.hex(16)
  }

  /** The notifications of a recorded result, the same ones every time. */
  expand({ id, status, at, happening: result, custom }: RecordedResult): Delivery[] {
    const success = this.#rowOf(result.emission).success
    return this.#namesOf(result).map((name, index) => {
      const own = idWithin(id, index)
      const random = createRandom(seedState(own, this.#world.terminal.key))
      const event = this.#event(name, result, success.includes(name), { custom, random })
      return { ...this.#delivery(own, event, at), status }
    })
  }

  #rowOf(emission: string): EmissionRow {
    const row = this.#spec.emissions[emission]
    if (row === undefined) throw new RangeError(`There is no row ${emission} in the emission matrix.`)
    return row
  }

  #namesOf(result: OperationResult): readonly string[] {
    return selectEvents(this.#rowOf(result.emission), result)
  }

  /** Makes notifications that do not come from an operation. */
  imagine(tx: Tx, name: string, options: TriggerOptions): Awaitable<Delivery[]> {
    const { set = {}, times = 1, late = 0, to, encrypted } = options
    return andThen(this.#imagined(tx, name, set), (result) => {
      const event: SentNotification = {
        ...this.#event(name, result, result.success, { random: this.#world.random }),
        ...set,
        Notification: name,
      }
      const id = this.newId()
      return Array.from({ length: times }, (_, index) => {
        const row = this.#delivery(idWithin(id, index), event, this.#world.clock.now())
        return {
          ...row,
          due: row.due + late,
          triggered: true,
          encrypted: encrypted ?? row.encrypted,
          ...(to !== undefined && { url: to }),
        }
      })
    })
  }

  #event(
    name: string,
    result: OperationResult,
    success: boolean,
    { custom, random }: Pick<EventSource, 'custom' | 'random'>,
  ): SentNotification {
    const fields = Object.hasOwn(this.#spec.events, name) ? this.#spec.events[name] : undefined
    if (fields === undefined) {
      throw noEvent(name, this.#spec.events)
    }
    const isOpen = descriptors[name]?.open === true
    return notificationOf(fields, {
      result,
      name,
      success,
      random,
      refundDates: this.#world.terminal.notifications.refundDates,
      custom: isOpen ? custom : undefined,
    })
  }

  #delivery(id: string, event: SentNotification, at: number): Delivery {
    const { url, publicKey } = this.#world.terminal.notifications
    return {
      id,
      status: 'new',
      due: at,
      at,
      event,
      ...(url !== undefined && { url }),
      encrypted: publicKey !== undefined,
      tries: 0,
      attempts: [],
    }
  }

  /** An operation that could have led to an event: the payment it names, where there is one, gives the rest. */
  #imagined(tx: Tx, name: string, set: NonNullable<TriggerOptions['set']>): Awaitable<OperationResult> {
    const rows = Object.values(this.#spec.emissions).filter(
      ({ success, failure }) => success.includes(name) || failure.includes(name),
    )
    const success = rows.length === 0 || rows.some((row) => row.success.includes(name))
    const { key, vwid } = this.#world.terminal
    const terminal = rows.length > 0 && rows.every(({ family }) => family === 'ewallet') ? vwid : key
    const orderId = typeof set.OrderId === 'string' ? set.OrderId : 'A-1'
    const found = andThen(tx.get('payments', paymentId(terminal, orderId)), (payment) =>
      payment === undefined ? tx.get('payments', paymentId(terminal === key ? vwid : key, orderId)) : payment,
    )
    return andThen(found, (payment) => ({
      emission: '',
      success,
      errCode: success ? 'NONE' : (payment?.errCode ?? 'PROCESSING_ERROR'),
      terminal: payment?.terminal ?? terminal,
      at: this.#world.clock.now(),
      command: 'sandbox',
      orderId,
      amount: payment?.requested ?? 0,
      newAmount: payment?.balance ?? 0,
      login: payment?.user ?? 'user',
      ...(payment !== undefined && { payment }),
    }))
  }
}

/** The error for an unknown event, which suggests similar names. */
export function noEvent(name: string, events: NotifierSpec['events']): RangeError {
  return new RangeError(`There is no event ${name.slice(0, 60)}${hint(name, Object.keys(events))}`)
}

/** Whether an event of the row repeats custom keys. */
function hasOpenEvent({ success, failure }: EmissionRow): boolean {
  const isOpen = (name: string) => descriptors[name]?.open === true
  return success.some(isOpen) || failure.some(isOpen)
}

/** Custom keys that Init was given. */
function customOf(
  tx: Tx,
  { sessionId, payment }: OperationResult,
): Awaitable<Readonly<Record<string, string>> | undefined> {
  const id = sessionId ?? payment?.sessionId
  return id === undefined ? undefined : andThen(tx.get('sessions', id), (session) => session?.custom)
}
