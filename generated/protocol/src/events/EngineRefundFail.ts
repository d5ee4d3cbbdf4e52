// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
import type { ErrorCode } from '../errors.js'
import type { EventDescriptor, WallClock } from '../event-descriptors.js'

/**
 * Charged money could not be returned.
 *
 * Source: Events, Fields per event; decision S41.
 *
 * @example
 * ```ts
 * const event: EngineRefundFailEvent = {
 *   Notification: 'EngineRefundFail',
 *   MerchantContract: 'Merchant',
 *   TransactionDate: { raw: '03/31/2026 16:21:00', year: 2026, month: 3, day: 31, hour: 16, minute: 21, second: 0 },
 *   OrderId: 'A-6',
 *   Success: false,
 *   ErrCode: 'AMOUNT_ERROR',
 * }
 * ```
 */
export interface EngineRefundFailEvent {
  /** Name of the event. */
  readonly Notification: 'EngineRefundFail'
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
 * How EngineRefundFail is read.
 *
 * @example
 * ```ts
 * const names = engineRefundFail.fields.map(({ name }) => name)
 * ```
 */
export const engineRefundFail: EventDescriptor<EngineRefundFailEvent> = {
  name: 'EngineRefundFail',
  result: 'failure',
  money: 'none',
  fields: [
    { name: 'OrderId', kind: 'text', essential: true, id: true },
    { name: 'Success', kind: 'flag' },
    { name: 'ErrCode', kind: 'text', values: 'errorCode' },
  ],
}
