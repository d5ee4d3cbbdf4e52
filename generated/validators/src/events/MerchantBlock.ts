// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { WallClock } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

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
  readonly ErrCode?: string
}

/**
 * Scheme of the payment that an InPay session makes.
 *
 * Source: Endpoints, InPay family, Init.
 *
 * @example
 * ```ts
 * const inpaySessionType: InpaySessionType = 'Pay'
 * ```
 */
export type InpaySessionType =
  /** One-step payment. */
  | 'Pay'
  /** Two-step payment. */
  | 'Block'

const schema = {
  title: 'MerchantBlock',
  type: 'object',
  required: ['Notification', 'OrderId'],
  properties: {
    Notification: { type: 'string', enum: ['MerchantBlock'] },
    MerchantContract: { type: 'string' },
    TransactionDate: {
      type: 'object',
      required: ['raw'],
      properties: {
        raw: { type: 'string' },
        year: { type: 'integer' },
        month: { type: 'integer' },
        day: { type: 'integer' },
        hour: { type: 'integer' },
        minute: { type: 'integer' },
        second: { type: 'integer' },
      },
    },
    OrderId: { type: 'string' },
    Amount: { type: 'integer' },
    SessionType: { type: 'string' },
    templatetag: { type: 'string' },
    TemplateTag: { type: 'string' },
    CardNumber: { type: 'string' },
    AuthCode: { type: 'string' },
    RefNumber: { type: 'string' },
    Is3DS: { type: 'boolean' },
    Success: { type: 'boolean' },
    ErrCode: { type: 'string' },
  },
}

/**
 * Checks a notification MerchantBlock, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateMerchantBlockEvent.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateMerchantBlockEvent: Validator<MerchantBlockEvent> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.MerchantContract !== undefined){
      let data0 = data.MerchantContract;
      if(typeof data0 !== "string"){
        return false;
      }
    }
    if(data.TransactionDate !== undefined){
      let data1 = data.TransactionDate;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.year !== undefined){
          let data2 = data1.year;
          if(!(Number.isInteger(data2) && data2 >= -Infinity && data2 <= Infinity)){
            return false;
          }
        }
        if(data1.month !== undefined){
          let data3 = data1.month;
          if(!(Number.isInteger(data3) && data3 >= -Infinity && data3 <= Infinity)){
            return false;
          }
        }
        if(data1.day !== undefined){
          let data4 = data1.day;
          if(!(Number.isInteger(data4) && data4 >= -Infinity && data4 <= Infinity)){
            return false;
          }
        }
        if(data1.hour !== undefined){
          let data5 = data1.hour;
          if(!(Number.isInteger(data5) && data5 >= -Infinity && data5 <= Infinity)){
            return false;
          }
        }
        if(data1.minute !== undefined){
          let data6 = data1.minute;
          if(!(Number.isInteger(data6) && data6 >= -Infinity && data6 <= Infinity)){
            return false;
          }
        }
        if(data1.second !== undefined){
          let data7 = data1.second;
          if(!(Number.isInteger(data7) && data7 >= -Infinity && data7 <= Infinity)){
            return false;
          }
        }
        let data8 = data1.raw;
        if(typeof data8 !== "string"){
          return false;
        }
      }
      else {
        return false;
      }
    }
    if(data.Amount !== undefined){
      let data9 = data.Amount;
      if(!(Number.isInteger(data9) && data9 >= -Infinity && data9 <= Infinity)){
        return false;
      }
    }
    if(data.SessionType !== undefined){
      let data10 = data.SessionType;
      if(typeof data10 !== "string"){
        return false;
      }
    }
    if(data.templatetag !== undefined){
      let data11 = data.templatetag;
      if(typeof data11 !== "string"){
        return false;
      }
    }
    if(data.TemplateTag !== undefined){
      let data12 = data.TemplateTag;
      if(typeof data12 !== "string"){
        return false;
      }
    }
    if(data.CardNumber !== undefined){
      let data13 = data.CardNumber;
      if(typeof data13 !== "string"){
        return false;
      }
    }
    if(data.AuthCode !== undefined){
      let data14 = data.AuthCode;
      if(typeof data14 !== "string"){
        return false;
      }
    }
    if(data.RefNumber !== undefined){
      let data15 = data.RefNumber;
      if(typeof data15 !== "string"){
        return false;
      }
    }
    if(data.Is3DS !== undefined){
      let data16 = data.Is3DS;
      if(typeof data16 !== "boolean"){
        return false;
      }
    }
    if(data.Success !== undefined){
      let data17 = data.Success;
      if(typeof data17 !== "boolean"){
        return false;
      }
    }
    if(data.ErrCode !== undefined){
      let data18 = data.ErrCode;
      if(typeof data18 !== "string"){
        return false;
      }
    }
    let data19 = data.Notification;
    if(data19 !== "MerchantBlock"){
      return false;
    }
    let data20 = data.OrderId;
    if(typeof data20 !== "string"){
      return false;
    }
  }
  else {
    return false;
  }
  return true;
}
