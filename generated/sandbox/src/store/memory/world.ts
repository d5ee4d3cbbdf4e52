// Copied from templates/sandbox/src/store/memory/world.ts by `npm run generate`. Do not edit: change it there.
import type { Awaitable } from '../../lib/awaitable.js'
import type { TableName, Tables } from '../schema.js'
import { MemoryJobs } from './jobs.js'
import { MemoryTable } from './table.js'
import { UncommittedTable } from './uncommitted.js'

type MemoryTables = { readonly [Table in TableName]: MemoryTable<Tables[Table]> }

export type MemoryDrafts = { readonly [Table in TableName]: UncommittedTable<Tables[Table]> }

export class MemoryWorld {
  readonly jobs = new MemoryJobs()
  readonly tables: MemoryTables = {
    payments: new MemoryTable(),
    sessions: new MemoryTable(),
    users: new MemoryTable(),
    cards: new MemoryTable(),
    codes: new MemoryTable(),
    cheques: new MemoryTable(),
    jobs: this.jobs,
    states: new MemoryTable(),
    deliveries: new MemoryTable(),
    outbox: new MemoryTable(),
  }

  /** Names that are held, and who waits for them. */
  readonly #held = new Map<string, (() => void)[]>()

  drafts(): MemoryDrafts {
    const { tables } = this
    return {
      payments: new UncommittedTable(tables.payments),
      sessions: new UncommittedTable(tables.sessions),
      users: new UncommittedTable(tables.users),
      cards: new UncommittedTable(tables.cards),
      codes: new UncommittedTable(tables.codes),
      cheques: new UncommittedTable(tables.cheques),
      jobs: new UncommittedTable(tables.jobs),
      states: new UncommittedTable(tables.states),
      deliveries: new UncommittedTable(tables.deliveries),
      outbox: new UncommittedTable(tables.outbox),
    }
  }

  isHeld(name: string): boolean {
    // Mostly none is held: a name that was just put together need not be looked up.
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
