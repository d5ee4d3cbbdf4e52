// Generated from spec/families/ewallet/GetList.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { ErrorInfo, Extra } from '../received.js'
import { createValidator, type Validator } from '../validator.js'

/**
 * An extra entry of the card; its meaning is not documented.
 *
 * By decision N09.
 *
 * @example
 * ```ts
 * const param: EWalletGetListItemParam = { Key: 'Bank', Value: 'Первый' }
 * ```
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

/**
 * One card of the user.
 *
 * @example
 * ```ts
 * const item: EWalletGetListItem = {
 *   CardName: '411111xxxxxx1111',
 *   CardId: '40252318666d4f1a',
 *   CardHolder: 'IVAN PETROV',
 *   Status: 'IsActive',
 *   NoCVV: false,
 *   Expired: false,
 *   Param: [],
 * }
 * ```
 */
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

/**
 * What every reply to eWallet GetList may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletGetListReplyBase = { VWUserLgn: 'ivan@shop.example' }
 * ```
 */
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

/**
 * GetList succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletGetListReplyTrue = {
 *   Success: 'True',
 *   VWUserLgn: 'ivan@shop.example',
 *   Item: [
 *     {
 *       CardName: '411111xxxxxx1111',
 *       CardId: '40252318666d4f1a',
 *       CardHolder: 'IVAN PETROV',
 *       Status: 'IsActive',
 *       NoCVV: false,
 *       Expired: false,
 *       Param: [],
 *     },
 *     {
 *       CardName: '555555xxxxxx4444',
 *       CardId: '00000000000000000000000000000017',
 *       CardHolder: 'I PETROV',
 *       Status: 'NotActive',
 *       NoCVV: true,
 *       Expired: true,
 *       Param: [],
 *     },
 *   ],
 * }
 * ```
 */
export interface EWalletGetListReplyTrue extends EWalletGetListReplyBase {
  /** The outcome: GetList succeeded. */
  readonly Success: 'True'
  /** One card of the user. */
  readonly Item: readonly EWalletGetListItem[]
}

/**
 * GetList was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletGetListReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletGetListReplyFalse extends EWalletGetListReplyBase {
  /** The outcome: GetList was refused; `error` says why. */
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

/**
 * Reply to eWallet GetList; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletGetListReply) {
 *   if (reply.Success === 'True') return reply.Item
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletGetListReply = EWalletGetListReplyTrue | EWalletGetListReplyFalse

/**
 * Status of a registered card.
 *
 * Source: Resources and their fields, Card (eWallet).
 *
 * @example
 * ```ts
 * const cardStatus: CardStatus = 'IsActive'
 * ```
 */
export type CardStatus =
  /** Payment and removal are allowed. */
  | 'IsActive'
  /** Activation and removal are allowed. */
  | 'NotActive'

const schema = {
  title: 'EWalletGetListReply',
  type: 'object',
  required: ['Success'],
  allOf: [
    {
      if: { properties: { Success: { enum: ['True'] } }, required: ['Success'] },
      then: { required: ['Item'], properties: { ErrCode: false, error: false } },
      'x-when': 'when Success is True',
    },
    {
      if: { properties: { Success: { enum: ['False'] } }, required: ['Success'] },
      then: { required: ['error'], properties: { Item: false } },
      'x-when': 'when Success is False',
    },
  ],
  properties: {
    Success: { type: 'string', enum: ['True', 'False'] },
    VWUserLgn: { type: 'string' },
    ErrCode: { type: 'string' },
    Item: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          CardName: { type: 'string' },
          CardId: { type: 'string' },
          CardHolder: { type: 'string' },
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
      required: ['meaning', 'known', 'fault', 'repeat', 'advice'],
      properties: { advice: { type: 'object', required: ['payer', 'merchant'] } },
    },
    extra: { type: 'object', required: ['attributes', 'children'] },
  },
  additionalProperties: false,
}

/**
 * Checks an answer to eWallet GetList, as it is decoded. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletGetListReply.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletGetListReply: Validator<EWalletGetListReply> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.VWUserLgn !== undefined){
      let data0 = data.VWUserLgn;
      if(typeof data0 !== "string"){
        return false;
      }
    }
    if(data.ErrCode !== undefined){
      let data1 = data.ErrCode;
      if(typeof data1 !== "string"){
        return false;
      }
    }
    if(data.Item !== undefined){
      let data2 = data.Item;
      if(Array.isArray(data2)){
        const len0 = data2.length;
        for(let i0=0; i0<len0; i0++){
          let data3 = data2[i0];
          if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
            if(data3.CardName !== undefined){
              let data4 = data3.CardName;
              if(typeof data4 !== "string"){
                return false;
              }
            }
            if(data3.CardId !== undefined){
              let data5 = data3.CardId;
              if(typeof data5 !== "string"){
                return false;
              }
            }
            if(data3.CardHolder !== undefined){
              let data6 = data3.CardHolder;
              if(typeof data6 !== "string"){
                return false;
              }
            }
            if(data3.Status !== undefined){
              let data7 = data3.Status;
              if(typeof data7 !== "string"){
                return false;
              }
            }
            if(data3.NoCVV !== undefined){
              let data8 = data3.NoCVV;
              if(typeof data8 !== "boolean"){
                return false;
              }
            }
            if(data3.Expired !== undefined){
              let data9 = data3.Expired;
              if(typeof data9 !== "boolean"){
                return false;
              }
            }
            if(data3.Param !== undefined){
              let data10 = data3.Param;
              if(Array.isArray(data10)){
                const len1 = data10.length;
                for(let i1=0; i1<len1; i1++){
                  let data11 = data10[i1];
                  if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
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
      let data14 = data.error;
      if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
        if(((((data14.meaning === undefined)) || ((data14.known === undefined))) || ((data14.fault === undefined))) || ((data14.repeat === undefined))){
          return false;
        }
        else {
          let data15 = data14.advice;
          if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
            if(((data15.payer === undefined)) || ((data15.merchant === undefined))){
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
    if(data.extra !== undefined){
      let data16 = data.extra;
      if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
        if(((data16.attributes === undefined)) || ((data16.children === undefined))){
          return false;
        }
      }
      else {
        return false;
      }
    }
    let data17 = data.Success;
    if((data17 !== "True") && (data17 !== "False")){
      return false;
    }
    for(const key0 in data){
      if(((((((key0 !== "Success") && (key0 !== "VWUserLgn")) && (key0 !== "ErrCode")) && (key0 !== "Item")) && (key0 !== "error")) && (key0 !== "extra")) && (data[key0] !== undefined)){
        return false;
      }
    }
    if(data.Success === "True"){
      if(data && typeof data == "object" && !Array.isArray(data)){
        if((data.Item === undefined)){
          return false;
        }
        else {
          if(data.ErrCode !== undefined){
            let data18 = data.ErrCode;
            return false;
          }
          if(data.error !== undefined){
            let data19 = data.error;
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
          if(data.Item !== undefined){
            let data20 = data.Item;
            return false;
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
