// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/** What every reply to Cheques Status may hold. */
export interface ChequesStatusReplyBase {
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions C39, T08, S33, N13.
   */
  readonly ErrCode?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/** Status succeeded. */
export interface ChequesStatusTrue extends ChequesStatusReplyBase {
  readonly Success: 'True'
  /** The cheques that were found. */
  readonly Cheques: readonly ChequeStatusEntry[]
}

/** Status was refused; `error` says why. */
export interface ChequesStatusFalse extends ChequesStatusReplyBase {
  readonly Success: 'False'
  /** What the code means, whose doing it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/** Reply to Cheques Status; `Success` tells the outcomes apart. */
export type ChequesStatusReply = ChequesStatusTrue | ChequesStatusFalse

/**
 * One cheque in the answer of the cheque status. Code and status may stand inside Cheque or beside it; both places are
 * read.
 *
 * Source: Endpoints, API family, Standalone cheque operations; decision C40.
 */
export interface ChequeStatusEntry {
  /**
   * Whether the cheque was sent.
   *
   * Source: What the service does, Conventions, 4; decisions T07, S76.
   */
  readonly Sended?: boolean | undefined
  /** What became of the cheque. */
  readonly Cheque?: ChequeStatusResult | undefined
  /**
   * Error code beside Cheque.
   *
   * Source: Errors; decisions C39, C40, S33, N13.
   */
  readonly ErrCode?: string | undefined
  /**
   * Status beside Cheque.
   *
   * Source: Endpoints, API family, Standalone cheque operations; decisions C40, S84.
   */
  readonly Status?: string | undefined
}

/**
 * What became of a standalone cheque.
 *
 * Source: Endpoints, API family, Standalone cheque operations; decision C40.
 */
export interface ChequeStatusResult {
  /**
   * Error code; absent or NONE when all is well.
   *
   * Source: Errors; decisions C39, T08, S33, N13.
   */
  readonly ErrCode?: string | undefined
  /**
   * Status of a cheque, for example Created; open, for the document lists no values.
   *
   * Source: Endpoints, API family, Standalone cheque operations; decision S84.
   */
  readonly Status?: string | undefined
}

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'ChequesStatusReply',
  type: 'object',
  required: ['Success'],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    ErrCode: { type: 'string' },
    Cheques: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          Sended: { type: 'boolean' },
          Cheque: { type: 'object', properties: { ErrCode: { type: 'string' }, Status: { type: 'string' } } },
          ErrCode: { type: 'string' },
          Status: { type: 'string' },
        },
      },
    },
    error: {
      type: 'object',
      required: ['meaning', 'known', 'fault', 'repeat', 'advice', 'docs'],
      properties: {
        code: { type: 'string' },
        meaning: { type: 'string' },
        known: { type: 'boolean' },
        fault: { type: 'string' },
        repeat: { type: 'string' },
        advice: {
          type: 'object',
          required: ['payer', 'merchant'],
          properties: { payer: { type: 'string' }, merchant: { type: 'string' } },
        },
        docs: { type: 'string' },
      },
    },
    extra: {
      type: 'object',
      required: ['attributes', 'children'],
      properties: {
        attributes: { type: 'object', additionalProperties: { type: 'string' } },
        children: { type: 'array', items: { type: 'object', required: ['name', 'attributes', 'children', 'text'] } },
      },
    },
  },
  additionalProperties: false,
  allOf: [
    {
      if: { properties: { Success: { enum: ['True'] } }, required: ['Success'] },
      then: { required: ['Cheques'], properties: { error: false } },
      'x-when': 'when Success is True',
    },
    {
      if: { properties: { Success: { enum: ['False'] } }, required: ['Success'] },
      then: { required: ['error'], properties: { Cheques: false } },
      'x-when': 'when Success is False',
    },
  ],
}

/** Checks an answer to Cheques Status, as it is decoded. */
export const validateChequesStatusReply: Validator<ChequesStatusReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if((data.Success === undefined)){
      return false;
    }
    else {
      if(data.Success !== undefined){
        let data0 = data.Success;
        if((data0 !== "True") && (data0 !== "False")){
          return false;
        }
      }
      if(data.ErrCode !== undefined){
        let data1 = data.ErrCode;
        if(typeof data1 !== "string"){
          return false;
        }
      }
      if(data.Cheques !== undefined){
        let data2 = data.Cheques;
        if(Array.isArray(data2)){
          const len0 = data2.length;
          for(let i0=0; i0<len0; i0++){
            let data3 = data2[i0];
            if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
              if(data3.Sended !== undefined){
                let data4 = data3.Sended;
                if(typeof data4 !== "boolean"){
                  return false;
                }
              }
              if(data3.Cheque !== undefined){
                let data5 = data3.Cheque;
                if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
                  if(data5.ErrCode !== undefined){
                    let data6 = data5.ErrCode;
                    if(typeof data6 !== "string"){
                      return false;
                    }
                  }
                  if(data5.Status !== undefined){
                    let data7 = data5.Status;
                    if(typeof data7 !== "string"){
                      return false;
                    }
                  }
                }
                else {
                  return false;
                }
              }
              if(data3.ErrCode !== undefined){
                let data8 = data3.ErrCode;
                if(typeof data8 !== "string"){
                  return false;
                }
              }
              if(data3.Status !== undefined){
                let data9 = data3.Status;
                if(typeof data9 !== "string"){
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
      if(data.error !== undefined){
        let data10 = data.error;
        if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
          if(((((((data10.meaning === undefined)) || ((data10.known === undefined))) || ((data10.fault === undefined))) || ((data10.repeat === undefined))) || ((data10.advice === undefined))) || ((data10.docs === undefined))){
            return false;
          }
          else {
            if(data10.code !== undefined){
              let data11 = data10.code;
              if(typeof data11 !== "string"){
                return false;
              }
            }
            if(data10.meaning !== undefined){
              let data12 = data10.meaning;
              if(typeof data12 !== "string"){
                return false;
              }
            }
            if(data10.known !== undefined){
              let data13 = data10.known;
              if(typeof data13 !== "boolean"){
                return false;
              }
            }
            if(data10.fault !== undefined){
              let data14 = data10.fault;
              if(typeof data14 !== "string"){
                return false;
              }
            }
            if(data10.repeat !== undefined){
              let data15 = data10.repeat;
              if(typeof data15 !== "string"){
                return false;
              }
            }
            if(data10.advice !== undefined){
              let data16 = data10.advice;
              if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
                if(((data16.payer === undefined)) || ((data16.merchant === undefined))){
                  return false;
                }
                else {
                  if(data16.payer !== undefined){
                    let data17 = data16.payer;
                    if(typeof data17 !== "string"){
                      return false;
                    }
                  }
                  if(data16.merchant !== undefined){
                    let data18 = data16.merchant;
                    if(typeof data18 !== "string"){
                      return false;
                    }
                  }
                }
              }
              else {
                return false;
              }
            }
            if(data10.docs !== undefined){
              let data19 = data10.docs;
              if(typeof data19 !== "string"){
                return false;
              }
            }
          }
        }
        else {
          return false;
        }
      }
      if(data.extra !== undefined){
        let data20 = data.extra;
        if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
          if(((data20.attributes === undefined)) || ((data20.children === undefined))){
            return false;
          }
          else {
            if(data20.attributes !== undefined){
              let data21 = data20.attributes;
              if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
                for(const key0 in data21){
                  if(true){
                    let data22 = data21[key0];
                    if(typeof data22 !== "string"){
                      return false;
                    }
                  }
                }
              }
              else {
                return false;
              }
            }
            if(data20.children !== undefined){
              let data23 = data20.children;
              if(Array.isArray(data23)){
                const len1 = data23.length;
                for(let i1=0; i1<len1; i1++){
                  let data24 = data23[i1];
                  if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
                    if(((((data24.name === undefined)) || ((data24.attributes === undefined))) || ((data24.children === undefined))) || ((data24.text === undefined))){
                      return false;
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
          }
        }
        else {
          return false;
        }
      }
      for(const key1 in data){
        if(((((key1 !== "Success") && (key1 !== "ErrCode")) && (key1 !== "Cheques")) && (key1 !== "error")) && (key1 !== "extra")){
          return false;
        }
      }
      if(data.Success === "True"){
        if(data && typeof data == "object" && !Array.isArray(data)){
          if((data.Cheques === undefined)){
            return false;
          }
          else {
            if(data.error !== undefined){
              let data25 = data.error;
              return false;
            }
          }
        }
      }
      if(data.Success === "False"){
        if(data && typeof data == "object" && !Array.isArray(data)){
          if((data.error === undefined)){
            return false;
          }
          else {
            if(data.Cheques !== undefined){
              let data26 = data.Cheques;
              return false;
            }
          }
        }
      }
    }
  }
  else {
    return false;
  }
  return true;
}
