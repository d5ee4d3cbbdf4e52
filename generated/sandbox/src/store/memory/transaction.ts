// Copied from templates/sandbox/src/store/memory/transaction.ts by `npm run generate`. Do not edit: change it there.
import { type Awaitable, andThen, inSequence } from '../../lib/awaitable.js'
import { LockOrder } from '../lock-order.js'
import { type IndexOf, type TableName, type Tables, tableNames } from '../schema.js'
import type { Tx } from '../transaction.js'
import { type MemoryTable, textIn } from './table.js'
import type { UncommittedTable } from './uncommitted.js'
import type { MemoryDrafts, MemoryWorld } from './world.js'
import { RowPut, RowRemoval, type Write } from './writes.js'

/**
 * Writes into the tables as long as nobody else can look, which is until its work first waits for something. From then on
 * it writes into drafts, which the tables take over when it ends.
 */
export class MemoryTx implements Tx {
  readonly world: string
  readonly #home: MemoryWorld
  readonly #locks: string[] = []
  readonly #writes: Write[] = []
  readonly #order = new LockOrder()
  #drafts: MemoryDrafts | undefined
  #ended = false

  constructor(world: string, home: MemoryWorld) {
    this.world = world
    this.#home = home
  }

  lock(name: string): Awaitable<void> {
    if (this.#locks.includes(name)) return undefined
    this.#order.take(name)
    return this.#hold(name)
  }

  #hold(name: string): Awaitable<void> {
    if (this.#locks.includes(name)) return undefined
    // While no other transaction can run, it is enough to note which names are locked.
    const held = this.#drafts === undefined && !this.#home.isHeld(name) ? undefined : this.#home.lock(name)
    if (held === undefined) this.#locks.push(name)
    return held?.then(() => {
      // Its work may have failed while it waited.
      if (this.#ended) this.#home.unlock(name)
      else this.#locks.push(name)
    })
  }

  lockMany(names: readonly string[]): Awaitable<void> {
    return inSequence(names, (name) => this.lock(name))
  }

  get<Table extends TableName>(table: Table, id: string): Tables[Table] | undefined {
    return this.#drafts === undefined ? this.#home.tables[table].get(id)?.row : this.#drafts[table].get(id)
  }

  getMany<Table extends TableName>(table: Table, ids: readonly string[]): readonly Tables[Table][] {
    return ids.flatMap((id) => this.get(table, id) ?? [])
  }

  /** Where another open transaction has put in a row of that id, it waits to see what becomes of it. */
  insert<Table extends TableName>(table: Table, row: Tables[Table]): Awaitable<boolean> {
    return andThen(this.#hold(`row:${table}:${row.id}`), () => {
      if (this.get(table, row.id) !== undefined) return false
      this.put(table, row)
      return true
    })
  }

  putMany<Table extends TableName>(table: Table, rows: readonly Tables[Table][]): void {
    for (const row of rows) this.put(table, row)
  }

  put<Table extends TableName>(table: Table, row: Tables[Table]): void {
    if (this.#drafts === undefined) this.#putInto(table, row)
    else this.#drafts[table].put(row)
  }

  remove(table: TableName, id: string): void {
    if (this.#drafts === undefined) this.#removeFrom(table, id)
    else this.#drafts[table].remove(id)
  }

  removeMany(table: TableName, ids: readonly string[]): void {
    for (const id of ids) this.remove(table, id)
  }

  latest<Table extends TableName>(
    table: Table,
    column: IndexOf<Table>,
    values: readonly string[],
    limit: number,
  ): readonly Tables[Table][] {
    const left = new Map<string | undefined, number>(values.map((value) => [value, limit]))
    const isLatest = (row: Tables[Table]) => {
      const value = textIn(row, column)
      const more = left.get(value) ?? 0
      left.set(value, more - 1)
      return more > 0
    }
    return [...this.all(table)].reverse().filter(isLatest).reverse()
  }

  find<Table extends TableName>(table: Table, column: IndexOf<Table>, value: string): readonly Tables[Table][] {
    return this.#seen(table).find(column, value)
  }

  all<Table extends TableName>(table: Table): readonly Tables[Table][] {
    return this.#seen(table).all()
  }

  /** Its work waits for something: takes everything back before others look, and goes on in drafts. */
  withdraw(): void {
    const drafts = this.#home.drafts()
    this.#undo()
    for (const write of this.#writes) write.redo(drafts)
    for (const name of this.#locks) this.#home.lock(name)
    this.#drafts = drafts
  }

  commit(): void {
    if (this.#drafts !== undefined) for (const table of tableNames) this.#drafts[table].apply()
    this.#end()
  }

  rollBack(): void {
    if (this.#drafts === undefined) this.#undo()
    this.#end()
  }

  /** The table as this transaction sees it. */
  #seen<Table extends TableName>(table: Table): MemoryTable<Tables[Table]> | UncommittedTable<Tables[Table]> {
    return this.#drafts === undefined ? this.#home.tables[table] : this.#drafts[table]
  }

  #undo(): void {
    for (const write of [...this.#writes].reverse()) write.undo()
  }

  #end(): void {
    this.#ended = true
    if (this.#drafts !== undefined) for (const name of this.#locks) this.#home.unlock(name)
  }

  #putInto<Table extends TableName>(table: Table, row: Tables[Table]): void {
    this.#writes.push(new RowPut(table, this.#home.tables[table], row))
  }

  #removeFrom<Table extends TableName>(table: Table, id: string): void {
    this.#writes.push(new RowRemoval(table, this.#home.tables[table], id))
  }
}
