// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
import type { ErrorCode } from '../errors.js'
import type { EventDescriptor, WallClock } from '../event-descriptors.js'

/**
 * Money was blocked on a card. In a one-step payment the charge follows. Also sent for the check amount that a card
 * registration blocks; it then carries an order id of the gateway's own, or none.
 *
 * Source: Events, Fields per event; decision C42.
 *
 * @example
 * ```ts
 * const event: EngineBlockSuccessEvent = {
 *   Notification: 'EngineBlockSuccess',
 *   MerchantContract: 'Merchant',
 *   TransactionDate: { raw: '27.03.2026 14:05:09', year: 2026, month: 3, day: 27, hour: 14, minute: 5, second: 9 },
 *   IP: '203.0.113.7',
 *   Description: 'Два билета, ряд 5',
 *   OrderId: 'A-1',
 *   Is3DS: false,
 *   IsAFAuthorize: false,
 *   IsSecureCodeByPhone: false,
 *   Success: true,
 *   ErrCode: 'NONE',
 * }
 * ```
 */
export interface EngineBlockSuccessEvent {
  /** Name of the event. */
  readonly Notification: 'EngineBlockSuccess'
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
   * IPv4 address of the user, dotted decimal. Hidden in errors, traces and logs.
   *
   * Source: Endpoints, API family, Pay; decision S16.
   */
  readonly IP?: string
  /**
   * Description that CustomFields of the request gave.
   *
   * Source: What the service does, Conventions, 4.
   */
  readonly Description?: string
  /**
   * Payment id in the merchant's system; unique per terminal.
   *
   * Source: Resources and their fields, Payment; decisions C42, S10, S11, C10.
   */
  readonly OrderId?: string
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
 * How EngineBlockSuccess is read.
 *
 * @example
 * ```ts
 * const names = engineBlockSuccess.fields.map(({ name }) => name)
 * ```
 */
export const engineBlockSuccess: EventDescriptor<EngineBlockSuccessEvent> = {
  name: 'EngineBlockSuccess',
  result: 'success',
  state: 'Authorized',
  money: 'blocked',
  fields: [
    { name: 'IP', kind: 'text', sensitive: 'personal' },
    { name: 'Description', kind: 'text' },
    { name: 'OrderId', kind: 'text', id: true },
    { name: 'Is3DS', kind: 'flag' },
    { name: 'IsAFAuthorize', kind: 'flag' },
    { name: 'IsSecureCodeByPhone', kind: 'flag' },
    { name: 'Success', kind: 'flag' },
    { name: 'ErrCode', kind: 'text', values: 'errorCode' },
  ],
}
