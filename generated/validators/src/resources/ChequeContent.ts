// Generated from spec/resources.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ChequeContent } from '@card-gateway/protocol'
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
const pattern2 = /^[^\p{Cc}]{1,128}$/u;
const pattern3 = /^(?=[^]{1,32}$)(?:[^\s@\p{Cc}]+@[^\s@\p{Cc}]+|\+?(?:[ ()-]*[0-9]){5,15}[ ()-]*)$/u;
const pattern4 = /^[^\p{Cc}]{1,64}$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    let data0 = data.Type;
    if((((data0 !== 1) && (data0 !== 2)) && (data0 !== 3)) && (data0 !== 4)){
      return false;
    }
    let data1 = data.Positions;
    if(Array.isArray(data1)){
      if(data1.length < 1){
        return false;
      }
      else {
        const len0 = data1.length;
        for(let i0=0; i0<len0; i0++){
          let data2 = data1[i0];
          if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
            let data3 = data2.Quantity;
            if((typeof data3 !== "string") || (!pattern0.test(data3))){
              return false;
            }
            let data4 = data2.Price;
            if((typeof data4 !== "string") || (!pattern1.test(data4))){
              return false;
            }
            let data5 = data2.Tax;
            if((((((data5 !== 1) && (data5 !== 2)) && (data5 !== 3)) && (data5 !== 4)) && (data5 !== 5)) && (data5 !== 6)){
              return false;
            }
            let data6 = data2.Text;
            if((typeof data6 !== "string") || (!pattern2.test(data6))){
              return false;
            }
            for(const key0 in data2){
              if(((((key0 !== "Quantity") && (key0 !== "Price")) && (key0 !== "Tax")) && (key0 !== "Text")) && (data2[key0] !== undefined)){
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
    let data7 = data.CheckClose;
    if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
      let data8 = data7.Payments;
      if(Array.isArray(data8)){
        if(data8.length < 1){
          return false;
        }
        else {
          const len1 = data8.length;
          for(let i1=0; i1<len1; i1++){
            let data9 = data8[i1];
            if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
              let data10 = data9.Type;
              if(((((((((((((((((data10 !== 0) && (data10 !== 1)) && (data10 !== 2)) && (data10 !== 3)) && (data10 !== 4)) && (data10 !== 5)) && (data10 !== 6)) && (data10 !== 7)) && (data10 !== 8)) && (data10 !== 9)) && (data10 !== 10)) && (data10 !== 11)) && (data10 !== 12)) && (data10 !== 13)) && (data10 !== 14)) && (data10 !== 15)) && (data10 !== 16)){
                return false;
              }
              let data11 = data9.Amount;
              if((typeof data11 !== "string") || (!pattern1.test(data11))){
                return false;
              }
              for(const key1 in data9){
                if(((key1 !== "Type") && (key1 !== "Amount")) && (data9[key1] !== undefined)){
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
      let data12 = data7.TaxationSystem;
      if((((((data12 !== 0) && (data12 !== 1)) && (data12 !== 2)) && (data12 !== 3)) && (data12 !== 4)) && (data12 !== 5)){
        return false;
      }
      for(const key2 in data7){
        if(((key2 !== "Payments") && (key2 !== "TaxationSystem")) && (data7[key2] !== undefined)){
          return false;
        }
      }
    }
    else {
      return false;
    }
    let data13 = data.CustomerContact;
    if((typeof data13 !== "string") || (!pattern3.test(data13))){
      return false;
    }
    let data14 = data.Message;
    if((typeof data14 !== "string") || (!pattern4.test(data14))){
      return false;
    }
    for(const key3 in data){
      if((((((key3 !== "Type") && (key3 !== "Positions")) && (key3 !== "CheckClose")) && (key3 !== "CustomerContact")) && (key3 !== "Message")) && (data[key3] !== undefined)){
        return false;
      }
    }
  }
  else {
    return false;
  }
  return true;
}
