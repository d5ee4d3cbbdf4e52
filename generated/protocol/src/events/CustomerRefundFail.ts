// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
import type { ErrorCode } from '../errors.js'
import type { EventDescriptor, WallClock } from '../event-descriptors.js'

/**
 * Money of a user's payment could not be returned.
 *
 * Source: Events, Fields per event; decision S41.
 *
 * @example
 * ```ts
 * const event: CustomerRefundFailEvent = {
 *   Notification: 'CustomerRefundFail',
 *   MerchantContract: 'MerchantVW',
 *   TransactionDate: { raw: '12/31/2026 23:01:00', year: 2026, month: 12, day: 31, hour: 23, minute: 1, second: 0 },
 *   OrderId: 'W-1',
 *   Amount: 990000,
 *   Success: false,
 *   ErrCode: 'AMOUNT_ERROR',
 * }
 * ```
 */
export interface CustomerRefundFailEvent {
  /** Name of the event. */
  readonly Notification: 'CustomerRefundFail'
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
   * Amount that was asked for, in minor units (kopecks).
   *
   * Source: What the service does, Conventions, 6; decisions C45, S09.
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
 * How CustomerRefundFail is read.
 *
 * @example
 * ```ts
 * const names = customerRefundFail.fields.map(({ name }) => name)
 * ```
 */
export const customerRefundFail: EventDescriptor<CustomerRefundFailEvent> = {
  name: 'CustomerRefundFail',
  result: 'failure',
  money: 'none',
  fields: [
    { name: 'OrderId', kind: 'text', essential: true, id: true },
    { name: 'Amount', kind: 'integer' },
    { name: 'Success', kind: 'flag' },
    { name: 'ErrCode', kind: 'text', values: 'errorCode' },
  ],
}
