// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/**
 * An extra entry of the card; its meaning is not documented.
 *
 * By decision N09.
 */
export interface EWalletGetListItemParam {
  /**
   * Text as the gateway sent it.
   *
   * Source: What the service does, Conventions, 4.
   */
  readonly Key?: string
  /**
   * Text as the gateway sent it.
   *
   * Source: What the service does, Conventions, 4.
   */
  readonly Value?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/** One card of the user. */
export interface EWalletGetListItem {
  /**
   * Masked card number; the last four digits are in clear.
   *
   * Source: Resources and their fields, Card (eWallet); decision S78.
   */
  readonly CardName?: string
  /**
   * Card id in the service; opaque, in the shorter form of responses and SendCode.
   *
   * Source: Limits; decisions C12, C11.
   */
  readonly CardId?: string
  /**
   * Holder name of a registered card as the gateway keeps it. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, Card (eWallet); decision S12.
   */
  readonly CardHolder?: string
  /**
   * Status of the card.
   *
   * Source: Resources and their fields, Card (eWallet); decision C27.
   */
  readonly Status?: CardStatus | (string & {})
  /**
   * Whether a payment without CVC2/CVV2 is possible.
   *
   * Source: What the service does, Conventions, 4; decision S76.
   */
  readonly NoCVV?: boolean
  /**
   * Whether the card has expired.
   *
   * Source: What the service does, Conventions, 4; decision S76.
   */
  readonly Expired?: boolean
  /**
   * An extra entry of the card; its meaning is not documented.
   *
   * By decision N09.
   */
  readonly Param: readonly EWalletGetListItemParam[]
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/** What every reply to eWallet GetList may hold. */
export interface EWalletGetListReplyBase {
  /**
   * User id in the service; an e-mail address is recommended. Equals the request's. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decision S36.
   */
  readonly VWUserLgn?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/** GetList succeeded. */
export interface EWalletGetListTrue extends EWalletGetListReplyBase {
  readonly Success: 'True'
  /** One card of the user. */
  readonly Item: readonly EWalletGetListItem[]
}

/** GetList was refused; `error` says why. */
export interface EWalletGetListFalse extends EWalletGetListReplyBase {
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions C33, S56, S33, N13.
   */
  readonly ErrCode?: string
  /** What the code means, whose doing it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/** Reply to eWallet GetList; `Success` tells the outcomes apart. */
export type EWalletGetListReply = EWalletGetListTrue | EWalletGetListFalse

/**
 * Status of a registered card.
 *
 * Source: Resources and their fields, Card (eWallet).
 */
export type CardStatus =
  /** Payment and removal are allowed. */
  | 'IsActive'
  /** Activation and removal are allowed. */
  | 'NotActive'

const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'EWalletGetListReply',
  type: 'object',
  required: ['Success'],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    VWUserLgn: { type: 'string', 'x-sensitive': 'personal' },
    ErrCode: { type: 'string' },
    Item: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          CardName: { type: 'string' },
          CardId: { type: 'string' },
          CardHolder: { type: 'string', 'x-sensitive': 'personal' },
          Status: { type: 'string' },
          NoCVV: { type: 'boolean' },
          Expired: { type: 'boolean' },
          Param: {
            type: 'array',
            items: { type: 'object', properties: { Key: { type: 'string' }, Value: { type: 'string' } } },
          },
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
      then: { properties: { ErrCode: false, error: false } },
      'x-when': 'when Success is True',
    },
    {
      if: { properties: { Success: { enum: ['False'] } }, required: ['Success'] },
      then: { required: ['error'], properties: { Item: false } },
      'x-when': 'when Success is False',
    },
  ],
}

/** Checks an answer to eWallet GetList, as it is decoded. */
export const validateEWalletGetListReply: Validator<EWalletGetListReply> = /* @__PURE__ */ createValidator(schema, check)

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
      if(data.VWUserLgn !== undefined){
        let data1 = data.VWUserLgn;
        if(typeof data1 !== "string"){
          return false;
        }
      }
      if(data.ErrCode !== undefined){
        let data2 = data.ErrCode;
        if(typeof data2 !== "string"){
          return false;
        }
      }
      if(data.Item !== undefined){
        let data3 = data.Item;
        if(Array.isArray(data3)){
          const len0 = data3.length;
          for(let i0=0; i0<len0; i0++){
            let data4 = data3[i0];
            if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
              if(data4.CardName !== undefined){
                let data5 = data4.CardName;
                if(typeof data5 !== "string"){
                  return false;
                }
              }
              if(data4.CardId !== undefined){
                let data6 = data4.CardId;
                if(typeof data6 !== "string"){
                  return false;
                }
              }
              if(data4.CardHolder !== undefined){
                let data7 = data4.CardHolder;
                if(typeof data7 !== "string"){
                  return false;
                }
              }
              if(data4.Status !== undefined){
                let data8 = data4.Status;
                if(typeof data8 !== "string"){
                  return false;
                }
              }
              if(data4.NoCVV !== undefined){
                let data9 = data4.NoCVV;
                if(typeof data9 !== "boolean"){
                  return false;
                }
              }
              if(data4.Expired !== undefined){
                let data10 = data4.Expired;
                if(typeof data10 !== "boolean"){
                  return false;
                }
              }
              if(data4.Param !== undefined){
                let data11 = data4.Param;
                if(Array.isArray(data11)){
                  const len1 = data11.length;
                  for(let i1=0; i1<len1; i1++){
                    let data12 = data11[i1];
                    if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
                      if(data12.Key !== undefined){
                        let data13 = data12.Key;
                        if(typeof data13 !== "string"){
                          return false;
                        }
                      }
                      if(data12.Value !== undefined){
                        let data14 = data12.Value;
                        if(typeof data14 !== "string"){
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
        let data15 = data.error;
        if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
          if(((((((data15.meaning === undefined)) || ((data15.known === undefined))) || ((data15.fault === undefined))) || ((data15.repeat === undefined))) || ((data15.advice === undefined))) || ((data15.docs === undefined))){
            return false;
          }
          else {
            if(data15.code !== undefined){
              let data16 = data15.code;
              if(typeof data16 !== "string"){
                return false;
              }
            }
            if(data15.meaning !== undefined){
              let data17 = data15.meaning;
              if(typeof data17 !== "string"){
                return false;
              }
            }
            if(data15.known !== undefined){
              let data18 = data15.known;
              if(typeof data18 !== "boolean"){
                return false;
              }
            }
            if(data15.fault !== undefined){
              let data19 = data15.fault;
              if(typeof data19 !== "string"){
                return false;
              }
            }
            if(data15.repeat !== undefined){
              let data20 = data15.repeat;
              if(typeof data20 !== "string"){
                return false;
              }
            }
            if(data15.advice !== undefined){
              let data21 = data15.advice;
              if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
                if(((data21.payer === undefined)) || ((data21.merchant === undefined))){
                  return false;
                }
                else {
                  if(data21.payer !== undefined){
                    let data22 = data21.payer;
                    if(typeof data22 !== "string"){
                      return false;
                    }
                  }
                  if(data21.merchant !== undefined){
                    let data23 = data21.merchant;
                    if(typeof data23 !== "string"){
                      return false;
                    }
                  }
                }
              }
              else {
                return false;
              }
            }
            if(data15.docs !== undefined){
              let data24 = data15.docs;
              if(typeof data24 !== "string"){
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
        let data25 = data.extra;
        if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
          if(((data25.attributes === undefined)) || ((data25.children === undefined))){
            return false;
          }
          else {
            if(data25.attributes !== undefined){
              let data26 = data25.attributes;
              if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
                for(const key0 in data26){
                  if(true){
                    let data27 = data26[key0];
                    if(typeof data27 !== "string"){
                      return false;
                    }
                  }
                }
              }
              else {
                return false;
              }
            }
            if(data25.children !== undefined){
              let data28 = data25.children;
              if(Array.isArray(data28)){
                const len2 = data28.length;
                for(let i2=0; i2<len2; i2++){
                  let data29 = data28[i2];
                  if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
                    if(((((data29.name === undefined)) || ((data29.attributes === undefined))) || ((data29.children === undefined))) || ((data29.text === undefined))){
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
        if((((((key1 !== "Success") && (key1 !== "VWUserLgn")) && (key1 !== "ErrCode")) && (key1 !== "Item")) && (key1 !== "error")) && (key1 !== "extra")){
          return false;
        }
      }
      if(data.Success === "True"){
        if(data && typeof data == "object" && !Array.isArray(data)){
          if(data.ErrCode !== undefined){
            let data30 = data.ErrCode;
            return false;
          }
          if(data.error !== undefined){
            let data31 = data.error;
            return false;
          }
        }
      }
      if(data.Success === "False"){
        if(data && typeof data == "object" && !Array.isArray(data)){
          if((data.error === undefined)){
            return false;
          }
          else {
            if(data.Item !== undefined){
              let data32 = data.Item;
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
