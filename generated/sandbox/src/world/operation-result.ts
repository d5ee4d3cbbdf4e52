// Copied from templates/sandbox/src/world/operation-result.ts by `npm run generate`. Do not edit: change it there.
import type { Awaitable } from '../lib/awaitable.js'
import type { CardRow, DeliveryRow, PaymentRow, UserRow } from '../store/rows.js'
import type { Tx } from '../store/transaction.js'

/** Where an operation that failed had come to. A one-step payment is a block and a charge. */
export type Step = 'authenticate' | 'block' | 'charge' | 'unblock' | 'refund' | 'request'

/**
 * The final result of an operation that has a row in the emission matrix: what notifications are made of. The rows are
 * as they stand after it.
 */
export interface OperationResult {
  /** Row of the emission matrix: `api-pay`. */
  readonly emission: string
  readonly success: boolean
  /** `NONE` on success. */
  readonly errCode: string
  /** The step that failed. `request`: refused before anything was tried. */
  readonly failedAt?: Step
  /** Key or VWID. */
  readonly terminal: string
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly at: number
  /** Id of the command or page that did it, or `clock`. */
  readonly command: string
  /** The OrderId of the operation, or one of the sandbox's own where the operation has none (decision C42). */
  readonly orderId?: string
  /** Amount of the request, in minor units. */
  readonly amount?: number
  /** What remains blocked or charged afterwards. */
  readonly newAmount?: number
  readonly payment?: PaymentRow
  readonly user?: UserRow
  readonly card?: CardRow
  readonly sessionId?: string
  /** Confirmation code the payment was made with. */
  readonly confirmCode?: string
  /** Login, also when there is no such user. */
  readonly login?: string
  /** Masked card number, where there is no payment or card that has it. */
  readonly cardMask?: string
}

/** A text for the phone of a user: the confirmation code. */
export interface PhoneMessage {
  readonly at: number
  readonly to: string
  readonly text: string
}

/**
 * Takes what happened. `record` runs inside the transaction of the operation, so what it writes stands or falls with it;
 * `committed` runs after it with what `record` gave and must not throw.
 */
export interface ResultSink {
  record(tx: Tx, result: OperationResult): Awaitable<readonly DeliveryRow[]>
  message(tx: Tx, message: PhoneMessage): Awaitable<void>
  committed(recorded: readonly DeliveryRow[]): void
}
