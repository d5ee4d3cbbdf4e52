// Generated from spec/limits.yaml by `npm run generate`. Do not edit: change the spec.
/**
 * From one number to another, both allowed.
 *
 * @example
 * ```ts
 * const tell = (limit: RangeLimit<'characters', 1, 11>) => `${limit.max} ${limit.unit}`
 * ```
 */
export interface RangeLimit<Unit extends string, Min extends number, Max extends number> {
  /** What the numbers count. */
  readonly unit: Unit
  /** The least that is allowed. */
  readonly min: Min
  /** The most that is allowed. */
  readonly max: Max
}

/**
 * Up to a number.
 *
 * @example
 * ```ts
 * const tell = (limit: UpperLimit<'characters', 1>) => `${limit.max} ${limit.unit}`
 * ```
 */
export interface UpperLimit<Unit extends string, Max extends number> {
  /** What the numbers count. */
  readonly unit: Unit
  /** The most that is allowed. */
  readonly max: Max
}

/**
 * From a number on.
 *
 * @example
 * ```ts
 * const tell = (limit: LowerLimit<'characters', 1>) => `${limit.min} ${limit.unit}`
 * ```
 */
export interface LowerLimit<Unit extends string, Min extends number> {
  /** What the numbers count. */
  readonly unit: Unit
  /** The least that is allowed. */
  readonly min: Min
}

/**
 * A number by itself.
 *
 * @example
 * ```ts
 * const tell = (limit: FixedLimit<'characters', 1>) => `${limit.value} ${limit.unit}`
 * ```
 */
export interface FixedLimit<Unit extends string, Value extends number> {
  /** What the numbers count. */
  readonly unit: Unit
  /** The one number. */
  readonly value: Value
}

/**
 * Every number of the interface document, under its name and in its unit.
 *
 * @example
 * ```ts
 * const unitOf = (all: Limits) => all.orderId.unit
 * ```
 */
export interface Limits {
  /** Length of OrderId. Source: Limits. */
  readonly orderId: RangeLimit<'characters', 1, 50>
  /** Length of CardHolder in payments. Source: Limits. */
  readonly holderInPayment: RangeLimit<'characters', 1, 30>
  /** Length of CardHolder in eWallet Add. Source: Limits. */
  readonly holderInAdd: RangeLimit<'characters', 1, 50>
  /** Length of VWUserLgn. Source: Limits. */
  readonly userLogin: RangeLimit<'characters', 1, 50>
  /** Length of VWUserPsw. Source: Limits. */
  readonly userPassword: RangeLimit<'characters', 1, 50>
  /** Length of Password. Source: Limits. */
  readonly merchantPassword: RangeLimit<'characters', 1, 50>
  /** Length of Email. Source: Limits. */
  readonly email: RangeLimit<'characters', 1, 50>
  /**
   * Length of CardId where a request may carry the longer form. Source: Resources and their fields, Card (eWallet);
   * decision C12.
   */
  readonly cardId: RangeLimit<'characters', 1, 50>
  /** Length of CardId in responses and in SendCode. Source: Limits; decision C12. */
  readonly cardIdShort: RangeLimit<'characters', 1, 32>
  /** Length of CardName. Source: Limits. */
  readonly cardName: UpperLimit<'characters', 32>
  /** Length of SessionId. Source: Limits. */
  readonly sessionId: RangeLimit<'characters', 1, 50>
  /** Length of ServiceId. Source: Limits. */
  readonly serviceId: RangeLimit<'characters', 1, 50>
  /** Length of CustomerKey. Source: Limits. */
  readonly customerKey: RangeLimit<'characters', 1, 50>
  /** Length of TemplateTag. Source: Limits. */
  readonly templateTag: RangeLimit<'characters', 1, 50>
  /** Length of Language. Source: Limits; decision S30. */
  readonly language: RangeLimit<'characters', 1, 50>
  /** Length of Message in an attached cheque. Source: Limits; decision T05. */
  readonly chequeMessage: RangeLimit<'characters', 1, 50>
  /** Length of Content.Message in a standalone cheque. Source: Limits; decisions T05, S82. */
  readonly documentMessage: RangeLimit<'characters', 1, 64>
  /** Length of the text of a cheque item. Source: Limits. */
  readonly chequeItemText: RangeLimit<'characters', 1, 128>
  /** Length of a standalone cheque's Id. Source: Limits. */
  readonly chequeId: RangeLimit<'characters', 1, 32>
  /** Length of a standalone cheque's Group. Source: Limits. */
  readonly chequeGroup: RangeLimit<'characters', 1, 32>
  /** Length of INN. Source: Limits; decision S81. */
  readonly inn: RangeLimit<'digits', 1, 12>
  /** Length of CustomerContact in a standalone cheque. Source: Limits. */
  readonly documentContact: RangeLimit<'characters', 1, 32>
  /**
   * Positions and payments of a cheque. Source: Resources and their fields, Cheque attached to a payment; decision S83.
   */
  readonly chequeLines: LowerLimit<'number', 1>
  /** Digits after the point of a standalone cheque's Quantity. Source: Limits. */
  readonly quantityPlaces: FixedLimit<'places', 3>
  /** Digits after the point of a standalone cheque's Price and Amount. Source: Limits. */
  readonly moneyPlaces: FixedLimit<'places', 2>
  /** Digits of EMonth and EYear. Source: Resources and their fields, Card (eWallet). */
  readonly expiryPart: FixedLimit<'digits', 2>
  /** Digits of a card number. Source: Resources and their fields, Card (eWallet); decision S14. */
  readonly pan: RangeLimit<'digits', 12, 19>
  /**
   * Digits of a CVC2/CVV2 where the document gives no number. Source: Resources and their fields, Card (eWallet);
   * decision C36.
   */
  readonly secureCode: RangeLimit<'digits', 3, 4>
  /** Digits of SecureCode in eWallet Pay. Source: Endpoints, eWallet family, Pay on the merchant side; decision C36. */
  readonly secureCodeInPay: FixedLimit<'digits', 3>
  /** Digits of a confirmation code. Source: Limits. */
  readonly confirmCode: FixedLimit<'digits', 6>
  /** Life of a confirmation code after delivery. Source: Limits; decision S63. */
  readonly confirmCodeLife: FixedLimit<'minutes', 30>
  /** Digits of a phone number. Source: Resources and their fields, User (eWallet); decision S13. */
  readonly phone: RangeLimit<'digits', 5, 15>
  /** Range of an amount that is paid. Source: What the service does, Conventions, 6; decision S09. */
  readonly amount: RangeLimit<'kopecks', 1, 9007199254740991>
  /** Range of an amount that is received. Source: What the service does, Conventions, 6; decision S09. */
  readonly balance: RangeLimit<'kopecks', 0, 9007199254740991>
  /** Largest difference between Amount and the token's amount that Checksum accepts. Source: Limits; decision S17. */
  readonly checksumTolerance: FixedLimit<'kopecks', 100>
  /** Random amount blocked when a card is registered. Source: Limits. */
  readonly verificationAmount: RangeLimit<'kopecks', 1, 5000>
  /** Time the issuer may take to release a wrongly confirmed amount. Source: Limits. */
  readonly wrongBlockRelease: UpperLimit<'months', 1>
  /** Pause between two deliveries of a notification. Source: Limits. */
  readonly notificationRetry: FixedLimit<'seconds', 10>
  /** Delay before the payer returns from the hosted page. Source: Limits. */
  readonly returnDelay: FixedLimit<'seconds', 3>
  /** Payment amounts in the test environment. Source: Limits, Test environment; decision C13. */
  readonly testAmount: RangeLimit<'kopecks', 100, 10000>
  /** Shortest cardholder name in the test environment. Source: Limits, Test environment. */
  readonly testHolder: LowerLimit<'characters', 3>
  /** Amount above which the AMOUNT_EXCEED test card refuses a block. Source: Limits, Test environment; decision C13. */
  readonly testExceedAbove: FixedLimit<'kopecks', 10000>
  /** Time-out of the test cards that time out. Source: Limits, Test environment; decision S53. */
  readonly testTimeout: FixedLimit<'seconds', 40>
}

/**
 * Every number of the interface document, under its name and in its unit.
 *
 * @example
 * ```ts
 * const { unit } = limits.orderId
 * ```
 */
export const limits: Limits = {
  orderId: { unit: 'characters', min: 1, max: 50 },
  holderInPayment: { unit: 'characters', min: 1, max: 30 },
  holderInAdd: { unit: 'characters', min: 1, max: 50 },
  userLogin: { unit: 'characters', min: 1, max: 50 },
  userPassword: { unit: 'characters', min: 1, max: 50 },
  merchantPassword: { unit: 'characters', min: 1, max: 50 },
  email: { unit: 'characters', min: 1, max: 50 },
  cardId: { unit: 'characters', min: 1, max: 50 },
  cardIdShort: { unit: 'characters', min: 1, max: 32 },
  cardName: { unit: 'characters', max: 32 },
  sessionId: { unit: 'characters', min: 1, max: 50 },
  serviceId: { unit: 'characters', min: 1, max: 50 },
  customerKey: { unit: 'characters', min: 1, max: 50 },
  templateTag: { unit: 'characters', min: 1, max: 50 },
  language: { unit: 'characters', min: 1, max: 50 },
  chequeMessage: { unit: 'characters', min: 1, max: 50 },
  documentMessage: { unit: 'characters', min: 1, max: 64 },
  chequeItemText: { unit: 'characters', min: 1, max: 128 },
  chequeId: { unit: 'characters', min: 1, max: 32 },
  chequeGroup: { unit: 'characters', min: 1, max: 32 },
  inn: { unit: 'digits', min: 1, max: 12 },
  documentContact: { unit: 'characters', min: 1, max: 32 },
  chequeLines: { unit: 'number', min: 1 },
  quantityPlaces: { unit: 'places', value: 3 },
  moneyPlaces: { unit: 'places', value: 2 },
  expiryPart: { unit: 'digits', value: 2 },
  pan: { unit: 'digits', min: 12, max: 19 },
  secureCode: { unit: 'digits', min: 3, max: 4 },
  secureCodeInPay: { unit: 'digits', value: 3 },
  confirmCode: { unit: 'digits', value: 6 },
  confirmCodeLife: { unit: 'minutes', value: 30 },
  phone: { unit: 'digits', min: 5, max: 15 },
  amount: { unit: 'kopecks', min: 1, max: 9007199254740991 },
  balance: { unit: 'kopecks', min: 0, max: 9007199254740991 },
  checksumTolerance: { unit: 'kopecks', value: 100 },
  verificationAmount: { unit: 'kopecks', min: 1, max: 5000 },
  wrongBlockRelease: { unit: 'months', max: 1 },
  notificationRetry: { unit: 'seconds', value: 10 },
  returnDelay: { unit: 'seconds', value: 3 },
  testAmount: { unit: 'kopecks', min: 100, max: 10000 },
  testHolder: { unit: 'characters', min: 3 },
  testExceedAbove: { unit: 'kopecks', value: 10000 },
  testTimeout: { unit: 'seconds', value: 40 },
}
