// Generated from spec/limits.yaml by `npm run generate`. Do not edit: change the spec.
/**
 * Every number of the interface document, under its name and in its unit.
 *
 * @example
 * ```ts
 * const { unit } = limits.orderId
 * ```
 */
export const limits = {
  /** Length of OrderId. Source: Limits. */
  orderId: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 50,
  },
  /** Length of CardHolder in payments. Source: Limits. */
  holderInPayment: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 30,
  },
  /** Length of CardHolder in eWallet Add. Source: Limits. */
  holderInAdd: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 50,
  },
  /** Length of VWUserLgn. Source: Limits. */
  userLogin: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 50,
  },
  /** Length of VWUserPsw. Source: Limits. */
  userPassword: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 50,
  },
  /** Length of Password. Source: Limits. */
  merchantPassword: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 50,
  },
  /** Length of Email. Source: Limits. */
  email: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 50,
  },
  /**
   * Length of CardId where a request may carry the longer form. Source: Resources and their fields, Card (eWallet);
   * decision C12.
   */
  cardId: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 50,
  },
  /** Length of CardId in responses and in SendCode. Source: Limits; decision C12. */
  cardIdShort: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 32,
  },
  /** Length of CardName. Source: Limits. */
  cardName: {
    /** What the numbers count. */
    unit: 'characters',
    /** The most that is allowed. */
    max: 32,
  },
  /** Length of SessionId. Source: Limits. */
  sessionId: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 50,
  },
  /** Length of ServiceId. Source: Limits. */
  serviceId: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 50,
  },
  /** Length of CustomerKey. Source: Limits. */
  customerKey: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 50,
  },
  /** Length of TemplateTag. Source: Limits. */
  templateTag: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 50,
  },
  /** Length of Language. Source: Limits; decision S30. */
  language: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 50,
  },
  /** Length of Message in an attached cheque. Source: Limits; decision T05. */
  chequeMessage: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 50,
  },
  /** Length of Content.Message in a standalone cheque. Source: Limits; decisions T05, S82. */
  documentMessage: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 64,
  },
  /** Length of the text of a cheque item. Source: Limits. */
  chequeItemText: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 128,
  },
  /** Length of a standalone cheque's Id. Source: Limits. */
  chequeId: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 32,
  },
  /** Length of a standalone cheque's Group. Source: Limits. */
  chequeGroup: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 32,
  },
  /** Length of INN. Source: Limits; decision S81. */
  inn: {
    /** What the numbers count. */
    unit: 'digits',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 12,
  },
  /** Length of CustomerContact in a standalone cheque. Source: Limits. */
  documentContact: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 32,
  },
  /**
   * Positions and payments of a cheque. Source: Resources and their fields, Cheque attached to a payment; decision S83.
   */
  chequeLines: {
    /** What the numbers count. */
    unit: 'number',
    /** The least that is allowed. */
    min: 1,
  },
  /** Digits after the point of a standalone cheque's Quantity. Source: Limits. */
  quantityPlaces: {
    /** What the numbers count. */
    unit: 'places',
    /** The one number. */
    value: 3,
  },
  /** Digits after the point of a standalone cheque's Price and Amount. Source: Limits. */
  moneyPlaces: {
    /** What the numbers count. */
    unit: 'places',
    /** The one number. */
    value: 2,
  },
  /** Digits of EMonth and EYear. Source: Resources and their fields, Card (eWallet). */
  expiryPart: {
    /** What the numbers count. */
    unit: 'digits',
    /** The one number. */
    value: 2,
  },
  /** Digits of a card number. Source: Resources and their fields, Card (eWallet); decision S14. */
  pan: {
    /** What the numbers count. */
    unit: 'digits',
    /** The least that is allowed. */
    min: 12,
    /** The most that is allowed. */
    max: 19,
  },
  /**
   * Digits of a CVC2/CVV2 where the document gives no number. Source: Resources and their fields, Card (eWallet);
   * decision C36.
   */
  secureCode: {
    /** What the numbers count. */
    unit: 'digits',
    /** The least that is allowed. */
    min: 3,
    /** The most that is allowed. */
    max: 4,
  },
  /** Digits of SecureCode in eWallet Pay. Source: Endpoints, eWallet family, Pay on the merchant side; decision C36. */
  secureCodeInPay: {
    /** What the numbers count. */
    unit: 'digits',
    /** The one number. */
    value: 3,
  },
  /** Digits of a confirmation code. Source: Limits. */
  confirmCode: {
    /** What the numbers count. */
    unit: 'digits',
    /** The one number. */
    value: 6,
  },
  /** Life of a confirmation code after delivery. Source: Limits; decision S63. */
  confirmCodeLife: {
    /** What the numbers count. */
    unit: 'minutes',
    /** The one number. */
    value: 30,
  },
  /** Digits of a phone number. Source: Resources and their fields, User (eWallet); decision S13. */
  phone: {
    /** What the numbers count. */
    unit: 'digits',
    /** The least that is allowed. */
    min: 5,
    /** The most that is allowed. */
    max: 15,
  },
  /** Range of an amount that is paid. Source: What the service does, Conventions, 6; decision S09. */
  amount: {
    /** What the numbers count. */
    unit: 'kopecks',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 9007199254740991,
  },
  /** Range of an amount that is received. Source: What the service does, Conventions, 6; decision S09. */
  balance: {
    /** What the numbers count. */
    unit: 'kopecks',
    /** The least that is allowed. */
    min: 0,
    /** The most that is allowed. */
    max: 9007199254740991,
  },
  /** Largest difference between Amount and the token's amount that Checksum accepts. Source: Limits; decision S17. */
  checksumTolerance: {
    /** What the numbers count. */
    unit: 'kopecks',
    /** The one number. */
    value: 100,
  },
  /** Random amount blocked when a card is registered. Source: Limits. */
  verificationAmount: {
    /** What the numbers count. */
    unit: 'kopecks',
    /** The least that is allowed. */
    min: 1,
    /** The most that is allowed. */
    max: 5000,
  },
  /** Time the issuer may take to release a wrongly confirmed amount. Source: Limits. */
  wrongBlockRelease: {
    /** What the numbers count. */
    unit: 'months',
    /** The most that is allowed. */
    max: 1,
  },
  /** Pause between two deliveries of a notification. Source: Limits. */
  notificationRetry: {
    /** What the numbers count. */
    unit: 'seconds',
    /** The one number. */
    value: 10,
  },
  /** Delay before the payer returns from the hosted page. Source: Limits. */
  returnDelay: {
    /** What the numbers count. */
    unit: 'seconds',
    /** The one number. */
    value: 3,
  },
  /** Payment amounts in the test environment. Source: Limits, Test environment; decision C13. */
  testAmount: {
    /** What the numbers count. */
    unit: 'kopecks',
    /** The least that is allowed. */
    min: 100,
    /** The most that is allowed. */
    max: 10000,
  },
  /** Shortest cardholder name in the test environment. Source: Limits, Test environment. */
  testHolder: {
    /** What the numbers count. */
    unit: 'characters',
    /** The least that is allowed. */
    min: 3,
  },
  /** Amount above which the AMOUNT_EXCEED test card refuses a block. Source: Limits, Test environment; decision C13. */
  testExceedAbove: {
    /** What the numbers count. */
    unit: 'kopecks',
    /** The one number. */
    value: 10000,
  },
  /** Time-out of the test cards that time out. Source: Limits, Test environment; decision S53. */
  testTimeout: {
    /** What the numbers count. */
    unit: 'seconds',
    /** The one number. */
    value: 40,
  },
} as const
