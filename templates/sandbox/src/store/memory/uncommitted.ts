import { inOrder, type Kept, type MemoryTable, textIn } from './table.js'

/** What becomes of a row. */
interface Change<Row> {
  /** Undefined: it is removed. */
  readonly row: Row | undefined
  /** Its place, unless the table has a row of its id. */
  readonly place: number
  /** Whether the table's row goes first, and its place with it. */
  readonly anew: boolean
}

/** A table as a transaction sees it whose writes nobody else sees yet. */
export class UncommittedTable<Row extends { readonly id: string }> {
  readonly #table: MemoryTable<Row>
  readonly #changes = new Map<string, Change<Row>>()

  constructor(table: MemoryTable<Row>) {
    this.#table = table
  }

  get(id: string): Row | undefined {
    const change = this.#changes.get(id)
    return change === undefined ? this.#table.get(id)?.row : change.row
  }

  put(row: Row): void {
    const earlier = this.#changes.get(row.id)
    const place = earlier?.row === undefined ? this.#table.nextPlace() : earlier.place
    this.#changes.set(row.id, { row, place, anew: earlier?.anew ?? false })
  }

  remove(id: string): void {
    this.#changes.set(id, { row: undefined, place: 0, anew: true })
  }

  /** Rows whose column has the value. */
  find(column: string, value: string): Row[] {
    return this.#seen(this.#table.findKept(column, value), (row) => textIn(row, column) === value)
  }

  /** Every row. */
  all(): Row[] {
    return this.#seen(this.#table.allKept(), () => true)
  }

  /** Writes everything into the table. */
  apply(): void {
    for (const [id, { row, place, anew }] of this.#changes) {
      if (anew) this.#table.remove(id)
      if (row !== undefined) this.#table.put(row, place)
    }
  }

  #seen(kept: readonly Kept<Row>[], fits: (row: Row) => boolean): Row[] {
    const seen = kept.filter(({ row }) => !this.#changes.has(row.id))
    for (const [id, { row, place, anew }] of this.#changes) {
      if (row === undefined || !fits(row)) continue
      seen.push({ row, place: anew ? place : (this.#table.get(id)?.place ?? place) })
    }
    return inOrder(seen)
  }
}
