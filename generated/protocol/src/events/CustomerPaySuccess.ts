// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
import type { ErrorCode } from '../errors.js'
import type { EventDescriptor, WallClock } from '../event-descriptors.js'

/**
 * A user's payment succeeded. A two-step payment is only blocked by then; a status query tells.
 *
 * Source: Events, Fields per event; decision S55.
 *
 * @example
 * ```ts
 * const event: CustomerPaySuccessEvent = {
 *   Notification: 'CustomerPaySuccess',
 *   MerchantContract: 'MerchantVW',
 *   TransactionDate: { raw: '27.03.2026 14:05:09', year: 2026, month: 3, day: 27, hour: 14, minute: 5, second: 9 },
 *   VWUserLgn: 'ivan@shop.example',
 *   CardId: '40252318666d4f1a',
 *   OrderId: 'W-1',
 *   Amount: 9900,
 *   ConfirmCode: '000123',
 *   ExternalMerchantOrderId: '0042',
 *   IP: '203.0.113.7',
 *   Is3DS: true,
 *   IsAFAuthorize: false,
 *   IsSecureCodeByPhone: false,
 *   SessionId: '5f1c7a2e9b',
 *   CardNumber: '411111xxxxxx1111',
 * }
 * ```
 */
export interface CustomerPaySuccessEvent {
  /** Name of the event. */
  readonly Notification: 'CustomerPaySuccess'
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
  readonly VWUserLgn?: string
  /**
   * Card id in the service; opaque. FreePay in a Pay request marks a card that is not registered.
   *
   * Source: Resources and their fields, Card (eWallet); decisions C12, S65, C11.
   */
  readonly CardId?: string
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
   * Confirmation code the payment was made with, if one was demanded. Hidden in errors, traces and logs.
   *
   * Source: Endpoints, eWallet family, Pay on the merchant side; decisions C16, T04.
   */
  readonly ConfirmCode?: string
  /**
   * By its name: the order's id at a partner; leading zeros stay.
   *
   * Source: What the service does, Conventions, 4; decision S76.
   */
  readonly ExternalMerchantOrderId?: string
  /**
   * IPv4 address of the user, dotted decimal. Hidden in errors, traces and logs.
   *
   * Source: Endpoints, API family, Pay; decision S16.
   */
  readonly IP?: string
  /**
   * By its name: whether 3-D Secure took part.
   *
   * Source: What the service does, Conventions, 4; decision S76.
   */
  readonly Is3DS?: boolean
  /**
   * By its name: whether the anti-fraud service authorized the payment.
   *
   * Source: What the service does, Conventions, 4; decision S76.
   */
  readonly IsAFAuthorize?: boolean
  /**
   * By its name: whether the card's code was given by phone.
   *
   * Source: What the service does, Conventions, 4; decision S76.
   */
  readonly IsSecureCodeByPhone?: boolean
  /**
   * Session of a hosted page, when there was one. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, Payment.
   */
  readonly SessionId?: string
  /**
   * Masked card number as the gateway writes it; opaque, only the last four digits are sure to be in clear.
   *
   * Source: Events, Fields per event; decision S78.
   */
  readonly CardNumber?: string
  /**
   * Moment of the payment as a tick count.
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
 * How CustomerPaySuccess is read.
 *
 * @example
 * ```ts
 * const names = customerPaySuccess.fields.map(({ name }) => name)
 * ```
 */
export const customerPaySuccess: EventDescriptor<CustomerPaySuccessEvent> = {
  name: 'CustomerPaySuccess',
  result: 'success',
  money: 'charged',
  fields: [
    { name: 'VWUserLgn', kind: 'text', sensitive: 'personal' },
    { name: 'CardId', kind: 'text', id: true },
    { name: 'OrderId', kind: 'text', essential: true, id: true },
    { name: 'Amount', kind: 'integer' },
    { name: 'ConfirmCode', kind: 'text', sensitive: 'authentication' },
    { name: 'ExternalMerchantOrderId', kind: 'text' },
    { name: 'IP', kind: 'text', sensitive: 'personal' },
    { name: 'Is3DS', kind: 'flag' },
    { name: 'IsAFAuthorize', kind: 'flag' },
    { name: 'IsSecureCodeByPhone', kind: 'flag' },
    { name: 'SessionId', kind: 'text', sensitive: 'token' },
    { name: 'CardNumber', kind: 'text' },
    { name: 'DateTime', kind: 'ticks' },
    { name: 'Success', kind: 'flag' },
    { name: 'ErrCode', kind: 'text', values: 'errorCode' },
  ],
}
