// Generated from spec/types.yaml by `npm run generate`. Do not edit: change the spec.
/**
 * 3-D Secure protocol version; 1.0 or 2.1, another passes through.
 *
 * Source: Resources and their fields, 3-D Secure data; decision C37.
 *
 * @example
 * ```ts
 * const threeDSVersion: ThreeDSVersion = '1.0'
 * ```
 */
export type ThreeDSVersion =
  /** 3-D Secure 1. */
  | '1.0'
  /** 3-D Secure 2. */
  | '2.1'

/**
 * Kind of the mobile wallet the token comes from; known to the caller, never sent.
 *
 * Source: Endpoints, API family, MobilePay; decision S18.
 *
 * @example
 * ```ts
 * const walletKind: WalletKind = 1
 * ```
 */
export type WalletKind =
  /** PayToken is the payment data of the platform token. */
  | 1
  /** PayToken is the token of the payment data. */
  | 2
  /** PayToken is the payment credential. */
  | 3

/**
 * Scheme of the payment that an InPay session makes.
 *
 * Source: Endpoints, InPay family, Init.
 *
 * @example
 * ```ts
 * const inpaySessionType: InpaySessionType = 'Pay'
 * ```
 */
export type InpaySessionType =
  /** One-step payment. */
  | 'Pay'
  /** Two-step payment. */
  | 'Block'

/**
 * What an eWallet session is for.
 *
 * Source: Endpoints, eWallet family, Init.
 *
 * @example
 * ```ts
 * const ewalletSessionType: EwalletSessionType = 'Add'
 * ```
 */
export type EwalletSessionType =
  /** Card registration. */
  | 'Add'
  /** One-step payment. */
  | 'Pay'
  /** Two-step payment. */
  | 'Block'

/**
 * Status of a registered card.
 *
 * Source: Resources and their fields, Card (eWallet).
 *
 * @example
 * ```ts
 * const cardStatus: CardStatus = 'IsActive'
 * ```
 */
export type CardStatus =
  /** Payment and removal are allowed. */
  | 'IsActive'
  /** Activation and removal are allowed. */
  | 'NotActive'

/**
 * VAT rate number of a cheque position.
 *
 * Source: Resources and their fields, Standalone cheque (without payment).
 *
 * @example
 * ```ts
 * const vatRate: VatRate = 1
 * ```
 */
export type VatRate =
  /** 18 %. */
  | 1
  /** 10 %. */
  | 2
  /** Calculated 18/118. */
  | 3
  /** Calculated 10/110. */
  | 4
  /** 0 %. */
  | 5
  /** VAT not charged. */
  | 6

/**
 * Tax system of the merchant.
 *
 * Source: Resources and their fields, Standalone cheque (without payment); decision N02.
 *
 * @example
 * ```ts
 * const taxSystem: TaxSystem = 0
 * ```
 */
export type TaxSystem =
  /** Common. */
  | 0
  /** Simplified, income. */
  | 1
  /** Simplified, income minus expenses. */
  | 2
  /** Its name is not shown in the interface document. (N02) */
  | 3
  /** Unified agricultural tax. */
  | 4
  /** Patent system. */
  | 5

/**
 * Type of a standalone cheque.
 *
 * Source: Resources and their fields, Standalone cheque (without payment).
 *
 * @example
 * ```ts
 * const documentType: DocumentType = 1
 * ```
 */
export type DocumentType =
  /** Income. */
  | 1
  /** Income return. */
  | 2
  /** Expense. */
  | 3
  /** Expense return. */
  | 4

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

/**
 * Status of a cheque, for example Created; open, for the document lists no values.
 *
 * Source: Endpoints, API family, Standalone cheque operations; decision S84.
 *
 * @example
 * ```ts
 * const chequeStatus: ChequeStatus = 'Created'
 * ```
 */
export type ChequeStatus =
  /** The cheque is created. */
  | 'Created'
