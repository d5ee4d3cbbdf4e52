// Copied from templates/sandbox/src/delivery/recorder.ts by `npm run generate`. Do not edit: change it there.
import { type EventDescriptor, eventDescriptors } from '@card-gateway/protocol'
import type { Happening } from '../engine/happening.js'
import type { EngineTables } from '../engine/tables.js'
import type { SentNotification } from '../sandbox.js'
import { paymentId } from '../store/rows.js'
import { type Awaitable, andThen, type Tx } from '../store/store.js'
import type { World } from '../world.js'
import { chosenEvents } from './chosen-events.js'
import type { Dispatch, TriggerOptions } from './dispatch.js'
import { notificationOf } from './event-fields.js'
import { inTurn } from './in-turn.js'

/** What delivery knows of the gateway. */
export type DeliveryTables = Pick<EngineTables, 'emissions' | 'events' | 'limits'>

type RecorderWorld = Pick<World, 'terminal' | 'random' | 'clock'>

const descriptors: Readonly<Record<string, EventDescriptor>> = eventDescriptors

/** Makes notifications out of what happens, as rows that still have to be sent. */
export class Recorder {
  readonly #tables: DeliveryTables
  readonly #world: RecorderWorld

  constructor(tables: DeliveryTables, world: RecorderWorld) {
    this.#tables = tables
    this.#world = world
  }

  /** Writes those of an operation. */
  record(tx: Tx, happening: Happening): Awaitable<void> {
    const { operations } = this.#world.terminal.notifications
    if (operations !== undefined && !operations.includes(happening.emission)) return undefined
    const row = this.#tables.emissions[happening.emission]
    if (row === undefined) throw new RangeError(`There is no row ${happening.emission} in the emission matrix.`)
    const names = chosenEvents(row, happening)
    const isOpen = names.some((name) => descriptors[name]?.open === true)
    const id = this.#world.random.hex(16)
    return andThen(isOpen ? customOf(tx, happening) : undefined, (custom) =>
      inTurn(names.entries(), ([index, name]) =>
        tx.put(
          'deliveries',
          this.#dispatch(`${id}-${index + 1}`, this.#event(name, happening, row.success.includes(name), custom)),
        ),
      ),
    )
  }

  /** Writes one nothing led to. */
  trigger(tx: Tx, name: string, options: TriggerOptions): Awaitable<Dispatch[]> {
    const { set = {}, times = 1, late = 0, to, encrypted } = options
    return andThen(this.#imagined(tx, name, set), (happening) => {
      const event: SentNotification = {
        ...this.#event(name, happening, happening.success, undefined),
        ...set,
        Notification: name,
      }
      const id = this.#world.random.hex(16)
      const rows = Array.from({ length: times }, (_, index) => {
        const row = this.#dispatch(`${id}-${index + 1}`, event)
        return {
          ...row,
          due: row.due + late,
          triggered: true,
          encrypted: encrypted ?? row.encrypted,
          ...(to !== undefined && { url: to }),
        }
      })
      return andThen(
        inTurn(rows, (row) => tx.put('deliveries', row)),
        () => rows,
      )
    })
  }

  #event(
    name: string,
    happening: Happening,
    success: boolean,
    custom: Readonly<Record<string, string>> | undefined,
  ): SentNotification {
    const fields = this.#tables.events[name]
    if (fields === undefined) {
      throw new RangeError(`There is no event ${name}. There are: ${Object.keys(this.#tables.events).join(', ')}.`)
    }
    const isOpen = descriptors[name]?.open === true
    return notificationOf(fields, {
      happening,
      name,
      success,
      random: this.#world.random,
      custom: isOpen ? custom : undefined,
    })
  }

  #dispatch(id: string, event: SentNotification): Dispatch {
    const { url, publicKey } = this.#world.terminal.notifications
    const at = this.#world.clock.now()
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

  /** What might have led to an event: the payment it names, where there is one, says the rest. */
  #imagined(tx: Tx, name: string, set: NonNullable<TriggerOptions['set']>): Awaitable<Happening> {
    const rows = Object.values(this.#tables.emissions).filter(
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

/** Custom keys that Init was given. */
function customOf(tx: Tx, { sessionId, payment }: Happening): Awaitable<Readonly<Record<string, string>> | undefined> {
  const id = sessionId ?? payment?.sessionId
  return id === undefined ? undefined : andThen(tx.get('sessions', id), (session) => session?.custom)
}
