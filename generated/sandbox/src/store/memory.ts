// Copied from templates/sandbox/src/store/memory.ts by `npm run generate`. Do not edit: change it there.
import { type IndexOf, indexes, type TableName, type Tables, tableNames } from './rows.js'
import type { Awaitable, Store, StoreSnapshot, Tx } from './store.js'

/** Keeps worlds in memory. It answers at once wherever it need not wait for a lock. */
export class MemoryStore implements Store {
  readonly #worlds = new Map<string, MemoryWorld>()

  transaction<T>(world: string, work: (tx: Tx) => Awaitable<T>): Awaitable<T> {
    const tx = new MemoryTx(world, this.#world(world))
    try {
      const result = work(tx)
      if (!(result instanceof Promise)) {
        tx.end()
        return result
      }
      return result.then(
        (value) => {
          tx.end()
          return value
        },
        (error: unknown) => {
          tx.undo()
          throw error
        },
      )
    } catch (error) {
      tx.undo()
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

class MemoryWorld {
  readonly tables: MemoryTables = {
    payments: new MemoryTable(indexes.payments),
    sessions: new MemoryTable(indexes.sessions),
    users: new MemoryTable(indexes.users),
    cards: new MemoryTable(indexes.cards),
    codes: new MemoryTable(indexes.codes),
    cheques: new MemoryTable(indexes.cheques),
    timers: new MemoryTable(indexes.timers),
    deliveries: new MemoryTable(indexes.deliveries),
    outbox: new MemoryTable(indexes.outbox),
  }

  /** Names that are held, and who waits for them. */
  readonly #held = new Map<string, (() => void)[]>()

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

/** A table with its indexes. Rows come out in the order they were first put in. */
class MemoryTable<Row extends { readonly id: string }> {
  readonly #rows = new Map<string, Row>()
  readonly #indexes: readonly (readonly [column: string, ids: Map<string, Set<string>>])[]

  constructor(columns: readonly string[]) {
    this.#indexes = columns.map((column) => [column, new Map()])
  }

  get(id: string): Row | undefined {
    return this.#rows.get(id)
  }

  put(row: Row): Row | undefined {
    const earlier = this.#rows.get(row.id)
    this.#rows.set(row.id, row)
    for (const [column, ids] of this.#indexes) {
      const value = textIn(row, column)
      const before = earlier && textIn(earlier, column)
      if (value === before) continue
      if (before !== undefined) drop(ids, before, row.id)
      if (value === undefined) continue
      const known = ids.get(value)
      if (known === undefined) ids.set(value, new Set([row.id]))
      else known.add(row.id)
    }
    return earlier
  }

  remove(id: string): Row | undefined {
    const row = this.#rows.get(id)
    if (row === undefined) return undefined
    this.#rows.delete(id)
    for (const [column, ids] of this.#indexes) {
      const value = textIn(row, column)
      if (value !== undefined) drop(ids, value, id)
    }
    return row
  }

  find(column: string, value: string): Row[] {
    const index = this.#indexes.find(([name]) => name === column)
    const found: Row[] = []
    for (const id of index?.[1].get(value) ?? []) {
      const row = this.#rows.get(id)
      if (row !== undefined) found.push(row)
    }
    return found
  }

  all(): Row[] {
    return [...this.#rows.values()]
  }

  clear(): void {
    this.#rows.clear()
    for (const [, ids] of this.#indexes) ids.clear()
  }
}

function textIn(row: object, column: string): string | undefined {
  const value: unknown = Reflect.get(row, column)
  return typeof value === 'string' ? value : undefined
}

function drop(ids: Map<string, Set<string>>, value: string, id: string): void {
  const known = ids.get(value)
  known?.delete(id)
  if (known?.size === 0) ids.delete(value)
}

class MemoryTx implements Tx {
  readonly world: string
  readonly #home: MemoryWorld
  readonly #locks: string[] = []
  /** What brings back the state before, latest last. */
  readonly #undo: (() => void)[] = []

  constructor(world: string, home: MemoryWorld) {
    this.world = world
    this.#home = home
  }

  lock(name: string): Awaitable<void> {
    if (this.#locks.includes(name)) return undefined
    const held = this.#home.lock(name)
    if (held === undefined) this.#locks.push(name)
    return held?.then(() => void this.#locks.push(name))
  }

  get<Table extends TableName>(table: Table, id: string): Tables[Table] | undefined {
    return this.#home.tables[table].get(id)
  }

  put<Table extends TableName>(table: Table, row: Tables[Table]): void {
    const rows = this.#home.tables[table]
    const earlier = rows.put(row)
    this.#undo.push(() => void (earlier === undefined ? rows.remove(row.id) : rows.put(earlier)))
  }

  remove(table: TableName, id: string): void {
    this.#removeFrom(table, id)
  }

  find<Table extends TableName>(table: Table, column: IndexOf<Table>, value: string): readonly Tables[Table][] {
    return this.#home.tables[table].find(column, value)
  }

  all<Table extends TableName>(table: Table): readonly Tables[Table][] {
    return this.#home.tables[table].all()
  }

  end(): void {
    for (const name of this.#locks) this.#home.unlock(name)
  }

  undo(): void {
    for (const step of this.#undo.reverse()) step()
    this.end()
  }

  #removeFrom<Table extends TableName>(table: Table, id: string): void {
    const rows = this.#home.tables[table]
    const row = rows.remove(id)
    if (row !== undefined) this.#undo.push(() => void rows.put(row))
  }
}
