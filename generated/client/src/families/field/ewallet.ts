// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
import type {
  ApiGetStateReply,
  ApiGetStateRequest,
  EWalletInitReply,
  EWalletSendCodeReply,
} from '@card-gateway/protocol'
import type { FieldEWalletInitRequest } from '@card-gateway/protocol/commands/field/ewallet/Init'
import type { FieldEWalletSendCodeRequest } from '@card-gateway/protocol/commands/field/ewallet/SendCode'
import type { CallOptions } from '../../call-options.js'
import type { Caller } from '../../caller.js'
import { EWalletFamily } from '../ewallet.js'

const loadApiGetState = () => import('../../commands/field/ewallet/GetState.js')

const loadFieldEWalletInit = () => import('../../commands/field/ewallet/Init.js')

const loadFieldEWalletSendCode = () => import('../../commands/field/ewallet/SendCode.js')

/**
 * User accounts with stored cards, and payments with them or with cards that are not stored.
 *
 * @example
 * ```ts
 * const reply = await gateway.ewallet.getState({ OrderId: 'A-1' })
 * ```
 */
export class FieldEWalletFamily extends EWalletFamily {
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
   * const reply = await gateway.ewallet.getState({ OrderId: 'A-1' })
   * ```
   */
  getState(request: ApiGetStateRequest, options?: CallOptions): Promise<ApiGetStateReply> {
    return this.#caller.call(loadApiGetState, request, options)
  }

  /**
   * Opens a session for registering a card or making a payment on the hosted page. IP may be absent in InPay Init, and
   * in eWallet Init for a card.
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
   * const reply = await gateway.ewallet.init({
   *   SessionType: 'Pay',
   *   VWUserLgn: 'ivan@shop.example',
   *   VWUserPsw: 'user-secret',
   *   IP: '203.0.113.7',
   *   PhoneNumber: '79001234567',
   *   CardId: '40252318666d4f1a',
   *   OrderId: 'E-1',
   *   Amount: 12345,
   *   TemplateTag: 'Mobile',
   *   Language: 'EN',
   * })
   * ```
   */
  override init(request: FieldEWalletInitRequest, options?: CallOptions): Promise<EWalletInitReply> {
    return this.#caller.call(loadFieldEWalletInit, request, options)
  }

  /**
   * Sends a random confirmation code to the user's phone. Names in any case, a query everywhere, and values that
   * answers and notifications have besides.
   *
   * Changes a user's account; the client does not repeat it by itself. The confirmation code becomes Issued.
   *
   * Source: row F25 of the overlay field; decisions C46, S25, S61, S62.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known
   *
   * @example
   * ```ts
   * const reply = await gateway.ewallet.sendCode({
   *   VWUserLgn: 'ivan@shop.example',
   *   VWUserPsw: 'user-secret',
   *   CardId: '40252318666d4f1a',
   *   OrderId: 'E-2',
   *   Amount: 500,
   * })
   * ```
   */
  override sendCode(request: FieldEWalletSendCodeRequest, options?: CallOptions): Promise<EWalletSendCodeReply> {
    return this.#caller.call(loadFieldEWalletSendCode, request, options)
  }
}
