// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
import type { ChequesCreateReply } from '@card-gateway/protocol'
import type { FieldChequesCreateRequest } from '@card-gateway/protocol/commands/field/cheques/Create'
import type {
  FieldChequesCreateCorrectionRequest,
} from '@card-gateway/protocol/commands/field/cheques/CreateCorrection'
import type { CallOptions } from '../../call-options.js'
import type { Caller } from '../../caller.js'
import { ChequesFamily } from '../cheques.js'

const loadFieldChequesCreateCorrection = () => import('../../commands/field/cheques/CreateCorrection.js')

const loadFieldChequesCreate = () => import('../../commands/field/cheques/Create.js')

/**
 * Fiscal cheques without a payment; JSON instead of forms and XML, at paths the document does not show.
 *
 * @example
 * ```ts
 * const reply = await gateway.cheques.createCorrection({
 *   Cheque: {
 *     Id: 'cheque-1',
 *     INN: '7701234567',
 *     Content: {
 *       Type: 1,
 *       Positions: [{ Quantity: '1', Price: '123.45', Tax: 1, Text: 'Ticket' }],
 *       CheckClose: { Payments: [{ Type: 3, Amount: '123.45' }], TaxationSystem: 0 },
 *       CustomerContact: 'ivan@shop.example',
 *       Message: 'Thank you for the purchase',
 *     },
 *   },
 * })
 * ```
 */
export class FieldChequesFamily extends ChequesFamily {
  readonly #caller: Caller

  constructor(caller: Caller) {
    super(caller)
    this.#caller = caller
  }

  /**
   * Queues a cheque that belongs to no payment. Cheques have paths of their own, a cheque Id that is used again is a
   * conflict, and there is CreateCorrection.
   *
   * Changes a user's account; the client does not repeat it by itself.
   *
   * Source: row F18 of the overlay field.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known
   *
   * @example
   * ```ts
   * const reply = await gateway.cheques.createCorrection({
   *   Cheque: {
   *     Id: 'cheque-1',
   *     INN: '7701234567',
   *     Content: {
   *       Type: 1,
   *       Positions: [{ Quantity: '1', Price: '123.45', Tax: 1, Text: 'Ticket' }],
   *       CheckClose: { Payments: [{ Type: 3, Amount: '123.45' }], TaxationSystem: 0 },
   *       CustomerContact: 'ivan@shop.example',
   *       Message: 'Thank you for the purchase',
   *     },
   *   },
   * })
   * ```
   */
  createCorrection(request: FieldChequesCreateCorrectionRequest, options?: CallOptions): Promise<ChequesCreateReply> {
    return this.#caller.call(loadFieldChequesCreateCorrection, request, options)
  }

  /**
   * Queues a cheque that belongs to no payment. Standalone cheques have Message and AdditionalMessages at the top level
   * only, and INN as a number.
   *
   * Changes a user's account; the client does not repeat it by itself.
   *
   * Source: row F16 of the overlay field; decisions C05, C40, N07, S84.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known
   *
   * @example
   * ```ts
   * const reply = await gateway.cheques.create({
   *   Cheque: {
   *     Id: 'cheque-1',
   *     INN: '7701234567',
   *     Content: {
   *       Type: 1,
   *       Positions: [{ Quantity: '1', Price: '123.45', Tax: 1, Text: 'Ticket' }],
   *       CheckClose: { Payments: [{ Type: 3, Amount: '123.45' }], TaxationSystem: 0 },
   *       CustomerContact: 'ivan@shop.example',
   *       Message: 'Thank you for the purchase',
   *     },
   *   },
   * })
   * ```
   */
  override create(request: FieldChequesCreateRequest, options?: CallOptions): Promise<ChequesCreateReply> {
    return this.#caller.call(loadFieldChequesCreate, request, options)
  }
}
