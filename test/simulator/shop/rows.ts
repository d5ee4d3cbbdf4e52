export type Row = Readonly<Record<string, unknown>>

/** Rows by what their first column holds. */
type Table = Map<string, readonly Row[]>

/** Tables of the shop, as they are committed. */
export class Rows {
  readonly #tables = new Map<string, Table>()
  /** Called with each row's new value as it is committed. */
  onCommit: ((table: string, key: string, rows: readonly Row[]) => void) | undefined

  at(table: string, key: string): readonly Row[] {
    return this.#table(table).get(key) ?? []
  }

  put(table: string, key: string, rows: readonly Row[]): void {
    this.#table(table).set(key, rows)
    this.onCommit?.(table, key, rows)
  }

  all(table: string): Row[] {
    return [...this.#table(table).values()].flat()
  }

  #table(name: string): Table {
    const known = this.#tables.get(name)
    if (known !== undefined) return known
    const table: Table = new Map()
    this.#tables.set(name, table)
    return table
  }
}

/** A transaction: nobody sees what it writes before it is committed. */
export class Draft {
  readonly #rows: Rows
  readonly #written = new Map<string, { table: string; key: string; rows: readonly Row[] }>()

  constructor(rows: Rows) {
    this.#rows = rows
  }

  at(table: string, key: string): readonly Row[] {
    return this.#written.get(`${table} ${key}`)?.rows ?? this.#rows.at(table, key)
  }

  put(table: string, key: string, rows: readonly Row[]): void {
    this.#written.set(`${table} ${key}`, { table, key, rows })
  }

  commit(): void {
    for (const { table, key, rows } of this.#written.values()) this.#rows.put(table, key, rows)
  }
}

/** The little SQL that a shop of the guides speaks. */
export function execute(draft: Draft, text: string, values: readonly unknown[] = []): Row[] {
  const statement = text.replace(/\s+/g, ' ').trim()
  const insert = /^insert into (\w+) \(([\w, ]+)\) values \(([$\d, ]+)\)( on conflict do nothing)?$/.exec(statement)
  if (insert) {
    const [, table = '', columns = '', , ignores] = insert
    const row = Object.fromEntries(columns.split(', ').map((column, index) => [column, values[index]]))
    const key = String(values[0])
    const before = draft.at(table, key)
    if (ignores === undefined || before.length === 0) draft.put(table, key, [...before, row])
    return []
  }
  const select = /^select ([\w, ]+) from (\w+) where \w+ = \$1( for update)?$/.exec(statement)
  if (select) {
    const [, columns = '', table = ''] = select
    return draft.at(table, String(values[0])).map((row) => pick(row, columns.split(', ')))
  }
  const update = /^update (\w+) set ((?:\w+ = \$\d+(?:, )?)+) where \w+ = \$1$/.exec(statement)
  if (update) {
    const [, table = '', assignments = ''] = update
    const key = String(values[0])
    const changes = Object.fromEntries(
      assignments.split(', ').map((assignment) => {
        const [column = '', place = ''] = assignment.split(' = $')
        return [column, values[Number(place) - 1]]
      }),
    )
    const changed = draft.at(table, key).map((row) => ({ ...row, ...changes }))
    draft.put(table, key, changed)
    return []
  }
  throw new RangeError(`The simulated database does not speak: ${statement}`)
}

function pick(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((column) => [column, column in row ? row[column] : defaults[column]]))
}

/** Values of columns that a statement does not name. */
const defaults: Row = { status: 'new', kept: 0 }
