// Copied from templates/notifications/src/inbox-rows.ts by `npm run generate`. Do not edit: change it there.
/** Rows of the inbox's tables as values, checked rather than believed. */
import type { Claimed, Completion, EntryStatus, InboxEntry } from './inbox.js'
import type { OrderProgress } from './progress.js'

type Row = Readonly<Record<string, unknown>>

/** A text column. */
export function textOf(row: Row | undefined, column: string): string {
  const value = row?.[column]
  if (typeof value !== 'string') throw wrong(column)
  return value
}

function optionalText(row: Row, column: string): string | undefined {
  return row[column] === null ? undefined : textOf(row, column)
}

/** `pg` gives large integers as text, PGlite as numbers. */
export function numberOf(row: Row, column: string): number {
  const value = Number(row[column])
  if (!Number.isFinite(value)) throw wrong(column)
  return value
}

/** A body as it came. */
export function bodyOf({ body }: Row): Uint8Array {
  if (!(body instanceof Uint8Array)) throw wrong('body')
  return body
}

/** A claimed notification. */
export function claimedOf(row: Row): Claimed {
  return {
    id: textOf(row, 'id'),
    body: bodyOf(row),
    attempt: numberOf(row, 'attempts'),
    claim: numberOf(row, 'claims'),
    dueAt: numberOf(row, 'due_at'),
    takenAt: numberOf(row, 'taken_at'),
  }
}

/** An entry without its body. */
export function entryOf(row: Row): InboxEntry {
  const status = textOf(row, 'status')
  const outcome = optionalText(row, 'outcome')
  const reason = optionalText(row, 'reason')
  const name = optionalText(row, 'name')
  if (!isStatus(status)) throw wrong('status')
  if (outcome !== undefined && !isOutcome(outcome)) throw wrong('outcome')
  return {
    id: textOf(row, 'id'),
    status,
    receivedAt: new Date(numberOf(row, 'received_at')),
    attempts: numberOf(row, 'attempts'),
    size: numberOf(row, 'size'),
    ...(status === 'pending' && { dueAt: new Date(numberOf(row, 'due_at')) }),
    ...(reason !== undefined && { reason }),
    ...(name !== undefined && { name }),
    ...(outcome !== undefined && { outcome }),
  }
}

/** What is known of a payment, as JSON or as the driver parsed it. */
export function progressOf(value: unknown): OrderProgress | undefined {
  if (value === null || value === undefined) return undefined
  if (!isProgress(value)) throw wrong('progress')
  return value
}

function isProgress(value: unknown): value is OrderProgress {
  return typeof value === 'object' && value !== null && 'told' in value
}

function isStatus(value: string): value is EntryStatus {
  return value === 'pending' || value === 'done' || value === 'dead'
}

function isOutcome(value: string): value is Exclude<Completion, 'lost'> {
  return value === 'handled' || value === 'fallback' || value === 'outdated' || value === 'duplicate'
}

function wrong(column: string): Error {
  return new TypeError(`The inbox's column ${column} is not what this package wrote. Is the migration up to date?`)
}
