// Generated from spec/families/ewallet/Pay.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { EWalletPayRequest } from '@card-gateway/protocol/commands/ewallet/Pay'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { EWalletPayRequest } from '@card-gateway/protocol/commands/ewallet/Pay'

const schema = {
  title: 'EWalletPayRequest',
  type: 'object',
  required: ['VWUserLgn', 'VWUserPsw', 'CardId', 'OrderId', 'Amount', 'IP'],
  propertyNames: {
    pattern: '^(?:VWUserLgn|VWUserPsw|CardId|OrderId|Amount|SecureCode|IP|ConfirmCode|CustomFields|CardNumber|CardHolder|EMonth|EYear|(?!(?:[Vv][Ww][Uu][Ss][Ee][Rr][Ll][Gg][Nn]|[Vv][Ww][Uu][Ss][Ee][Rr][Pp][Ss][Ww]|[Cc][Aa][Rr][Dd][Ii][Dd]|[Oo][Rr][Dd][Ee][Rr][Ii][Dd]|[Aa][Mm][Oo][Uu][Nn][Tt]|[Ss][Ee][Cc][Uu][Rr][Ee][Cc][Oo][Dd][Ee]|[Ii][Pp]|[Cc][Oo][Nn][Ff][Ii][Rr][Mm][Cc][Oo][Dd][Ee]|[Cc][Uu][Ss][Tt][Oo][Mm][Ff][Ii][Ee][Ll][Dd][Ss]|[Cc][Aa][Rr][Dd][Nn][Uu][Mm][Bb][Ee][Rr]|[Cc][Aa][Rr][Dd][Hh][Oo][Ll][Dd][Ee][Rr]|[Ee][Mm][Oo][Nn][Tt][Hh]|[Ee][Yy][Ee][Aa][Rr]|[Vv][Ww][Ii][Dd]|[Dd][Aa][Tt][Aa]|[Nn][Oo][Tt][Ii][Ff][Ii][Cc][Aa][Tt][Ii][Oo][Nn]|[Mm][Ee][Rr][Cc][Hh][Aa][Nn][Tt][Cc][Oo][Nn][Tt][Rr][Aa][Cc][Tt]|[Tt][Rr][Aa][Nn][Ss][Aa][Cc][Tt][Ii][Oo][Nn][Dd][Aa][Tt][Ee]|[Ii][Ss]3[Dd][Ss]|[Ii][Ss][Aa][Ff][Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Ee]|[Ii][Ss][Ss][Ee][Cc][Uu][Rr][Ee][Cc][Oo][Dd][Ee][Bb][Yy][Pp][Hh][Oo][Nn][Ee]|[Ss][Uu][Cc][Cc][Ee][Ss][Ss]|[Ee][Rr][Rr][Cc][Oo][Dd][Ee]|[Nn][Ee][Ww][Aa][Mm][Oo][Uu][Nn][Tt]|[Aa][Uu][Tt][Hh][Cc][Oo][Dd][Ee]|[Rr][Ee][Ff][Nn][Uu][Mm][Bb][Ee][Rr]|[Ii][Ss][Pp][Aa][Rr][Tt][Nn][Ee][Rr]|[Cc][Aa][Rr][Dd][Nn][Aa][Mm][Ee]|[Ss][Ee][Ss][Ss][Ii][Oo][Nn][Ii][Dd]|[Dd][Aa][Tt][Ee][Tt][Ii][Mm][Ee]|[Ee][Xx][Tt][Ee][Rr][Nn][Aa][Ll][Mm][Ee][Rr][Cc][Hh][Aa][Nn][Tt][Oo][Rr][Dd][Ee][Rr][Ii][Dd])$)[^;=\\p{Cc}]+)$',
  },
  allOf: [
    {
      if: { properties: { CardId: { enum: ['FreePay'] } }, required: ['CardId'] },
      then: { required: ['CardNumber', 'CardHolder', 'EMonth', 'EYear'], properties: {} },
      'x-when': 'when CardId is FreePay',
    },
    {
      if: { properties: { CardId: { not: { enum: ['FreePay'] } } }, required: ['CardId'] },
      then: { properties: { CardNumber: false, CardHolder: false, EMonth: false, EYear: false } },
      'x-when': 'unless CardId is FreePay',
    },
  ],
  properties: {
    VWUserLgn: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    VWUserPsw: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    CardId: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
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
      description: 'Amount in minor units (kopecks), a positive whole number.',
    },
    SecureCode: {
      type: 'string',
      minLength: 3,
      maxLength: 3,
      pattern: '^[0-9]*$',
      'x-pair': true,
      description: 'CVC2/CVV2, exactly three digits; a string, so that a leading zero stays.',
    },
    IP: {
      type: 'string',
      pattern: '^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$',
      'x-pair': true,
      description: 'IPv4 address of the user, dotted decimal.',
    },
    ConfirmCode: {
      type: 'string',
      minLength: 6,
      maxLength: 6,
      pattern: '^[0-9]*$',
      'x-pair': true,
      description: "Code sent to the user's phone; mandatory when one was requested for this OrderId.",
    },
    CustomFields: { type: 'string', pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
    CardNumber: {
      type: 'string',
      minLength: 12,
      maxLength: 19,
      pattern: '^[0-9]*$',
      'x-pair': true,
      description: 'Card number, digits without spaces.',
    },
    CardHolder: {
      type: 'string',
      minLength: 1,
      maxLength: 30,
      pattern: "^[ .'-]*[A-Za-z][A-Za-z .'-]*$",
      'x-pair': true,
      description: 'Holder name in Latin letters.',
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
  },
  additionalProperties: { type: 'string', pattern: '^[^;\\p{Cc}]*$', 'x-pair': true },
}

/**
 * Checks what eWallet Pay is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletPayRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletPayRequest: Validator<EWalletPayRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[0-9]{3}$/u;
const pattern1 = /^[0-9]{6}$/u;
const pattern2 = /^[^;\0-\x1f\x7f-\x9f]*$/u;
const pattern3 = /^[0-9]{12,19}$/u;
const pattern4 = /^(?=[^]{1,30}$)[ .'-]*[A-Za-z][A-Za-z .'-]*$/u;
const pattern5 = /^(?:0[1-9]|1[0-2])$/u;
const pattern6 = /^[0-9]{2}$/u;
const pattern7 = /^[^;\0-\x1f\x7f-\x9f]{1,50}$/u;
const pattern8 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$/u;
const pattern9 = /^(?:VWUserLgn|VWUserPsw|CardId|OrderId|Amount|SecureCode|IP|ConfirmCode|CustomFields|CardNumber|CardHolder|EMonth|EYear|(?!(?:[Vv][Ww][Uu][Ss][Ee][Rr][Ll][Gg][Nn]|[Vv][Ww][Uu][Ss][Ee][Rr][Pp][Ss][Ww]|[Cc][Aa][Rr][Dd][Ii][Dd]|[Oo][Rr][Dd][Ee][Rr][Ii][Dd]|[Aa][Mm][Oo][Uu][Nn][Tt]|[Ss][Ee][Cc][Uu][Rr][Ee][Cc][Oo][Dd][Ee]|[Ii][Pp]|[Cc][Oo][Nn][Ff][Ii][Rr][Mm][Cc][Oo][Dd][Ee]|[Cc][Uu][Ss][Tt][Oo][Mm][Ff][Ii][Ee][Ll][Dd][Ss]|[Cc][Aa][Rr][Dd][Nn][Uu][Mm][Bb][Ee][Rr]|[Cc][Aa][Rr][Dd][Hh][Oo][Ll][Dd][Ee][Rr]|[Ee][Mm][Oo][Nn][Tt][Hh]|[Ee][Yy][Ee][Aa][Rr]|[Vv][Ww][Ii][Dd]|[Dd][Aa][Tt][Aa]|[Nn][Oo][Tt][Ii][Ff][Ii][Cc][Aa][Tt][Ii][Oo][Nn]|[Mm][Ee][Rr][Cc][Hh][Aa][Nn][Tt][Cc][Oo][Nn][Tt][Rr][Aa][Cc][Tt]|[Tt][Rr][Aa][Nn][Ss][Aa][Cc][Tt][Ii][Oo][Nn][Dd][Aa][Tt][Ee]|[Ii][Ss]3[Dd][Ss]|[Ii][Ss][Aa][Ff][Aa][Uu][Tt][Hh][Oo][Rr][Ii][Zz][Ee]|[Ii][Ss][Ss][Ee][Cc][Uu][Rr][Ee][Cc][Oo][Dd][Ee][Bb][Yy][Pp][Hh][Oo][Nn][Ee]|[Ss][Uu][Cc][Cc][Ee][Ss][Ss]|[Ee][Rr][Rr][Cc][Oo][Dd][Ee]|[Nn][Ee][Ww][Aa][Mm][Oo][Uu][Nn][Tt]|[Aa][Uu][Tt][Hh][Cc][Oo][Dd][Ee]|[Rr][Ee][Ff][Nn][Uu][Mm][Bb][Ee][Rr]|[Ii][Ss][Pp][Aa][Rr][Tt][Nn][Ee][Rr]|[Cc][Aa][Rr][Dd][Nn][Aa][Mm][Ee]|[Ss][Ee][Ss][Ss][Ii][Oo][Nn][Ii][Dd]|[Dd][Aa][Tt][Ee][Tt][Ii][Mm][Ee]|[Ee][Xx][Tt][Ee][Rr][Nn][Aa][Ll][Mm][Ee][Rr][Cc][Hh][Aa][Nn][Tt][Oo][Rr][Dd][Ee][Rr][Ii][Dd])$)[^;=\0-\x1f\x7f-\x9f]+)$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.SecureCode !== undefined){
    if(!isText(data.SecureCode, pattern0)){
      return false;
    }
  }
  if(data.ConfirmCode !== undefined){
    if(!isText(data.ConfirmCode, pattern1)){
      return false;
    }
  }
  if(data.CustomFields !== undefined){
    if(!isText(data.CustomFields, pattern2)){
      return false;
    }
  }
  if(data.CardNumber !== undefined){
    if(!isText(data.CardNumber, pattern3)){
      return false;
    }
  }
  if(data.CardHolder !== undefined){
    if(!isText(data.CardHolder, pattern4)){
      return false;
    }
  }
  if(data.EMonth !== undefined){
    if(!isText(data.EMonth, pattern5)){
      return false;
    }
  }
  if(data.EYear !== undefined){
    if(!isText(data.EYear, pattern6)){
      return false;
    }
  }
  if(!isText(data.VWUserLgn, pattern7)){
    return false;
  }
  if(!isText(data.VWUserPsw, pattern7)){
    return false;
  }
  if(!isText(data.CardId, pattern7)){
    return false;
  }
  if(!isText(data.OrderId, pattern7)){
    return false;
  }
  let data0 = data.Amount;
  if(!(Number.isInteger(data0) && data0 >= 1 && data0 <= 9007199254740991)){
    return false;
  }
  if(!isText(data.IP, pattern8)){
    return false;
  }
  for(const key0 in data){
    if((((((((((((((key0 !== "VWUserLgn") && (key0 !== "VWUserPsw")) && (key0 !== "CardId")) && (key0 !== "OrderId")) && (key0 !== "Amount")) && (key0 !== "SecureCode")) && (key0 !== "IP")) && (key0 !== "ConfirmCode")) && (key0 !== "CustomFields")) && (key0 !== "CardNumber")) && (key0 !== "CardHolder")) && (key0 !== "EMonth")) && (key0 !== "EYear")) && (data[key0] !== undefined)){
      if(!pattern9.test(key0)){
        return false;
      }
      if(!isText(data[key0], pattern2)){
        return false;
      }
    }
  }
  if(data.CardId === "FreePay"){
    if(isMembers(data)){
      if(((((data.CardNumber === undefined)) || ((data.CardHolder === undefined))) || ((data.EMonth === undefined))) || ((data.EYear === undefined))){
        return false;
      }
    }
  }
  if((data.CardId !== undefined) && (!(data.CardId === "FreePay"))){
    if(isMembers(data)){
      if(data.CardNumber !== undefined){
        let data1 = data.CardNumber;
        return false;
      }
      if(data.CardHolder !== undefined){
        let data2 = data.CardHolder;
        return false;
      }
      if(data.EMonth !== undefined){
        let data3 = data.EMonth;
        return false;
      }
      if(data.EYear !== undefined){
        let data4 = data.EYear;
        return false;
      }
    }
  }
  return true;
}
