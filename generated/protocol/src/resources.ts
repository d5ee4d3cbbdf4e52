// Generated from spec/resources.yaml by `npm run generate`. Do not edit: change the spec.
import type { Extra } from './elements.js'
import type { ChequeStatus, DocumentType, PaymentType, TaxSystem, VatRate } from './enums.js'
import type { ErrorCode } from './errors.js'

/**
 * Cheque that is formed together with a payment; travels as Base64 of JSON. Needed when a customer's money is blocked.
 * A full refund or release issues the return cheque by itself; for a partial one, or a partial charge, the positions
 * that remain must be passed.
 *
 * Source: Resources and their fields, Cheque attached to a payment; decisions C19, C20, C21, S20.
 *
 * @example
 * ```ts
 * const attachedCheque: AttachedCheque = {
 *   Positions: [{ Quantity: 3, Price: 33333, Tax: 2, Text: 'Молоко «Зорька» 3,2%' }],
 *   CheckClose: { TaxationSystem: 3 },
 *   CustomerContact: '79001234567',
 *   Message: 'Ваш чек',
 * }
 * ```
 */
export interface AttachedCheque {
  /**
   * Items of the cheque. At least 1.
   *
   * By decision S83.
   */
  readonly Positions: readonly AttachedChequePosition[]
  /** Closing data; may be left out when support has configured it. */
  readonly CheckClose?: AttachedChequeClose | undefined
  /**
   * E-mail address of the customer, or a phone: digits only, beginning with the country code. Hidden in errors, traces
   * and logs.
   *
   * Source: Resources and their fields, Cheque attached to a payment; decisions S112, S13.
   */
  readonly CustomerContact: string
  /**
   * Subject of the message that carries an attached cheque, or the text of an SMS. 1 to 50 characters.
   *
   * Source: Resources and their fields, Cheque attached to a payment; decision T05.
   */
  readonly Message: string
  /** Further entries of the message. */
  readonly AdditionalMessages?: readonly AttachedChequeMessage[] | undefined
}

/**
 * One item of an attached cheque.
 *
 * Source: Resources and their fields, Cheque attached to a payment; decisions S79, S83.
 *
 * @example
 * ```ts
 * const attachedChequePosition: AttachedChequePosition = {
 *   Quantity: 3,
 *   Price: 33333,
 *   Tax: 2,
 *   Text: 'Молоко «Зорька» 3,2%',
 * }
 * ```
 */
export interface AttachedChequePosition {
  /**
   * Quantity in an attached cheque, digits. At least 1.
   *
   * Source: Resources and their fields, Cheque attached to a payment; decisions C19, S79.
   */
  readonly Quantity: number
  /**
   * Unit price in an attached cheque, in minor units (kopecks). At least 0.
   *
   * Source: Resources and their fields, Cheque attached to a payment; decisions C19, S79, S83.
   */
  readonly Price: number
  /**
   * VAT rate number of a cheque position.
   *
   * Source: Resources and their fields, Standalone cheque (without payment).
   */
  readonly Tax: VatRate
  /**
   * Name of a cheque item. 1 to 128 characters.
   *
   * Source: Resources and their fields, Cheque attached to a payment.
   */
  readonly Text: string
}

/**
 * Closing data of an attached cheque.
 *
 * Source: Resources and their fields, Cheque attached to a payment; decision T07.
 *
 * @example
 * ```ts
 * const attachedChequeClose: AttachedChequeClose = { TaxationSystem: 3 }
 * ```
 */
export interface AttachedChequeClose {
  /**
   * Tax system of the merchant.
   *
   * Source: Resources and their fields, Standalone cheque (without payment); decision N02.
   */
  readonly TaxationSystem: TaxSystem
}

/**
 * One further entry of the message that carries an attached cheque.
 *
 * Source: Resources and their fields, Cheque attached to a payment.
 *
 * @example
 * ```ts
 * const attachedChequeMessage: AttachedChequeMessage = { Key: 'Зал', Value: '№ 5; вход со двора' }
 * ```
 */
export interface AttachedChequeMessage {
  /**
   * Name of the entry.
   *
   * Source: Resources and their fields, Cheque attached to a payment.
   */
  readonly Key: string
  /**
   * Text of the entry.
   *
   * Source: Resources and their fields, Cheque attached to a payment.
   */
  readonly Value: string
}

/**
 * Cheque without a payment. A refund takes a return cheque with all positions of the original one; a partial refund
 * takes that too, and then a new income cheque with the positions that remain.
 *
 * Source: Resources and their fields, Standalone cheque (without payment); decisions C18, C19, S84.
 *
 * @example
 * ```ts
 * const standaloneCheque: StandaloneCheque = {
 *   Id: 'cheque-1',
 *   INN: '7701234567',
 *   Content: {
 *     Type: 1,
 *     Positions: [{ Quantity: '1', Price: '123.45', Tax: 1, Text: 'Ticket' }],
 *     CheckClose: { Payments: [{ Type: 3, Amount: '123.45' }], TaxationSystem: 0 },
 *     CustomerContact: 'ivan@shop.example',
 *     Message: 'Thank you for the purchase',
 *   },
 * }
 * ```
 */
export interface StandaloneCheque {
  /**
   * Id of the cheque; unique and used later to ask for its status. 1 to 32 characters.
   *
   * Source: Resources and their fields, Standalone cheque (without payment); decisions C18, S84.
   */
  readonly Id: string
  /**
   * Taxpayer number of the organization; identifies the device that posts the cheque. 1 to 12 digits.
   *
   * Source: Resources and their fields, Standalone cheque (without payment); decision S81.
   */
  readonly INN: string
  /**
   * Group of devices that may post the cheque. 1 to 32 characters.
   *
   * Source: Resources and their fields, Standalone cheque (without payment).
   */
  readonly Group?: string | undefined
  /** Content of the document. */
  readonly Content: ChequeContent
}

/**
 * Content of a standalone cheque.
 *
 * Source: Resources and their fields, Standalone cheque (without payment).
 *
 * @example
 * ```ts
 * const chequeContent: ChequeContent = {
 *   Type: 1,
 *   Positions: [{ Quantity: '1', Price: '123.45', Tax: 1, Text: 'Ticket' }],
 *   CheckClose: { Payments: [{ Type: 3, Amount: '123.45' }], TaxationSystem: 0 },
 *   CustomerContact: 'ivan@shop.example',
 *   Message: 'Thank you for the purchase',
 * }
 * ```
 */
export interface ChequeContent {
  /**
   * Type of a standalone cheque.
   *
   * Source: Resources and their fields, Standalone cheque (without payment).
   */
  readonly Type: DocumentType
  /**
   * Items of the cheque. At least 1.
   *
   * By decision S83.
   */
  readonly Positions: readonly ChequePosition[]
  /**
   * Closing data.
   *
   * By decision T07.
   */
  readonly CheckClose: ChequeClose
  /**
   * E-mail address or phone of the customer. 1 to 32 characters. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, Standalone cheque (without payment); decision S112.
   */
  readonly CustomerContact: string
  /**
   * Message to the customer in a standalone cheque. 1 to 64 characters.
   *
   * Source: Resources and their fields, Standalone cheque (without payment); decisions S82, T05.
   */
  readonly Message: string
}

/**
 * One item of a standalone cheque.
 *
 * Source: Resources and their fields, Standalone cheque (without payment).
 *
 * @example
 * ```ts
 * const chequePosition: ChequePosition = { Quantity: '1', Price: '123.45', Tax: 1, Text: 'Ticket' }
 * ```
 */
export interface ChequePosition {
  /**
   * Quantity with at most three digits after the point; exact, so a string. At most 3 digits after the point.
   *
   * Source: Resources and their fields, Standalone cheque (without payment); decisions S79, C19.
   */
  readonly Quantity: string
  /**
   * Price with every discount and extra charge included, in major units (rubles). At most 2 digits after the point.
   *
   * Source: Resources and their fields, Standalone cheque (without payment); decisions C19, S79, S83.
   */
  readonly Price: string
  /**
   * VAT rate number of a cheque position.
   *
   * Source: Resources and their fields, Standalone cheque (without payment).
   */
  readonly Tax: VatRate
  /**
   * Text of the item. 1 to 128 characters.
   *
   * Source: Resources and their fields, Cheque attached to a payment.
   */
  readonly Text: string
}

/**
 * Closing data of a standalone cheque.
 *
 * Source: Resources and their fields, Standalone cheque (without payment); decision T07.
 *
 * @example
 * ```ts
 * const chequeClose: ChequeClose = { Payments: [{ Type: 3, Amount: '123.45' }], TaxationSystem: 0 }
 * ```
 */
export interface ChequeClose {
  /**
   * How it was paid. At least 1.
   *
   * By decision S83.
   */
  readonly Payments: readonly ChequePayment[]
  /**
   * Tax system of the merchant.
   *
   * Source: Resources and their fields, Standalone cheque (without payment); decision N02.
   */
  readonly TaxationSystem: TaxSystem
}

/**
 * One payment of a standalone cheque. The sum of the payments need not equal that of the positions, for there may be
 * change.
 *
 * Source: Resources and their fields, Standalone cheque (without payment); decision S83.
 *
 * @example
 * ```ts
 * const chequePayment: ChequePayment = { Type: 3, Amount: '123.45' }
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
 * One cheque in the answer of the cheque status. Code and status may stand inside Cheque or beside it; both places are
 * read.
 *
 * Source: Endpoints, API family, Standalone cheque operations; decision C40.
 *
 * @example
 * ```ts
 * const chequeStatusEntry: ChequeStatusEntry = { Sended: true, Cheque: { Status: 'Created' } }
 * ```
 */
export interface ChequeStatusEntry {
  /**
   * Whether the cheque was sent.
   *
   * Source: What the service does, Conventions, 4; decisions T07, S76.
   */
  readonly Sended?: boolean
  /** What became of the cheque. */
  readonly Cheque?: ChequeStatusResult
  /**
   * Error code beside Cheque.
   *
   * Source: Errors; decisions C39, C40, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /**
   * Status beside Cheque.
   *
   * Source: Endpoints, API family, Standalone cheque operations; decisions C40, S84.
   */
  readonly Status?: ChequeStatus | (string & {})
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * What became of a standalone cheque.
 *
 * Source: Endpoints, API family, Standalone cheque operations; decision C40.
 *
 * @example
 * ```ts
 * const chequeStatusResult: ChequeStatusResult = { Status: 'Created' }
 * ```
 */
export interface ChequeStatusResult {
  /**
   * Error code; absent or NONE when all is well.
   *
   * Source: Errors; decisions C39, T08, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /**
   * Status of a cheque, for example Created; open, for the document lists no values.
   *
   * Source: Endpoints, API family, Standalone cheque operations; decision S84.
   */
  readonly Status?: ChequeStatus | (string & {})
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}
