// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
/** Length of OrderId. Source: Limits. */
export const orderId = { unit: 'characters', min: 1, max: 50 } as const

/** Length of CardHolder in payments. Source: Limits. */
export const holderInPayment = { unit: 'characters', min: 1, max: 30 } as const

/** Length of CardHolder in eWallet Add. Source: Limits. */
export const holderInAdd = { unit: 'characters', min: 1, max: 50 } as const

/** Length of VWUserLgn. Source: Limits. */
export const userLogin = { unit: 'characters', min: 1, max: 50 } as const

/** Length of VWUserPsw. Source: Limits. */
export const userPassword = { unit: 'characters', min: 1, max: 50 } as const

/** Length of Password. Source: Limits. */
export const merchantPassword = { unit: 'characters', min: 1, max: 50 } as const

/** Length of Email. Source: Limits. */
export const email = { unit: 'characters', min: 1, max: 50 } as const

/**
 * Length of CardId where a request may carry the longer form. Source: Resources and their fields, Card (eWallet);
 * decision C12.
 */
export const cardId = { unit: 'characters', min: 1, max: 50 } as const

/** Length of CardId in responses and in SendCode. Source: Limits; decision C12. */
export const cardIdShort = { unit: 'characters', min: 1, max: 32 } as const

/** Length of CardName. Source: Limits. */
export const cardName = { unit: 'characters', max: 32 } as const

/** Length of SessionId. Source: Limits. */
export const sessionId = { unit: 'characters', min: 1, max: 50 } as const

/** Length of ServiceId. Source: Limits. */
export const serviceId = { unit: 'characters', min: 1, max: 50 } as const

/** Length of CustomerKey. Source: Limits. */
export const customerKey = { unit: 'characters', min: 1, max: 50 } as const

/** Length of TemplateTag. Source: Limits. */
export const templateTag = { unit: 'characters', min: 1, max: 50 } as const

/** Length of Language. Source: Limits; decision S30. */
export const language = { unit: 'characters', min: 1, max: 50 } as const

/** Length of Message in an attached cheque. Source: Limits; decision T05. */
export const chequeMessage = { unit: 'characters', min: 1, max: 50 } as const

/** Length of Content.Message in a standalone cheque. Source: Limits; decisions T05, S82. */
export const documentMessage = { unit: 'characters', min: 1, max: 64 } as const

/** Length of the text of a cheque item. Source: Limits. */
export const chequeItemText = { unit: 'characters', min: 1, max: 128 } as const

/** Length of a standalone cheque's Id. Source: Limits. */
export const chequeId = { unit: 'characters', min: 1, max: 32 } as const

/** Length of a standalone cheque's Group. Source: Limits. */
export const chequeGroup = { unit: 'characters', min: 1, max: 32 } as const

/** Length of INN. Source: Limits; decision S81. */
export const inn = { unit: 'digits', min: 1, max: 12 } as const

/** Length of CustomerContact in a standalone cheque. Source: Limits. */
export const documentContact = { unit: 'characters', min: 1, max: 32 } as const

/**
 * Positions and payments of a cheque. Source: Resources and their fields, Cheque attached to a payment; decision S83.
 */
export const chequeLines = { unit: 'number', min: 1 } as const

/** Digits after the point of a standalone cheque's Quantity. Source: Limits. */
export const quantityPlaces = { unit: 'places', value: 3 } as const

/** Digits after the point of a standalone cheque's Price and Amount. Source: Limits. */
export const moneyPlaces = { unit: 'places', value: 2 } as const

/** Digits of EMonth and EYear. Source: Resources and their fields, Card (eWallet). */
export const expiryPart = { unit: 'digits', value: 2 } as const

/** Digits of a card number. Source: Resources and their fields, Card (eWallet); decision S14. */
export const pan = { unit: 'digits', min: 12, max: 19 } as const

/**
 * Digits of a CVC2/CVV2 where the document gives no number. Source: Resources and their fields, Card (eWallet);
 * decision C36.
 */
export const secureCode = { unit: 'digits', min: 3, max: 4 } as const

/** Digits of SecureCode in eWallet Pay. Source: Endpoints, eWallet family, Pay on the merchant side; decision C36. */
export const secureCodeInPay = { unit: 'digits', value: 3 } as const

/** Digits of a confirmation code. Source: Limits. */
export const confirmCode = { unit: 'digits', value: 6 } as const

/** Life of a confirmation code after delivery. Source: Limits; decision S63. */
export const confirmCodeLife = { unit: 'minutes', value: 30 } as const

/** Digits of a phone number. Source: Resources and their fields, User (eWallet); decision S13. */
export const phone = { unit: 'digits', min: 5, max: 15 } as const

/** Range of an amount that is paid. Source: What the service does, Conventions, 6; decision S09. */
export const amount = { unit: 'kopecks', min: 1, max: 9007199254740991 } as const

/** Range of an amount that is received. Source: What the service does, Conventions, 6; decision S09. */
export const balance = { unit: 'kopecks', min: 0, max: 9007199254740991 } as const

/** Largest difference between Amount and the token's amount that Checksum accepts. Source: Limits; decision S17. */
export const checksumTolerance = { unit: 'kopecks', value: 100 } as const

/** Random amount blocked when a card is registered. Source: Limits. */
export const verificationAmount = { unit: 'kopecks', min: 1, max: 5000 } as const

/** Time the issuer may take to release a wrongly confirmed amount. Source: Limits. */
export const wrongBlockRelease = { unit: 'months', max: 1 } as const

/** Pause between two deliveries of a notification. Source: Limits. */
export const notificationRetry = { unit: 'seconds', value: 10 } as const

/** Delay before the payer returns from the hosted page. Source: Limits. */
export const returnDelay = { unit: 'seconds', value: 3 } as const

/** Payment amounts in the test environment. Source: Limits, Test environment; decision C13. */
export const testAmount = { unit: 'kopecks', min: 100, max: 10000 } as const

/** Shortest cardholder name in the test environment. Source: Limits, Test environment. */
export const testHolder = { unit: 'characters', min: 3 } as const

/** Amount above which the AMOUNT_EXCEED test card refuses a block. Source: Limits, Test environment; decision C13. */
export const testExceedAbove = { unit: 'kopecks', value: 10000 } as const

/** Time-out of the test cards that time out. Source: Limits, Test environment; decision S53. */
export const testTimeout = { unit: 'seconds', value: 40 } as const
