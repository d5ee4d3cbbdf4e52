// Copied from templates/sandbox/src/notifications/outgoing.ts by `npm run generate`. Do not edit: change it there.
import { type Awaitable, andThen, inSequence } from '../lib/awaitable.js'
import { IdsTaken, insertNew, mostTries } from '../store/insert-new.js'
import type { DeliveryRow, MessageRow } from '../store/message-rows.js'
import type { Tx } from '../store/transaction.js'
import type { Delivery } from '../world/notifications.js'
import type { NotifierWorld } from '../world/notifier.js'
import type { OperationResult } from '../world/operation-result.js'
import { deliveryJob, mailJob } from './jobs.js'
import { emailOf, smsOf } from './messages.js'
import type { RecordedResult } from './recorded-result.js'
import type { Recorder } from './recorder.js'
import type { Retention } from './retention.js'

interface OutgoingParts {
  readonly world: Pick<NotifierWorld, 'terminal'>
  readonly recorder: Recorder
  /** Messages that are over. */
  readonly messages: Retention
  /** Whether e-mails are really sent, beside the outbox. */
  readonly sendsMail: boolean
}

/** Puts what is to leave the sandbox into transactions: results, deliveries, messages, and the jobs they make. */
export class Outgoing {
  readonly #world: OutgoingParts['world']
  readonly #recorder: Recorder
  readonly #messages: Retention
  readonly #sendsMail: boolean

  constructor({ world, recorder, messages, sendsMail }: OutgoingParts) {
    this.#world = world
    this.#recorder = recorder
    this.#messages = messages
    this.#sendsMail = sendsMail
  }

  /** Writes down what happened: as it is, or as the notifications that go to somebody. */
  record(tx: Tx, result: OperationResult): Awaitable<readonly DeliveryRow[]> {
    return andThen(this.#recorder.resultOf(tx, result), (recorded): Awaitable<readonly DeliveryRow[]> => {
      if (recorded === undefined) return []
      if (recorded.status === 'new') return this.insertExpanded(tx, recorded)
      const withId = () => ({ ...recorded, id: this.#recorder.newId() })
      return andThen(insertNew(tx, 'deliveries', recorded, withId), (row) => [row])
    })
  }

  /** Puts in the notifications of a recorded result, under another id when there are others of that already. */
  insertExpanded(tx: Tx, recorded: RecordedResult): Awaitable<readonly Delivery[]> {
    let isTaken = false
    return this.insert(tx, () => {
      const id = isTaken ? this.#recorder.newId() : recorded.id
      isTaken = true
      return this.#recorder.expand({ ...recorded, id })
    })
  }

  /** Puts in notifications, and the work they make. When an id is taken, they are made again with other ids. */
  insert(tx: Tx, make: () => Awaitable<readonly Delivery[]>, tries = mostTries): Awaitable<readonly Delivery[]> {
    return andThen(make(), (made) => {
      const rows = made.map((row): Delivery => ({ ...row, status: row.url === undefined ? 'kept' : 'pending' }))
      const [first, ...more] = rows
      if (first === undefined) return rows
      return andThen(tx.insert('deliveries', first), (isNew) => {
        if (!isNew && tries === 1) throw new IdsTaken('deliveries')
        if (!isNew) return this.insert(tx, make, tries - 1)
        const jobs = rows.filter(({ status }) => status === 'pending').map(deliveryJob)
        const messages = rows.flatMap((row) => this.#messagesOf(row))
        const written = andThen(tx.putMany('deliveries', more), () =>
          andThen(tx.putMany('jobs', jobs), () => inSequence(messages, (message) => this.insertMessage(tx, message))),
        )
        return andThen(written, () => rows)
      })
    })
  }

  /** A notification with a receiver of its own goes nowhere else. */
  #messagesOf({ id, at, event, triggered, url }: Delivery): MessageRow[] {
    const { email, sms, url: usual } = this.#world.terminal.notifications
    if (triggered === true && url !== usual) return []
    return [
      ...(email === undefined ? [] : [emailOf(`${id}-email`, at, email, event)]),
      ...(sms === undefined ? [] : [smsOf(`${id}-sms`, at, sms, event)]),
    ]
  }

  insertMessage(tx: Tx, message: MessageRow): Awaitable<void> {
    const withId = () => ({ ...message, id: this.#recorder.newId() })
    return andThen(insertNew(tx, 'outbox', message, withId), (row) => {
      this.#messages.add(row.id)
      return row.channel === 'email' && this.#sendsMail ? tx.put('jobs', mailJob(row)) : undefined
    })
  }
}
