import type { Awaitable } from '../lib/awaitable.js'
import type { IndexOf, TableName, Tables } from './schema.js'

/**
 * One transaction in one world. Nothing it wrote is seen by others before it ends, and nothing stays when its work throws.
 * It sees its own writes, and of others what has ended by the moment it looks (read committed).
 *
 * Rows come oldest first, whatever is asked: in the order in which they were first put in. One that is replaced keeps its
 * place, whatever its columns were meanwhile; one that is removed and put in again comes last.
 *
 * Its methods throw StoreAway when the store does not answer.
 *
 * @example
 * ```ts
 * const rename = async (tx: Tx, row: UserRow) => tx.put('users', { ...row, email: 'payer@shop.example' })
 * ```
 */
export interface Tx {
  /** Name of the world. */
  readonly world: string
  /**
   * Waits until no other transaction of this world holds the name, then holds it to the end. Names are taken in one
   * order, so that two transactions never wait for each other.
   *
   * @throws Error when a name comes too late in that order
   */
  lock(name: string): Awaitable<void>
  /** The same for several of one kind. */
  lockMany(names: readonly string[]): Awaitable<void>
  /** One row; undefined when there is none of that id. */
  get<Table extends TableName>(table: Table, id: string): Awaitable<Tables[Table] | undefined>
  /** Those of the rows that exist, in no order. */
  getMany<Table extends TableName>(table: Table, ids: readonly string[]): Awaitable<readonly Tables[Table][]>
  /** Puts in a row of a new id. Returns false, and writes nothing, when there is one of that id. */
  insert<Table extends TableName>(table: Table, row: Tables[Table]): Awaitable<boolean>
  /** Inserts the row, or replaces the one of the same id. */
  put<Table extends TableName>(table: Table, row: Tables[Table]): Awaitable<void>
  /** The same for several, no two of one id. */
  putMany<Table extends TableName>(table: Table, rows: readonly Tables[Table][]): Awaitable<void>
  /** Takes a row away, when there is one of that id. */
  remove(table: TableName, id: string): Awaitable<void>
  /** The same for several. */
  removeMany(table: TableName, ids: readonly string[]): Awaitable<void>
  /** Rows whose column has the value. */
  find<Table extends TableName>(
    table: Table,
    column: IndexOf<Table>,
    value: string,
  ): Awaitable<readonly Tables[Table][]>
  /** Of each of the values the latest rows whose column has it, so many at the most. */
  latest<Table extends TableName>(
    table: Table,
    column: IndexOf<Table>,
    values: readonly string[],
    limit: number,
  ): Awaitable<readonly Tables[Table][]>
  /** Every row of a table. */
  all<Table extends TableName>(table: Table): Awaitable<readonly Tables[Table][]>
}
