// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
import type { ErrorCode } from '../errors.js'
import type { EventDescriptor, WallClock } from '../event-descriptors.js'

/**
 * A confirmation code was sent to a user; the code itself is not in the event.
 *
 * Source: Events, Fields per event; decision C46.
 *
 * @example
 * ```ts
 * const event: CustomerSendCodeEvent = {
 *   Notification: 'CustomerSendCode',
 *   MerchantContract: 'MerchantVW',
 *   TransactionDate: { raw: '27.03.2026 14:00:00', year: 2026, month: 3, day: 27, hour: 14, minute: 0, second: 0 },
 *   Email: 'ivan@shop.example',
 *   OrderId: 'W-1',
 *   Amount: 9900,
 * }
 * ```
 */
export interface CustomerSendCodeEvent {
  /** Name of the event. */
  readonly Notification: 'CustomerSendCode'
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
   * E-mail address of the user, when one is known. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decision C46.
   */
  readonly Email?: string
  /**
   * Payment the code is for, when one was named.
   *
   * Source: Resources and their fields, Payment; decisions C46, S10, S11, C10.
   */
  readonly OrderId?: string
  /**
   * Amount the code is for, in minor units (kopecks).
   *
   * Source: What the service does, Conventions, 6; decisions C46, S09.
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
 * How CustomerSendCode is read.
 *
 * @example
 * ```ts
 * const names = customerSendCode.fields.map(({ name }) => name)
 * ```
 */
export const customerSendCode: EventDescriptor<CustomerSendCodeEvent> = {
  name: 'CustomerSendCode',
  result: 'none',
  money: 'none',
  fields: [
    { name: 'Email', kind: 'text', sensitive: 'personal' },
    { name: 'OrderId', kind: 'text', id: true },
    { name: 'Amount', kind: 'integer' },
    { name: 'Success', kind: 'flag' },
    { name: 'ErrCode', kind: 'text', values: 'errorCode' },
  ],
}
