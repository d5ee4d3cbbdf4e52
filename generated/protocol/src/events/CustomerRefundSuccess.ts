// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
import type { ErrorCode } from '../errors.js'
import type { EventDescriptor, WallClock } from '../event-descriptors.js'

/**
 * Money of a user's payment was returned, as a whole or in part.
 *
 * Source: Events, Fields per event; decision C35.
 *
 * @example
 * ```ts
 * const event: CustomerRefundSuccessEvent = {
 *   Notification: 'CustomerRefundSuccess',
 *   MerchantContract: 'MerchantVW',
 *   TransactionDate: { raw: '12/31/2026 23:00:00', year: 2026, month: 12, day: 31, hour: 23, minute: 0, second: 0 },
 *   OrderId: 'W-1',
 *   NewAmount: 0,
 *   Success: true,
 * }
 * ```
 */
export interface CustomerRefundSuccessEvent {
  /** Name of the event. */
  readonly Notification: 'CustomerRefundSuccess'
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
   * What stays charged, in minor units (kopecks); not the amount that was returned.
   *
   * Source: What the service does, Conventions, 6; decisions T02, S97, S09.
   */
  readonly NewAmount?: number
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
 * How CustomerRefundSuccess is read.
 *
 * @example
 * ```ts
 * const names = customerRefundSuccess.fields.map(({ name }) => name)
 * ```
 */
export const customerRefundSuccess: EventDescriptor<CustomerRefundSuccessEvent> = {
  name: 'CustomerRefundSuccess',
  result: 'success',
  money: 'returned',
  fields: [
    { name: 'OrderId', kind: 'text', essential: true, id: true },
    { name: 'NewAmount', kind: 'integer' },
    { name: 'Success', kind: 'flag' },
    { name: 'ErrCode', kind: 'text', values: 'errorCode' },
  ],
}
