// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
import type { ErrorCode } from '../errors.js'
import type { EventDescriptor, WallClock } from '../event-descriptors.js'

/**
 * A user's payment failed.
 *
 * Source: Events, Fields per event.
 *
 * @example
 * ```ts
 * const event: CustomerPayFailEvent = {
 *   Notification: 'CustomerPayFail',
 *   MerchantContract: 'MerchantVW',
 *   TransactionDate: { raw: '27.03.2026 14:07:00', year: 2026, month: 3, day: 27, hour: 14, minute: 7, second: 0 },
 *   Email: 'ivan@shop.example',
 *   OrderId: 'W-3',
 *   CardNumber: '411111xxxxxx1111',
 *   Amount: 9900,
 *   Success: false,
 *   ErrCode: 'WRONG_CONFIRM_CODE',
 * }
 * ```
 */
export interface CustomerPayFailEvent {
  /** Name of the event. */
  readonly Notification: 'CustomerPayFail'
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
   * E-mail address of the user. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decision C46.
   */
  readonly Email?: string
  /**
   * Payment id in the merchant's system; unique per terminal.
   *
   * Source: Resources and their fields, Payment; decisions S10, S11, C10.
   */
  readonly OrderId: string
  /**
   * Masked card number as the gateway writes it; opaque, only the last four digits are sure to be in clear.
   *
   * Source: Events, Fields per event; decision S78.
   */
  readonly CardNumber?: string
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
 * How CustomerPayFail is read.
 *
 * @example
 * ```ts
 * const names = customerPayFail.fields.map(({ name }) => name)
 * ```
 */
export const customerPayFail: EventDescriptor<CustomerPayFailEvent> = {
  name: 'CustomerPayFail',
  result: 'failure',
  money: 'none',
  fields: [
    { name: 'Email', kind: 'text', sensitive: 'personal' },
    { name: 'OrderId', kind: 'text', essential: true, id: true },
    { name: 'CardNumber', kind: 'text' },
    { name: 'Amount', kind: 'integer' },
    { name: 'Success', kind: 'flag' },
    { name: 'ErrCode', kind: 'text', values: 'errorCode' },
  ],
}
