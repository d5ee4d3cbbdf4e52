// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
import type { InpaySessionType } from '../enums.js'
import type { ErrorCode } from '../errors.js'
import type { EventDescriptor, WallClock } from '../event-descriptors.js'

/**
 * A two-step payment through the hosted page ended; Success says how.
 *
 * Source: Events, Fields per event; decisions C14, C29.
 *
 * @example
 * ```ts
 * const event: MerchantBlockEvent = {
 *   Notification: 'MerchantBlock',
 *   MerchantContract: 'Merchant',
 *   TransactionDate: { raw: '27.03.2026 12:00:00', year: 2026, month: 3, day: 27, hour: 12, minute: 0, second: 0 },
 *   OrderId: 'B-1',
 *   Amount: 50000,
 *   SessionType: 'Block',
 *   templatetag: 'Mobile',
 *   CardNumber: '411111xxxxxx1111',
 *   AuthCode: '000815',
 *   RefNumber: '002608612345',
 *   Is3DS: true,
 *   Success: true,
 * }
 * ```
 */
export interface MerchantBlockEvent {
  /** Further keys, as they came. */
  readonly [key: string]: string | WallClock | number | boolean | undefined
  /** Name of the event. */
  readonly Notification: 'MerchantBlock'
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
   * Scheme of the payment that an InPay session makes.
   *
   * Source: Endpoints, InPay family, Init.
   */
  readonly SessionType?: InpaySessionType | (string & {})
  /**
   * Template of the hosted page, as Init named it.
   *
   * Source: Endpoints, InPay family, Init; decision C25.
   */
  readonly templatetag?: string
  /**
   * The same under the name that Init uses.
   *
   * Source: Endpoints, InPay family, Init; decision C25.
   */
  readonly TemplateTag?: string
  /**
   * Masked card number as the gateway writes it; opaque, only the last four digits are sure to be in clear.
   *
   * Source: Events, Fields per event; decision S78.
   */
  readonly CardNumber?: string
  /**
   * Authorization code; leading zeros stay.
   *
   * Source: What the service does, Conventions, 4; decision S76.
   */
  readonly AuthCode?: string
  /**
   * Reference number of the operation; leading zeros stay.
   *
   * Source: What the service does, Conventions, 4; decision S76.
   */
  readonly RefNumber?: string
  /**
   * By its name: whether 3-D Secure took part.
   *
   * Source: What the service does, Conventions, 4; decision S76.
   */
  readonly Is3DS?: boolean
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
 * How MerchantBlock is read.
 *
 * @example
 * ```ts
 * const names = merchantBlock.fields.map(({ name }) => name)
 * ```
 */
export const merchantBlock: EventDescriptor<MerchantBlockEvent> = {
  name: 'MerchantBlock',
  result: 'field',
  state: 'Authorized',
  money: 'blocked',
  fields: [
    { name: 'OrderId', kind: 'text', essential: true, id: true },
    { name: 'Amount', kind: 'integer' },
    { name: 'SessionType', kind: 'text', values: 'inpaySessionType' },
    { name: 'templatetag', kind: 'text' },
    { name: 'TemplateTag', kind: 'text' },
    { name: 'CardNumber', kind: 'text' },
    { name: 'AuthCode', kind: 'text' },
    { name: 'RefNumber', kind: 'text' },
    { name: 'Is3DS', kind: 'flag' },
    { name: 'Success', kind: 'flag' },
    { name: 'ErrCode', kind: 'text', values: 'errorCode' },
  ],
  open: true,
}
