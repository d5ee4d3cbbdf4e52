import type { Random, RandomState } from '../lib/random.js'
import type { ClockControls } from '../scheduler/clock-controls.js'
import type { CardRow, ChequeRow, CodeRow, PaymentRow, SessionRow, UserRow } from '../store/rows.js'
import type { Store, StoreSnapshot } from '../store/store.js'
import type { Faults } from './faults.js'
import type { PageHost } from './hosted-pages.js'
import type { Journal } from './journal.js'
import type { Notifications } from './notifications.js'
import type { OperationResult, ResultSink } from './operation-result.js'
import type { Terminal } from './settings.js'

/** A merchant's own sandbox inside the sandbox: nothing in it is seen or moved by another. */
export interface World {
  /** Key of its terminal. */
  readonly name: string
  readonly terminal: Terminal
  readonly clock: ClockControls
  readonly random: Random
  readonly faults: Faults
  readonly journal: Journal
  readonly store: Store
  readonly sink: ResultSink
  /** Those of its delivery part; others after `reset` and `restore`. */
  readonly notifications: Notifications
  readonly inspect: Inspect
  readonly pages: PageHost
  /**
   * Carries out a command from behind the counter: with the merchant's credentials, and without users' passwords.
   *
   * @param command its id: `api.Refund`
   * @param request what the caller of a client would give
   * @throws RangeError when there is no such command, or a value cannot be carried
   */
  operate(command: string, request: Readonly<Record<string, unknown>>): Promise<Carried>
  /** Calls back for each final result from now on; gives a function that ends it. */
  onResult(listener: (result: OperationResult) => void): () => void
  /** Empties the world and starts clock and randomness anew. */
  reset(): Promise<void>
  snapshot(): Promise<WorldSnapshot>
  /**
   * Brings back what `snapshot` gave.
   *
   * @throws RangeError that says what is wrong where it is no such thing; nothing has changed then
   */
  restore(snapshot: unknown): Promise<void>
}

/** How a command ended that was carried out from behind the counter; nothing when it got no readable answer. */
export interface Carried {
  readonly success?: string
  readonly errCode?: string
  /** What exactly was wrong, in words. */
  readonly why?: string
}

/** A world at one moment, as JSON. */
export interface WorldSnapshot {
  readonly world: string
  readonly now: number
  /** Where its seeded sequence stands; absent where nothing repeats. */
  readonly random?: RandomState
  readonly rows: StoreSnapshot
}

/** A look behind the counter: what no command tells. */
export interface Inspect {
  /** A payment of either terminal of the world. */
  payment(orderId: string): Promise<PaymentRow | undefined>
  payments(): Promise<readonly PaymentRow[]>
  session(sessionId: string): Promise<SessionRow | undefined>
  users(): Promise<readonly UserRow[]>
  user(login: string): Promise<UserRow | undefined>
  /** Cards of a user, or all. `verification` of a card is the amount Activate wants (decision S60). */
  cards(login?: string): Promise<readonly CardRow[]>
  codes(): Promise<readonly CodeRow[]>
  cheques(): Promise<readonly ChequeRow[]>
}
