// Generated from spec/resources.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { StandaloneCheque } from '@card-gateway/protocol'
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

const pattern0 = /^[^\p{Cc}]{1,32}$/u;
const pattern1 = /^[0-9]{1,12}$/u;
const pattern2 = /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,3})?$/u;
const pattern3 = /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,2})?$/u;
const pattern4 = /^[^\p{Cc}]{1,128}$/u;
const pattern5 = /^(?=[^]{1,32}$)(?:[^\s@\p{Cc}]+@[^\s@\p{Cc}]+|\+?(?:[ ()-]*[0-9]){5,15}[ ()-]*)$/u;
const pattern6 = /^[^\p{Cc}]{1,64}$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.Group !== undefined){
      let data0 = data.Group;
      if((typeof data0 !== "string") || (!pattern0.test(data0))){
        return false;
      }
    }
    let data1 = data.Id;
    if((typeof data1 !== "string") || (!pattern0.test(data1))){
      return false;
    }
    let data2 = data.INN;
    if((typeof data2 !== "string") || (!pattern1.test(data2))){
      return false;
    }
    let data3 = data.Content;
    if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
      let data4 = data3.Type;
      if((((data4 !== 1) && (data4 !== 2)) && (data4 !== 3)) && (data4 !== 4)){
        return false;
      }
      let data5 = data3.Positions;
      if(Array.isArray(data5)){
        if(data5.length < 1){
          return false;
        }
        else {
          const len0 = data5.length;
          for(let i0=0; i0<len0; i0++){
            let data6 = data5[i0];
            if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
              let data7 = data6.Quantity;
              if((typeof data7 !== "string") || (!pattern2.test(data7))){
                return false;
              }
              let data8 = data6.Price;
              if((typeof data8 !== "string") || (!pattern3.test(data8))){
                return false;
              }
              let data9 = data6.Tax;
              if((((((data9 !== 1) && (data9 !== 2)) && (data9 !== 3)) && (data9 !== 4)) && (data9 !== 5)) && (data9 !== 6)){
                return false;
              }
              let data10 = data6.Text;
              if((typeof data10 !== "string") || (!pattern4.test(data10))){
                return false;
              }
              for(const key0 in data6){
                if(((((key0 !== "Quantity") && (key0 !== "Price")) && (key0 !== "Tax")) && (key0 !== "Text")) && (data6[key0] !== undefined)){
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
      let data11 = data3.CheckClose;
      if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
        let data12 = data11.Payments;
        if(Array.isArray(data12)){
          if(data12.length < 1){
            return false;
          }
          else {
            const len1 = data12.length;
            for(let i1=0; i1<len1; i1++){
              let data13 = data12[i1];
              if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
                let data14 = data13.Type;
                if(((((((((((((((((data14 !== 0) && (data14 !== 1)) && (data14 !== 2)) && (data14 !== 3)) && (data14 !== 4)) && (data14 !== 5)) && (data14 !== 6)) && (data14 !== 7)) && (data14 !== 8)) && (data14 !== 9)) && (data14 !== 10)) && (data14 !== 11)) && (data14 !== 12)) && (data14 !== 13)) && (data14 !== 14)) && (data14 !== 15)) && (data14 !== 16)){
                  return false;
                }
                let data15 = data13.Amount;
                if((typeof data15 !== "string") || (!pattern3.test(data15))){
                  return false;
                }
                for(const key1 in data13){
                  if(((key1 !== "Type") && (key1 !== "Amount")) && (data13[key1] !== undefined)){
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
        let data16 = data11.TaxationSystem;
        if((((((data16 !== 0) && (data16 !== 1)) && (data16 !== 2)) && (data16 !== 3)) && (data16 !== 4)) && (data16 !== 5)){
          return false;
        }
        for(const key2 in data11){
          if(((key2 !== "Payments") && (key2 !== "TaxationSystem")) && (data11[key2] !== undefined)){
            return false;
          }
        }
      }
      else {
        return false;
      }
      let data17 = data3.CustomerContact;
      if((typeof data17 !== "string") || (!pattern5.test(data17))){
        return false;
      }
      let data18 = data3.Message;
      if((typeof data18 !== "string") || (!pattern6.test(data18))){
        return false;
      }
      for(const key3 in data3){
        if((((((key3 !== "Type") && (key3 !== "Positions")) && (key3 !== "CheckClose")) && (key3 !== "CustomerContact")) && (key3 !== "Message")) && (data3[key3] !== undefined)){
          return false;
        }
      }
    }
    else {
      return false;
    }
    for(const key4 in data){
      if(((((key4 !== "Id") && (key4 !== "INN")) && (key4 !== "Group")) && (key4 !== "Content")) && (data[key4] !== undefined)){
        return false;
      }
    }
  }
  else {
    return false;
  }
  return true;
}
