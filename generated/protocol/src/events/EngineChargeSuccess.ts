// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
import type { ErrorCode } from '../errors.js'
import type { EventDescriptor, WallClock } from '../event-descriptors.js'

/**
 * Money was charged.
 *
 * Source: Events, Fields per event.
 *
 * @example
 * ```ts
 * const event: EngineChargeSuccessEvent = {
 *   Notification: 'EngineChargeSuccess',
 *   MerchantContract: 'Merchant',
 *   TransactionDate: { raw: '27.03.2026 18:30:00', year: 2026, month: 3, day: 27, hour: 18, minute: 30, second: 0 },
 *   OrderId: 'A-1',
 *   Amount: 12345,
 *   Success: true,
 * }
 * ```
 */
export interface EngineChargeSuccessEvent {
  /** Name of the event. */
  readonly Notification: 'EngineChargeSuccess'
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
   * Amount of the operation in minor units (kopecks).
   *
   * Source: What the service does, Conventions, 6; decisions S97, S09.
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
 * How EngineChargeSuccess is read.
 *
 * @example
 * ```ts
 * const names = engineChargeSuccess.fields.map(({ name }) => name)
 * ```
 */
export const engineChargeSuccess: EventDescriptor<EngineChargeSuccessEvent> = {
  name: 'EngineChargeSuccess',
  result: 'success',
  state: 'Charged',
  money: 'charged',
  fields: [
    { name: 'OrderId', kind: 'text', essential: true, id: true },
    { name: 'Amount', kind: 'integer' },
    { name: 'Success', kind: 'flag' },
    { name: 'ErrCode', kind: 'text', values: 'errorCode' },
  ],
}
