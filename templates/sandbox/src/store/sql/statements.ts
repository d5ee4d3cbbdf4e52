import { indexes, numberColumns, type TableName, tableNames } from '../schema.js'

/** The statements of one table. The world is always their first value. */
export interface TableStatements {
  /** Columns rows are found by. */
  readonly columns: readonly string[]
  /** Values: id. */
  readonly get: string
  /** Values: id, the columns, the row as JSON. */
  readonly put: string
  /** As `put`, but gives a row only when there was none of the id, and writes nothing else. */
  readonly insert: string
  /** As `put` for many rows, in their order: an array in place of each value. */
  readonly putMany: string
  /** Values: ids. */
  readonly getMany: string
  /** Values: id. */
  readonly remove: string
  /** Values: ids. */
  readonly removeMany: string
  readonly all: string
  /** By column. Values: what is in it. */
  readonly find: ReadonlyMap<string, string>
  /** By column. Values: each of what is in it, how many of each. */
  readonly latest: ReadonlyMap<string, string>
}

export const statements: Readonly<Record<TableName, TableStatements>> = {
  payments: statementsOf('payments'),
  sessions: statementsOf('sessions'),
  users: statementsOf('users'),
  cards: statementsOf('cards'),
  codes: statementsOf('codes'),
  cheques: statementsOf('cheques'),
  jobs: statementsOf('jobs'),
  states: statementsOf('states'),
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

/** The same for several names, in their order. */
export const lockNames =
  'select pg_advisory_xact_lock(hashtextextended(name, 7206519)) ' +
  'from (select name from unnest($1::text[]) with ordinality as given (name, place) order by place) as names'

function statementsOf(name: TableName): TableStatements {
  const table = sqlName(name)
  const texts: readonly string[] = indexes[name]
  const numbers = numberColumns[name] ?? []
  const columns = [...texts, ...numbers]
  const quoted = columns.map((column) => `"${column}"`)
  const values = ['id', ...quoted, 'content']
  const given = ['id', ...texts.map((column) => `"${column}"`), ...numbers.map((column) => `"${column}"::bigint`)]
  const select = `select content::text as content from ${table} where world = $1`
  const insert = `insert into ${table} (world, ${values.join(', ')})`
  const one = `${insert} values ($1, ${values.map((_, index) => `$${index + 2}`).join(', ')}) on conflict (world, id)`
  const replaced = `do update set ${[...quoted, 'content'].map((column) => `${column} = excluded.${column}`).join(', ')}`
  return {
    columns,
    get: `${select} and id = $2`,
    getMany: `${select} and id = any($2)`,
    put: `${one} ${replaced}`,
    insert: `${one} do nothing returning content::text as content`,
    putMany:
      `${insert} select $1, ${given.join(', ')}, content::json ` +
      `from unnest(${values.map((_, index) => `$${index + 2}::text[]`).join(', ')}) ` +
      `with ordinality as given (${values.join(', ')}, place) order by place on conflict (world, id) ${replaced}`,
    remove: `delete from ${table} where world = $1 and id = $2`,
    removeMany: `delete from ${table} where world = $1 and id = any($2)`,
    all: `${select} order by seq`,
    find: new Map(texts.map((column) => [column, `${select} and "${column}" = $2 order by seq`])),
    latest: new Map(
      texts.map((column) => [
        column,
        'select content from unnest($2::text[]) as wanted (value) cross join lateral (' +
          `select seq, content::text as content from ${table} where world = $1 and "${column}" = wanted.value ` +
          'order by seq desc limit $3) as latest order by seq',
      ]),
    ),
  }
}

/** Name of a table in the database. */
export function sqlName(table: TableName): string {
  return `card_gateway_sandbox_${table}`
}
