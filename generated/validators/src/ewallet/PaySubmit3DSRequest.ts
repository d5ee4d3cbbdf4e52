// Generated from spec/families/ewallet/PaySubmit3DS.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import { createValidator, type Validator } from '../validator.js'

/**
 * Request of eWallet PaySubmit3DS. Finishes a payment with the authentication result of 3-D Secure.
 *
 * @example
 * ```ts
 * const request: EWalletPaySubmit3DSRequest = { MD: '1d4e7c20-5b6a', PaRes: 'eJzFV1mzokoS/isn5j4a3exKB9ob+w==' }
 * ```
 */
export interface EWalletPaySubmit3DSRequest {
  /**
   * The ThreeDSKey of the answer that asked for authentication. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data; decision C08.
   */
  readonly MD: string
  /**
   * Encrypted authentication result string, as the issuer returned it. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, 3-D Secure data; decision S37.
   */
  readonly PaRes: string
}

const schema = {
  title: 'EWalletPaySubmit3DSRequest',
  type: 'object',
  required: ['MD', 'PaRes'],
  properties: {
    MD: { type: 'string', pattern: '^[^\\p{Cc}]+$' },
    PaRes: {
      type: 'string',
      pattern: '^(?:[^\\p{Cc}]|[\\t\\r\\n])+$',
      description: 'Encrypted authentication result string, as the issuer returned it.',
    },
  },
  additionalProperties: false,
}

/**
 * Checks what eWallet PaySubmit3DS is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletPaySubmit3DSRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletPaySubmit3DSRequest: Validator<EWalletPaySubmit3DSRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^\p{Cc}]+$/u;
const pattern1 = /^(?:[^\p{Cc}]|[\t\r\n])+$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    let data0 = data.MD;
    if((typeof data0 !== "string") || (!pattern0.test(data0))){
      return false;
    }
    let data1 = data.PaRes;
    if((typeof data1 !== "string") || (!pattern1.test(data1))){
      return false;
    }
    for(const key0 in data){
      if(((key0 !== "MD") && (key0 !== "PaRes")) && (data[key0] !== undefined)){
        return false;
      }
    }
  }
  else {
    return false;
  }
  return true;
}
