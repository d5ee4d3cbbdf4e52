// Copied from templates/sandbox/src/store/memory/store.ts by `npm run generate`. Do not edit: change it there.
import { type Awaitable, andThen, inTurn } from '../../lib/awaitable.js'
import type { DueWork } from '../due-work.js'
import { LockOrder } from '../lock-order.js'
import { type IndexOf, indexes, type TableName, type Tables, tableNames } from '../schema.js'
import type { Store, StoreSnapshot } from '../store.js'
import type { Tx } from '../transaction.js'
import { MemoryJobs } from './jobs.js'
import { type Kept, MemoryTable, textIn } from './table.js'
import { MemoryDraft } from './uncommitted.js'

/** Keeps worlds in memory. It answers at once wherever it need not wait for a lock. */
export class MemoryStore implements Store {
  readonly #worlds = new Map<string, MemoryWorld>()
  readonly due: DueWork = {
    transaction: (world, work) => this.transaction(world, work),
    take: (world, wish) => this.#world(world).jobs.take(wish),
    renew: (world, jobs, until) => this.#world(world).jobs.renew(jobs, until),
    look: (world, now) => this.#world(world).jobs.look(now),
  }

  transaction<T>(world: string, work: (tx: Tx) => Awaitable<T>): Awaitable<T> {
    const tx = new MemoryTx(world, this.#world(world))
    try {
      const result = work(tx)
      if (!(result instanceof Promise)) {
        tx.commit()
        return result
      }
      tx.withdraw()
      return result.then(
        (value) => {
          tx.commit()
          return value
        },
        (error: unknown) => {
          tx.rollBack()
          throw error
        },
      )
    } catch (error) {
      tx.rollBack()
      throw error
    }
  }

  clear(world: string): void {
    for (const table of tableNames) this.#world(world).tables[table].clear()
  }

  snapshot(world: string): StoreSnapshot {
    const { tables } = this.#world(world)
    return Object.fromEntries(tableNames.map((table) => [table, tables[table].all()]))
  }

  restore(world: string, snapshot: StoreSnapshot): void {
    this.clear(world)
    const { tables } = this.#world(world)
    const fill = <Table extends TableName>(table: Table) => {
      for (const row of snapshot[table] ?? []) tables[table].put(row)
    }
    tableNames.forEach(fill)
  }

  close(): void {
    this.#worlds.clear()
  }

  #world(name: string): MemoryWorld {
    const known = this.#worlds.get(name)
    if (known !== undefined) return known
    const world = new MemoryWorld()
    this.#worlds.set(name, world)
    return world
  }
}

type MemoryTables = { readonly [Table in TableName]: MemoryTable<Tables[Table]> }
type MemoryDrafts = { readonly [Table in TableName]: MemoryDraft<Tables[Table]> }

class MemoryWorld {
  readonly jobs = new MemoryJobs()
  readonly tables: MemoryTables = {
    payments: new MemoryTable(indexes.payments),
    sessions: new MemoryTable(indexes.sessions),
    users: new MemoryTable(indexes.users),
    cards: new MemoryTable(indexes.cards),
    codes: new MemoryTable(indexes.codes),
    cheques: new MemoryTable(indexes.cheques),
    jobs: this.jobs,
    states: new MemoryTable(indexes.states),
    deliveries: new MemoryTable(indexes.deliveries),
    outbox: new MemoryTable(indexes.outbox),
  }

  /** Names that are held, and who waits for them. */
  readonly #held = new Map<string, (() => void)[]>()

  drafts(): MemoryDrafts {
    const { tables } = this
    return {
      payments: new MemoryDraft(tables.payments),
      sessions: new MemoryDraft(tables.sessions),
      users: new MemoryDraft(tables.users),
      cards: new MemoryDraft(tables.cards),
      codes: new MemoryDraft(tables.codes),
      cheques: new MemoryDraft(tables.cheques),
      jobs: new MemoryDraft(tables.jobs),
      states: new MemoryDraft(tables.states),
      deliveries: new MemoryDraft(tables.deliveries),
      outbox: new MemoryDraft(tables.outbox),
    }
  }

  isHeld(name: string): boolean {
    return this.#held.size > 0 && this.#held.has(name)
  }

  lock(name: string): Awaitable<void> {
    const waiting = this.#held.get(name)
    if (waiting === undefined) {
      this.#held.set(name, [])
      return undefined
    }
    return new Promise((resolve) => waiting.push(resolve))
  }

  unlock(name: string): void {
    const next = this.#held.get(name)?.shift()
    if (next === undefined) this.#held.delete(name)
    else next()
  }
}

/** A write that can be taken back and done again elsewhere. */
interface Write {
  undo(): void
  redo(drafts: MemoryDrafts): void
}

class RowPut<Table extends TableName> implements Write {
  readonly #name: Table
  readonly #table: MemoryTable<Tables[Table]>
  readonly #row: Tables[Table]
  readonly #earlier: Tables[Table] | undefined

  constructor(name: Table, table: MemoryTable<Tables[Table]>, row: Tables[Table]) {
    this.#name = name
    this.#table = table
    this.#row = row
    this.#earlier = table.put(row)
  }

  undo(): void {
    if (this.#earlier === undefined) this.#table.remove(this.#row.id)
    else this.#table.put(this.#earlier)
  }

  redo(drafts: MemoryDrafts): void {
    const draft: MemoryDraft<Tables[Table]> = drafts[this.#name]
    draft.put(this.#row)
  }
}

class RowRemoval<Table extends TableName> implements Write {
  readonly #name: Table
  readonly #table: MemoryTable<Tables[Table]>
  readonly #id: string
  readonly #removed: Kept<Tables[Table]> | undefined

  constructor(name: Table, table: MemoryTable<Tables[Table]>, id: string) {
    this.#name = name
    this.#table = table
    this.#id = id
    this.#removed = table.remove(id)
  }

  undo(): void {
    if (this.#removed !== undefined) this.#table.put(this.#removed.row, this.#removed.place)
  }

  redo(drafts: MemoryDrafts): void {
    drafts[this.#name].remove(this.#id)
  }
}

/**
 * Writes into the tables as long as nobody else can look, which is until its work first waits for something. From then on
 * it writes into drafts, which the tables take over when it ends.
 */
class MemoryTx implements Tx {
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
    // As long as nobody else can look, it is enough to know what there is to hold.
    const held = this.#drafts === undefined && !this.#home.isHeld(name) ? undefined : this.#home.lock(name)
    if (held === undefined) this.#locks.push(name)
    return held?.then(() => {
      // Its work may have failed while it waited.
      if (this.#ended) this.#home.unlock(name)
      else this.#locks.push(name)
    })
  }

  lockMany(names: readonly string[]): Awaitable<void> {
    return inTurn(names, (name) => this.lock(name))
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
    const left = new Map(values.map((value) => [value, limit]))
    const isLatest = (row: Tables[Table]) => {
      const value = textIn(row, column) ?? ''
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
  #seen<Table extends TableName>(table: Table): MemoryTable<Tables[Table]> | MemoryDraft<Tables[Table]> {
    return this.#drafts === undefined ? this.#home.tables[table] : this.#drafts[table]
  }

  #undo(): void {
    for (let index = this.#writes.length - 1; index >= 0; index--) this.#writes[index]?.undo()
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
