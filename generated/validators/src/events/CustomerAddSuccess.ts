// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { WallClock } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/**
 * A card was registered for a user.
 *
 * Source: Events, Fields per event; decision C43.
 */
export interface CustomerAddSuccessEvent {
  /** Name of the event. */
  readonly Notification: 'CustomerAddSuccess'
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
   * User id in the service; an e-mail address is recommended. 1 to 50 characters. No `;` and no control characters.
   * Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet).
   */
  readonly VWUserLgn: string
  /**
   * Phone number in international form, digits only. 5 to 15 digits. Hidden in errors, traces and logs.
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
   * Masked card number; the last four digits are in clear. Up to 32 characters. No `;` and no control characters.
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
   * Card id in the service; opaque. FreePay in a Pay request marks a card that is not registered. 1 to 50 characters.
   * No `;` and no control characters.
   *
   * Source: Resources and their fields, Card (eWallet); decisions C12, C11.
   */
  readonly CardId: string
  /**
   * Session of a hosted page, when there was one. 1 to 50 characters. No `;` and no control characters. Hidden in
   * errors, traces and logs.
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
   * Error code; NONE when there is no error. Whether it is required is not stated, so it may be left out.
   *
   * Source: Errors; decisions C16, T08, S33, N13.
   */
  readonly ErrCode?: string
}

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'CustomerAddSuccess',
  type: 'object',
  required: ['Notification'],
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
    VWUserLgn: { type: 'string', 'x-sensitive': 'personal' },
    PhoneNumber: { type: 'string', 'x-sensitive': 'personal' },
    CardNumber: { type: 'string' },
    IsPartner: { type: 'boolean' },
    CardName: { type: 'string' },
    CardHolder: { type: 'string', 'x-sensitive': 'personal' },
    CardId: { type: 'string' },
    SessionId: { type: 'string', 'x-sensitive': 'token' },
    DateTime: { 'x-type': 'bigint' },
    Success: { type: 'boolean' },
    ErrCode: { type: 'string' },
  },
}

/** Checks a notification CustomerAddSuccess, as it is decoded. */
export const validateCustomerAddSuccessEvent: Validator<CustomerAddSuccessEvent> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if((data.Notification === undefined)){
      return false;
    }
    else {
      if(data.Notification !== undefined){
        let data0 = data.Notification;
        if(data0 !== "CustomerAddSuccess"){
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
      if(data.VWUserLgn !== undefined){
        let data10 = data.VWUserLgn;
        if(typeof data10 !== "string"){
          return false;
        }
      }
      if(data.PhoneNumber !== undefined){
        let data11 = data.PhoneNumber;
        if(typeof data11 !== "string"){
          return false;
        }
      }
      if(data.CardNumber !== undefined){
        let data12 = data.CardNumber;
        if(typeof data12 !== "string"){
          return false;
        }
      }
      if(data.IsPartner !== undefined){
        let data13 = data.IsPartner;
        if(typeof data13 !== "boolean"){
          return false;
        }
      }
      if(data.CardName !== undefined){
        let data14 = data.CardName;
        if(typeof data14 !== "string"){
          return false;
        }
      }
      if(data.CardHolder !== undefined){
        let data15 = data.CardHolder;
        if(typeof data15 !== "string"){
          return false;
        }
      }
      if(data.CardId !== undefined){
        let data16 = data.CardId;
        if(typeof data16 !== "string"){
          return false;
        }
      }
      if(data.SessionId !== undefined){
        let data17 = data.SessionId;
        if(typeof data17 !== "string"){
          return false;
        }
      }
      if(data.DateTime !== undefined){
        let data18 = data.DateTime;
        if(typeof data18 !== "bigint"){
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
