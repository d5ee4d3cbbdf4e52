// Generated from spec/families/api/Block.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ApiBlockRequest } from '@card-gateway/protocol/commands/api/Block'
import { createValidator, type Validator } from '../validator.js'

export type { ApiBlockRequest } from '@card-gateway/protocol/commands/api/Block'

const schema = {
  title: 'ApiBlockRequest',
  type: 'object',
  required: ['PayInfo', 'OrderId', 'Amount'],
  properties: {
    PayInfo: {
      type: 'object',
      required: ['PAN', 'EMonth', 'EYear', 'CardHolder'],
      properties: {
        PAN: {
          type: 'string',
          minLength: 12,
          maxLength: 19,
          pattern: '^[0-9]*$',
          'x-pair': true,
          description: 'Card number, digits without spaces.',
        },
        EMonth: {
          type: 'string',
          minLength: 2,
          maxLength: 2,
          pattern: '^(?:0[1-9]|1[0-2])$',
          'x-pair': true,
          description: 'Expiry month, two digits with a leading zero.',
        },
        EYear: {
          type: 'string',
          minLength: 2,
          maxLength: 2,
          pattern: '^[0-9]*$',
          'x-pair': true,
          description: 'Last two digits of the expiry year.',
        },
        CardHolder: {
          type: 'string',
          minLength: 1,
          maxLength: 30,
          pattern: "^[ .'-]*[A-Za-z][A-Za-z .'-]*$",
          'x-pair': true,
          description: 'Holder name in Latin letters.',
        },
        SecureCode: {
          type: 'string',
          minLength: 3,
          maxLength: 4,
          pattern: '^[0-9]*$',
          'x-pair': true,
          description: 'CVC2/CVV2; a string, so that a leading zero stays.',
        },
      },
      additionalProperties: false,
    },
    OrderId: {
      type: 'string',
      minLength: 1,
      maxLength: 50,
      pattern: '^[^;\\p{Cc}]*$',
      'x-advise': {
        pattern: '[A-Za-z0-9_-]*',
        message: 'Characters other than letters, digits, - and _ may fail in bank services.',
      },
      'x-pair': true,
    },
    Amount: {
      type: 'integer',
      minimum: 1,
      maximum: 9007199254740991,
      description: 'Amount to block, in minor units (kopecks).',
    },
    ServiceId: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$' },
    CustomerKey: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$' },
    CustomFields: {
      type: 'object',
      propertyNames: {
        pattern: '^(?:IP|Description|(?!(?:[Ii][Pp]|[Dd][Ee][Ss][Cc][Rr][Ii][Pp][Tt][Ii][Oo][Nn])$)[^;=\\p{Cc}]+)$',
      },
      properties: {
        IP: {
          type: 'string',
          pattern: '^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$',
          'x-pair': true,
          description: 'IPv4 address of the user, dotted decimal.',
        },
        Description: { type: 'string', pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
      },
      additionalProperties: { type: 'string', pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    },
  },
  additionalProperties: false,
}

/**
 * Checks what API Block is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateApiBlockRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateApiBlockRequest: Validator<ApiBlockRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^;\p{Cc}]{1,50}$/u;
const pattern1 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$/u;
const pattern2 = /^[^;\p{Cc}]*$/u;
const pattern3 = /^(?:IP|Description|(?!(?:[Ii][Pp]|[Dd][Ee][Ss][Cc][Rr][Ii][Pp][Tt][Ii][Oo][Nn])$)[^;=\p{Cc}]+)$/u;
const pattern4 = /^[0-9]{3,4}$/u;
const pattern5 = /^[0-9]{12,19}$/u;
const pattern6 = /^(?:0[1-9]|1[0-2])$/u;
const pattern7 = /^[0-9]{2}$/u;
const pattern8 = /^(?=[^]{1,30}$)[ .'-]*[A-Za-z][A-Za-z .'-]*$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ServiceId !== undefined){
      let data0 = data.ServiceId;
      if((typeof data0 !== "string") || (!pattern0.test(data0))){
        return false;
      }
    }
    if(data.CustomerKey !== undefined){
      let data1 = data.CustomerKey;
      if((typeof data1 !== "string") || (!pattern0.test(data1))){
        return false;
      }
    }
    if(data.CustomFields !== undefined){
      let data2 = data.CustomFields;
      if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
        if(data2.IP !== undefined){
          let data3 = data2.IP;
          if((typeof data3 !== "string") || (!pattern1.test(data3))){
            return false;
          }
        }
        if(data2.Description !== undefined){
          let data4 = data2.Description;
          if((typeof data4 !== "string") || (!pattern2.test(data4))){
            return false;
          }
        }
        for(const key0 in data2){
          if(((key0 !== "IP") && (key0 !== "Description")) && (data2[key0] !== undefined)){
            if(!pattern3.test(key0)){
              return false;
            }
            let data5 = data2[key0];
            if((typeof data5 !== "string") || (!pattern2.test(data5))){
              return false;
            }
          }
        }
      }
      else {
        return false;
      }
    }
    let data6 = data.PayInfo;
    if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
      if(data6.SecureCode !== undefined){
        let data7 = data6.SecureCode;
        if((typeof data7 !== "string") || (!pattern4.test(data7))){
          return false;
        }
      }
      let data8 = data6.PAN;
      if((typeof data8 !== "string") || (!pattern5.test(data8))){
        return false;
      }
      let data9 = data6.EMonth;
      if((typeof data9 !== "string") || (!pattern6.test(data9))){
        return false;
      }
      let data10 = data6.EYear;
      if((typeof data10 !== "string") || (!pattern7.test(data10))){
        return false;
      }
      let data11 = data6.CardHolder;
      if((typeof data11 !== "string") || (!pattern8.test(data11))){
        return false;
      }
      for(const key1 in data6){
        if((((((key1 !== "PAN") && (key1 !== "EMonth")) && (key1 !== "EYear")) && (key1 !== "CardHolder")) && (key1 !== "SecureCode")) && (data6[key1] !== undefined)){
          return false;
        }
      }
    }
    else {
      return false;
    }
    let data12 = data.OrderId;
    if((typeof data12 !== "string") || (!pattern0.test(data12))){
      return false;
    }
    let data13 = data.Amount;
    if(!(Number.isInteger(data13) && data13 >= 1 && data13 <= 9007199254740991)){
      return false;
    }
    for(const key2 in data){
      if(((((((key2 !== "PayInfo") && (key2 !== "OrderId")) && (key2 !== "Amount")) && (key2 !== "ServiceId")) && (key2 !== "CustomerKey")) && (key2 !== "CustomFields")) && (data[key2] !== undefined)){
        return false;
      }
    }
  }
  else {
    return false;
  }
  return true;
}
