// Generated from spec/resources.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { AttachedCheque } from '@card-gateway/protocol'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { AttachedCheque } from '@card-gateway/protocol'

const schema = {
  title: 'AttachedCheque',
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
}

/**
 * Checks one structure: Cheque that is formed together with a payment; travels as Base64 of JSON. Throws nothing: what
 * is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateAttachedCheque.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateAttachedCheque: Validator<AttachedCheque> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^\0-\x1f\x7f-\x9f]*$/u;
const pattern1 = /^[^\0-\x1f\x7f-\x9f]{1,128}$/u;
const pattern2 = /^(?:[^\s@\0-\x1f\x7f-\x9f]+@[^\s@\0-\x1f\x7f-\x9f]+|[1-9][0-9]{4,14})$/u;
const pattern3 = /^[^\0-\x1f\x7f-\x9f]{1,50}$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.CheckClose !== undefined){
    let data0 = data.CheckClose;
    if(!isMembers(data0)){
      return false;
    }
    let data1 = data0.TaxationSystem;
    if((((((data1 !== 0) && (data1 !== 1)) && (data1 !== 2)) && (data1 !== 3)) && (data1 !== 4)) && (data1 !== 5)){
      return false;
    }
    for(const key0 in data0){
      if((key0 !== "TaxationSystem") && (data0[key0] !== undefined)){
        return false;
      }
    }
  }
  if(data.AdditionalMessages !== undefined){
    let data2 = data.AdditionalMessages;
    if(!Array.isArray(data2)){
      return false;
    }
    const len0 = data2.length;
    for(let i0=0; i0<len0; i0++){
      let data3 = data2[i0];
      if(!isMembers(data3)){
        return false;
      }
      if(!isText(data3.Key, pattern0)){
        return false;
      }
      if(!isText(data3.Value, pattern0)){
        return false;
      }
      for(const key1 in data3){
        if(((key1 !== "Key") && (key1 !== "Value")) && (data3[key1] !== undefined)){
          return false;
        }
      }
    }
  }
  let data4 = data.Positions;
  if(!Array.isArray(data4)){
    return false;
  }
  if(data4.length < 1){
    return false;
  }
  else {
    const len1 = data4.length;
    for(let i1=0; i1<len1; i1++){
      let data5 = data4[i1];
      if(!isMembers(data5)){
        return false;
      }
      let data6 = data5.Quantity;
      if(!(Number.isInteger(data6) && data6 >= 1 && data6 <= 9007199254740991)){
        return false;
      }
      let data7 = data5.Price;
      if(!(Number.isInteger(data7) && data7 >= 0 && data7 <= 9007199254740991)){
        return false;
      }
      let data8 = data5.Tax;
      if((((((data8 !== 1) && (data8 !== 2)) && (data8 !== 3)) && (data8 !== 4)) && (data8 !== 5)) && (data8 !== 6)){
        return false;
      }
      if(!isText(data5.Text, pattern1)){
        return false;
      }
      for(const key2 in data5){
        if(((((key2 !== "Quantity") && (key2 !== "Price")) && (key2 !== "Tax")) && (key2 !== "Text")) && (data5[key2] !== undefined)){
          return false;
        }
      }
    }
  }
  if(!isText(data.CustomerContact, pattern2)){
    return false;
  }
  if(!isText(data.Message, pattern3)){
    return false;
  }
  for(const key3 in data){
    if((((((key3 !== "Positions") && (key3 !== "CheckClose")) && (key3 !== "CustomerContact")) && (key3 !== "Message")) && (key3 !== "AdditionalMessages")) && (data[key3] !== undefined)){
      return false;
    }
  }
  return true;
}
