// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { FieldChequesCreateRequest } from '@card-gateway/protocol/commands/field/cheques/Create'
import { isMembers, isText } from '../../kinds.js'
import { createValidator, type Validator } from '../../validator.js'

export type { FieldChequesCreateRequest } from '@card-gateway/protocol/commands/field/cheques/Create'

const schema = {
  title: 'FieldChequesCreateRequest',
  type: 'object',
  required: ['Cheque'],
  properties: {
    Message: { type: 'string', pattern: '^[^\\p{Cc}]*$' },
    Cheque: {
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
          required: ['Type', 'Positions', 'CheckClose', 'CustomerContact'],
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
    },
  },
  additionalProperties: false,
}

/**
 * Checks what Cheques Create is given where the overlay field holds. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateFieldChequesCreateRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateFieldChequesCreateRequest: Validator<FieldChequesCreateRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^\0-\x1f\x7f-\x9f]*$/u;
const pattern1 = /^[^\0-\x1f\x7f-\x9f]{1,32}$/u;
const pattern2 = /^[0-9]{1,12}$/u;
const pattern3 = /^[^\0-\x1f\x7f-\x9f]{1,64}$/u;
const pattern4 = /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,3})?$/u;
const pattern5 = /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,2})?$/u;
const pattern6 = /^[^\0-\x1f\x7f-\x9f]{1,128}$/u;
const pattern7 = /^(?=[^]{1,32}$)(?:[^\s@\0-\x1f\x7f-\x9f]+@[^\s@\0-\x1f\x7f-\x9f]+|\+?(?:[ ()-]*[0-9]){5,15}[ ()-]*)$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.Message !== undefined){
    if(!isText(data.Message, pattern0)){
      return false;
    }
  }
  let data0 = data.Cheque;
  if(!isMembers(data0)){
    return false;
  }
  if(data0.Group !== undefined){
    if(!isText(data0.Group, pattern1)){
      return false;
    }
  }
  if(!isText(data0.Id, pattern1)){
    return false;
  }
  if(!isText(data0.INN, pattern2)){
    return false;
  }
  let data1 = data0.Content;
  if(!isMembers(data1)){
    return false;
  }
  if(data1.Message !== undefined){
    if(!isText(data1.Message, pattern3)){
      return false;
    }
  }
  let data2 = data1.Type;
  if((((data2 !== 1) && (data2 !== 2)) && (data2 !== 3)) && (data2 !== 4)){
    return false;
  }
  let data3 = data1.Positions;
  if(!Array.isArray(data3)){
    return false;
  }
  if(data3.length < 1){
    return false;
  }
  else {
    const len0 = data3.length;
    for(let i0=0; i0<len0; i0++){
      let data4 = data3[i0];
      if(!isMembers(data4)){
        return false;
      }
      if(!isText(data4.Quantity, pattern4)){
        return false;
      }
      if(!isText(data4.Price, pattern5)){
        return false;
      }
      let data5 = data4.Tax;
      if((((((data5 !== 1) && (data5 !== 2)) && (data5 !== 3)) && (data5 !== 4)) && (data5 !== 5)) && (data5 !== 6)){
        return false;
      }
      if(!isText(data4.Text, pattern6)){
        return false;
      }
      for(const key0 in data4){
        if(((((key0 !== "Quantity") && (key0 !== "Price")) && (key0 !== "Tax")) && (key0 !== "Text")) && (data4[key0] !== undefined)){
          return false;
        }
      }
    }
  }
  let data6 = data1.CheckClose;
  if(!isMembers(data6)){
    return false;
  }
  let data7 = data6.Payments;
  if(!Array.isArray(data7)){
    return false;
  }
  if(data7.length < 1){
    return false;
  }
  else {
    const len1 = data7.length;
    for(let i1=0; i1<len1; i1++){
      let data8 = data7[i1];
      if(!isMembers(data8)){
        return false;
      }
      let data9 = data8.Type;
      if(((((((((((((((((data9 !== 0) && (data9 !== 1)) && (data9 !== 2)) && (data9 !== 3)) && (data9 !== 4)) && (data9 !== 5)) && (data9 !== 6)) && (data9 !== 7)) && (data9 !== 8)) && (data9 !== 9)) && (data9 !== 10)) && (data9 !== 11)) && (data9 !== 12)) && (data9 !== 13)) && (data9 !== 14)) && (data9 !== 15)) && (data9 !== 16)){
        return false;
      }
      if(!isText(data8.Amount, pattern5)){
        return false;
      }
      for(const key1 in data8){
        if(((key1 !== "Type") && (key1 !== "Amount")) && (data8[key1] !== undefined)){
          return false;
        }
      }
    }
  }
  let data10 = data6.TaxationSystem;
  if((((((data10 !== 0) && (data10 !== 1)) && (data10 !== 2)) && (data10 !== 3)) && (data10 !== 4)) && (data10 !== 5)){
    return false;
  }
  for(const key2 in data6){
    if(((key2 !== "Payments") && (key2 !== "TaxationSystem")) && (data6[key2] !== undefined)){
      return false;
    }
  }
  if(!isText(data1.CustomerContact, pattern7)){
    return false;
  }
  for(const key3 in data1){
    if((((((key3 !== "Type") && (key3 !== "Positions")) && (key3 !== "CheckClose")) && (key3 !== "CustomerContact")) && (key3 !== "Message")) && (data1[key3] !== undefined)){
      return false;
    }
  }
  for(const key4 in data0){
    if(((((key4 !== "Id") && (key4 !== "INN")) && (key4 !== "Group")) && (key4 !== "Content")) && (data0[key4] !== undefined)){
      return false;
    }
  }
  for(const key5 in data){
    if(((key5 !== "Message") && (key5 !== "Cheque")) && (data[key5] !== undefined)){
      return false;
    }
  }
  return true;
}
