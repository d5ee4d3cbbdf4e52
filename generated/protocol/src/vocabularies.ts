// Generated from spec/types.yaml by `npm run generate`. Do not edit: change the spec.
import { createSpelling } from './vocabulary.js'

/**
 * The enumerations of what the gateway sends: each gives a value in its documented spelling.
 *
 * @example
 * ```ts
 * vocabularies.threeDSVersion('1.0') // '1.0'
 * ```
 */
export const vocabularies = {
  /** Spelling of threeDSVersion: 1.0, 2.1. Throws nothing. */
  threeDSVersion: /* @__PURE__ */ createSpelling(['1.0', '2.1']),
  /** Spelling of inpaySessionType: Pay, Block. Throws nothing. */
  inpaySessionType: /* @__PURE__ */ createSpelling(['Pay', 'Block']),
  /** Spelling of ewalletSessionType: Add, Pay, Block. Throws nothing. */
  ewalletSessionType: /* @__PURE__ */ createSpelling(['Add', 'Pay', 'Block']),
  /** Spelling of cardStatus: IsActive, NotActive. Throws nothing. */
  cardStatus: /* @__PURE__ */ createSpelling(['IsActive', 'NotActive']),
  /** Spelling of errorCode: NONE, ACCESS_DENIED, AMOUNT_ERROR …. Throws nothing. */
  errorCode: /* @__PURE__ */ createSpelling([
    'NONE',
    'ACCESS_DENIED',
    'AMOUNT_ERROR',
    'AMOUNT_EXCEED',
    'API_NOT_ALLOWED',
    'CARD_EXPIRED',
    'CARD_NOT_FOUND',
    'COMMUNICATE_ERROR',
    'CURRENCY_NOT_ALLOWED',
    'CUSTOMER_NOT_FOUND',
    'DUPLICATE_ORDER_ID',
    'DUPLICATE_PROCESSING_ORDER_ID',
    'DUPLICATE_CARD',
    'DUPLICATE_USER',
    'EMPTY_RESPONSE',
    'EMAIL_ERROR',
    'FRAUD_ERROR',
    'FRAUD_ERROR_BIN_LIMIT',
    'FRAUD_ERROR_BLACKLIST_BANKCOUNTRY',
    'FRAUD_ERROR_BLACKLIST_AEROPORT',
    'FRAUD_ERROR_BLACKLIST_USERCOUNTRY',
    'FRAUD_ERROR_CRITICAL_CARD',
    'FRAUD_ERROR_CRITICAL_CUSTOMER',
    'FRAUD_ERROR_IP',
    'FRAUD_INTERNAL_ERROR',
    'ILLEGAL_ORDER_STATE',
    'INTERNAL_ERROR',
    'INVALID_PAYTUREID',
    'INVALID_SIGNATURE',
    'ISSUER_BLOCKED_CARD',
    'ISSUER_CARD_FAIL',
    'ISSUER_FAIL',
    'ISSUER_LIMIT_FAIL',
    'ISSUER_LIMIT_AMOUNT_FAIL',
    'ISSUER_LIMIT_COUNT_FAIL',
    'ISSUER_TIMEOUT',
    'MERCHANT_FORWARD',
    'MERCHANT_RESTRICTION',
    'MPI_CERTIFICATE_ERROR',
    'MPI_RESPONSE_ERROR',
    'ORDER_NOT_FOUND',
    'ORDER_TIME_OUT',
    'PAYMENT_ENGINE_ERROR',
    'PROCESSING_ACCESS_DENIED',
    'PROCESSING_ERROR',
    'PROCESSING_FRAUD_ERROR',
    'PROCESSING_TIME_OUT',
    'REFUSAL_BY_GATE',
    'THREE_DS_ATTEMPTS_FAIL',
    'THREE_DS_AUTH_ERROR',
    'THREE_DS_ERROR',
    'THREE_DS_FAIL',
    'THREE_DS_NOT_ATTEMPTED',
    'THREE_DS_NOTENROLLED',
    'THREE_DS_TIME_OUT',
    'THREE_DS_USER_AUTH_FAIL',
    'UNKNOWN_STATE',
    'USER_NOT_FOUND',
    'WRONG_AUTHORIZATION_CODE',
    'WRONG_CARD_INFO',
    'WRONG_CONFIRM_CODE',
    'WRONG_CVV',
    'WRONG_EXPIRE_DATE',
    'WRONG_PAN',
    'WRONG_CARDHOLDER',
    'WRONG_PARAMS',
    'WRONG_PAY_INFO',
    'WRONG_PHONE',
    'WRONG_USER_PARAMS',
    'OTHER_ERROR',
  ]),
  /** Spelling of paymentState: New, PreAuthorized3DS, PreAuthorizedAF …. Throws nothing. */
  paymentState: /* @__PURE__ */ createSpelling([
    'New',
    'PreAuthorized3DS',
    'PreAuthorizedAF',
    'Authorized',
    'Voided',
    'Charged',
    'Refunded',
    'Rejected',
    'Forwarded',
    'Error',
  ], ['Forwarded']),
  /** Spelling of chequeStatus: Created. Throws nothing. */
  chequeStatus: /* @__PURE__ */ createSpelling(['Created']),
}
