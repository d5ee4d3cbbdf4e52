// Generated from spec/families/ewallet/Refund.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import type { EWalletRefundRequest } from '@card-gateway/protocol/commands/ewallet/Refund'
import { isMembers, isText } from '../kinds.js'
import { createValidator, type Validator } from '../validator.js'

export type { EWalletRefundRequest } from '@card-gateway/protocol/commands/ewallet/Refund'

const schema = {
  title: 'EWalletRefundRequest',
  type: 'object',
  required: ['OrderId', 'Amount'],
  properties: {
    OrderId: {
      type: 'string',
      minLength: 1,
      maxLength: 50,
      pattern: '^[^;\\p{Cc}]*$',
      'x-advise': {
        pattern: '[A-Za-z0-9_-]*',
        message: 'Characters other than letters, digits, - and _ may fail in bank services.',
      },
      'x-pair': true,
    },
    Amount: { type: 'integer', minimum: 1, maximum: 9007199254740991, description: 'Amount to return, in kopecks.' },
  },
  additionalProperties: false,
}

/**
 * Checks what eWallet Refund is given. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateEWalletRefundRequest.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateEWalletRefundRequest: Validator<EWalletRefundRequest> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^[^;\0-\x1f\x7f-\x9f]{1,50}$/u;
function check(data){
  if(!isMembers(data)){
    return false;
  }
  if(!isText(data.OrderId, pattern0)){
    return false;
  }
  let data0 = data.Amount;
  if(!(Number.isInteger(data0) && data0 >= 1 && data0 <= 9007199254740991)){
    return false;
  }
  for(const key0 in data){
    if(((key0 !== "OrderId") && (key0 !== "Amount")) && (data[key0] !== undefined)){
      return false;
    }
  }
  return true;
}
