import type { DeliveryRow } from '../store/message-rows.js'
import type { OperationResult } from '../world/operation-result.js'

/**
 * What happened, as the store keeps it until somebody wants the notifications it leads to: they cost more than the
 * operation itself, and where nobody is configured to get them, hardly anybody ever looks at them.
 */
export interface RecordedResult extends DeliveryRow {
  readonly id: string
  /** `new` its notifications are still to be sent · `kept` there is nobody to send them to */
  readonly status: 'new' | 'kept'
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly at: number
  readonly happening: OperationResult
  /** Custom keys of Init, for events that repeat them. */
  readonly custom?: Readonly<Record<string, string>>
}

/** Only delivery writes to this table, so a row with the mark of a recorded result is one. */
export function isRecordedResult(row: DeliveryRow | undefined): row is RecordedResult {
  return row !== undefined && typeof row.happening === 'object'
}

/** Id of a notification among those of a recorded result, counted from 0. */
export function idWithin(recorded: string, index: number): string {
  return `${recorded}-${index + 1}`
}

/** Id of the recorded result a notification came out of. */
export function recordedResultOf(id: string): string {
  return id.slice(0, id.lastIndexOf('-'))
}
