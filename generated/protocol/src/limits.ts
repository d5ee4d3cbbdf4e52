// Generated from spec/limits.yaml by `npm run generate`. Do not edit: change the spec.
/** Every number of the interface document, under its name and in its unit. */
export const limits = {
  /** Length of OrderId. Source: Limits. */
  orderId: { unit: 'characters', min: 1, max: 50 },
  /** Length of CardHolder in payments. Source: Limits. */
  holderInPayment: { unit: 'characters', min: 1, max: 30 },
  /** Length of CardHolder in eWallet Add. Source: Limits. */
  holderInAdd: { unit: 'characters', min: 1, max: 50 },
  /** Length of VWUserLgn. Source: Limits. */
  userLogin: { unit: 'characters', min: 1, max: 50 },
  /** Length of VWUserPsw. Source: Limits. */
  userPassword: { unit: 'characters', min: 1, max: 50 },
  /** Length of Password. Source: Limits. */
  merchantPassword: { unit: 'characters', min: 1, max: 50 },
  /** Length of Email. Source: Limits. */
  email: { unit: 'characters', min: 1, max: 50 },
  /**
   * Length of CardId where a request may carry the longer form. Source: Resources and their fields, Card (eWallet);
   * decision C12.
   */
  cardId: { unit: 'characters', min: 1, max: 50 },
  /** Length of CardId in responses and in SendCode. Source: Limits; decision C12. */
  cardIdShort: { unit: 'characters', min: 1, max: 32 },
  /** Length of CardName. Source: Limits. */
  cardName: { unit: 'characters', max: 32 },
  /** Length of SessionId. Source: Limits. */
  sessionId: { unit: 'characters', min: 1, max: 50 },
  /** Length of ServiceId. Source: Limits. */
  serviceId: { unit: 'characters', min: 1, max: 50 },
  /** Length of CustomerKey. Source: Limits. */
  customerKey: { unit: 'characters', min: 1, max: 50 },
  /** Length of TemplateTag. Source: Limits. */
  templateTag: { unit: 'characters', min: 1, max: 50 },
  /** Length of Language. Source: Limits; decision S30. */
  language: { unit: 'characters', min: 1, max: 50 },
  /** Length of Message in an attached cheque. Source: Limits; decision T05. */
  chequeMessage: { unit: 'characters', min: 1, max: 50 },
  /** Length of Content.Message in a standalone cheque. Source: Limits; decisions T05, S82. */
  documentMessage: { unit: 'characters', min: 1, max: 64 },
  /** Length of the text of a cheque item. Source: Limits. */
  chequeItemText: { unit: 'characters', min: 1, max: 128 },
  /** Length of a standalone cheque's Id. Source: Limits. */
  chequeId: { unit: 'characters', min: 1, max: 32 },
  /** Length of a standalone cheque's Group. Source: Limits. */
  chequeGroup: { unit: 'characters', min: 1, max: 32 },
  /** Length of INN. Source: Limits; decision S81. */
  inn: { unit: 'digits', min: 1, max: 12 },
  /** Length of CustomerContact in a standalone cheque. Source: Limits. */
  documentContact: { unit: 'characters', min: 1, max: 32 },
  /**
   * Positions and payments of a cheque. Source: Resources and their fields, Cheque attached to a payment; decision S83.
   */
  chequeLines: { unit: 'number', min: 1 },
  /** Digits after the point of a standalone cheque's Quantity. Source: Limits. */
  quantityPlaces: { unit: 'places', value: 3 },
  /** Digits after the point of a standalone cheque's Price and Amount. Source: Limits. */
  moneyPlaces: { unit: 'places', value: 2 },
  /** Digits of EMonth and EYear. Source: Resources and their fields, Card (eWallet). */
  expiryPart: { unit: 'digits', value: 2 },
  /** Digits of a card number. Source: Resources and their fields, Card (eWallet); decision S14. */
  pan: { unit: 'digits', min: 12, max: 19 },
  /**
   * Digits of a CVC2/CVV2 where the document gives no number. Source: Resources and their fields, Card (eWallet);
   * decision C36.
   */
  secureCode: { unit: 'digits', min: 3, max: 4 },
  /** Digits of SecureCode in eWallet Pay. Source: Endpoints, eWallet family, Pay on the merchant side; decision C36. */
  secureCodeInPay: { unit: 'digits', value: 3 },
  /** Digits of a confirmation code. Source: Limits. */
  confirmCode: { unit: 'digits', value: 6 },
  /** Life of a confirmation code after delivery. Source: Limits; decision S63. */
  confirmCodeLife: { unit: 'minutes', value: 30 },
  /** Digits of a phone number. Source: Resources and their fields, User (eWallet); decision S13. */
  phone: { unit: 'digits', min: 5, max: 15 },
  /** Range of an amount that is paid. Source: What the service does, Conventions, 6; decision S09. */
  amount: { unit: 'kopecks', min: 1, max: 9007199254740991 },
  /** Range of an amount that is received. Source: What the service does, Conventions, 6; decision S09. */
  balance: { unit: 'kopecks', min: 0, max: 9007199254740991 },
  /** Largest difference between Amount and the token's amount that Checksum accepts. Source: Limits; decision S17. */
  checksumTolerance: { unit: 'kopecks', value: 100 },
  /** Random amount blocked when a card is registered. Source: Limits. */
  verificationAmount: { unit: 'kopecks', min: 1, max: 5000 },
  /** Time the issuer may take to release a wrongly confirmed amount. Source: Limits. */
  wrongBlockRelease: { unit: 'months', max: 1 },
  /** Pause between two deliveries of a notification. Source: Limits. */
  notificationRetry: { unit: 'seconds', value: 10 },
  /** Delay before the payer returns from the hosted page. Source: Limits. */
  returnDelay: { unit: 'seconds', value: 3 },
  /** Payment amounts in the test environment. Source: Limits, Test environment; decision C13. */
  testAmount: { unit: 'kopecks', min: 100, max: 10000 },
  /** Shortest cardholder name in the test environment. Source: Limits, Test environment. */
  testHolder: { unit: 'characters', min: 3 },
  /** Amount above which the AMOUNT_EXCEED test card refuses a block. Source: Limits, Test environment; decision C13. */
  testExceedAbove: { unit: 'kopecks', value: 10000 },
  /** Time-out of the test cards that time out. Source: Limits, Test environment; decision S53. */
  testTimeout: { unit: 'seconds', value: 40 },
} as const
