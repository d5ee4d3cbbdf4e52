// Copied from templates/sandbox/src/store/memory/store.ts by `npm run generate`. Do not edit: change it there.
import type { Awaitable } from '../../lib/awaitable.js'
import type { DueWork } from '../due-work.js'
import { type TableName, tableNames } from '../schema.js'
import type { Store, StoreSnapshot } from '../store.js'
import type { Tx } from '../transaction.js'
import { MemoryTx } from './transaction.js'
import { MemoryWorld } from './world.js'

/**
 * Keeps worlds in memory. It answers at once wherever it need not wait for a lock.
 *
 * Throws nothing of its own; a transaction throws what its work throws.
 *
 * @example
 * ```ts
 * const kept = createSandbox({ store: new MemoryStore() })
 * ```
 */
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

  /** Every row of a world, as JSON. */
  snapshot(world: string): StoreSnapshot {
    const { tables } = this.#world(world)
    return Object.fromEntries(tableNames.map((table) => [table, tables[table].all()]))
  }

  /** Puts a world's rows back. */
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
