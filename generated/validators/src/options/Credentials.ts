// Generated from spec/gateway.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

/**
 * What the merchant was issued with.
 *
 * @example
 * ```ts
 * const names: (keyof Credentials)[] = ['key', 'vwid', 'password']
 * ```
 */
export interface Credentials {
  /**
   * Name of the terminal; identifies the merchant in the API, InPay and cheque commands.
   *
   * Source: Authentication; decision T10.
   */
  readonly key?: string
  /**
   * Merchant id; identifies the merchant in the eWallet commands.
   *
   * Source: Authentication; decision T10.
   */
  readonly vwid?: string
  /**
   * Merchant password; demanded by operations that move money back, complete a block or delete a user, never the
   * password of a user.
   *
   * Source: Authentication; decisions C24, T01.
   */
  readonly password?: string
}

const schema = {
  title: 'Credentials',
  type: 'object',
  properties: {
    key: { type: 'string', pattern: '^[^;\\p{Cc}]+$' },
    vwid: { type: 'string', pattern: '^[^;\\p{Cc}]+$' },
    password: { type: 'string', minLength: 1, maxLength: 50, pattern: '^[^\\p{Cc}]*$' },
  },
  additionalProperties: false,
}

/**
 * Checks what a client is configured with to name and prove the merchant. Throws nothing: what is wrong is in
 * `failures`.
 *
 * @example
 * ```ts
 * const checked = validateCredentials.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateCredentials: Validator<Credentials> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^;\0-\x1f\x7f-\x9f]+$/u;
const pattern1 = /^[^\0-\x1f\x7f-\x9f]{1,50}$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(data.key !== undefined){
    if(!isText(data.key, pattern0)){
      return false;
    }
  }
  if(data.vwid !== undefined){
    if(!isText(data.vwid, pattern0)){
      return false;
    }
  }
  if(data.password !== undefined){
    if(!isText(data.password, pattern1)){
      return false;
    }
  }
  for(const key0 in data){
    if((((key0 !== "key") && (key0 !== "vwid")) && (key0 !== "password")) && (data[key0] !== undefined)){
      return false;
    }
  }
  return true;
}
