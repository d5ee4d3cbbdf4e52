// Generated from spec/resources.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import { createValidator, type Validator } from '../validator.js'

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
  title: 'ChequeStatusResult',
  type: 'object',
  properties: { ErrCode: { type: 'string' }, Status: { type: 'string', enum: ['Created'] } },
  additionalProperties: false,
}

/**
 * Checks one structure: What became of a standalone cheque. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateChequeStatusResult.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateChequeStatusResult: Validator<ChequeStatusResult> = /* @__PURE__ */ createValidator(schema, check)

function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    if(data.ErrCode !== undefined){
      let data0 = data.ErrCode;
      if(typeof data0 !== "string"){
        return false;
      }
    }
    if(data.Status !== undefined){
      let data1 = data.Status;
      if(data1 !== "Created"){
        return false;
      }
    }
    for(const key0 in data){
      if(((key0 !== "ErrCode") && (key0 !== "Status")) && (data[key0] !== undefined)){
        return false;
      }
    }
  }
  else {
    return false;
  }
  return true;
}
