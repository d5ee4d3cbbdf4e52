// Generated from spec/families/api/Block.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ApiBlockRequest } from '@card-gateway/protocol/commands/api/Block'
import { isMembers, isText } from '../kinds.js'
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

const pattern0 = /^[^;\0-\x1f\x7f-\x9f]{1,50}$/u;
const pattern1 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$/u;
const pattern2 = /^[^;\0-\x1f\x7f-\x9f]*$/u;
const pattern3 = /^(?:IP|Description|(?!(?:[Ii][Pp]|[Dd][Ee][Ss][Cc][Rr][Ii][Pp][Tt][Ii][Oo][Nn])$)[^;=\0-\x1f\x7f-\x9f]+)$/u;
const pattern4 = /^[0-9]{3,4}$/u;
const pattern5 = /^[0-9]{12,19}$/u;
const pattern6 = /^(?:0[1-9]|1[0-2])$/u;
const pattern7 = /^[0-9]{2}$/u;
const pattern8 = /^(?=[^]{1,30}$)[ .'-]*[A-Za-z][A-Za-z .'-]*$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.ServiceId !== undefined){
    if(!isText(data.ServiceId, pattern0)){
      return false;
    }
  }
  if(data.CustomerKey !== undefined){
    if(!isText(data.CustomerKey, pattern0)){
      return false;
    }
  }
  if(data.CustomFields !== undefined){
    let data0 = data.CustomFields;
    if(!isMembers(data0)){
      return false;
    }
    if(data0.IP !== undefined){
      if(!isText(data0.IP, pattern1)){
        return false;
      }
    }
    if(data0.Description !== undefined){
      if(!isText(data0.Description, pattern2)){
        return false;
      }
    }
    for(const key0 in data0){
      if(((key0 !== "IP") && (key0 !== "Description")) && (data0[key0] !== undefined)){
        if(!pattern3.test(key0)){
          return false;
        }
        if(!isText(data0[key0], pattern2)){
          return false;
        }
      }
    }
  }
  let data1 = data.PayInfo;
  if(!isMembers(data1)){
    return false;
  }
  if(data1.SecureCode !== undefined){
    if(!isText(data1.SecureCode, pattern4)){
      return false;
    }
  }
  if(!isText(data1.PAN, pattern5)){
    return false;
  }
  if(!isText(data1.EMonth, pattern6)){
    return false;
  }
  if(!isText(data1.EYear, pattern7)){
    return false;
  }
  if(!isText(data1.CardHolder, pattern8)){
    return false;
  }
  for(const key1 in data1){
    if((((((key1 !== "PAN") && (key1 !== "EMonth")) && (key1 !== "EYear")) && (key1 !== "CardHolder")) && (key1 !== "SecureCode")) && (data1[key1] !== undefined)){
      return false;
    }
  }
  if(!isText(data.OrderId, pattern0)){
    return false;
  }
  let data2 = data.Amount;
  if(!(Number.isInteger(data2) && data2 >= 1 && data2 <= 9007199254740991)){
    return false;
  }
  for(const key2 in data){
    if(((((((key2 !== "PayInfo") && (key2 !== "OrderId")) && (key2 !== "Amount")) && (key2 !== "ServiceId")) && (key2 !== "CustomerKey")) && (key2 !== "CustomFields")) && (data[key2] !== undefined)){
      return false;
    }
  }
  return true;
}
