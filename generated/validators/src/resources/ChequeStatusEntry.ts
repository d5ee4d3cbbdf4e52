// Generated from spec/resources.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import { createValidator, type Validator } from '../validator.js'

/**
 * One cheque in the answer of the cheque status. Code and status may stand inside Cheque or beside it; both places are
 * read.
 *
 * Source: Endpoints, API family, Standalone cheque operations; decision C40.
 *
 * @example
 * ```ts
 * const show = (chequeStatusEntry: ChequeStatusEntry) => chequeStatusEntry.Sended
 * ```
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
  readonly Status?: ChequeStatus | undefined
}

/**
 * What became of a standalone cheque.
 *
 * Source: Endpoints, API family, Standalone cheque operations; decision C40.
 *
 * @example
 * ```ts
 * const show = (chequeStatusResult: ChequeStatusResult) => chequeStatusResult.ErrCode
 * ```
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
  readonly Status?: ChequeStatus | undefined
}

/**
 * Status of a cheque, for example Created; open, for the document lists no values.
 *
 * Source: Endpoints, API family, Standalone cheque operations; decision S84.
 *
 * @example
 * ```ts
 * const chequeStatus: ChequeStatus = 'Created'
 * ```
 */
export type ChequeStatus =
  /** The cheque is created. */
  | 'Created'

const schema = {
  title: 'ChequeStatusEntry',
  type: 'object',
  properties: {
    Sended: { type: 'boolean' },
    Cheque: {
      type: 'object',
      properties: { ErrCode: { type: 'string' }, Status: { type: 'string', enum: ['Created'] } },
      additionalProperties: false,
    },
    ErrCode: { type: 'string' },
    Status: { type: 'string', enum: ['Created'] },
  },
  additionalProperties: false,
}

/**
 * Checks one structure: One cheque in the answer of the cheque status. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateChequeStatusEntry.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateChequeStatusEntry: Validator<ChequeStatusEntry> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.Sended !== undefined){
      let data0 = data.Sended;
      if(typeof data0 !== "boolean"){
        return false;
      }
    }
    if(data.Cheque !== undefined){
      let data1 = data.Cheque;
      if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
        if(data1.ErrCode !== undefined){
          let data2 = data1.ErrCode;
          if(typeof data2 !== "string"){
            return false;
          }
        }
        if(data1.Status !== undefined){
          let data3 = data1.Status;
          if(data3 !== "Created"){
            return false;
          }
        }
        for(const key0 in data1){
          if(((key0 !== "ErrCode") && (key0 !== "Status")) && (data1[key0] !== undefined)){
            return false;
          }
        }
      }
      else {
        return false;
      }
    }
    if(data.ErrCode !== undefined){
      let data4 = data.ErrCode;
      if(typeof data4 !== "string"){
        return false;
      }
    }
    if(data.Status !== undefined){
      let data5 = data.Status;
      if(data5 !== "Created"){
        return false;
      }
    }
    for(const key1 in data){
      if(((((key1 !== "Sended") && (key1 !== "Cheque")) && (key1 !== "ErrCode")) && (key1 !== "Status")) && (data[key1] !== undefined)){
        return false;
      }
    }
  }
  else {
    return false;
  }
  return true;
}
