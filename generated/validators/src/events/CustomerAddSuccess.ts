// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { WallClock } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

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
  readonly ErrCode?: string
}

const schema = {
  title: 'CustomerAddSuccess',
  type: 'object',
  required: ['Notification', 'VWUserLgn'],
  properties: {
    Notification: { type: 'string', enum: ['CustomerAddSuccess'] },
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
    VWUserLgn: { type: 'string' },
    PhoneNumber: { type: 'string' },
    CardNumber: { type: 'string' },
    IsPartner: { type: 'boolean' },
    CardName: { type: 'string' },
    CardHolder: { type: 'string' },
    CardId: { type: 'string' },
    SessionId: { type: 'string' },
    DateTime: { 'x-type': 'bigint' },
    Success: { type: 'boolean' },
    ErrCode: { type: 'string' },
  },
}

/**
 * Checks a notification CustomerAddSuccess, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateCustomerAddSuccessEvent.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateCustomerAddSuccessEvent: Validator<CustomerAddSuccessEvent> = /* @__PURE__ */ createValidator(schema, check)

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
    if(data.PhoneNumber !== undefined){
      let data9 = data.PhoneNumber;
      if(typeof data9 !== "string"){
        return false;
      }
    }
    if(data.CardNumber !== undefined){
      let data10 = data.CardNumber;
      if(typeof data10 !== "string"){
        return false;
      }
    }
    if(data.IsPartner !== undefined){
      let data11 = data.IsPartner;
      if(typeof data11 !== "boolean"){
        return false;
      }
    }
    if(data.CardName !== undefined){
      let data12 = data.CardName;
      if(typeof data12 !== "string"){
        return false;
      }
    }
    if(data.CardHolder !== undefined){
      let data13 = data.CardHolder;
      if(typeof data13 !== "string"){
        return false;
      }
    }
    if(data.CardId !== undefined){
      let data14 = data.CardId;
      if(typeof data14 !== "string"){
        return false;
      }
    }
    if(data.SessionId !== undefined){
      let data15 = data.SessionId;
      if(typeof data15 !== "string"){
        return false;
      }
    }
    if(data.DateTime !== undefined){
      let data16 = data.DateTime;
      if(typeof data16 !== "bigint"){
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
    if(data19 !== "CustomerAddSuccess"){
      return false;
    }
    let data20 = data.VWUserLgn;
    if(typeof data20 !== "string"){
      return false;
    }
  }
  else {
    return false;
  }
  return true;
}
