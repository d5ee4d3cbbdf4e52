// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
import type { ApiGetStateReply, ApiGetStateRequest, InPayInitReply } from '@card-gateway/protocol'
import type { FieldInPayInitRequest } from '@card-gateway/protocol/commands/field/inpay/Init'
import type { CallOptions } from '../../call-options.js'
import type { Caller } from '../../caller.js'
import { InPayFamily } from '../inpay.js'

const loadApiGetState = () => import('../../commands/field/inpay/GetState.js')

const loadFieldInPayInit = () => import('../../commands/field/inpay/Init.js')

/**
 * Payments whose card data is entered on a page of the gateway, so that the merchant never sees it.
 *
 * @example
 * ```ts
 * const reply = await gateway.inpay.getState({ OrderId: 'A-1' })
 * ```
 */
export class FieldInPayFamily extends InPayFamily {
  readonly #caller: Caller

  constructor(caller: Caller) {
    super(caller)
    this.#caller = caller
  }

  /**
   * Asks for the status and the amount of a payment; moves no money. GetState is there in the families InPay and
   * eWallet, too; in eWallet its Key is the VWID.
   *
   * Only reads, so the client repeats it when no answer comes.
   *
   * Source: row F4 of the overlay field.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known
   *
   * @example
   * ```ts
   * const reply = await gateway.inpay.getState({ OrderId: 'A-1' })
   * ```
   */
  getState(request: ApiGetStateRequest, options?: CallOptions): Promise<ApiGetStateReply> {
    return this.#caller.call(loadApiGetState, request, options)
  }

  /**
   * Registers a payment and opens the session for its hosted page. IP may be absent in InPay Init, and in eWallet Init
   * for a card.
   *
   * Opens a session and moves no money; the client does not repeat it by itself. The payment becomes New.
   *
   * Source: row F11 of the overlay field; decisions C09.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known
   *
   * @example
   * ```ts
   * const reply = await gateway.inpay.init({
   *   SessionType: 'Pay',
   *   OrderId: 'P-1',
   *   Amount: 12345,
   *   IP: '203.0.113.7',
   * })
   * ```
   */
  override init(request: FieldInPayInitRequest, options?: CallOptions): Promise<InPayInitReply> {
    return this.#caller.call(loadFieldInPayInit, request, options)
  }
}
