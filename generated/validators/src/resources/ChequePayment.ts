// Generated from spec/resources.yaml by `npm run generate`. Do not edit: change the spec.
// @ts-nocheck: the check is compiled code
import { createValidator, type Validator } from '../validator.js'

/**
 * One payment of a standalone cheque. The sum of the payments need not equal that of the positions, for there may be
 * change.
 *
 * Source: Resources and their fields, Standalone cheque (without payment); decision S83.
 *
 * @example
 * ```ts
 * const show = (chequePayment: ChequePayment) => chequePayment.Type
 * ```
 */
export interface ChequePayment {
  /**
   * How a standalone cheque was paid.
   *
   * Source: Resources and their fields, Standalone cheque (without payment); decision S80.
   */
  readonly Type: PaymentType
  /**
   * Money in major units (rubles) with at most two digits after the point; exact, so a string. At most 2 digits after
   * the point.
   *
   * Source: Resources and their fields, Standalone cheque (without payment); decisions C19, S79.
   */
  readonly Amount: string
}

/**
 * How a standalone cheque was paid.
 *
 * Source: Resources and their fields, Standalone cheque (without payment); decision S80.
 *
 * @example
 * ```ts
 * const paymentType: PaymentType = 0
 * ```
 */
export type PaymentType =
  /** In range; unnamed in the interface document. (S80) */
  | 0
  /** Cash. */
  | 1
  /** Card of the national scheme. */
  | 2
  /** Card of an international scheme (first). */
  | 3
  /** Card of an international scheme (second). */
  | 4
  /** In range; unnamed in the interface document. (S80) */
  | 5
  /** In range; unnamed in the interface document. (S80) */
  | 6
  /** In range; unnamed in the interface document. (S80) */
  | 7
  /** In range; unnamed in the interface document. (S80) */
  | 8
  /** In range; unnamed in the interface document. (S80) */
  | 9
  /** In range; unnamed in the interface document. (S80) */
  | 10
  /** In range; unnamed in the interface document. (S80) */
  | 11
  /** In range; unnamed in the interface document. (S80) */
  | 12
  /** In range; unnamed in the interface document. (S80) */
  | 13
  /** Advance payment. */
  | 14
  /** Subsequent payment (credit). */
  | 15
  /** Other payment. */
  | 16

const schema = {
  title: 'ChequePayment',
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
}

/**
 * Checks one structure: One payment of a standalone cheque. Throws nothing: what is wrong is in `failures`.
 *
 * @example
 * ```ts
 * const checked = validateChequePayment.validate(input)
 * if (!checked.ok) return checked.failures.map(({ path, message }) => `${path}: ${message}`)
 * ```
 */
export const validateChequePayment: Validator<ChequePayment> = /* @__PURE__ */ createValidator(schema, check)

const pattern0 = /^(?:0|[1-9][0-9]*)(?:\.[0-9]{1,2})?$/u;
function check(data){
  if(data && typeof data == "object" && !Array.isArray(data)){
    let data0 = data.Type;
    if(((((((((((((((((data0 !== 0) && (data0 !== 1)) && (data0 !== 2)) && (data0 !== 3)) && (data0 !== 4)) && (data0 !== 5)) && (data0 !== 6)) && (data0 !== 7)) && (data0 !== 8)) && (data0 !== 9)) && (data0 !== 10)) && (data0 !== 11)) && (data0 !== 12)) && (data0 !== 13)) && (data0 !== 14)) && (data0 !== 15)) && (data0 !== 16)){
      return false;
    }
    let data1 = data.Amount;
    if((typeof data1 !== "string") || (!pattern0.test(data1))){
      return false;
    }
    for(const key0 in data){
      if(((key0 !== "Type") && (key0 !== "Amount")) && (data[key0] !== undefined)){
        return false;
      }
    }
  }
  else {
    return false;
  }
  return true;
}
