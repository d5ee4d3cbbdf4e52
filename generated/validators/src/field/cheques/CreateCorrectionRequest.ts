// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type {
  FieldChequesCreateCorrectionRequest,
} from '@card-gateway/protocol/commands/field/cheques/CreateCorrection'
import { createValidator, type Validator } from '../../validator.js'

export type {
  FieldChequesCreateCorrectionRequest,
} from '@card-gateway/protocol/commands/field/cheques/CreateCorrection'

const schema = {
  title: 'FieldChequesCreateCorrectionRequest',
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
 * Checks what Cheques CreateCorrection is given where the overlay field holds. Throws nothing: what is wrong is in
 * `failures`.
 *
 * @example
 * ```ts
 * const checked = validateFieldChequesCreateCorrectionRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateFieldChequesCreateCorrectionRequest: Validator<FieldChequesCreateCorrectionRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^\p{Cc}]*$/u;
const pattern1 = /^[^\p{Cc}]{1,32}$/u;
const pattern2 = /^[0-9]{1,12}$/u;
const pattern3 = /^[^\p{Cc}]{1,64}$/u;
const pattern4 = /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,3})?$/u;
const pattern5 = /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,2})?$/u;
const pattern6 = /^[^\p{Cc}]{1,128}$/u;
const pattern7 = /^(?=[^]{1,32}$)(?:[^\s@\p{Cc}]+@[^\s@\p{Cc}]+|\+?(?:[ ()-]*[0-9]){5,15}[ ()-]*)$/u;
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
        if(data5.Message !== undefined){
          let data6 = data5.Message;
          if((typeof data6 !== "string") || (!pattern3.test(data6))){
            return false;
          }
        }
        let data7 = data5.Type;
        if((((data7 !== 1) && (data7 !== 2)) && (data7 !== 3)) && (data7 !== 4)){
          return false;
        }
        let data8 = data5.Positions;
        if(Array.isArray(data8)){
          if(data8.length < 1){
            return false;
          }
          else {
            const len0 = data8.length;
            for(let i0=0; i0<len0; i0++){
              let data9 = data8[i0];
              if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
                let data10 = data9.Quantity;
                if((typeof data10 !== "string") || (!pattern4.test(data10))){
                  return false;
                }
                let data11 = data9.Price;
                if((typeof data11 !== "string") || (!pattern5.test(data11))){
                  return false;
                }
                let data12 = data9.Tax;
                if((((((data12 !== 1) && (data12 !== 2)) && (data12 !== 3)) && (data12 !== 4)) && (data12 !== 5)) && (data12 !== 6)){
                  return false;
                }
                let data13 = data9.Text;
                if((typeof data13 !== "string") || (!pattern6.test(data13))){
                  return false;
                }
                for(const key0 in data9){
                  if(((((key0 !== "Quantity") && (key0 !== "Price")) && (key0 !== "Tax")) && (key0 !== "Text")) && (data9[key0] !== undefined)){
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
        let data14 = data5.CheckClose;
        if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
          let data15 = data14.Payments;
          if(Array.isArray(data15)){
            if(data15.length < 1){
              return false;
            }
            else {
              const len1 = data15.length;
              for(let i1=0; i1<len1; i1++){
                let data16 = data15[i1];
                if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
                  let data17 = data16.Type;
                  if(((((((((((((((((data17 !== 0) && (data17 !== 1)) && (data17 !== 2)) && (data17 !== 3)) && (data17 !== 4)) && (data17 !== 5)) && (data17 !== 6)) && (data17 !== 7)) && (data17 !== 8)) && (data17 !== 9)) && (data17 !== 10)) && (data17 !== 11)) && (data17 !== 12)) && (data17 !== 13)) && (data17 !== 14)) && (data17 !== 15)) && (data17 !== 16)){
                    return false;
                  }
                  let data18 = data16.Amount;
                  if((typeof data18 !== "string") || (!pattern5.test(data18))){
                    return false;
                  }
                  for(const key1 in data16){
                    if(((key1 !== "Type") && (key1 !== "Amount")) && (data16[key1] !== undefined)){
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
          let data19 = data14.TaxationSystem;
          if((((((data19 !== 0) && (data19 !== 1)) && (data19 !== 2)) && (data19 !== 3)) && (data19 !== 4)) && (data19 !== 5)){
            return false;
          }
          for(const key2 in data14){
            if(((key2 !== "Payments") && (key2 !== "TaxationSystem")) && (data14[key2] !== undefined)){
              return false;
            }
          }
        }
        else {
          return false;
        }
        let data20 = data5.CustomerContact;
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
