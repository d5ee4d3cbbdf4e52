import type { Awaitable } from '../lib/awaitable.js'
import type { DueWork } from './due-work.js'
import type { TableName, Tables } from './schema.js'
import type { Tx } from './transaction.js'

/**
 * All rows of a world, as JSON.
 *
 * @example
 * ```ts
 * const counted = (rows: StoreSnapshot) => rows.payments?.length ?? 0
 * ```
 */
export type StoreSnapshot = { readonly [Table in TableName]?: readonly Tables[Table][] }

/**
 * Where worlds are kept. Worlds never see each other's rows.
 *
 * Its methods throw StoreAway when it does not answer; a transaction also throws what its work throws.
 *
 * @example
 * ```ts
 * const count = (store: Store) => store.transaction('Merchant', async (tx) => (await tx.all('payments')).length)
 * ```
 */
export interface Store {
  /** Runs work in a transaction. It may begin work again after a conflict, so work must have no effect but its writes. */
  transaction<T>(world: string, work: (tx: Tx) => Awaitable<T>): Awaitable<T>
  /** What is to be done later, and the connections of those who do it. */
  readonly due: DueWork
  /** Removes every row of a world. */
  clear(world: string): Awaitable<void>
  /** Every row of a world, as JSON. */
  snapshot(world: string): Awaitable<StoreSnapshot>
  /** Puts a world's rows back. */
  restore(world: string, snapshot: StoreSnapshot): Awaitable<void>
  /** Closes connections. */
  close(): Awaitable<void>
}
