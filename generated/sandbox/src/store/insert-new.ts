// Copied from templates/sandbox/src/store/insert-new.ts by `npm run generate`. Do not edit: change it there.
import { type Awaitable, andThen } from '../lib/awaitable.js'
import type { TableName, Tables } from './schema.js'
import type { Tx } from './transaction.js'

/** Puts in a row whose id was drawn, under another id when there is one of that already. Gives the row that was put in. */
export function insertNew<Table extends TableName>(
  tx: Tx,
  table: Table,
  row: Tables[Table],
  withId: () => Tables[Table],
): Awaitable<Tables[Table]> {
  return andThen(tx.insert(table, row), (isNew) => (isNew ? row : insertNew(tx, table, withId(), withId)))
}
