// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
import type { ErrorCode } from '../errors.js'
import type { EventDescriptor, WallClock } from '../event-descriptors.js'

/**
 * A refund of an InPay payment ended; Success says how.
 *
 * Source: Events, Fields per event; decision C29.
 *
 * @example
 * ```ts
 * const event: MerchantRefundEvent = {
 *   Notification: 'MerchantRefund',
 *   MerchantContract: 'Merchant',
 *   TransactionDate: { raw: '04/01/2026 09:05:07', year: 2026, month: 4, day: 1, hour: 9, minute: 5, second: 7 },
 *   OrderId: 'B-2',
 *   Amount: 5000,
 *   Success: true,
 *   ErrCode: 'NONE',
 * }
 * ```
 */
export interface MerchantRefundEvent {
  /** Name of the event. */
  readonly Notification: 'MerchantRefund'
  /**
   * Terminal the operation ran on.
   *
   * Source: Events, Fields per event; decisions C17, S129.
   */
  readonly MerchantContract?: string
  /**
   * Date and time of the operation, without a zone.
   *
   * Source: Events, Fields per event; decisions C17, S69, S71.
   */
  readonly TransactionDate?: WallClock
  /**
   * Payment id in the merchant's system; unique per terminal.
   *
   * Source: Resources and their fields, Payment; decisions S10, S11, C10.
   */
  readonly OrderId: string
  /**
   * Amount of the operation in minor units (kopecks).
   *
   * Source: What the service does, Conventions, 6; decisions S97, S09.
   */
  readonly Amount?: number
  /**
   * Whether the operation succeeded.
   *
   * Source: What the service does, Conventions, 4; decisions C16, S76.
   */
  readonly Success?: boolean
  /**
   * Error code; NONE when there is no error.
   *
   * Source: Errors; decisions C16, T08, S33, N13.
   */
  readonly ErrCode?: ErrorCode
}

/**
 * How MerchantRefund is read.
 *
 * @example
 * ```ts
 * const names = merchantRefund.fields.map(({ name }) => name)
 * ```
 */
export const merchantRefund: EventDescriptor<MerchantRefundEvent> = {
  name: 'MerchantRefund',
  result: 'field',
  money: 'returned',
  fields: [
    { name: 'OrderId', kind: 'text', essential: true, id: true },
    { name: 'Amount', kind: 'integer' },
    { name: 'Success', kind: 'flag' },
    { name: 'ErrCode', kind: 'text', values: 'errorCode' },
  ],
}
