// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { WallClock } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/**
 * A card could not be registered for a user. It names no session, so only the user's login tells which registration it
 * answers.
 *
 * Source: Events, Fields per event; decision C43.
 */
export interface CustomerAddFailEvent {
  /** Name of the event. */
  readonly Notification: 'CustomerAddFail'
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
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'CustomerAddFail',
  type: 'object',
  required: ['Notification'],
  properties: {
    Notification: { type: 'string', enum: ['CustomerAddFail'] },
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
    Success: { type: 'boolean' },
    ErrCode: { type: 'string' },
  },
}

/** Checks a notification CustomerAddFail, as it is decoded. */
export const validateCustomerAddFailEvent: Validator<CustomerAddFailEvent> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if((data.Notification === undefined)){
      return false;
    }
    else {
      if(data.Notification !== undefined){
        let data0 = data.Notification;
        if(data0 !== "CustomerAddFail"){
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
      if(data.Success !== undefined){
        let data12 = data.Success;
        if(typeof data12 !== "boolean"){
          return false;
        }
      }
      if(data.ErrCode !== undefined){
        let data13 = data.ErrCode;
        if(typeof data13 !== "string"){
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
