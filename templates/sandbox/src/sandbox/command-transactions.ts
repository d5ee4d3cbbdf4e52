import { ContextState } from '../engine/domain/context.js'
import type { CommandContext } from '../engine/domain/contract.js'
import { jobOf } from '../engine/domain/processing-timeout.js'
import { type Awaitable, andThen, inSequence } from '../lib/awaitable.js'
import type { DueWorker } from '../scheduler/job-handlers.js'
import type { DeliveryRow } from '../store/message-rows.js'
import type { Store } from '../store/store.js'
import type { Tx } from '../store/transaction.js'
import type { FaultPlan } from '../world/faults.js'
import type { OperationResult, ResultSink } from '../world/operation-result.js'
import type { WorldRandom } from './world-random.js'

/** What of its world it works with. */
interface TransactionWorld {
  readonly name: string
  readonly faults: FaultPlan
  readonly sink: ResultSink
  readonly work: Pick<DueWorker, 'wake'>
}

const none: readonly DeliveryRow[] = []

/** Runs the work of commands in transactions and, inside them, records what they note. */
export class CommandTransactions {
  readonly #world: TransactionWorld
  readonly #random: WorldRandom
  readonly #listeners = new Set<(result: OperationResult) => void>()

  constructor(world: TransactionWorld, random: WorldRandom) {
    this.#world = world
    this.#random = random
  }

  /** Calls back for each result that was committed; gives a function that ends it. */
  onResult(listener: (result: OperationResult) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  run<T>(on: Pick<Store, 'transaction'>, context: CommandContext, work: (tx: Tx) => Awaitable<T>): Awaitable<T> {
    const { faults, name } = this.#world
    const before = this.#random.place
    const state = new ContextState(context)
    const known = context.forced
    let recorded: readonly DeliveryRow[] = []
    const end = (value: T) => {
      if (context.asksForced !== true) this.#giveBack(context, known)
      else if (context.forced) faults.played(context.forced)
      this.#committed(context, recorded)
      return value
    }
    const fail = (error: unknown): never => {
      this.#giveBack(context, known)
      throw error
    }
    let begun = false
    const attempt = (tx: Tx) => {
      if (begun) state.restore(context)
      begun = true
      context.asksForced = false
      return andThen(work(tx), (value) =>
        andThen(this.#record(tx, context), (rows) => {
          recorded = rows
          return andThen(this.#random.keep(tx, before), () => value)
        }),
      )
    }
    let result: Awaitable<T>
    try {
      result = on.transaction(name, attempt)
    } catch (error) {
      return fail(error)
    }
    return result instanceof Promise ? result.then(end, fail) : end(result)
  }

  /** An outcome the command took and did not play, because its transaction failed or ended otherwise when it began again. */
  #giveBack(context: CommandContext, known: CommandContext['forced']): void {
    const { forced } = context
    if (forced === undefined || forced === null || known !== undefined) return
    this.#world.faults.giveBack(forced)
    delete context.forced
  }

  #committed({ timers, results, messages }: CommandContext, recorded: readonly DeliveryRow[]): void {
    const { work, sink } = this.#world
    if (timers.length > 0) work.wake()
    if (recorded.length > 0 || messages.length > 0) sink.committed(recorded)
    for (const listener of this.#listeners) for (const result of results) listener(result)
  }

  #record(tx: Tx, { results, messages, timers }: CommandContext): Awaitable<readonly DeliveryRow[]> {
    const { sink } = this.#world
    const [only] = results
    // As most commands leave it.
    if (timers.length === 0 && messages.length === 0 && results.length <= 1) {
      return only === undefined ? none : sink.record(tx, only)
    }
    const recorded: DeliveryRow[] = []
    const record = (result: OperationResult) =>
      andThen(sink.record(tx, result), (rows) => {
        recorded.push(...rows)
      })
    const timed = inSequence(timers, (timer) => tx.put('jobs', jobOf(timer)))
    const told = andThen(timed, () => inSequence(results, record))
    const sent = andThen(told, () => inSequence(messages, (message) => sink.message(tx, message)))
    return andThen(sent, () => recorded)
  }
}
