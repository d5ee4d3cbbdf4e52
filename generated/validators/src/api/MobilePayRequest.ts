// Generated from spec/families/api/MobilePay.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ApiMobilePayRequest } from '@card-gateway/protocol/commands/api/MobilePay'
import { createValidator, type Validator } from '../validator.js'

export type { ApiMobilePayRequest } from '@card-gateway/protocol/commands/api/MobilePay'

const schema = {
  title: 'ApiMobilePayRequest',
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
 * Checks what API MobilePay is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateApiMobilePayRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateApiMobilePayRequest: Validator<ApiMobilePayRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[0-9]{3,4}$/u;
const pattern1 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])$/u;
const pattern2 = /^[^;\p{Cc}]*$/u;
const pattern3 = /^(?:IP|Description|(?!(?:[Ii][Pp]|[Dd][Ee][Ss][Cc][Rr][Ii][Pp][Tt][Ii][Oo][Nn])$)[^;=\p{Cc}]+)$/u;
const pattern4 = /^[^\p{Cc}]*$/u;
const pattern5 = /^[^\p{Cc}]{1,128}$/u;
const pattern6 = /^(?:[^\s@\p{Cc}]+@[^\s@\p{Cc}]+|[1-9][0-9]{4,14})$/u;
const pattern7 = /^[^\p{Cc}]{1,50}$/u;
const pattern8 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$/u;
const pattern9 = /^[^;\p{Cc}]{1,50}$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.Amount !== undefined){
      let data0 = data.Amount;
      if(!(Number.isInteger(data0) && data0 >= 1 && data0 <= 9007199254740991)){
        return false;
      }
    }
    if(data.SecureCode !== undefined){
      let data1 = data.SecureCode;
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
    if(data.Checksum !== undefined){
      let data6 = data.Checksum;
      if(typeof data6 !== "boolean"){
        return false;
      }
    }
    if(data.Cheque !== undefined){
      let data7 = data.Cheque;
      if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
        if(data7.CheckClose !== undefined){
          let data8 = data7.CheckClose;
          if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
            let data9 = data8.TaxationSystem;
            if((((((data9 !== 0) && (data9 !== 1)) && (data9 !== 2)) && (data9 !== 3)) && (data9 !== 4)) && (data9 !== 5)){
              return false;
            }
            for(const key1 in data8){
              if((key1 !== "TaxationSystem") && (data8[key1] !== undefined)){
                return false;
              }
            }
          }
          else {
            return false;
          }
        }
        if(data7.AdditionalMessages !== undefined){
          let data10 = data7.AdditionalMessages;
          if(Array.isArray(data10)){
            const len0 = data10.length;
            for(let i0=0; i0<len0; i0++){
              let data11 = data10[i0];
              if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
                let data12 = data11.Key;
                if((typeof data12 !== "string") || (!pattern4.test(data12))){
                  return false;
                }
                let data13 = data11.Value;
                if((typeof data13 !== "string") || (!pattern4.test(data13))){
                  return false;
                }
                for(const key2 in data11){
                  if(((key2 !== "Key") && (key2 !== "Value")) && (data11[key2] !== undefined)){
                    return false;
                  }
                }
              }
              else {
                return false;
              }
            }
          }
          else {
            return false;
          }
        }
        let data14 = data7.Positions;
        if(Array.isArray(data14)){
          if(data14.length < 1){
            return false;
          }
          else {
            const len1 = data14.length;
            for(let i1=0; i1<len1; i1++){
              let data15 = data14[i1];
              if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
                let data16 = data15.Quantity;
                if(!(Number.isInteger(data16) && data16 >= 1 && data16 <= 9007199254740991)){
                  return false;
                }
                let data17 = data15.Price;
                if(!(Number.isInteger(data17) && data17 >= 0 && data17 <= 9007199254740991)){
                  return false;
                }
                let data18 = data15.Tax;
                if((((((data18 !== 1) && (data18 !== 2)) && (data18 !== 3)) && (data18 !== 4)) && (data18 !== 5)) && (data18 !== 6)){
                  return false;
                }
                let data19 = data15.Text;
                if((typeof data19 !== "string") || (!pattern5.test(data19))){
                  return false;
                }
                for(const key3 in data15){
                  if(((((key3 !== "Quantity") && (key3 !== "Price")) && (key3 !== "Tax")) && (key3 !== "Text")) && (data15[key3] !== undefined)){
                    return false;
                  }
                }
              }
              else {
                return false;
              }
            }
          }
        }
        else {
          return false;
        }
        let data20 = data7.CustomerContact;
        if((typeof data20 !== "string") || (!pattern6.test(data20))){
          return false;
        }
        let data21 = data7.Message;
        if((typeof data21 !== "string") || (!pattern7.test(data21))){
          return false;
        }
        for(const key4 in data7){
          if((((((key4 !== "Positions") && (key4 !== "CheckClose")) && (key4 !== "CustomerContact")) && (key4 !== "Message")) && (key4 !== "AdditionalMessages")) && (data7[key4] !== undefined)){
            return false;
          }
        }
      }
      else {
        return false;
      }
    }
    let data22 = data.WalletKind;
    if(((data22 !== 1) && (data22 !== 2)) && (data22 !== 3)){
      return false;
    }
    let data23 = data.PayToken;
    if((typeof data23 !== "string") || (!pattern8.test(data23))){
      return false;
    }
    let data24 = data.OrderId;
    if((typeof data24 !== "string") || (!pattern9.test(data24))){
      return false;
    }
    for(const key5 in data){
      if(((((((((key5 !== "WalletKind") && (key5 !== "PayToken")) && (key5 !== "OrderId")) && (key5 !== "Amount")) && (key5 !== "SecureCode")) && (key5 !== "CustomFields")) && (key5 !== "Checksum")) && (key5 !== "Cheque")) && (data[key5] !== undefined)){
        return false;
      }
    }
    if(data.WalletKind === 2){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if((data.Amount === undefined)){
          return false;
        }
      }
    }
    if(data.Checksum === true){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if((data.Amount === undefined)){
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
