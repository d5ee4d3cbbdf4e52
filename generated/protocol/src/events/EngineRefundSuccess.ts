// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
import type { ErrorCode } from '../errors.js'
import type { EventDescriptor, WallClock } from '../event-descriptors.js'

/**
 * Charged money was returned, as a whole or in part.
 *
 * Source: Events, Fields per event; decision C35.
 *
 * @example
 * ```ts
 * const event: EngineRefundSuccessEvent = {
 *   Notification: 'EngineRefundSuccess',
 *   MerchantContract: 'Merchant',
 *   TransactionDate: { raw: '03/31/2026 16:20:05', year: 2026, month: 3, day: 31, hour: 16, minute: 20, second: 5 },
 *   OrderId: 'A-1',
 *   NewAmount: 7345,
 *   Success: true,
 *   ErrCode: 'NONE',
 * }
 * ```
 */
export interface EngineRefundSuccessEvent {
  /** Name of the event. */
  readonly Notification: 'EngineRefundSuccess'
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
 * How EngineRefundSuccess is read.
 *
 * @example
 * ```ts
 * const names = engineRefundSuccess.fields.map(({ name }) => name)
 * ```
 */
export const engineRefundSuccess: EventDescriptor<EngineRefundSuccessEvent> = {
  name: 'EngineRefundSuccess',
  result: 'success',
  money: 'returned',
  fields: [
    { name: 'OrderId', kind: 'text', essential: true, id: true },
    { name: 'NewAmount', kind: 'integer' },
    { name: 'Success', kind: 'flag' },
    { name: 'ErrCode', kind: 'text', values: 'errorCode' },
  ],
}
