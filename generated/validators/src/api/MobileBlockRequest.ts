// Generated from spec/families/api/MobileBlock.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ApiMobileBlockRequest } from '@card-gateway/protocol/commands/api/MobileBlock'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { ApiMobileBlockRequest } from '@card-gateway/protocol/commands/api/MobileBlock'

const schema = {
  title: 'ApiMobileBlockRequest',
  type: 'object',
  required: ['WalletKind', 'PayToken', 'OrderId'],
  allOf: [
    {
      if: { properties: { WalletKind: { enum: [2] } }, required: ['WalletKind'] },
      then: { required: ['Amount'], properties: {} },
      'x-when': 'when WalletKind is 2',
    },
    {
      if: { properties: { Checksum: { enum: [true] } }, required: ['Checksum'] },
      then: { required: ['Amount'] },
      'x-when': 'when Checksum is true',
      'x-code': 'needs',
    },
  ],
  properties: {
    WalletKind: { type: 'integer', enum: [1, 2, 3] },
    PayToken: {
      type: 'string',
      pattern: '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$',
      description: 'Token of a mobile wallet, Base64.',
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
    },
    Amount: {
      type: 'integer',
      minimum: 1,
      maximum: 9007199254740991,
      description: "Amount in minor units (kopecks). Kind 2: equals the token's. Kinds 1 and 3: used when Checksum is true.",
    },
    SecureCode: {
      type: 'string',
      minLength: 3,
      maxLength: 4,
      pattern: '^[0-9]*$',
      description: 'CVC2/CVV2, a string; kind 2 needs it when the card is not tokenized.',
    },
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
    Checksum: { type: 'boolean' },
    Cheque: {
      type: 'object',
      required: ['Positions', 'CustomerContact', 'Message'],
      properties: {
        Positions: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            required: ['Quantity', 'Price', 'Tax', 'Text'],
            properties: {
              Quantity: {
                type: 'integer',
                minimum: 1,
                maximum: 9007199254740991,
                description: 'Quantity in an attached cheque, digits.',
              },
              Price: {
                type: 'integer',
                minimum: 0,
                maximum: 9007199254740991,
                description: 'Unit price in an attached cheque, in minor units (kopecks).',
              },
              Tax: { type: 'integer', enum: [1, 2, 3, 4, 5, 6] },
              Text: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[^\\p{Cc}]*$' },
            },
            additionalProperties: false,
          },
        },
        CheckClose: {
          type: 'object',
          required: ['TaxationSystem'],
          properties: { TaxationSystem: { type: 'integer', enum: [0, 1, 2, 3, 4, 5] } },
          additionalProperties: false,
        },
        CustomerContact: {
          type: 'string',
          pattern: '^(?:[^\\s@\\p{Cc}]+@[^\\s@\\p{Cc}]+|[1-9][0-9]{4,14})$',
          description: 'E-mail address of the customer, or a phone: digits only, beginning with the country code.',
        },
        Message: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^\\p{Cc}]*$' },
        AdditionalMessages: {
          type: 'array',
          items: {
            type: 'object',
            required: ['Key', 'Value'],
            properties: {
              Key: { type: 'string', pattern: '^[^\\p{Cc}]*$' },
              Value: { type: 'string', pattern: '^[^\\p{Cc}]*$' },
            },
            additionalProperties: false,
          },
        },
      },
      additionalProperties: false,
    },
  },
  additionalProperties: false,
}

/**
 * Checks what API MobileBlock is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateApiMobileBlockRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateApiMobileBlockRequest: Validator<ApiMobileBlockRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[0-9]{3,4}$/u;
const pattern1 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$/u;
const pattern2 = /^[^;\0-\x1f\x7f-\x9f]*$/u;
const pattern3 = /^(?:IP|Description|(?!(?:[Ii][Pp]|[Dd][Ee][Ss][Cc][Rr][Ii][Pp][Tt][Ii][Oo][Nn])$)[^;=\0-\x1f\x7f-\x9f]+)$/u;
const pattern4 = /^[^\0-\x1f\x7f-\x9f]*$/u;
const pattern5 = /^[^\0-\x1f\x7f-\x9f]{1,128}$/u;
const pattern6 = /^(?:[^\s@\0-\x1f\x7f-\x9f]+@[^\s@\0-\x1f\x7f-\x9f]+|[1-9][0-9]{4,14})$/u;
const pattern7 = /^[^\0-\x1f\x7f-\x9f]{1,50}$/u;
const pattern8 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$/u;
const pattern9 = /^[^;\0-\x1f\x7f-\x9f]{1,50}$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.Amount !== undefined){
    let data0 = data.Amount;
    if(!(Number.isInteger(data0) && data0 >= 1 && data0 <= 9007199254740991)){
      return false;
    }
  }
  if(data.SecureCode !== undefined){
    if(!isText(data.SecureCode, pattern0)){
      return false;
    }
  }
  if(data.CustomFields !== undefined){
    let data1 = data.CustomFields;
    if(!isMembers(data1)){
      return false;
    }
    if(data1.IP !== undefined){
      if(!isText(data1.IP, pattern1)){
        return false;
      }
    }
    if(data1.Description !== undefined){
      if(!isText(data1.Description, pattern2)){
        return false;
      }
    }
    for(const key0 in data1){
      if(((key0 !== "IP") && (key0 !== "Description")) && (data1[key0] !== undefined)){
        if(!pattern3.test(key0)){
          return false;
        }
        if(!isText(data1[key0], pattern2)){
          return false;
        }
      }
    }
  }
  if(data.Checksum !== undefined){
    let data2 = data.Checksum;
    if(typeof data2 !== "boolean"){
      return false;
    }
  }
  if(data.Cheque !== undefined){
    let data3 = data.Cheque;
    if(!isMembers(data3)){
      return false;
    }
    if(data3.CheckClose !== undefined){
      let data4 = data3.CheckClose;
      if(!isMembers(data4)){
        return false;
      }
      let data5 = data4.TaxationSystem;
      if((((((data5 !== 0) && (data5 !== 1)) && (data5 !== 2)) && (data5 !== 3)) && (data5 !== 4)) && (data5 !== 5)){
        return false;
      }
      for(const key1 in data4){
        if((key1 !== "TaxationSystem") && (data4[key1] !== undefined)){
          return false;
        }
      }
    }
    if(data3.AdditionalMessages !== undefined){
      let data6 = data3.AdditionalMessages;
      if(!Array.isArray(data6)){
        return false;
      }
      const len0 = data6.length;
      for(let i0=0; i0<len0; i0++){
        let data7 = data6[i0];
        if(!isMembers(data7)){
          return false;
        }
        if(!isText(data7.Key, pattern4)){
          return false;
        }
        if(!isText(data7.Value, pattern4)){
          return false;
        }
        for(const key2 in data7){
          if(((key2 !== "Key") && (key2 !== "Value")) && (data7[key2] !== undefined)){
            return false;
          }
        }
      }
    }
    let data8 = data3.Positions;
    if(!Array.isArray(data8)){
      return false;
    }
    if(data8.length < 1){
      return false;
    }
    else {
      const len1 = data8.length;
      for(let i1=0; i1<len1; i1++){
        let data9 = data8[i1];
        if(!isMembers(data9)){
          return false;
        }
        let data10 = data9.Quantity;
        if(!(Number.isInteger(data10) && data10 >= 1 && data10 <= 9007199254740991)){
          return false;
        }
        let data11 = data9.Price;
        if(!(Number.isInteger(data11) && data11 >= 0 && data11 <= 9007199254740991)){
          return false;
        }
        let data12 = data9.Tax;
        if((((((data12 !== 1) && (data12 !== 2)) && (data12 !== 3)) && (data12 !== 4)) && (data12 !== 5)) && (data12 !== 6)){
          return false;
        }
        if(!isText(data9.Text, pattern5)){
          return false;
        }
        for(const key3 in data9){
          if(((((key3 !== "Quantity") && (key3 !== "Price")) && (key3 !== "Tax")) && (key3 !== "Text")) && (data9[key3] !== undefined)){
            return false;
          }
        }
      }
    }
    if(!isText(data3.CustomerContact, pattern6)){
      return false;
    }
    if(!isText(data3.Message, pattern7)){
      return false;
    }
    for(const key4 in data3){
      if((((((key4 !== "Positions") && (key4 !== "CheckClose")) && (key4 !== "CustomerContact")) && (key4 !== "Message")) && (key4 !== "AdditionalMessages")) && (data3[key4] !== undefined)){
        return false;
      }
    }
  }
  let data13 = data.WalletKind;
  if(((data13 !== 1) && (data13 !== 2)) && (data13 !== 3)){
    return false;
  }
  if(!isText(data.PayToken, pattern8)){
    return false;
  }
  if(!isText(data.OrderId, pattern9)){
    return false;
  }
  for(const key5 in data){
    if(((((((((key5 !== "WalletKind") && (key5 !== "PayToken")) && (key5 !== "OrderId")) && (key5 !== "Amount")) && (key5 !== "SecureCode")) && (key5 !== "CustomFields")) && (key5 !== "Checksum")) && (key5 !== "Cheque")) && (data[key5] !== undefined)){
      return false;
    }
  }
  if(data.WalletKind === 2){
    if(isMembers(data)){
      if((data.Amount === undefined)){
        return false;
      }
    }
  }
  if(data.Checksum === true){
    if(isMembers(data)){
      if((data.Amount === undefined)){
        return false;
      }
    }
  }
  return true;
}
