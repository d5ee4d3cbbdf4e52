// Generated from spec/families/cheques/Create.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ChequesCreateRequest } from '@card-gateway/protocol/commands/cheques/Create'
import { createValidator, type Validator } from '../validator.js'

export type { ChequesCreateRequest } from '@card-gateway/protocol/commands/cheques/Create'

const schema = {
  title: 'ChequesCreateRequest',
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
    },
  },
  additionalProperties: false,
}

/**
 * Checks what Cheques Create is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateChequesCreateRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateChequesCreateRequest: Validator<ChequesCreateRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^\p{Cc}]*$/u;
const pattern1 = /^[^\p{Cc}]{1,32}$/u;
const pattern2 = /^[0-9]{1,12}$/u;
const pattern3 = /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,3})?$/u;
const pattern4 = /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,2})?$/u;
const pattern5 = /^[^\p{Cc}]{1,128}$/u;
const pattern6 = /^(?=[^]{1,32}$)(?:[^\s@\p{Cc}]+@[^\s@\p{Cc}]+|\+?(?:[ ()-]*[0-9]){5,15}[ ()-]*)$/u;
const pattern7 = /^[^\p{Cc}]{1,64}$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.Message !== undefined){
      let data0 = data.Message;
      if((typeof data0 !== "string") || (!pattern0.test(data0))){
        return false;
      }
    }
    let data1 = data.Cheque;
    if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
      if(data1.Group !== undefined){
        let data2 = data1.Group;
        if((typeof data2 !== "string") || (!pattern1.test(data2))){
          return false;
        }
      }
      let data3 = data1.Id;
      if((typeof data3 !== "string") || (!pattern1.test(data3))){
        return false;
      }
      let data4 = data1.INN;
      if((typeof data4 !== "string") || (!pattern2.test(data4))){
        return false;
      }
      let data5 = data1.Content;
      if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
        let data6 = data5.Type;
        if((((data6 !== 1) && (data6 !== 2)) && (data6 !== 3)) && (data6 !== 4)){
          return false;
        }
        let data7 = data5.Positions;
        if(Array.isArray(data7)){
          if(data7.length < 1){
            return false;
          }
          else {
            const len0 = data7.length;
            for(let i0=0; i0<len0; i0++){
              let data8 = data7[i0];
              if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
                let data9 = data8.Quantity;
                if((typeof data9 !== "string") || (!pattern3.test(data9))){
                  return false;
                }
                let data10 = data8.Price;
                if((typeof data10 !== "string") || (!pattern4.test(data10))){
                  return false;
                }
                let data11 = data8.Tax;
                if((((((data11 !== 1) && (data11 !== 2)) && (data11 !== 3)) && (data11 !== 4)) && (data11 !== 5)) && (data11 !== 6)){
                  return false;
                }
                let data12 = data8.Text;
                if((typeof data12 !== "string") || (!pattern5.test(data12))){
                  return false;
                }
                for(const key0 in data8){
                  if(((((key0 !== "Quantity") && (key0 !== "Price")) && (key0 !== "Tax")) && (key0 !== "Text")) && (data8[key0] !== undefined)){
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
        let data13 = data5.CheckClose;
        if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
          let data14 = data13.Payments;
          if(Array.isArray(data14)){
            if(data14.length < 1){
              return false;
            }
            else {
              const len1 = data14.length;
              for(let i1=0; i1<len1; i1++){
                let data15 = data14[i1];
                if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
                  let data16 = data15.Type;
                  if(((((((((((((((((data16 !== 0) && (data16 !== 1)) && (data16 !== 2)) && (data16 !== 3)) && (data16 !== 4)) && (data16 !== 5)) && (data16 !== 6)) && (data16 !== 7)) && (data16 !== 8)) && (data16 !== 9)) && (data16 !== 10)) && (data16 !== 11)) && (data16 !== 12)) && (data16 !== 13)) && (data16 !== 14)) && (data16 !== 15)) && (data16 !== 16)){
                    return false;
                  }
                  let data17 = data15.Amount;
                  if((typeof data17 !== "string") || (!pattern4.test(data17))){
                    return false;
                  }
                  for(const key1 in data15){
                    if(((key1 !== "Type") && (key1 !== "Amount")) && (data15[key1] !== undefined)){
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
          let data18 = data13.TaxationSystem;
          if((((((data18 !== 0) && (data18 !== 1)) && (data18 !== 2)) && (data18 !== 3)) && (data18 !== 4)) && (data18 !== 5)){
            return false;
          }
          for(const key2 in data13){
            if(((key2 !== "Payments") && (key2 !== "TaxationSystem")) && (data13[key2] !== undefined)){
              return false;
            }
          }
        }
        else {
          return false;
        }
        let data19 = data5.CustomerContact;
        if((typeof data19 !== "string") || (!pattern6.test(data19))){
          return false;
        }
        let data20 = data5.Message;
        if((typeof data20 !== "string") || (!pattern7.test(data20))){
          return false;
        }
        for(const key3 in data5){
          if((((((key3 !== "Type") && (key3 !== "Positions")) && (key3 !== "CheckClose")) && (key3 !== "CustomerContact")) && (key3 !== "Message")) && (data5[key3] !== undefined)){
            return false;
          }
        }
      }
      else {
        return false;
      }
      for(const key4 in data1){
        if(((((key4 !== "Id") && (key4 !== "INN")) && (key4 !== "Group")) && (key4 !== "Content")) && (data1[key4] !== undefined)){
          return false;
        }
      }
    }
    else {
      return false;
    }
    for(const key5 in data){
      if(((key5 !== "Message") && (key5 !== "Cheque")) && (data[key5] !== undefined)){
        return false;
      }
    }
  }
  else {
    return false;
  }
  return true;
}
