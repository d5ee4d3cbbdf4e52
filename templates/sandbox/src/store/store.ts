import type { IndexOf, TableName, Tables } from './rows.js'

/** A value, at once or later. A store in memory answers at once, which spares the engine most of its waiting. */
export type Awaitable<T> = T | Promise<T>

/** All rows of a world, as JSON. */
export type StoreSnapshot = { readonly [Table in TableName]?: readonly Tables[Table][] }

/**
 * One transaction in one world. Nothing it wrote is seen by others before it ends, and nothing stays when its work throws.
 * It sees its own writes, and of others what has ended by the moment it looks (read committed).
 *
 * Rows come oldest first, whatever is asked: in the order in which they were first put in. One that is replaced keeps its
 * place, whatever its columns were meanwhile; one that is removed and put in again comes last.
 */
export interface Tx {
  readonly world: string
  /**
   * Waits until no other transaction of this world holds the name, then holds it to the end. The engine takes names in
   * the order user, session, payment, so that two transactions never wait for each other.
   */
  lock(name: string): Awaitable<void>
  get<Table extends TableName>(table: Table, id: string): Awaitable<Tables[Table] | undefined>
  /** Inserts the row, or replaces the one of the same id. */
  put<Table extends TableName>(table: Table, row: Tables[Table]): Awaitable<void>
  remove(table: TableName, id: string): Awaitable<void>
  /** Rows whose column has the value. */
  find<Table extends TableName>(
    table: Table,
    column: IndexOf<Table>,
    value: string,
  ): Awaitable<readonly Tables[Table][]>
  /** Every row of a table. */
  all<Table extends TableName>(table: Table): Awaitable<readonly Tables[Table][]>
}

/** Where worlds are kept. Worlds never see each other's rows. */
export interface Store {
  /** Runs work in a transaction. It may begin work again after a conflict, so work must have no effect but its writes. */
  transaction<T>(world: string, work: (tx: Tx) => Awaitable<T>): Awaitable<T>
  /** Removes every row of a world. */
  clear(world: string): Awaitable<void>
  snapshot(world: string): Awaitable<StoreSnapshot>
  restore(world: string, snapshot: StoreSnapshot): Awaitable<void>
  /** Lets go of connections. */
  close(): Awaitable<void>
}

/** Goes on with a value, at once when it is there. (A module that exports `then` would be taken for a promise.) */
export function andThen<T, R>(value: Awaitable<T>, next: (value: T) => Awaitable<R>): Awaitable<R> {
  return value instanceof Promise ? value.then(next) : next(value)
}
