import type { TableName, Tables } from '../schema.js'
import type { Kept, MemoryTable } from './table.js'
import type { UncommittedTable } from './uncommitted.js'
import type { MemoryDrafts } from './world.js'

/** A write that can be taken back and done again elsewhere. */
export interface Write {
  undo(): void
  redo(drafts: MemoryDrafts): void
}

export class RowPut<Table extends TableName> implements Write {
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
    const draft: UncommittedTable<Tables[Table]> = drafts[this.#name]
    draft.put(this.#row)
  }
}

export class RowRemoval<Table extends TableName> implements Write {
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
