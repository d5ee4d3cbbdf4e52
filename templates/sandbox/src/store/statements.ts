import { indexes, type TableName, tableNames } from './rows.js'

/** The statements of one table. The world is always their first value. */
export interface TableStatements {
  /** Columns rows are found by. */
  readonly columns: readonly string[]
  /** Values: id. */
  readonly get: string
  /** Values: id, the columns, the row as JSON. */
  readonly put: string
  /** The same for many rows, in their order: an array in place of each value. */
  readonly fill: string
  /** Values: id. */
  readonly remove: string
  readonly all: string
  /** By column. Values: what is in it. */
  readonly find: ReadonlyMap<string, string>
}

export const statements: Readonly<Record<TableName, TableStatements>> = {
  payments: statementsOf('payments'),
  sessions: statementsOf('sessions'),
  users: statementsOf('users'),
  cards: statementsOf('cards'),
  codes: statementsOf('codes'),
  cheques: statementsOf('cheques'),
  timers: statementsOf('timers'),
  deliveries: statementsOf('deliveries'),
  outbox: statementsOf('outbox'),
}

/** Every row of a world, with the name of its table; one statement, so that all are of the same moment. */
export const wholeWorld = `${tableNames
  .map((name) => `select '${name}' as name, seq, content::text as content from ${sqlName(name)} where world = $1`)
  .join(' union all ')} order by seq`

/** Removes every row of a world. */
export const clearWorld = `with ${tableNames
  .map((name) => `"${name}" as (delete from ${sqlName(name)} where world = $1)`)
  .join(', ')} select 1`

/**
 * Waits for a name and holds it until the transaction ends. It need not be the name of a row: what locks a payment must
 * lock one that does not exist yet. Two names of one hash wait for each other, which does no harm.
 */
export const lockName = 'select pg_advisory_xact_lock(hashtextextended($1, 7206519))'

function statementsOf(name: TableName): TableStatements {
  const table = sqlName(name)
  const columns: readonly string[] = indexes[name]
  const quoted = columns.map((column) => `"${column}"`)
  const values = ['id', ...quoted, 'content']
  const select = `select content::text as content from ${table} where world = $1`
  const insert = `insert into ${table} (world, ${values.join(', ')})`
  return {
    columns,
    get: `${select} and id = $2`,
    put:
      `${insert} values ($1, ${values.map((_, index) => `$${index + 2}`).join(', ')}) on conflict (world, id) ` +
      `do update set ${[...quoted, 'content'].map((column) => `${column} = excluded.${column}`).join(', ')}`,
    fill:
      `${insert} select $1, id, ${[...quoted, 'content::json'].join(', ')} ` +
      `from unnest(${values.map((_, index) => `$${index + 2}::text[]`).join(', ')}) ` +
      `with ordinality as given (${values.join(', ')}, place) order by place`,
    remove: `delete from ${table} where world = $1 and id = $2`,
    all: `${select} order by seq`,
    find: new Map(columns.map((column) => [column, `${select} and "${column}" = $2 order by seq`])),
  }
}

function sqlName(table: TableName): string {
  return `card_gateway_sandbox_${table}`
}
