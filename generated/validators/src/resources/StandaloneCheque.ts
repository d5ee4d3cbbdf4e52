// Generated from spec/resources.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { StandaloneCheque } from '@card-gateway/protocol'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { StandaloneCheque } from '@card-gateway/protocol'

const schema = {
  title: 'StandaloneCheque',
  type: 'object',
  required: ['Id', 'INN', 'Content'],
  properties: {
    Id: { type: 'string', minLength: 1, maxLength: 32, pattern: '^[^\\p{Cc}]*$' },
    INN: {
      type: 'string',
      minLength: 1,
      maxLength: 12,
      pattern: '^[0-9]*$',
      description: 'Taxpayer number of the organization; identifies the device that posts the cheque.',
    },
    Group: { type: 'string', minLength: 1, maxLength: 32, pattern: '^[^\\p{Cc}]*$' },
    Content: {
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
    },
  },
  additionalProperties: false,
}

/**
 * Checks one structure: Cheque without a payment. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateStandaloneCheque.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateStandaloneCheque: Validator<StandaloneCheque> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^\0-\x1f\x7f-\x9f]{1,32}$/u;
const pattern1 = /^[0-9]{1,12}$/u;
const pattern2 = /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,3})?$/u;
const pattern3 = /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,2})?$/u;
const pattern4 = /^[^\0-\x1f\x7f-\x9f]{1,128}$/u;
const pattern5 = /^(?=[^]{1,32}$)(?:[^\s@\0-\x1f\x7f-\x9f]+@[^\s@\0-\x1f\x7f-\x9f]+|\+?(?:[ ()-]*[0-9]){5,15}[ ()-]*)$/u;
const pattern6 = /^[^\0-\x1f\x7f-\x9f]{1,64}$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.Group !== undefined){
    if(!isText(data.Group, pattern0)){
      return false;
    }
  }
  if(!isText(data.Id, pattern0)){
    return false;
  }
  if(!isText(data.INN, pattern1)){
    return false;
  }
  let data0 = data.Content;
  if(!isMembers(data0)){
    return false;
  }
  let data1 = data0.Type;
  if((((data1 !== 1) && (data1 !== 2)) && (data1 !== 3)) && (data1 !== 4)){
    return false;
  }
  let data2 = data0.Positions;
  if(!Array.isArray(data2)){
    return false;
  }
  if(data2.length < 1){
    return false;
  }
  else {
    const len0 = data2.length;
    for(let i0=0; i0<len0; i0++){
      let data3 = data2[i0];
      if(!isMembers(data3)){
        return false;
      }
      if(!isText(data3.Quantity, pattern2)){
        return false;
      }
      if(!isText(data3.Price, pattern3)){
        return false;
      }
      let data4 = data3.Tax;
      if((((((data4 !== 1) && (data4 !== 2)) && (data4 !== 3)) && (data4 !== 4)) && (data4 !== 5)) && (data4 !== 6)){
        return false;
      }
      if(!isText(data3.Text, pattern4)){
        return false;
      }
      for(const key0 in data3){
        if(((((key0 !== "Quantity") && (key0 !== "Price")) && (key0 !== "Tax")) && (key0 !== "Text")) && (data3[key0] !== undefined)){
          return false;
        }
      }
    }
  }
  let data5 = data0.CheckClose;
  if(!isMembers(data5)){
    return false;
  }
  let data6 = data5.Payments;
  if(!Array.isArray(data6)){
    return false;
  }
  if(data6.length < 1){
    return false;
  }
  else {
    const len1 = data6.length;
    for(let i1=0; i1<len1; i1++){
      let data7 = data6[i1];
      if(!isMembers(data7)){
        return false;
      }
      let data8 = data7.Type;
      if(((((((((((((((((data8 !== 0) && (data8 !== 1)) && (data8 !== 2)) && (data8 !== 3)) && (data8 !== 4)) && (data8 !== 5)) && (data8 !== 6)) && (data8 !== 7)) && (data8 !== 8)) && (data8 !== 9)) && (data8 !== 10)) && (data8 !== 11)) && (data8 !== 12)) && (data8 !== 13)) && (data8 !== 14)) && (data8 !== 15)) && (data8 !== 16)){
        return false;
      }
      if(!isText(data7.Amount, pattern3)){
        return false;
      }
      for(const key1 in data7){
        if(((key1 !== "Type") && (key1 !== "Amount")) && (data7[key1] !== undefined)){
          return false;
        }
      }
    }
  }
  let data9 = data5.TaxationSystem;
  if((((((data9 !== 0) && (data9 !== 1)) && (data9 !== 2)) && (data9 !== 3)) && (data9 !== 4)) && (data9 !== 5)){
    return false;
  }
  for(const key2 in data5){
    if(((key2 !== "Payments") && (key2 !== "TaxationSystem")) && (data5[key2] !== undefined)){
      return false;
    }
  }
  if(!isText(data0.CustomerContact, pattern5)){
    return false;
  }
  if(!isText(data0.Message, pattern6)){
    return false;
  }
  for(const key3 in data0){
    if((((((key3 !== "Type") && (key3 !== "Positions")) && (key3 !== "CheckClose")) && (key3 !== "CustomerContact")) && (key3 !== "Message")) && (data0[key3] !== undefined)){
      return false;
    }
  }
  for(const key4 in data){
    if(((((key4 !== "Id") && (key4 !== "INN")) && (key4 !== "Group")) && (key4 !== "Content")) && (data[key4] !== undefined)){
      return false;
    }
  }
  return true;
}
