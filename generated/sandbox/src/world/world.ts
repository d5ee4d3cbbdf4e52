// Copied from templates/sandbox/src/world/world.ts by `npm run generate`. Do not edit: change it there.
import type { Random, RandomState } from '../lib/random.js'
import type { ClockControls } from '../scheduler/clock-controls.js'
import type { ChequeRow, PaymentRow } from '../store/payment-rows.js'
import type { SessionRow } from '../store/session-rows.js'
import type { Store, StoreSnapshot } from '../store/store.js'
import type { CardRow, CodeRow, UserRow } from '../store/user-rows.js'
import type { Faults } from './faults.js'
import type { PageHost } from './hosted-pages.js'
import type { Journal } from './journal.js'
import type { Notifications } from './notifications.js'
import type { OperationResult, ResultSink } from './operation-result.js'
import type { Terminal } from './settings.js'

/**
 * A merchant's own sandbox inside the sandbox: nothing in it is seen or moved by another.
 *
 * Its methods throw what the store throws.
 *
 * @example
 * ```ts
 * const charge = (world: World) => world.operate('api.Charge', { OrderId: 'A-1', Amount: 500 })
 * ```
 */
export interface World {
  /** Key of its terminal. */
  readonly name: string
  /** Its merchant. */
  readonly terminal: Terminal
  /** Its time, which can stand still and be put forward. */
  readonly clock: ClockControls
  /** Where its ids come from. */
  readonly random: Random
  /** What goes wrong next. */
  readonly faults: Faults
  /** The latest requests and answers, masked. */
  readonly journal: Journal
  /** Where its rows are kept. */
  readonly store: Store
  /** Takes what happened. */
  readonly sink: ResultSink
  /** Those of its delivery part; others after `reset` and `restore`. */
  readonly notifications: Notifications
  /** What the store holds, for inspection. */
  readonly inspect: Inspect
  /** What its hosted pages need. */
  readonly pages: PageHost
  /**
   * Carries out a command directly, without a request: with the merchant's credentials, and without users' passwords.
   *
   * @param command its id: `api.Refund`
   * @param request what the caller of a client would give
   * @throws RangeError when there is no such command, or a value cannot be carried
   */
  operate(command: string, request: Readonly<Record<string, unknown>>): Promise<Carried>
  /** Calls back for each final result from now on; gives a function that ends it. */
  onResult(listener: (result: OperationResult) => void): () => void
  /** Empties the world and restarts its clock and its random sequence. */
  reset(): Promise<void>
  /** Gives it as JSON. */
  snapshot(): Promise<WorldSnapshot>
  /**
   * Brings back what `snapshot` gave.
   *
   * @throws RangeError, which says what is wrong with the snapshot; nothing has changed then
   */
  restore(snapshot: unknown): Promise<void>
}

/**
 * How a command ended that was carried out directly; empty when it got no readable answer.
 *
 * @example
 * ```ts
 * const explain = ({ success, why }: Carried) => why ?? success
 * ```
 */
export interface Carried {
  /** Outcome of the answer. */
  readonly success?: string
  /** Error code of the answer. */
  readonly errCode?: string
  /** What exactly was wrong, in words. */
  readonly why?: string
}

/**
 * A world at one moment, as JSON.
 *
 * @example
 * ```ts
 * const snapshot: WorldSnapshot = await sandbox.snapshot()
 * await sandbox.restore(snapshot)
 * ```
 */
export interface WorldSnapshot {
  /** Name of the world. */
  readonly world: string
  /** What its clock shows, in milliseconds since 1970. */
  readonly now: number
  /** Where its seeded sequence stands; absent where nothing repeats. */
  readonly random?: RandomState
  /** Everything in its tables. */
  readonly rows: StoreSnapshot
}

/**
 * Inspection of a world: what no command returns.
 *
 * Its methods throw what the store throws.
 *
 * @example
 * ```ts
 * const payment = await sandbox.inspect.payment('A-1')
 * ```
 */
export interface Inspect {
  /** A payment of either terminal of the world. */
  payment(orderId: string): Promise<PaymentRow | undefined>
  /** Every payment, oldest first. */
  payments(): Promise<readonly PaymentRow[]>
  /** A session of a hosted page; undefined when there is none. */
  session(sessionId: string): Promise<SessionRow | undefined>
  /** Every user of the eWallet, oldest first. */
  users(): Promise<readonly UserRow[]>
  /** One user; undefined when there is none. */
  user(login: string): Promise<UserRow | undefined>
  /** Cards of a user, or all. `verification` of a card is the amount to give to Activate (decision S60). */
  cards(login?: string): Promise<readonly CardRow[]>
  /** Confirmation codes, oldest first. */
  codes(): Promise<readonly CodeRow[]>
  /** Standalone cheques, oldest first. */
  cheques(): Promise<readonly ChequeRow[]>
}
