// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import { createValidator, type Validator } from '../validator.js'

/**
 * Cheque that is formed together with a payment; travels as Base64 of JSON. Needed when a customer's money is blocked.
 * A full refund or release issues the return cheque by itself; for a partial one, or a partial charge, the positions
 * that remain must be passed.
 *
 * Source: Resources and their fields, Cheque attached to a payment; decisions C19, C20, C21, S20.
 */
export interface AttachedCheque {
  /**
   * Items of the cheque. At least 1.
   *
   * By decision S83.
   */
  readonly Positions: readonly AttachedChequePosition[]
  /** Closing data; may be left out when support has configured it. */
  readonly CheckClose?: AttachedChequeClose | undefined
  /**
   * E-mail address or phone of the customer; a phone is digits that start with the country code. Hidden in errors,
   * traces and logs.
   *
   * Source: Resources and their fields, Cheque attached to a payment.
   */
  readonly CustomerContact: string
  /**
   * Subject of the message that carries an attached cheque, or the text of an SMS. 1 to 50 characters.
   *
   * Source: Resources and their fields, Cheque attached to a payment; decision T05.
   */
  readonly Message: string
  /** Further entries of the message. */
  readonly AdditionalMessages?: readonly AttachedChequeMessage[] | undefined
}

/**
 * One item of an attached cheque.
 *
 * Source: Resources and their fields, Cheque attached to a payment; decisions S79, S83.
 */
export interface AttachedChequePosition {
  /**
   * Quantity in an attached cheque, digits. At least 1.
   *
   * Source: Resources and their fields, Cheque attached to a payment; decisions C19, S79.
   */
  readonly Quantity: number
  /**
   * Unit price in an attached cheque, in minor units (kopecks). At least 0.
   *
   * Source: Resources and their fields, Cheque attached to a payment; decisions C19, S79, S83.
   */
  readonly Price: number
  /**
   * VAT rate number of a cheque position.
   *
   * Source: Resources and their fields, Standalone cheque (without payment).
   */
  readonly Tax: VatRate
  /**
   * Name of a cheque item. 1 to 128 characters.
   *
   * Source: Resources and their fields, Cheque attached to a payment.
   */
  readonly Text: string
}

/**
 * Closing data of an attached cheque.
 *
 * Source: Resources and their fields, Cheque attached to a payment; decision T07.
 */
export interface AttachedChequeClose {
  /**
   * Tax system of the merchant.
   *
   * Source: Resources and their fields, Standalone cheque (without payment); decision N02.
   */
  readonly TaxationSystem: TaxSystem
}

/**
 * One further entry of the message that carries an attached cheque.
 *
 * Source: Resources and their fields, Cheque attached to a payment.
 */
export interface AttachedChequeMessage {
  /**
   * Name of the entry.
   *
   * Source: Resources and their fields, Cheque attached to a payment.
   */
  readonly Key: string
  /**
   * Text of the entry.
   *
   * Source: Resources and their fields, Cheque attached to a payment.
   */
  readonly Value: string
}

/**
 * VAT rate number of a cheque position.
 *
 * Source: Resources and their fields, Standalone cheque (without payment).
 */
export type VatRate =
  /** 18 %. */
  | 1
  /** 10 %. */
  | 2
  /** Calculated 18/118. */
  | 3
  /** Calculated 10/110. */
  | 4
  /** 0 %. */
  | 5
  /** VAT not charged. */
  | 6

/**
 * Tax system of the merchant.
 *
 * Source: Resources and their fields, Standalone cheque (without payment); decision N02.
 */
export type TaxSystem =
  /** Common. */
  | 0
  /** Simplified, income. */
  | 1
  /** Simplified, income minus expenses. */
  | 2
  /** Its name is not shown in the interface document. (N02) */
  | 3
  /** Unified agricultural tax. */
  | 4
  /** Patent system. */
  | 5

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'AttachedCheque',
  type: 'object',
  required: ['Positions', 'CustomerContact', 'Message'],
  properties: {
    Positions: {
      type: 'array',
      items: {
        type: 'object',
        required: ['Quantity', 'Price', 'Tax', 'Text'],
        properties: {
          Quantity: {
            type: 'integer',
            minimum: 1,
            maximum: 9007199254740991,
            description: 'Quantity in an attached cheque, digits.',
            'x-limit': 'amount',
          },
          Price: {
            type: 'integer',
            minimum: 0,
            maximum: 9007199254740991,
            description: 'Unit price in an attached cheque, in minor units (kopecks).',
            'x-limit': 'balance',
          },
          Tax: { type: 'integer', enum: [1, 2, 3, 4, 5, 6], description: 'VAT rate number of a cheque position.' },
          Text: {
            type: 'string',
            minLength: 1,
            maxLength: 128,
            description: 'Name of a cheque item.',
            'x-limit': 'chequeItemText',
          },
        },
        additionalProperties: false,
      },
      minItems: 1,
    },
    CheckClose: {
      type: 'object',
      required: ['TaxationSystem'],
      properties: {
        TaxationSystem: { type: 'integer', enum: [0, 1, 2, 3, 4, 5], description: 'Tax system of the merchant.' },
      },
      additionalProperties: false,
    },
    CustomerContact: {
      type: 'string',
      pattern: '^[^]+$',
      description: 'E-mail address or phone of the customer; a phone is digits that start with the country code.',
      'x-sensitive': 'personal',
    },
    Message: {
      type: 'string',
      minLength: 1,
      maxLength: 50,
      description: 'Subject of the message that carries an attached cheque, or the text of an SMS.',
      'x-limit': 'chequeMessage',
    },
    AdditionalMessages: {
      type: 'array',
      items: {
        type: 'object',
        required: ['Key', 'Value'],
        properties: {
          Key: { type: 'string', description: 'Name of the entry.' },
          Value: { type: 'string', description: 'Text of the entry.' },
        },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
}

/** Checks one structure: Cheque that is formed together with a payment; travels as Base64 of JSON. */
export const validateAttachedCheque: Validator<AttachedCheque> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^]{1,128}$/u;
const pattern1 = /^[^]+$/u;
const pattern2 = /^[^]{1,50}$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if((((data.Positions === undefined)) || ((data.CustomerContact === undefined))) || ((data.Message === undefined))){
      return false;
    }
    else {
      if(data.Positions !== undefined){
        let data0 = data.Positions;
        if(Array.isArray(data0)){
          if(data0.length < 1){
            return false;
          }
          else {
            const len0 = data0.length;
            for(let i0=0; i0<len0; i0++){
              let data1 = data0[i0];
              if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
                if(((((data1.Quantity === undefined)) || ((data1.Price === undefined))) || ((data1.Tax === undefined))) || ((data1.Text === undefined))){
                  return false;
                }
                else {
                  if(data1.Quantity !== undefined){
                    let data2 = data1.Quantity;
                    if(!(Number.isInteger(data2) && data2 >= 1 && data2 <= 9007199254740991)){
                      return false;
                    }
                  }
                  if(data1.Price !== undefined){
                    let data3 = data1.Price;
                    if(!(Number.isInteger(data3) && data3 >= 0 && data3 <= 9007199254740991)){
                      return false;
                    }
                  }
                  if(data1.Tax !== undefined){
                    let data4 = data1.Tax;
                    if((((((data4 !== 1) && (data4 !== 2)) && (data4 !== 3)) && (data4 !== 4)) && (data4 !== 5)) && (data4 !== 6)){
                      return false;
                    }
                  }
                  if(data1.Text !== undefined){
                    let data5 = data1.Text;
                    if((typeof data5 !== "string") || (!pattern0.test(data5))){
                      return false;
                    }
                  }
                  for(const key0 in data1){
                    if((((key0 !== "Quantity") && (key0 !== "Price")) && (key0 !== "Tax")) && (key0 !== "Text")){
                      return false;
                    }
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
      }
      if(data.CheckClose !== undefined){
        let data6 = data.CheckClose;
        if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
          if((data6.TaxationSystem === undefined)){
            return false;
          }
          else {
            if(data6.TaxationSystem !== undefined){
              let data7 = data6.TaxationSystem;
              if((((((data7 !== 0) && (data7 !== 1)) && (data7 !== 2)) && (data7 !== 3)) && (data7 !== 4)) && (data7 !== 5)){
                return false;
              }
            }
            for(const key1 in data6){
              if(key1 !== "TaxationSystem"){
                return false;
              }
            }
          }
        }
        else {
          return false;
        }
      }
      if(data.CustomerContact !== undefined){
        let data8 = data.CustomerContact;
        if((typeof data8 !== "string") || (!pattern1.test(data8))){
          return false;
        }
      }
      if(data.Message !== undefined){
        let data9 = data.Message;
        if((typeof data9 !== "string") || (!pattern2.test(data9))){
          return false;
        }
      }
      if(data.AdditionalMessages !== undefined){
        let data10 = data.AdditionalMessages;
        if(Array.isArray(data10)){
          const len1 = data10.length;
          for(let i1=0; i1<len1; i1++){
            let data11 = data10[i1];
            if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
              if(((data11.Key === undefined)) || ((data11.Value === undefined))){
                return false;
              }
              else {
                if(data11.Key !== undefined){
                  let data12 = data11.Key;
                  if(typeof data12 !== "string"){
                    return false;
                  }
                }
                if(data11.Value !== undefined){
                  let data13 = data11.Value;
                  if(typeof data13 !== "string"){
                    return false;
                  }
                }
                for(const key2 in data11){
                  if((key2 !== "Key") && (key2 !== "Value")){
                    return false;
                  }
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
      for(const key3 in data){
        if(((((key3 !== "Positions") && (key3 !== "CheckClose")) && (key3 !== "CustomerContact")) && (key3 !== "Message")) && (key3 !== "AdditionalMessages")){
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
