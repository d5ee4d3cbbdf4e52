// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { WallClock } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

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
  readonly ErrCode?: string
}

const schema = {
  title: 'CustomerPaySuccess',
  type: 'object',
  required: ['Notification', 'OrderId'],
  properties: {
    Notification: { type: 'string', enum: ['CustomerPaySuccess'] },
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
    CardId: { type: 'string' },
    OrderId: { type: 'string' },
    Amount: { type: 'integer' },
    ConfirmCode: { type: 'string' },
    ExternalMerchantOrderId: { type: 'string' },
    IP: { type: 'string' },
    Is3DS: { type: 'boolean' },
    IsAFAuthorize: { type: 'boolean' },
    IsSecureCodeByPhone: { type: 'boolean' },
    SessionId: { type: 'string' },
    CardNumber: { type: 'string' },
    DateTime: { 'x-type': 'bigint' },
    Success: { type: 'boolean' },
    ErrCode: { type: 'string' },
  },
}

/**
 * Checks a notification CustomerPaySuccess, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateCustomerPaySuccessEvent.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateCustomerPaySuccessEvent: Validator<CustomerPaySuccessEvent> = /* @__PURE__ */ createValidator(schema, check)

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
    if(data.VWUserLgn !== undefined){
      let data9 = data.VWUserLgn;
      if(typeof data9 !== "string"){
        return false;
      }
    }
    if(data.CardId !== undefined){
      let data10 = data.CardId;
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
    if(data.ConfirmCode !== undefined){
      let data12 = data.ConfirmCode;
      if(typeof data12 !== "string"){
        return false;
      }
    }
    if(data.ExternalMerchantOrderId !== undefined){
      let data13 = data.ExternalMerchantOrderId;
      if(typeof data13 !== "string"){
        return false;
      }
    }
    if(data.IP !== undefined){
      let data14 = data.IP;
      if(typeof data14 !== "string"){
        return false;
      }
    }
    if(data.Is3DS !== undefined){
      let data15 = data.Is3DS;
      if(typeof data15 !== "boolean"){
        return false;
      }
    }
    if(data.IsAFAuthorize !== undefined){
      let data16 = data.IsAFAuthorize;
      if(typeof data16 !== "boolean"){
        return false;
      }
    }
    if(data.IsSecureCodeByPhone !== undefined){
      let data17 = data.IsSecureCodeByPhone;
      if(typeof data17 !== "boolean"){
        return false;
      }
    }
    if(data.SessionId !== undefined){
      let data18 = data.SessionId;
      if(typeof data18 !== "string"){
        return false;
      }
    }
    if(data.CardNumber !== undefined){
      let data19 = data.CardNumber;
      if(typeof data19 !== "string"){
        return false;
      }
    }
    if(data.DateTime !== undefined){
      let data20 = data.DateTime;
      if(typeof data20 !== "bigint"){
        return false;
      }
    }
    if(data.Success !== undefined){
      let data21 = data.Success;
      if(typeof data21 !== "boolean"){
        return false;
      }
    }
    if(data.ErrCode !== undefined){
      let data22 = data.ErrCode;
      if(typeof data22 !== "string"){
        return false;
      }
    }
    let data23 = data.Notification;
    if(data23 !== "CustomerPaySuccess"){
      return false;
    }
    let data24 = data.OrderId;
    if(typeof data24 !== "string"){
      return false;
    }
  }
  else {
    return false;
  }
  return true;
}
