// Generated from spec/resources.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ChequeContent } from '@card-gateway/protocol'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { ChequeContent } from '@card-gateway/protocol'

const schema = {
  title: 'ChequeContent',
  type: 'object',
  required: ['Type', 'Positions', 'CheckClose', 'CustomerContact', 'Message'],
  properties: {
    Type: { type: 'integer', enum: [1, 2, 3, 4] },
    Positions: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['Quantity', 'Price', 'Tax', 'Text'],
        properties: {
          Quantity: {
            type: 'string',
            pattern: '^(?:0|[1-9][0-9]*)(?:\\.[0-9]{1,3})?$',
            description: 'Quantity with at most three digits after the point; exact, so a string.',
          },
          Price: {
            type: 'string',
            pattern: '^(?:0|[1-9][0-9]*)(?:\\.[0-9]{1,2})?$',
            description: 'Price with every discount and extra charge included, in major units (rubles).',
          },
          Tax: { type: 'integer', enum: [1, 2, 3, 4, 5, 6] },
          Text: { type: 'string', minLength: 1, maxLength: 128, pattern: '^[^\\p{Cc}]*$' },
        },
        additionalProperties: false,
      },
    },
    CheckClose: {
      type: 'object',
      required: ['Payments', 'TaxationSystem'],
      properties: {
        Payments: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            required: ['Type', 'Amount'],
            properties: {
              Type: { type: 'integer', enum: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] },
              Amount: {
                type: 'string',
                pattern: '^(?:0|[1-9][0-9]*)(?:\\.[0-9]{1,2})?$',
                description: 'Money in major units (rubles) with at most two digits after the point; exact, so a string.',
              },
            },
            additionalProperties: false,
          },
        },
        TaxationSystem: { type: 'integer', enum: [0, 1, 2, 3, 4, 5] },
      },
      additionalProperties: false,
    },
    CustomerContact: {
      type: 'string',
      minLength: 1,
      maxLength: 32,
      pattern: '^(?:[^\\s@\\p{Cc}]+@[^\\s@\\p{Cc}]+|\\+?(?:[ ()-]*[0-9]){5,15}[ ()-]*)$',
      description: 'E-mail address or phone of the customer.',
    },
    Message: { type: 'string', minLength: 1, maxLength: 64, pattern: '^[^\\p{Cc}]*$' },
  },
  additionalProperties: false,
}

/**
 * Checks one structure: Content of a standalone cheque. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateChequeContent.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateChequeContent: Validator<ChequeContent> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,3})?$/u;
const pattern1 = /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,2})?$/u;
const pattern2 = /^[^\0-\x1f\x7f-\x9f]{1,128}$/u;
const pattern3 = /^(?=[^]{1,32}$)(?:[^\s@\0-\x1f\x7f-\x9f]+@[^\s@\0-\x1f\x7f-\x9f]+|\+?(?:[ ()-]*[0-9]){5,15}[ ()-]*)$/u;
const pattern4 = /^[^\0-\x1f\x7f-\x9f]{1,64}$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  let data0 = data.Type;
  if((((data0 !== 1) && (data0 !== 2)) && (data0 !== 3)) && (data0 !== 4)){
    return false;
  }
  let data1 = data.Positions;
  if(!Array.isArray(data1)){
    return false;
  }
  if(data1.length < 1){
    return false;
  }
  else {
    const len0 = data1.length;
    for(let i0=0; i0<len0; i0++){
      let data2 = data1[i0];
      if(!isMembers(data2)){
        return false;
      }
      if(!isText(data2.Quantity, pattern0)){
        return false;
      }
      if(!isText(data2.Price, pattern1)){
        return false;
      }
      let data3 = data2.Tax;
      if((((((data3 !== 1) && (data3 !== 2)) && (data3 !== 3)) && (data3 !== 4)) && (data3 !== 5)) && (data3 !== 6)){
        return false;
      }
      if(!isText(data2.Text, pattern2)){
        return false;
      }
      for(const key0 in data2){
        if(((((key0 !== "Quantity") && (key0 !== "Price")) && (key0 !== "Tax")) && (key0 !== "Text")) && (data2[key0] !== undefined)){
          return false;
        }
      }
    }
  }
  let data4 = data.CheckClose;
  if(!isMembers(data4)){
    return false;
  }
  let data5 = data4.Payments;
  if(!Array.isArray(data5)){
    return false;
  }
  if(data5.length < 1){
    return false;
  }
  else {
    const len1 = data5.length;
    for(let i1=0; i1<len1; i1++){
      let data6 = data5[i1];
      if(!isMembers(data6)){
        return false;
      }
      let data7 = data6.Type;
      if(((((((((((((((((data7 !== 0) && (data7 !== 1)) && (data7 !== 2)) && (data7 !== 3)) && (data7 !== 4)) && (data7 !== 5)) && (data7 !== 6)) && (data7 !== 7)) && (data7 !== 8)) && (data7 !== 9)) && (data7 !== 10)) && (data7 !== 11)) && (data7 !== 12)) && (data7 !== 13)) && (data7 !== 14)) && (data7 !== 15)) && (data7 !== 16)){
        return false;
      }
      if(!isText(data6.Amount, pattern1)){
        return false;
      }
      for(const key1 in data6){
        if(((key1 !== "Type") && (key1 !== "Amount")) && (data6[key1] !== undefined)){
          return false;
        }
      }
    }
  }
  let data8 = data4.TaxationSystem;
  if((((((data8 !== 0) && (data8 !== 1)) && (data8 !== 2)) && (data8 !== 3)) && (data8 !== 4)) && (data8 !== 5)){
    return false;
  }
  for(const key2 in data4){
    if(((key2 !== "Payments") && (key2 !== "TaxationSystem")) && (data4[key2] !== undefined)){
      return false;
    }
  }
  if(!isText(data.CustomerContact, pattern3)){
    return false;
  }
  if(!isText(data.Message, pattern4)){
    return false;
  }
  for(const key3 in data){
    if((((((key3 !== "Type") && (key3 !== "Positions")) && (key3 !== "CheckClose")) && (key3 !== "CustomerContact")) && (key3 !== "Message")) && (data[key3] !== undefined)){
      return false;
    }
  }
  return true;
}
