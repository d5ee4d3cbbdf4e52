// Generated from spec/errors.yaml by `npm run generate`. Do not edit: change the spec.
import { createErrorTable, type ErrorRow } from './error-table.js'

/**
 * The documented error codes.
 *
 * @example
 * ```ts
 * const code: KnownErrorCode = 'NONE'
 * ```
 */
export type KnownErrorCode =
  /** No error; the operation succeeded. */
  | 'NONE'
  /** The source address or the given parameters have no access. */
  | 'ACCESS_DENIED'
  /** The amount is not valid for this operation. */
  | 'AMOUNT_ERROR'
  /** The card does not hold enough money for the amount. */
  | 'AMOUNT_EXCEED'
  /** This command family is not enabled for the merchant. */
  | 'API_NOT_ALLOWED'
  /** The card is past its expiry date. */
  | 'CARD_EXPIRED'
  /** There is no such card for this user. */
  | 'CARD_NOT_FOUND'
  /** Data could not be passed to the payment processor. */
  | 'COMMUNICATE_ERROR'
  /** The merchant may not take payments in this currency. */
  | 'CURRENCY_NOT_ALLOWED'
  /** The customer is not known. */
  | 'CUSTOMER_NOT_FOUND'
  /** The OrderId has been used before. */
  | 'DUPLICATE_ORDER_ID'
  /** The processing already has an operation under this OrderId. */
  | 'DUPLICATE_PROCESSING_ORDER_ID'
  /** The user already has this card. */
  | 'DUPLICATE_CARD'
  /** A user with this login exists already. */
  | 'DUPLICATE_USER'
  /** The processing answered with nothing. */
  | 'EMPTY_RESPONSE'
  /** The e-mail could not be sent. */
  | 'EMAIL_ERROR'
  /** The anti-fraud rules refuse the transaction. */
  | 'FRAUD_ERROR'
  /** A limit of the anti-fraud rules for this card, or cards of its kind, is exceeded. */
  | 'FRAUD_ERROR_BIN_LIMIT'
  /** The country of the issuing bank is not accepted. */
  | 'FRAUD_ERROR_BLACKLIST_BANKCOUNTRY'
  /** The airport of the order is blacklisted. */
  | 'FRAUD_ERROR_BLACKLIST_AEROPORT'
  /** The country of the payer's IP address is not accepted. */
  | 'FRAUD_ERROR_BLACKLIST_USERCOUNTRY'
  /** The card is on the anti-fraud blacklist. */
  | 'FRAUD_ERROR_CRITICAL_CARD'
  /** The payer's IP address is on the anti-fraud blacklist. */
  | 'FRAUD_ERROR_CRITICAL_CUSTOMER'
  /** The IP address is blacklisted. */
  | 'FRAUD_ERROR_IP'
  /** The anti-fraud filter itself failed. */
  | 'FRAUD_INTERNAL_ERROR'
  /** The payment's current status does not allow the operation. */
  | 'ILLEGAL_ORDER_STATE'
  /** The network considers the transaction's format wrong. */
  | 'INTERNAL_ERROR'
  /** The device fingerprint in ServiceId is wrong. */
  | 'INVALID_PAYTUREID'
  /** The signature of the request is wrong. */
  | 'INVALID_SIGNATURE'
  /** The issuing bank prohibits the operation, or failed internally. */
  | 'ISSUER_BLOCKED_CARD'
  /** The issuing bank has blocked internet payments with this card. */
  | 'ISSUER_CARD_FAIL'
  /** The issuing bank does not allow the operation, or failed internally. */
  | 'ISSUER_FAIL'
  /** A limit of the issuing bank on amount or number of operations is exceeded. */
  | 'ISSUER_LIMIT_FAIL'
  /** The issuing bank's limit on the amount, usually of a day, is exceeded. */
  | 'ISSUER_LIMIT_AMOUNT_FAIL'
  /** The limit on the number of transactions in a period is exceeded. */
  | 'ISSUER_LIMIT_COUNT_FAIL'
  /** The connection with the issuing bank failed. */
  | 'ISSUER_TIMEOUT'
  /** The transaction was forwarded to another terminal. */
  | 'MERCHANT_FORWARD'
  /** A limit of the merchant is exceeded, or the merchant's transactions are prohibited. */
  | 'MERCHANT_RESTRICTION'
  /** The 3-D Secure authentication service failed on the gateway's side. */
  | 'MPI_CERTIFICATE_ERROR'
  /** The 3-D Secure authentication service failed on the payment system's side. */
  | 'MPI_RESPONSE_ERROR'
  /** There is no such transaction. */
  | 'ORDER_NOT_FOUND'
  /** The time for the payment or its session is over. */
  | 'ORDER_TIME_OUT'
  /** The processing failed in its internal communication. */
  | 'PAYMENT_ENGINE_ERROR'
  /** The processing refuses access. */
  | 'PROCESSING_ACCESS_DENIED'
  /** The payment network or the issuing bank reported a general error. */
  | 'PROCESSING_ERROR'
  /** The processing declined the transaction under its anti-fraud rules. */
  | 'PROCESSING_FRAUD_ERROR'
  /** The processing did not answer in time. */
  | 'PROCESSING_TIME_OUT'
  /** The gateway refused the operation. */
  | 'REFUSAL_BY_GATE'
  /** The 3-D Secure attempt failed. */
  | 'THREE_DS_ATTEMPTS_FAIL'
  /** The 3-D Secure authorization failed. */
  | 'THREE_DS_AUTH_ERROR'
  /** The 3-D Secure payment failed. */
  | 'THREE_DS_ERROR'
  /** The 3-D Secure service failed. */
  | 'THREE_DS_FAIL'
  /** The payer did not enter the 3-D Secure code. */
  | 'THREE_DS_NOT_ATTEMPTED'
  /** The card does not take part in 3-D Secure. */
  | 'THREE_DS_NOTENROLLED'
  /** The 3-D Secure code was not entered in time. */
  | 'THREE_DS_TIME_OUT'
  /** The payer entered a wrong 3-D Secure code. */
  | 'THREE_DS_USER_AUTH_FAIL'
  /** The gateway does not know the transaction's status. */
  | 'UNKNOWN_STATE'
  /** There is no user with this login. */
  | 'USER_NOT_FOUND'
  /** The code that should activate the card is wrong. */
  | 'WRONG_AUTHORIZATION_CODE'
  /** The card's details are wrong. */
  | 'WRONG_CARD_INFO'
  /** The confirmation code is wrong. */
  | 'WRONG_CONFIRM_CODE'
  /** The card's security code is wrong. */
  | 'WRONG_CVV'
  /** The card's expiry date is wrong. */
  | 'WRONG_EXPIRE_DATE'
  /** The card number is wrong. */
  | 'WRONG_PAN'
  /** The cardholder's name is wrong. */
  | 'WRONG_CARDHOLDER'
  /** A parameter is missing, superfluous or malformed. */
  | 'WRONG_PARAMS'
  /** PayInfo is malformed, or its cryptogram is broken. */
  | 'WRONG_PAY_INFO'
  /** The phone number is wrong. */
  | 'WRONG_PHONE'
  /** No user matches the given login and password. */
  | 'WRONG_USER_PARAMS'
  /** A case that no other code covers. */
  | 'OTHER_ERROR'

/**
 * Error code; one of the documented codes or a later one.
 *
 * Source: Errors; decisions S33, N13.
 *
 * @example
 * ```ts
 * const advise = (code: ErrorCode) => describeError(code).advice.payer
 * ```
 */
export type ErrorCode = KnownErrorCode | (string & {})

const rows: Readonly<Record<KnownErrorCode, ErrorRow>> = {
  NONE: [
    'No error; the operation succeeded.',
    'none',
    'never',
    'Everything went through.',
    'Treat it exactly like an absent code; only Success tells how the operation ended.',
  ],
  ACCESS_DENIED: [
    'The source address or the given parameters have no access.',
    'merchant',
    'after-fix',
    'The payment cannot be made at the moment. Please contact the shop.',
    'Check the terminal, the merchant password and the address your server calls from; support keeps the list of allowed addresses.',
  ],
  AMOUNT_ERROR: [
    'The amount is not valid for this operation.',
    'merchant',
    'after-fix',
    'The amount of this payment is not right. Please contact the shop.',
    'Send a positive whole number of minor units; a charge, an unblock or a refund cannot exceed what is left.',
  ],
  AMOUNT_EXCEED: [
    'The card does not hold enough money for the amount.',
    'payer',
    'other-card',
    'There is not enough money on this card. Try another card or a smaller amount.',
    'Nothing to repair; offer another card under a new OrderId.',
  ],
  API_NOT_ALLOWED: [
    'This command family is not enabled for the merchant.',
    'merchant',
    'after-fix',
    'The payment cannot be made at the moment. Please contact the shop.',
    'Ask support to enable the family for this terminal, or use another family.',
  ],
  CARD_EXPIRED: [
    'The card is past its expiry date.',
    'payer',
    'other-card',
    'This card has expired. Please use another card.',
    'For a registered card, remove it and let the user add the new one.',
  ],
  CARD_NOT_FOUND: [
    'There is no such card for this user.',
    'merchant',
    'after-fix',
    'This saved card is no longer available. Please choose another card.',
    "Read the user's cards again; the card was removed or belongs to another user.",
  ],
  COMMUNICATE_ERROR: [
    'Data could not be passed to the payment processor.',
    'network',
    'same-later',
    'The bank could not be reached. Please try again in a few minutes.',
    "Ask for the payment's status before trying again; it tells whether the operation took effect.",
  ],
  CURRENCY_NOT_ALLOWED: [
    'The merchant may not take payments in this currency.',
    'merchant',
    'after-fix',
    'The payment cannot be made in this currency. Please contact the shop.',
    'The currency belongs to the terminal and is never sent; ask support how the terminal is set up.',
  ],
  CUSTOMER_NOT_FOUND: [
    'The customer is not known.',
    'merchant',
    'after-fix',
    'Your account was not found. Please sign in again or contact the shop.',
    "Check the customer's id; register the user first if there is none.",
  ],
  DUPLICATE_ORDER_ID: [
    'The OrderId has been used before.',
    'merchant',
    'new-order',
    'This payment was already started. Please check whether it went through before paying again.',
    'Ask for the status of the existing payment first; it may be the very one whose answer was lost. Use a new OrderId only for a new attempt.',
  ],
  DUPLICATE_PROCESSING_ORDER_ID: [
    'The processing already has an operation under this OrderId.',
    'merchant',
    'new-order',
    'This payment is already being processed. Please wait for its result before paying again.',
    'Two attempts ran at the same time; ask for the status and prevent parallel attempts of one order.',
  ],
  DUPLICATE_CARD: [
    'The user already has this card.',
    'payer',
    'never',
    'This card is already saved. You can choose it from your cards.',
    "Read the user's cards and offer the one that is there.",
  ],
  DUPLICATE_USER: [
    'A user with this login exists already.',
    'payer',
    'after-fix',
    'An account with this name exists already. Please sign in or choose another name.',
    'Check the login and password pair with Check before registering; a lost answer to Register ends here too.',
  ],
  EMPTY_RESPONSE: [
    'The processing answered with nothing.',
    'network',
    'same-later',
    'The bank did not answer. Please try again in a few minutes.',
    "Ask for the payment's status before trying again; it tells whether the operation took effect.",
  ],
  EMAIL_ERROR: [
    'The e-mail could not be sent.',
    'gateway',
    'same-later',
    'The e-mail could not be sent. Please check your address.',
    'Check the address; the payment itself may have succeeded, so look at its status.',
  ],
  FRAUD_ERROR: [
    'The anti-fraud rules refuse the transaction.',
    'fraud-rules',
    'other-card',
    'The payment was declined for security reasons. Please try another card or contact the shop.',
    'Do not tell the payer which rule it was; support can show and change the rules.',
  ],
  FRAUD_ERROR_BIN_LIMIT: [
    'A limit of the anti-fraud rules for this card, or cards of its kind, is exceeded.',
    'fraud-rules',
    'other-card',
    'The payment was declined for security reasons. Please try another card or come back later.',
    'The limit counts by card number, BIN or mask; ask support to raise it if honest payers meet it.',
  ],
  FRAUD_ERROR_BLACKLIST_BANKCOUNTRY: [
    'The country of the issuing bank is not accepted.',
    'fraud-rules',
    'other-card',
    'This card cannot be used here. Please try a card of another bank.',
    'The country of the BIN is blacklisted or not among the approved ones; support keeps both lists.',
  ],
  FRAUD_ERROR_BLACKLIST_AEROPORT: [
    'The airport of the order is blacklisted.',
    'fraud-rules',
    'never',
    'This order cannot be paid online. Please contact the shop.',
    "The rule concerns what is sold, not the card; support keeps the list. The code's spelling is the gateway's.",
  ],
  FRAUD_ERROR_BLACKLIST_USERCOUNTRY: [
    "The country of the payer's IP address is not accepted.",
    'fraud-rules',
    'never',
    'The payment is not possible from your current location.',
    "Make sure that the IP you send is the payer's, not your proxy's; support keeps the lists of countries.",
  ],
  FRAUD_ERROR_CRITICAL_CARD: [
    'The card is on the anti-fraud blacklist.',
    'fraud-rules',
    'other-card',
    'The payment was declined for security reasons. Please try another card.',
    "The card's number, BIN or mask is blacklisted; do not tell the payer so, and do not retry with it.",
  ],
  FRAUD_ERROR_CRITICAL_CUSTOMER: [
    "The payer's IP address is on the anti-fraud blacklist.",
    'fraud-rules',
    'never',
    'The payment was declined for security reasons. Please contact the shop.',
    "Make sure that the IP you send is the payer's; do not tell the payer about the list.",
  ],
  FRAUD_ERROR_IP: [
    'The IP address is blacklisted.',
    'fraud-rules',
    'never',
    'The payment was declined for security reasons. Please contact the shop.',
    "Make sure that the IP you send is the payer's; do not tell the payer about the list.",
  ],
  FRAUD_INTERNAL_ERROR: [
    'The anti-fraud filter itself failed.',
    'gateway',
    'same-later',
    'The payment could not be checked. Please try again in a few minutes.',
    'A fault of the filter, not a judgement of the payer; try again under a new OrderId, then ask support.',
  ],
  ILLEGAL_ORDER_STATE: [
    "The payment's current status does not allow the operation.",
    'merchant',
    'never',
    'This step is not possible for the payment any more. Please contact the shop.',
    'Ask for the status and act on it; after a lost answer it may show that the operation already took effect.',
  ],
  INTERNAL_ERROR: [
    "The network considers the transaction's format wrong.",
    'gateway',
    'same-later',
    'The payment could not be processed. Please try again later.',
    'Check unusual values first (OrderId, names, descriptions); if they are plain, give support the OrderId and the time.',
  ],
  INVALID_PAYTUREID: [
    'The device fingerprint in ServiceId is wrong.',
    'merchant',
    'after-fix',
    'The payment could not be checked. Please reload the page and try again.',
    "Send the ServiceId that the anti-fraud subsystem gave for this very payment, or leave it out. The code's spelling is the gateway's.",
  ],
  INVALID_SIGNATURE: [
    'The signature of the request is wrong.',
    'merchant',
    'after-fix',
    'The payment cannot be made at the moment. Please contact the shop.',
    'This interface describes no signature; ask support whether the terminal was set up to demand one.',
  ],
  ISSUER_BLOCKED_CARD: [
    'The issuing bank prohibits the operation, or failed internally.',
    'issuer',
    'other-card',
    'Your bank declined the payment. Please use another card or call your bank.',
    'Do not retry with the same card.',
  ],
  ISSUER_CARD_FAIL: [
    'The issuing bank has blocked internet payments with this card.',
    'issuer',
    'other-card',
    "Your bank does not allow internet payments with this card. Allow them in your bank's app or use another card.",
    'Nothing to repair; the payer can settle it with the bank.',
  ],
  ISSUER_FAIL: [
    'The issuing bank does not allow the operation, or failed internally.',
    'issuer',
    'other-card',
    'Your bank declined the payment. Please use another card or call your bank.',
    'The bank gives no closer reason; do not retry automatically.',
  ],
  ISSUER_LIMIT_FAIL: [
    'A limit of the issuing bank on amount or number of operations is exceeded.',
    'issuer',
    'other-card',
    'A limit of your card is used up. Raise it with your bank or use another card.',
    'Nothing to repair; the same card may work after the payer has raised the limit.',
  ],
  ISSUER_LIMIT_AMOUNT_FAIL: [
    "The issuing bank's limit on the amount, usually of a day, is exceeded.",
    'issuer',
    'other-card',
    "The amount is above your card's limit for now. Raise it with your bank, use another card or try again tomorrow.",
    'Nothing to repair; a smaller amount, another card or another day may work.',
  ],
  ISSUER_LIMIT_COUNT_FAIL: [
    'The limit on the number of transactions in a period is exceeded.',
    'issuer',
    'other-card',
    'This card was used too often for now. Please use another card or try again later.',
    'Do not retry with the same card; each attempt counts.',
  ],
  ISSUER_TIMEOUT: [
    'The connection with the issuing bank failed.',
    'network',
    'same-later',
    'Your bank did not answer. Please try again in a few minutes.',
    "Ask for the payment's status before trying again; it tells whether the operation took effect.",
  ],
  MERCHANT_FORWARD: [
    'The transaction was forwarded to another terminal.',
    'none',
    'never',
    'The payment is being processed. Please wait for its result.',
    'Not a decline; ask for the status, which names the terminal, and do not pay again before it is clear.',
  ],
  MERCHANT_RESTRICTION: [
    "A limit of the merchant is exceeded, or the merchant's transactions are prohibited.",
    'merchant',
    'after-fix',
    'The shop cannot take this payment at the moment. Please contact the shop.',
    'Ask support which limit it is; every further payment will meet it.',
  ],
  MPI_CERTIFICATE_ERROR: [
    "The 3-D Secure authentication service failed on the gateway's side.",
    'gateway',
    'same-later',
    'Your card could not be verified. Please try again in a few minutes.',
    'A matter of certificates that only support can settle; try again under a new OrderId later.',
  ],
  MPI_RESPONSE_ERROR: [
    "The 3-D Secure authentication service failed on the payment system's side.",
    'network',
    'same-later',
    'Your card could not be verified. Please try again in a few minutes or use another card.',
    "Outside the gateway's reach; try again under a new OrderId later.",
  ],
  ORDER_NOT_FOUND: [
    'There is no such transaction.',
    'merchant',
    'after-fix',
    'The payment was not found. Please contact the shop.',
    'Check the OrderId and the terminal. Right after a lost answer this is no proof that nothing happened, for the request may still be on its way.',
  ],
  ORDER_TIME_OUT: [
    'The time for the payment or its session is over.',
    'payer',
    'new-order',
    'The time for this payment is over. Please start again.',
    'Open a new session under a new OrderId; how long sessions live is not documented.',
  ],
  PAYMENT_ENGINE_ERROR: [
    'The processing failed in its internal communication.',
    'gateway',
    'same-later',
    'The payment could not be processed. Please try again in a few minutes.',
    "Ask for the payment's status before trying again; it tells whether the operation took effect.",
  ],
  PROCESSING_ACCESS_DENIED: [
    'The processing refuses access.',
    'merchant',
    'after-fix',
    'The payment cannot be made at the moment. Please contact the shop.',
    'The terminal has no access to its processing; only support can change that.',
  ],
  PROCESSING_ERROR: [
    'The payment network or the issuing bank reported a general error.',
    'issuer',
    'other-card',
    'The bank declined the payment. Please try another card or call your bank.',
    'No closer reason is given; a charge that met it can be repeated after asking for the status.',
  ],
  PROCESSING_FRAUD_ERROR: [
    'The processing declined the transaction under its anti-fraud rules.',
    'fraud-rules',
    'other-card',
    'The payment was declined for security reasons. Please try another card or call your bank.',
    "These are the processing's rules, not yours; do not tell the payer which rule it was.",
  ],
  PROCESSING_TIME_OUT: [
    'The processing did not answer in time.',
    'network',
    'same-later',
    'The bank did not answer in time. Please wait before paying again; the payment may still go through.',
    "Ask for the payment's status, repeatedly if need be, before trying again; it tells whether the operation took effect.",
  ],
  REFUSAL_BY_GATE: [
    'The gateway refused the operation.',
    'gateway',
    'other-card',
    'The payment was declined. Please try another card or contact the shop.',
    'The gateway gives no closer reason; ask support with the OrderId and the time.',
  ],
  THREE_DS_ATTEMPTS_FAIL: [
    'The 3-D Secure attempt failed.',
    'issuer',
    'new-order',
    'Your card could not be verified. Please try again or use another card.',
    'Begin again under a new OrderId; the old payment is rejected.',
  ],
  THREE_DS_AUTH_ERROR: [
    'The 3-D Secure authorization failed.',
    'issuer',
    'new-order',
    'Your card could not be verified. Please try again or use another card.',
    'Check that PaRes arrives unchanged, line breaks included; then begin again under a new OrderId.',
  ],
  THREE_DS_ERROR: [
    'The 3-D Secure payment failed.',
    'issuer',
    'new-order',
    'Your card could not be verified. Please try again or use another card.',
    'Begin again under a new OrderId; the old payment is rejected.',
  ],
  THREE_DS_FAIL: [
    'The 3-D Secure service failed.',
    'network',
    'same-later',
    'The service that verifies your card is not available. Please try again in a few minutes.',
    "Not the payer's doing; begin again later under a new OrderId.",
  ],
  THREE_DS_NOT_ATTEMPTED: [
    'The payer did not enter the 3-D Secure code.',
    'payer',
    'new-order',
    'The verification was not finished. Please start again and enter the code from your bank.',
    'The payer left or cancelled; begin again under a new OrderId when asked to.',
  ],
  THREE_DS_NOTENROLLED: [
    'The card does not take part in 3-D Secure.',
    'issuer',
    'other-card',
    'This card cannot be verified online. Please use another card.',
    'The terminal demands 3-D Secure; support can tell whether cards without it may be accepted.',
  ],
  THREE_DS_TIME_OUT: [
    'The 3-D Secure code was not entered in time.',
    'payer',
    'new-order',
    'The time to enter the code is over. Please start again.',
    'Begin again under a new OrderId; the old payment is rejected.',
  ],
  THREE_DS_USER_AUTH_FAIL: [
    'The payer entered a wrong 3-D Secure code.',
    'payer',
    'new-order',
    'The code was not right. Please start again and enter the code from your bank.',
    'Begin again under a new OrderId when the payer asks to.',
  ],
  UNKNOWN_STATE: [
    "The gateway does not know the transaction's status.",
    'gateway',
    'same-later',
    'The result of the payment is not known yet. Please wait before paying again.',
    'Neither success nor failure; keep asking for the status and do not pay again before it is clear.',
  ],
  USER_NOT_FOUND: [
    'There is no user with this login.',
    'merchant',
    'after-fix',
    'Your account was not found. Please sign in again or contact the shop.',
    'Register the user first, or check VWUserLgn.',
  ],
  WRONG_AUTHORIZATION_CODE: [
    'The code that should activate the card is wrong.',
    'payer',
    'after-fix',
    "The amount is not the one that was blocked on your card. Please look it up in your bank's messages and try again.",
    'Let the payer try again; the card stays inactive, and the blocked amount now frees itself only slowly.',
  ],
  WRONG_CARD_INFO: [
    "The card's details are wrong.",
    'payer',
    'after-fix',
    'Some details of the card are not right. Please check them and try again.',
    'With a registered card it means that the card cannot pay yet; have it activated first.',
  ],
  WRONG_CONFIRM_CODE: [
    'The confirmation code is wrong.',
    'payer',
    'after-fix',
    'The code is not right or no longer valid. Please enter the latest code or ask for a new one.',
    'Ask for a new code with SendCode for the same OrderId, user, card and amount.',
  ],
  WRONG_CVV: [
    "The card's security code is wrong.",
    'payer',
    'after-fix',
    'The security code of the card is not right. Please check the digits on the card and try again.',
    'Send it as a string, so that leading zeros stay; never store it.',
  ],
  WRONG_EXPIRE_DATE: [
    "The card's expiry date is wrong.",
    'payer',
    'after-fix',
    'The expiry date of the card is not right. Please check it and try again.',
    'EMonth and EYear are two digits each, in that order, with leading zeros.',
  ],
  WRONG_PAN: [
    'The card number is wrong.',
    'payer',
    'after-fix',
    'The card number is not right. Please check it and try again.',
    'Send digits only; a checksum test in your form catches most typing errors.',
  ],
  WRONG_CARDHOLDER: [
    "The cardholder's name is wrong.",
    'payer',
    'after-fix',
    'Please enter the name exactly as it is printed on the card, in Latin letters.',
    'Latin letters only; the test environment also demands a minimum length.',
  ],
  WRONG_PARAMS: [
    'A parameter is missing, superfluous or malformed.',
    'merchant',
    'after-fix',
    'The payment cannot be made at the moment. Please contact the shop.',
    "Compare the request with the command's page; names are case-sensitive, and Data and DATA are different parameters.",
  ],
  WRONG_PAY_INFO: [
    'PayInfo is malformed, or its cryptogram is broken.',
    'merchant',
    'after-fix',
    'The payment cannot be made at the moment. Please contact the shop.',
    'OrderId and Amount inside PayInfo must equal the main parameters, which this client ensures; check how your own code encodes the string.',
  ],
  WRONG_PHONE: [
    'The phone number is wrong.',
    'payer',
    'after-fix',
    'The phone number is missing or not right. Please check it.',
    'Digits only, beginning with the country code; store the number with Update before asking for a code.',
  ],
  WRONG_USER_PARAMS: [
    'No user matches the given login and password.',
    'merchant',
    'after-fix',
    'Your account could not be opened. Please sign in again.',
    'The login may exist with another password; test the pair with Check.',
  ],
  OTHER_ERROR: [
    'A case that no other code covers.',
    'unknown',
    'same-later',
    'The payment could not be processed. Please try again later or contact the shop.',
    "Ask for the payment's status before trying again, and tell support the OrderId and the time.",
  ],
}

/** Codes that were seen in the field and that no document has. */
const further: Readonly<Record<string, ErrorRow>> = {
  AMOUNT_EXCEED_BALANCE: [
    'The amount is more than what is left of the payment.',
    'merchant',
    'after-fix',
    'The operation could not be completed. Please contact the shop.',
    'Ask for the status of the payment, and send an amount that is no more than what it says.',
  ],
  FORMAT_ERROR: [
    'A parameter is not in its format.',
    'merchant',
    'after-fix',
    'The operation could not be completed. Please contact the shop.',
    'Compare the request with the document; the answer does not say which parameter it is.',
  ],
  OPERATION_NOT_ALLOWED: [
    'The merchant may not carry out this operation.',
    'merchant',
    'after-fix',
    'The operation could not be completed. Please contact the shop.',
    'Have the operation switched on for the terminal by support, or leave it out.',
  ],
  WRONG_CARD: [
    'The registered card cannot pay, for it is not active.',
    'merchant',
    'after-fix',
    'This card is not confirmed yet. Confirm it, or pay with another card.',
    'Have the card activated with the amount that was blocked on it, or offer another one.',
  ],
  WRONG_AMOUNT: [
    'The amount is not the one that was expected.',
    'merchant',
    'after-fix',
    'The amount is not right. Please check it.',
    'Compare the amount with that of the payment, or with the one that was blocked on the card.',
  ],
}

/**
 * Tells what is known about an error code: what it means, whose fault it is, whether repeating can help, what to tell
 * the payer and the developer. A code outside the table comes back as not known. Throws nothing.
 *
 * @example
 * ```ts
 * describeError('NONE').advice.payer // a sentence that may be shown
 * ```
 */
export const describeError = /* @__PURE__ */ createErrorTable(rows, undefined, further)
