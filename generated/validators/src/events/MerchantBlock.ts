// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { WallClock } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/**
 * A two-step payment through the hosted page ended; Success says how.
 *
 * Source: Events, Fields per event; decisions C14, C29.
 */
export interface MerchantBlockEvent {
  /** Name of the event. */
  readonly Notification: 'MerchantBlock'
  /**
   * Terminal the operation ran on. No `;` and no control characters.
   *
   * Source: Events, Fields per event; decision C17.
   */
  readonly MerchantContract?: string
  /**
   * Date and time of the operation, without a zone.
   *
   * Source: Events, Fields per event; decisions C17, S69, S71.
   */
  readonly TransactionDate?: WallClock
  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions S10, S11, C10.
   */
  readonly OrderId: string
  /**
   * Amount of the operation in minor units (kopecks). At least 0.
   *
   * Source: What the service does, Conventions, 6; decision S09.
   */
  readonly Amount: number
  /**
   * Scheme of the payment that an InPay session makes.
   *
   * Source: Endpoints, InPay family, Init.
   */
  readonly SessionType?: InpaySessionType | (string & {})
  /**
   * Template of the hosted page, as Init named it. 1 to 50 characters. No `;` and no control characters.
   *
   * Source: Endpoints, InPay family, Init; decision C25.
   */
  readonly templatetag?: string
  /**
   * The same under the name that Init uses. 1 to 50 characters. No `;` and no control characters. Whether it is
   * required is not stated, so it may be left out.
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
   * Error code; NONE when there is no error. Whether it is required is not stated, so it may be left out.
   *
   * Source: Errors; decisions C16, T08, S33, N13.
   */
  readonly ErrCode?: string
  /** Further keys, as they came. */
  readonly [key: string]: string | 'MerchantBlock' | WallClock | number | InpaySessionType | (string & {}) | boolean | undefined
}

/**
 * Scheme of the payment that an InPay session makes.
 *
 * Source: Endpoints, InPay family, Init.
 */
export type InpaySessionType =
  /** One-step payment. */
  | 'Pay'
  /** Two-step payment. */
  | 'Block'

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'MerchantBlock',
  type: 'object',
  required: ['Notification'],
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

/** Checks a notification MerchantBlock, as it is decoded. */
export const validateMerchantBlockEvent: Validator<MerchantBlockEvent> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if((data.Notification === undefined)){
      return false;
    }
    else {
      if(data.Notification !== undefined){
        let data0 = data.Notification;
        if(data0 !== "MerchantBlock"){
          return false;
        }
      }
      if(data.MerchantContract !== undefined){
        let data1 = data.MerchantContract;
        if(typeof data1 !== "string"){
          return false;
        }
      }
      if(data.TransactionDate !== undefined){
        let data2 = data.TransactionDate;
        if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
          if((data2.raw === undefined)){
            return false;
          }
          else {
            if(data2.raw !== undefined){
              let data3 = data2.raw;
              if(typeof data3 !== "string"){
                return false;
              }
            }
            if(data2.year !== undefined){
              let data4 = data2.year;
              if(!(Number.isInteger(data4) && data4 >= -Infinity && data4 <= Infinity)){
                return false;
              }
            }
            if(data2.month !== undefined){
              let data5 = data2.month;
              if(!(Number.isInteger(data5) && data5 >= -Infinity && data5 <= Infinity)){
                return false;
              }
            }
            if(data2.day !== undefined){
              let data6 = data2.day;
              if(!(Number.isInteger(data6) && data6 >= -Infinity && data6 <= Infinity)){
                return false;
              }
            }
            if(data2.hour !== undefined){
              let data7 = data2.hour;
              if(!(Number.isInteger(data7) && data7 >= -Infinity && data7 <= Infinity)){
                return false;
              }
            }
            if(data2.minute !== undefined){
              let data8 = data2.minute;
              if(!(Number.isInteger(data8) && data8 >= -Infinity && data8 <= Infinity)){
                return false;
              }
            }
            if(data2.second !== undefined){
              let data9 = data2.second;
              if(!(Number.isInteger(data9) && data9 >= -Infinity && data9 <= Infinity)){
                return false;
              }
            }
          }
        }
        else {
          return false;
        }
      }
      if(data.OrderId !== undefined){
        let data10 = data.OrderId;
        if(typeof data10 !== "string"){
          return false;
        }
      }
      if(data.Amount !== undefined){
        let data11 = data.Amount;
        if(!(Number.isInteger(data11) && data11 >= -Infinity && data11 <= Infinity)){
          return false;
        }
      }
      if(data.SessionType !== undefined){
        let data12 = data.SessionType;
        if(typeof data12 !== "string"){
          return false;
        }
      }
      if(data.templatetag !== undefined){
        let data13 = data.templatetag;
        if(typeof data13 !== "string"){
          return false;
        }
      }
      if(data.TemplateTag !== undefined){
        let data14 = data.TemplateTag;
        if(typeof data14 !== "string"){
          return false;
        }
      }
      if(data.CardNumber !== undefined){
        let data15 = data.CardNumber;
        if(typeof data15 !== "string"){
          return false;
        }
      }
      if(data.AuthCode !== undefined){
        let data16 = data.AuthCode;
        if(typeof data16 !== "string"){
          return false;
        }
      }
      if(data.RefNumber !== undefined){
        let data17 = data.RefNumber;
        if(typeof data17 !== "string"){
          return false;
        }
      }
      if(data.Is3DS !== undefined){
        let data18 = data.Is3DS;
        if(typeof data18 !== "boolean"){
          return false;
        }
      }
      if(data.Success !== undefined){
        let data19 = data.Success;
        if(typeof data19 !== "boolean"){
          return false;
        }
      }
      if(data.ErrCode !== undefined){
        let data20 = data.ErrCode;
        if(typeof data20 !== "string"){
          return false;
        }
      }
    }
  }
  else {
    return false;
  }
  return true;
}
