// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
import type { ErrorCode } from '../errors.js'
import type { EventDescriptor, WallClock } from '../event-descriptors.js'

/**
 * A card could not be registered for a user. It names no session, so only the user's login tells which registration it
 * answers.
 *
 * Source: Events, Fields per event; decision C43.
 *
 * @example
 * ```ts
 * const event: CustomerAddFailEvent = {
 *   Notification: 'CustomerAddFail',
 *   MerchantContract: 'MerchantVW',
 *   TransactionDate: { raw: '27.03.2026 10:01:00', year: 2026, month: 3, day: 27, hour: 10, minute: 1, second: 0 },
 *   VWUserLgn: 'ivan@shop.example',
 *   PhoneNumber: '79001234567',
 *   Success: false,
 *   ErrCode: 'DUPLICATE_CARD',
 * }
 * ```
 */
export interface CustomerAddFailEvent {
  /** Name of the event. */
  readonly Notification: 'CustomerAddFail'
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
   * User id in the service; an e-mail address is recommended. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decision S97.
   */
  readonly VWUserLgn: string
  /**
   * Phone number in international form, digits only. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decisions S25, S13.
   */
  readonly PhoneNumber?: string
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
 * How CustomerAddFail is read.
 *
 * @example
 * ```ts
 * const names = customerAddFail.fields.map(({ name }) => name)
 * ```
 */
export const customerAddFail: EventDescriptor<CustomerAddFailEvent> = {
  name: 'CustomerAddFail',
  result: 'failure',
  money: 'none',
  fields: [
    { name: 'VWUserLgn', kind: 'text', essential: true, sensitive: 'personal' },
    { name: 'PhoneNumber', kind: 'text', sensitive: 'personal' },
    { name: 'Success', kind: 'flag' },
    { name: 'ErrCode', kind: 'text', values: 'errorCode' },
  ],
}
