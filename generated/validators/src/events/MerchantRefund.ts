// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { MerchantRefundEvent } from '@card-gateway/protocol'
import { isMembers } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { MerchantRefundEvent } from '@card-gateway/protocol'

const schema = {
  title: 'MerchantRefund',
  type: 'object',
  required: ['Notification', 'OrderId'],
  properties: {
    Notification: { type: 'string', enum: ['MerchantRefund'] },
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
    Success: { type: 'boolean' },
    ErrCode: { type: 'string' },
  },
}

/**
 * Checks a notification MerchantRefund, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateMerchantRefundEvent.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateMerchantRefundEvent: Validator<MerchantRefundEvent> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.MerchantContract !== undefined){
    let data0 = data.MerchantContract;
    if(typeof data0 !== "string"){
      return false;
    }
  }
  if(data.TransactionDate !== undefined){
    let data1 = data.TransactionDate;
    if(!isMembers(data1)){
      return false;
    }
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
  if(data.Amount !== undefined){
    let data9 = data.Amount;
    if(!(Number.isInteger(data9) && data9 >= -Infinity && data9 <= Infinity)){
      return false;
    }
  }
  if(data.Success !== undefined){
    let data10 = data.Success;
    if(typeof data10 !== "boolean"){
      return false;
    }
  }
  if(data.ErrCode !== undefined){
    let data11 = data.ErrCode;
    if(typeof data11 !== "string"){
      return false;
    }
  }
  let data12 = data.Notification;
  if(data12 !== "MerchantRefund"){
    return false;
  }
  let data13 = data.OrderId;
  if(typeof data13 !== "string"){
    return false;
  }
  return true;
}
