// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
import type { ErrorCode } from '../errors.js'
import type { EventDescriptor, WallClock } from '../event-descriptors.js'

/**
 * A card was registered for a user.
 *
 * Source: Events, Fields per event; decision C43.
 *
 * @example
 * ```ts
 * const event: CustomerAddSuccessEvent = {
 *   Notification: 'CustomerAddSuccess',
 *   MerchantContract: 'MerchantVW',
 *   TransactionDate: { raw: '27.03.2026 10:00:00', year: 2026, month: 3, day: 27, hour: 10, minute: 0, second: 0 },
 *   VWUserLgn: 'ivan@shop.example',
 *   PhoneNumber: '79001234567',
 *   CardNumber: '411111xxxxxx1111',
 *   IsPartner: false,
 *   CardName: '411111xxxxxx1111',
 *   CardHolder: 'IVAN PETROV',
 *   CardId: '40252318666d4f1a',
 *   SessionId: '5f1c7a2e9b',
 *   Success: true,
 * }
 * ```
 */
export interface CustomerAddSuccessEvent {
  /** Name of the event. */
  readonly Notification: 'CustomerAddSuccess'
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
   * Masked card number as the gateway writes it; opaque, only the last four digits are sure to be in clear.
   *
   * Source: Events, Fields per event; decision S78.
   */
  readonly CardNumber?: string
  /**
   * By its name: whether a partner takes part.
   *
   * Source: What the service does, Conventions, 4; decision S76.
   */
  readonly IsPartner?: boolean
  /**
   * Masked card number; the last four digits are in clear.
   *
   * Source: Resources and their fields, Card (eWallet); decision S78.
   */
  readonly CardName?: string
  /**
   * Holder name of a registered card as the gateway keeps it. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, Card (eWallet); decision S12.
   */
  readonly CardHolder?: string
  /**
   * Card id in the service; opaque. FreePay in a Pay request marks a card that is not registered.
   *
   * Source: Resources and their fields, Card (eWallet); decisions C12, S97, C11.
   */
  readonly CardId?: string
  /**
   * Session of a hosted page, when there was one. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, Payment.
   */
  readonly SessionId?: string
  /**
   * Moment of the registration as a tick count.
   *
   * Source: Events, Fields per event; decision S70.
   */
  readonly DateTime?: bigint
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
 * How CustomerAddSuccess is read.
 *
 * @example
 * ```ts
 * const names = customerAddSuccess.fields.map(({ name }) => name)
 * ```
 */
export const customerAddSuccess: EventDescriptor<CustomerAddSuccessEvent> = {
  name: 'CustomerAddSuccess',
  result: 'success',
  money: 'none',
  fields: [
    { name: 'VWUserLgn', kind: 'text', essential: true, sensitive: 'personal' },
    { name: 'PhoneNumber', kind: 'text', sensitive: 'personal' },
    { name: 'CardNumber', kind: 'text' },
    { name: 'IsPartner', kind: 'flag' },
    { name: 'CardName', kind: 'text' },
    { name: 'CardHolder', kind: 'text', sensitive: 'personal' },
    { name: 'CardId', kind: 'text', id: true },
    { name: 'SessionId', kind: 'text', sensitive: 'token' },
    { name: 'DateTime', kind: 'ticks' },
    { name: 'Success', kind: 'flag' },
    { name: 'ErrCode', kind: 'text', values: 'errorCode' },
  ],
}
