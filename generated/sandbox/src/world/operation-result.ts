// Copied from templates/sandbox/src/world/operation-result.ts by `npm run generate`. Do not edit: change it there.
import type { Awaitable } from '../lib/awaitable.js'
import type { DeliveryRow } from '../store/message-rows.js'
import type { PaymentRow } from '../store/payment-rows.js'
import type { Tx } from '../store/transaction.js'
import type { CardRow, UserRow } from '../store/user-rows.js'

/**
 * The step at which an operation failed. A one-step payment is a block and a charge.
 *
 * @example
 * ```ts
 * const step: Step = 'request'
 * ```
 */
export type Step = 'authenticate' | 'block' | 'charge' | 'unblock' | 'refund' | 'request'

/**
 * The final result of an operation that has a row in the emission matrix: what notifications are made of. The rows are
 * as they stand after it.
 *
 * @example
 * ```ts
 * const line = ({ command, errCode }: OperationResult) => `${command}: ${errCode}`
 * ```
 */
export interface OperationResult {
  /** Row of the emission matrix: `api-pay`. */
  readonly emission: string
  /** Whether it succeeded. */
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
  /** What remains blocked or charged afterwards, in minor units. */
  readonly newAmount?: number
  /** As it stands afterwards. */
  readonly payment?: PaymentRow
  /** As it stands afterwards. */
  readonly user?: UserRow
  /** As it stands afterwards. */
  readonly card?: CardRow
  /** Of the hosted page. */
  readonly sessionId?: string
  /** Confirmation code the payment was made with. */
  readonly confirmCode?: string
  /** Login, also when there is no such user. */
  readonly login?: string
  /** Masked card number, where there is no payment or card that has it. */
  readonly cardMask?: string
}

/**
 * A text for the phone of a user: the confirmation code.
 *
 * @example
 * ```ts
 * const show = ({ to, text }: PhoneMessage) => `${to}: ${text}`
 * ```
 */
export interface PhoneMessage {
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly at: number
  /** Phone number, digits. */
  readonly to: string
  /** What it says. */
  readonly text: string
}

/**
 * Takes what happened. `record` runs inside the transaction of the operation, so what it writes stands or falls with it;
 * `committed` runs after it with what `record` gave and must not throw.
 *
 * @example
 * ```ts
 * const silent: ResultSink = { record: () => [], message: () => {}, committed: () => {} }
 * ```
 */
export interface ResultSink {
  /** Writes what is to be sent, inside the transaction. */
  record(tx: Tx, result: OperationResult): Awaitable<readonly DeliveryRow[]>
  /** Writes a text for a phone, inside the transaction. */
  message(tx: Tx, message: PhoneMessage): Awaitable<void>
  /** Sends what was written, after the transaction. */
  committed(recorded: readonly DeliveryRow[]): void
}
