// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
import type { ErrorCode } from '../errors.js'
import type { EventDescriptor, WallClock } from '../event-descriptors.js'

/**
 * A one-step payment failed.
 *
 * Source: Events, Fields per event.
 *
 * @example
 * ```ts
 * const event: EnginePayFailEvent = {
 *   Notification: 'EnginePayFail',
 *   MerchantContract: 'Merchant',
 *   TransactionDate: { raw: '29.02.2028 23:59:59', year: 2028, month: 2, day: 29, hour: 23, minute: 59, second: 59 },
 *   OrderId: 'A-3',
 *   Amount: 5000,
 *   Success: false,
 *   ErrCode: 'ISSUER_CARD_FAIL',
 * }
 * ```
 */
export interface EnginePayFailEvent {
  /** Name of the event. */
  readonly Notification: 'EnginePayFail'
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
 * How EnginePayFail is read.
 *
 * @example
 * ```ts
 * const names = enginePayFail.fields.map(({ name }) => name)
 * ```
 */
export const enginePayFail: EventDescriptor<EnginePayFailEvent> = {
  name: 'EnginePayFail',
  result: 'failure',
  money: 'none',
  fields: [
    { name: 'OrderId', kind: 'text', essential: true, id: true },
    { name: 'Amount', kind: 'integer' },
    { name: 'Success', kind: 'flag' },
    { name: 'ErrCode', kind: 'text', values: 'errorCode' },
  ],
}
