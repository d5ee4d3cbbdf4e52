import type {
  CardRow,
  ChequeRow,
  CodeRow,
  DeliveryRow,
  JobRow,
  MessageRow,
  PaymentRow,
  SessionRow,
  StateRow,
  UserRow,
} from './rows.js'

/** Every table, by its name. */
export interface Tables {
  readonly payments: PaymentRow
  readonly sessions: SessionRow
  readonly users: UserRow
  readonly cards: CardRow
  readonly codes: CodeRow
  readonly cheques: ChequeRow
  readonly jobs: JobRow
  readonly states: StateRow
  readonly deliveries: DeliveryRow
  readonly outbox: MessageRow
}

export type TableName = keyof Tables

/** Columns that rows are found by, beside their id. Values are strings; a row without the value is not in the index. */
export const indexes = {
  payments: ['threeDSKey'],
  sessions: ['user', 'orderId'],
  users: [],
  cards: ['user'],
  codes: ['user', 'payment'],
  cheques: [],
  jobs: ['lane', 'sequence'],
  states: [],
  deliveries: ['status'],
  outbox: ['channel'],
} as const satisfies Readonly<Record<TableName, readonly string[]>>

/** Columns with numbers, which rows are put in order and counted by. */
export const numberColumns: { readonly [Table in TableName]?: readonly string[] } = { jobs: ['dueAt', 'leasedUntil'] }

/** A column of a table that rows can be found by. */
export type IndexOf<Table extends TableName> = (typeof indexes)[Table][number]

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
