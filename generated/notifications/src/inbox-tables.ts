// Copied from templates/notifications/src/inbox-tables.ts by `npm run generate`. Do not edit: change it there.
/** Names of the inbox's tables, as they stand in statements. */
export interface InboxTables {
  /** The bodies that arrived. */
  readonly inbox: string
  /** The events that took effect. */
  readonly handled: string
  /** What is known of each payment. */
  readonly orders: string
}

/**
 * Where the inbox's tables are.
 *
 * @example
 * ```ts
 * const location: InboxLocation = { schema: 'payments' }
 * ```
 */
export interface InboxLocation {
  /**
   * The schema of the tables, in its exact case. Default: none is named, so that the connection's `search_path` decides.
   * Give the same one to `migrateInbox` and `PostgresInbox`.
   */
  readonly schema?: string
}

/**
 * The tables of a schema, or those the connection finds by itself.
 *
 * @throws TypeError when it cannot be the name of a schema
 */
export function tablesIn({ schema }: InboxLocation = {}): InboxTables {
  const prefix = schema === undefined ? '' : `${quoted(schema)}.`
  return {
    inbox: `${prefix}card_gateway_inbox`,
    handled: `${prefix}card_gateway_handled`,
    orders: `${prefix}card_gateway_orders`,
  }
}

/** Names longer than this are cut by PostgreSQL, without a word. */
const longestName = 63

/** A name as an identifier of SQL. */
export function quoted(name: string): string {
  if (name === '' || name.includes('\0') || Buffer.byteLength(name) > longestName) {
    throw new TypeError(`schema: give a name of 1 to ${longestName} bytes.`)
  }
  return `"${name.replaceAll('"', '""')}"`
}
