// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { EngineBlockSuccessEvent } from '@card-gateway/protocol'
import { isMembers } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { EngineBlockSuccessEvent } from '@card-gateway/protocol'

const schema = {
  title: 'EngineBlockSuccess',
  type: 'object',
  required: ['Notification'],
  properties: {
    Notification: { type: 'string', enum: ['EngineBlockSuccess'] },
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
    IP: { type: 'string' },
    Description: { type: 'string' },
    OrderId: { type: 'string' },
    Is3DS: { type: 'boolean' },
    IsAFAuthorize: { type: 'boolean' },
    IsSecureCodeByPhone: { type: 'boolean' },
    Success: { type: 'boolean' },
    ErrCode: { type: 'string' },
  },
}

/**
 * Checks a notification EngineBlockSuccess, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEngineBlockSuccessEvent.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEngineBlockSuccessEvent: Validator<EngineBlockSuccessEvent> = /* @__PURE__ */ createValidator(schema, check)

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
  if(data.IP !== undefined){
    let data9 = data.IP;
    if(typeof data9 !== "string"){
      return false;
    }
  }
  if(data.Description !== undefined){
    let data10 = data.Description;
    if(typeof data10 !== "string"){
      return false;
    }
  }
  if(data.OrderId !== undefined){
    let data11 = data.OrderId;
    if(typeof data11 !== "string"){
      return false;
    }
  }
  if(data.Is3DS !== undefined){
    let data12 = data.Is3DS;
    if(typeof data12 !== "boolean"){
      return false;
    }
  }
  if(data.IsAFAuthorize !== undefined){
    let data13 = data.IsAFAuthorize;
    if(typeof data13 !== "boolean"){
      return false;
    }
  }
  if(data.IsSecureCodeByPhone !== undefined){
    let data14 = data.IsSecureCodeByPhone;
    if(typeof data14 !== "boolean"){
      return false;
    }
  }
  if(data.Success !== undefined){
    let data15 = data.Success;
    if(typeof data15 !== "boolean"){
      return false;
    }
  }
  if(data.ErrCode !== undefined){
    let data16 = data.ErrCode;
    if(typeof data16 !== "string"){
      return false;
    }
  }
  let data17 = data.Notification;
  if(data17 !== "EngineBlockSuccess"){
    return false;
  }
  return true;
}
