import type { DeliveryRow, MessageRow } from './message-rows.js'
import type { ChequeRow, PaymentRow } from './payment-rows.js'
import type { SessionRow } from './session-rows.js'
import type { CardRow, CodeRow, UserRow } from './user-rows.js'
import type { JobRow, StateRow } from './work-rows.js'

/**
 * Every table, by its name.
 *
 * @example
 * ```ts
 * const requested = (row: Tables['payments']) => row.requested
 * ```
 */
export interface Tables {
  /** Payments, a row for each OrderId of a terminal. */
  readonly payments: PaymentRow
  /** Sessions of hosted pages. */
  readonly sessions: SessionRow
  /** Users of the eWallet. */
  readonly users: UserRow
  /** Registered cards. */
  readonly cards: CardRow
  /** Confirmation codes that were sent. */
  readonly codes: CodeRow
  /** Standalone cheques. */
  readonly cheques: ChequeRow
  /** What is to be done later. */
  readonly jobs: JobRow
  /** How time and randomness stand. */
  readonly states: StateRow
  /** Notifications, delivered or not. */
  readonly deliveries: DeliveryRow
  /** E-mails and SMS. */
  readonly outbox: MessageRow
}

/**
 * Name of a table.
 *
 * @example
 * ```ts
 * const table: TableName = 'payments'
 * ```
 */
export type TableName = keyof Tables

/**
 * Columns that rows are found by, beside their id. Values are strings; a row without the value is not in the index.
 *
 * @example
 * ```ts
 * const columns = indexes.sessions.join(', ')
 * ```
 */
export const indexes = {
  /** Of payments. */
  payments: ['threeDSKey'],
  /** Of sessions. */
  sessions: ['user', 'orderId'],
  /** Of users. */
  users: [],
  /** Of cards. */
  cards: ['user'],
  /** Of codes. */
  codes: ['user', 'payment'],
  /** Of cheques. */
  cheques: [],
  /** Of jobs. */
  jobs: ['lane', 'sequence'],
  /** Of states. */
  states: [],
  /** Of deliveries. */
  deliveries: ['status'],
  /** Of messages. */
  outbox: ['channel'],
} as const satisfies Readonly<Record<TableName, readonly string[]>>

/**
 * Columns with numbers, which rows are put in order and counted by.
 *
 * @example
 * ```ts
 * const columns = numberColumns.jobs?.join(', ')
 * ```
 */
export const numberColumns: { readonly [Table in TableName]?: readonly string[] } = { jobs: ['dueAt', 'leasedUntil'] }

/**
 * A column of a table that rows can be found by.
 *
 * @example
 * ```ts
 * const column: IndexOf<'sessions'> = 'orderId'
 * ```
 */
export type IndexOf<Table extends TableName> = (typeof indexes)[Table][number]

/**
 * The names of all tables.
 *
 * @example
 * ```ts
 * const count = tableNames.length
 * ```
 */
export const tableNames: readonly TableName[] = [
  'payments',
  'sessions',
  'users',
  'cards',
  'codes',
  'cheques',
  'jobs',
  'states',
  'deliveries',
  'outbox',
]
