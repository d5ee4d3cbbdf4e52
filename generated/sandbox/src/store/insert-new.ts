// Copied from templates/sandbox/src/store/insert-new.ts by `npm run generate`. Do not edit: change it there.
import { type Awaitable, andThen } from '../lib/awaitable.js'
import type { TableName, Tables } from './schema.js'
import type { Tx } from './transaction.js'

/** Ids drawn one after the other that may be taken. */
export const mostTries = 16

/** Every id that was tried is taken. */
export class IdsTaken extends Error {
  override readonly name = 'IdsTaken'

  constructor(table: TableName) {
    super(`The source of randomness repeats itself: ${mostTries} ids of ${table} were taken.`)
  }
}

/**
 * Puts in a row whose id was drawn, under another id when there is one of that already. Gives the row that was put in.
 *
 * @throws IdsTaken
 */
export function insertNew<Table extends TableName>(
  tx: Tx,
  table: Table,
  row: Tables[Table],
  withId: () => Tables[Table],
  tries = mostTries,
): Awaitable<Tables[Table]> {
  return andThen(tx.insert(table, row), (isNew) => {
    if (isNew) return row
    if (tries === 1) throw new IdsTaken(table)
    return insertNew(tx, table, withId(), withId, tries - 1)
  })
}
