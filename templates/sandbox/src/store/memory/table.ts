/** A row, and its place among the rows of its table. */
export interface Kept<Row> {
  row: Row
  readonly place: number
}

/** A table with its indexes. */
export class MemoryTable<Row extends { readonly id: string }> {
  readonly #rows = new Map<string, Kept<Row>>()
  /** Indexes of the columns that were asked for: most never are, and every write would pay for them. */
  readonly #indexes: Index[] = []
  #latest = 0

  /** A place behind all others. */
  nextPlace(): number {
    return ++this.#latest
  }

  get(id: string): Kept<Row> | undefined {
    return this.#rows.get(id)
  }

  /**
   * @param place where the row goes when there is none of its id; default behind all others
   * @returns the row of the same id, whose place it takes
   */
  put(row: Row, place?: number): Row | undefined {
    const kept = this.#rows.get(row.id)
    const earlier = kept?.row
    if (kept === undefined) this.#rows.set(row.id, { row, place: place ?? this.nextPlace() })
    else kept.row = row
    for (const { column, ids } of this.#indexes) {
      const value = textIn(row, column)
      const before = earlier && textIn(earlier, column)
      if (value === before) continue
      if (before !== undefined) drop(ids, before, row.id)
      if (value !== undefined) add(ids, value, row.id)
    }
    return earlier
  }

  remove(id: string): Kept<Row> | undefined {
    const kept = this.#rows.get(id)
    if (kept === undefined) return undefined
    this.#rows.delete(id)
    for (const { column, ids } of this.#indexes) {
      const value = textIn(kept.row, column)
      if (value !== undefined) drop(ids, value, id)
    }
    return kept
  }

  /** Rows whose column has the value. */
  find(column: string, value: string): Row[] {
    return inOrder(this.findKept(column, value))
  }

  /** Every row. */
  all(): Row[] {
    return inOrder(this.allKept())
  }

  /** Rows whose column has the value, with their places, in no order. */
  findKept(column: string, value: string): Kept<Row>[] {
    const found: Kept<Row>[] = []
    for (const id of this.#idsBy(column).get(value) ?? none) {
      const kept = this.#rows.get(id)
      if (kept !== undefined) found.push(kept)
    }
    return found
  }

  /** Every row with its place, in no order. */
  allKept(): Kept<Row>[] {
    return [...this.#rows.values()]
  }

  clear(): void {
    this.#rows.clear()
    this.#indexes.length = 0
  }

  #idsBy(column: string): Index['ids'] {
    const known = this.#indexes.find((index) => index.column === column)
    if (known !== undefined) return known.ids
    const ids: Index['ids'] = new Map()
    for (const [id, { row }] of this.#rows) {
      const value = textIn(row, column)
      if (value !== undefined) add(ids, value, id)
    }
    this.#indexes.push({ column, ids })
    return ids
  }
}

interface Index {
  readonly column: string
  /** Ids of rows by what stands in the column. */
  readonly ids: Map<string, Set<string>>
}

const none: Iterable<string> = []

/** Rows in the order of their places, which they mostly have already; the list itself is put in order. */
export function inOrder<Row>(kept: Kept<Row>[]): Row[] {
  return kept.sort((a, b) => a.place - b.place).map(({ row }) => row)
}

export function textIn(row: object, column: string): string | undefined {
  const value: unknown = Reflect.get(row, column)
  return typeof value === 'string' ? value : undefined
}

function add(ids: Index['ids'], value: string, id: string): void {
  const known = ids.get(value)
  if (known === undefined) ids.set(value, new Set([id]))
  else known.add(id)
}

function drop(ids: Index['ids'], value: string, id: string): void {
  const known = ids.get(value)
  known?.delete(id)
  if (known?.size === 0) ids.delete(value)
}
