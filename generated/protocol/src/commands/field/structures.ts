// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
import type { DocumentType } from '../../enums.js'
import type { ChequeClose, ChequePosition } from '../../resources.js'

/**
 * Cheque without a payment. A refund takes a return cheque with all positions of the original one; a partial refund
 * takes that too, and then a new income cheque with the positions that remain.
 *
 * Source: Resources and their fields, Standalone cheque (without payment); decisions C18, C19, S84.
 *
 * @example
 * ```ts
 * const fieldStandaloneCheque: FieldStandaloneCheque = {
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
export interface FieldStandaloneCheque {
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
  readonly Content: FieldChequeContent
}

/**
 * Content of a standalone cheque.
 *
 * Source: Resources and their fields, Standalone cheque (without payment).
 *
 * @example
 * ```ts
 * const fieldChequeContent: FieldChequeContent = {
 *   Type: 1,
 *   Positions: [{ Quantity: '1', Price: '123.45', Tax: 1, Text: 'Ticket' }],
 *   CheckClose: { Payments: [{ Type: 3, Amount: '123.45' }], TaxationSystem: 0 },
 *   CustomerContact: 'ivan@shop.example',
 *   Message: 'Thank you for the purchase',
 * }
 * ```
 */
export interface FieldChequeContent {
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
  readonly Message?: string | undefined
}
