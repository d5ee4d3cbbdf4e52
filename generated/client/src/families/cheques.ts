// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import type {
  ChequesCreateReply,
  ChequesCreateRequest,
  ChequesStatusReply,
  ChequesStatusRequest,
} from '@card-gateway/protocol'
import type { CallOptions } from '../call-options.js'
import type { Caller } from '../caller.js'

const loadChequesCreate = () => import('../commands/cheques/Create.js')

const loadChequesStatus = () => import('../commands/cheques/Status.js')

/**
 * Fiscal cheques without a payment; JSON instead of forms and XML, at paths the document does not show.
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
export class ChequesFamily {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Queues a cheque that belongs to no payment. The cheque is processed later; Status tells what became of it, by the
   * Id the merchant chose. When no answer came, ask Status with that Id before sending the cheque again.
   *
   * Changes a user's account; the client does not repeat it by itself.
   *
   * Source: Endpoints, API family, Standalone cheque operations; decisions C05, C40, N07, S84.
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
  create(request: ChequesCreateRequest, options?: CallOptions): Promise<ChequesCreateReply> {
    return this.#caller.call(loadChequesCreate, request, options)
  }

  /**
   * Tells what became of a cheque. Id asks for a standalone cheque, OrderId for the cheques attached to a payment; at
   * least one of them is needed.
   *
   * Only reads, so the client repeats it when no answer comes.
   *
   * Source: Endpoints, API family, Standalone cheque operations; decisions C05, C18, C40, N07.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known
   *
   * @example
   * ```ts
   * const reply = await gateway.cheques.status({ Id: 'cheque-1' })
   * ```
   */
  status(request: ChequesStatusRequest, options?: CallOptions): Promise<ChequesStatusReply> {
    return this.#caller.call(loadChequesStatus, request, options)
  }
}
