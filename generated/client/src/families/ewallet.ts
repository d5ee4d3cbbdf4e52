// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import type {
  EWalletActivateReply,
  EWalletActivateRequest,
  EWalletAddPageRequest,
  EWalletAddReply,
  EWalletAddRequest,
  EWalletChargeReply,
  EWalletChargeRequest,
  EWalletCheckReply,
  EWalletCheckRequest,
  EWalletDeleteReply,
  EWalletDeleteRequest,
  EWalletGetListReply,
  EWalletGetListRequest,
  EWalletInitReply,
  EWalletInitRequest,
  EWalletPayPageRequest,
  EWalletPayReply,
  EWalletPayRequest,
  EWalletPayStatusReply,
  EWalletPayStatusRequest,
  EWalletPaySubmit3DSReply,
  EWalletPaySubmit3DSRequest,
  EWalletRefundReply,
  EWalletRefundRequest,
  EWalletRegisterReply,
  EWalletRegisterRequest,
  EWalletRemoveReply,
  EWalletRemoveRequest,
  EWalletSendCodeReply,
  EWalletSendCodeRequest,
  EWalletUnblockReply,
  EWalletUnblockRequest,
  EWalletUpdateReply,
  EWalletUpdateRequest,
  PaymentStateName,
} from '@card-gateway/protocol'
import type { CallOptions } from '../call-options.js'
import type { Caller } from '../caller.js'
import type { LoadCommand } from '../command-module.js'
import type { HostedPage } from '../hosted-page.js'
import type { Arrived, WaitOptions } from '../wait.js'

const loadEWalletActivate = () => import('../commands/ewallet/Activate.js')

const loadEWalletAdd = () => import('../commands/ewallet/Add.js')

const loadEWalletAddPage = () => import('../commands/ewallet/AddPage.js')

const loadEWalletCharge = () => import('../commands/ewallet/Charge.js')

const loadEWalletCheck = () => import('../commands/ewallet/Check.js')

const loadEWalletDelete = () => import('../commands/ewallet/Delete.js')

const loadEWalletGetList = () => import('../commands/ewallet/GetList.js')

const loadEWalletInit = () => import('../commands/ewallet/Init.js')

const loadEWalletPay = () => import('../commands/ewallet/Pay.js')

const loadEWalletPayPage = () => import('../commands/ewallet/PayPage.js')

/** Loads eWallet PayStatus. */
export const loadEWalletPayStatus: LoadCommand<EWalletPayStatusRequest, EWalletPayStatusReply> = () =>
  import('../commands/ewallet/PayStatus.js')

const loadEWalletPaySubmit3DS = () => import('../commands/ewallet/PaySubmit3DS.js')

const loadEWalletRefund = () => import('../commands/ewallet/Refund.js')

const loadEWalletRegister = () => import('../commands/ewallet/Register.js')

const loadEWalletRemove = () => import('../commands/ewallet/Remove.js')

const loadEWalletSendCode = () => import('../commands/ewallet/SendCode.js')

const loadEWalletUnblock = () => import('../commands/ewallet/Unblock.js')

const loadEWalletUpdate = () => import('../commands/ewallet/Update.js')

/**
 * User accounts with stored cards, and payments with them or with cards that are not stored.
 *
 * @example
 * ```ts
 * const reply = await gateway.ewallet.activate({
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   CardId: '40252318666d4f1a',
 *   Amount: 1234,
 * })
 * ```
 */
export class EWalletFamily {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Activates a registered card by the random amount that was blocked on it. The right amount makes the card active and
   * releases the block. A wrong one leaves the card not active, and the blocked amount can then only be released by a
   * separate request, which may take the issuer up to a month; another try with the right amount is still possible.
   * When no answer came, GetList shows the card's status.
   *
   * Changes a user's account; the client does not repeat it by itself. The card must be NotActive; it becomes IsActive
   * or stays as it is.
   *
   * Source: Endpoints, eWallet family, Activate; decisions C23, S57.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known
   *
   * @example
   * ```ts
   * const reply = await gateway.ewallet.activate({
   *   VWUserLgn: 'ivan@shop.example',
   *   VWUserPsw: 'user-secret',
   *   CardId: '40252318666d4f1a',
   *   Amount: 1234,
   * })
   * ```
   */
  activate(request: EWalletActivateRequest, options?: CallOptions): Promise<EWalletActivateReply> {
    return this.#caller.call(loadEWalletActivate, request, options)
  }

  /**
   * Registers a card of a user; the card data is entered on the merchant's side. A small random amount is blocked on
   * the card, and the card waits, not active, for Activate with that amount. Where automatic activation was switched on
   * through support, the card is active at once and nothing is blocked. When no answer came, GetList shows whether the
   * card is there; sent again, a card the user already has is refused with DUPLICATE_CARD.
   *
   * Changes a user's account; the client does not repeat it by itself. The card becomes NotActive or IsActive.
   *
   * Source: Endpoints, eWallet family, Add; decisions S27, S59, S60, S90, C42.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known
   *
   * @example
   * ```ts
   * const reply = await gateway.ewallet.add({
   *   VWUserLgn: 'ivan@shop.example',
   *   VWUserPsw: 'user-secret',
   *   CardNumber: '4111111111111111',
   *   EMonth: '05',
   *   EYear: '29',
   *   CardHolder: 'IVAN PETROV',
   *   SecureCode: '012',
   *   PhoneNumber: '79001234567',
   * })
   * ```
   */
  add(request: EWalletAddRequest, options?: CallOptions): Promise<EWalletAddReply> {
    return this.#caller.call(loadEWalletAdd, request, options)
  }

  /**
   * Opens the hosted page on which the user enters the data of a card to register. The session comes from Init with
   * SessionType Add. The user is sent to the page and returns to an address fixed with support in advance; the Success
   * flag in that address can be forged. The result arrives as a notification, and GetList shows the card.
   *
   * Sends nothing itself: it makes the address and the form for the payer's browser. What the browser brings back
   * proves nothing; ask for the status. The card becomes NotActive or IsActive.
   *
   * Source: Endpoints, eWallet family, Add (card data on the hosted page); decisions C06, C38, C43, S27, S66, S215.
   *
   * @returns the page's address and its form
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing
   *
   * @example
   * ```ts
   * const page = await gateway.ewallet.addPage({ SessionId: '5f1c7a2e9b' })
   * return Response.redirect(page.url, 303)
   * ```
   */
  addPage(request: EWalletAddPageRequest): Promise<HostedPage> {
    return this.#caller.page(loadEWalletAddPage, request)
  }

  /**
   * Charges a blocked amount, whole or in part. Allowed only while the payment is Authorized. What a part leaves of the
   * block is released.
   *
   * Moves money, so the client never sends it twice by itself. The payment must be Authorized; it becomes Charged.
   *
   * When no answer comes, ask {@link payStatus}, or the error's `resolve()`, which reads the status: Charged or
   * Refunded means that it took effect; Rejected means that the gateway refused; Authorized, Voided, New,
   * PreAuthorized3DS or PreAuthorizedAF means that it has not taken effect; any other proves nothing. Authorized means
   * that nothing was charged so far, though a request still on its way may charge it yet. A second Charge cannot take
   * the money twice, for a payment that is Charged refuses it. How much was charged is in Amount.
   *
   * Source: Endpoints, eWallet family, Charge; decisions C22, C24, S41, S43, S68.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.ewallet.charge({ OrderId: 'E-1', Amount: 12345 })
   * ```
   */
  charge(request: EWalletChargeRequest, options?: CallOptions): Promise<EWalletChargeReply> {
    return this.#caller.call(loadEWalletCharge, request, options)
  }

  /**
   * Tells whether a user with this login and password exists. A pair that does not match is answered like any other
   * failure, with its error code.
   *
   * Only reads, so the client repeats it when no answer comes.
   *
   * Source: Endpoints, eWallet family, Check; decisions S87.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known
   *
   * @example
   * ```ts
   * const reply = await gateway.ewallet.check({ VWUserLgn: 'ivan@shop.example', VWUserPsw: 'user-secret' })
   * ```
   */
  check(request: EWalletCheckRequest, options?: CallOptions): Promise<EWalletCheckReply> {
    return this.#caller.call(loadEWalletCheck, request, options)
  }

  /**
   * Deletes a user and all the cards linked to it. Authorized by the merchant's password, not the user's. Payments made
   * earlier stay, open sessions of the user end, and the login may be registered again. When no answer came, Check says
   * USER_NOT_FOUND once the user is gone.
   *
   * Changes a user's account; the client does not repeat it by itself. The card must be NotActive or IsActive; it is
   * removed.
   *
   * Source: Endpoints, eWallet family, Delete; decisions C24, S64.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known
   *
   * @example
   * ```ts
   * const reply = await gateway.ewallet.delete({ VWUserLgn: 'ivan@shop.example' })
   * ```
   */
  delete(request: EWalletDeleteRequest, options?: CallOptions): Promise<EWalletDeleteReply> {
    return this.#caller.call(loadEWalletDelete, request, options)
  }

  /**
   * Lists the cards of a user with their statuses. The meaning of an Item's Param entries is not documented; they are
   * kept in order, repeated keys included.
   *
   * Only reads, so the client repeats it when no answer comes.
   *
   * Source: Endpoints, eWallet family, GetList; decisions C44.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known
   *
   * @example
   * ```ts
   * const reply = await gateway.ewallet.getList({ VWUserLgn: 'ivan@shop.example', VWUserPsw: 'user-secret' })
   * ```
   */
  getList(request: EWalletGetListRequest, options?: CallOptions): Promise<EWalletGetListReply> {
    return this.#caller.call(loadEWalletGetList, request, options)
  }

  /**
   * Opens a session for registering a card or making a payment on the hosted page. The session goes to the hosted Add
   * or Pay. A payment session registers the payment in the gateway. When no answer came, a new Init with the same
   * OrderId may be refused as a duplicate; PayStatus tells whether the payment was registered.
   *
   * Opens a session and moves no money; the client does not repeat it by itself. The payment becomes New.
   *
   * Source: Endpoints, eWallet family, Init; decisions C09.
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
  init(request: EWalletInitRequest, options?: CallOptions): Promise<EWalletInitReply> {
    return this.#caller.call(loadEWalletInit, request, options)
  }

  /**
   * Pays with a registered card, or with a card whose data is entered on the merchant's side. The literal FreePay in
   * CardId marks a card that is not registered; its data then goes with it. Whether the amount is charged at once or
   * only blocked is a setting of the terminal, for the command carries no session type. Further custom keys may be
   * given.
   *
   * Moves money, so the client never sends it twice by itself. The payment becomes Charged, Authorized,
   * PreAuthorized3DS, Rejected or Error.
   *
   * When no answer comes, ask {@link payStatus}, or the error's `resolve()`, which reads the status: Authorized,
   * Charged, Voided or Refunded means that it took effect; Rejected or Error means that the gateway refused; New,
   * PreAuthorized3DS or PreAuthorizedAF means that nothing is decided yet; any other proves nothing. An order PayStatus
   * does not find may still be on its way; PreAuthorized3DS means that the user must authenticate, but the address and
   * the request string were lost with the answer, so the payment cannot be continued. Forwarded means that another
   * terminal has it.
   *
   * Source: Endpoints, eWallet family, Pay on the merchant side; decisions S55, S58, S61, S62.
   *
   * @returns the reply, told apart by `Success`: `'True'`, `'False'` or `'3DS'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.ewallet.pay({
   *   VWUserLgn: 'ivan@shop.example',
   *   VWUserPsw: 'user-secret',
   *   CardId: '40252318666d4f1a',
   *   OrderId: 'E-1',
   *   Amount: 12345,
   *   SecureCode: '012',
   *   IP: '203.0.113.7',
   * })
   * ```
   */
  pay<const Id extends string>(request: EWalletPayRequest<Id>, options?: CallOptions): Promise<EWalletPayReply> {
    return this.#caller.call(loadEWalletPay, request, options)
  }

  /**
   * Opens the hosted page on which the user pays. The session comes from Init with SessionType Pay or Block. The user
   * enters the card data, or the confirmation code where one is required, and returns to an address fixed with support
   * in advance; the Success flag in that address can be forged. The result arrives as a notification, and PayStatus
   * tells it.
   *
   * Sends nothing itself: it makes the address and the form for the payer's browser. What the browser brings back
   * proves nothing; ask for the status. The payment becomes Charged, Authorized, PreAuthorized3DS, Rejected or Error.
   *
   * Source: Endpoints, eWallet family, Pay on the hosted page; decisions C06, C38, S66, S88, S215.
   *
   * @returns the page's address and its form
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing
   *
   * @example
   * ```ts
   * const page = await gateway.ewallet.payPage({ SessionId: '5f1c7a2e9b' })
   * return Response.redirect(page.url, 303)
   * ```
   */
  payPage(request: EWalletPayPageRequest): Promise<HostedPage> {
    return this.#caller.page(loadEWalletPayPage, request)
  }

  /**
   * Tells the status of a payment. Success describes the query, Status the payment: a rejected payment is answered with
   * Success True and Status Rejected. This is the command to ask with when another command of the family got no answer.
   *
   * Only reads, so the client repeats it when no answer comes.
   *
   * Source: Endpoints, eWallet family, PayStatus; decisions S38, S45, S46.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known
   *
   * @example
   * ```ts
   * const reply = await gateway.ewallet.payStatus({ OrderId: 'E-1' })
   * ```
   */
  payStatus(request: EWalletPayStatusRequest, options?: CallOptions): Promise<EWalletPayStatusReply> {
    return this.#caller.call(loadEWalletPayStatus, request, options)
  }

  /**
   * Finishes a payment with the authentication result of 3-D Secure. MD is the ThreeDSKey of the answer that asked for
   * authentication; PaRes goes on exactly as the issuer returned it. The command carries no OrderId and no VWID, so
   * only the caller knows which payment it belongs to.
   *
   * Moves money, so the client never sends it twice by itself. The payment must be PreAuthorized3DS; it becomes
   * Charged, Authorized, Rejected or Error.
   *
   * When no answer comes, ask {@link payStatus}, or the error's `resolve()`, which reads the status: Authorized,
   * Charged, Voided or Refunded means that it took effect; Rejected or Error means that the gateway refused;
   * PreAuthorized3DS means that it has not taken effect; PreAuthorizedAF means that nothing is decided yet; any other
   * proves nothing. The request names no payment: resolve() needs the OrderId of the Pay that answered with this
   * ThreeDSKey. PreAuthorized3DS means that the result was not taken so far, though a request still on its way may
   * finish the payment yet.
   *
   * Source: Endpoints, eWallet family, PaySubmit3DS; decisions C08, S49, S50, S68.
   *
   * @returns the reply, told apart by `Success`: `'True'`, `'False'` or `'3DS'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.ewallet.paySubmit3DS({
   *   MD: '1d4e7c20-5b6a',
   *   PaRes: 'eJzFV1mzokoS/isn5j4a3exKB9ob+w==',
   * })
   * ```
   */
  paySubmit3DS(request: EWalletPaySubmit3DSRequest, options?: CallOptions): Promise<EWalletPaySubmit3DSReply> {
    return this.#caller.call(loadEWalletPaySubmit3DS, request, options)
  }

  /**
   * Returns a charged amount to the card, whole or in part. Allowed only while the payment is Charged. NewAmount is
   * what stays charged, not what was returned.
   *
   * Moves money, so the client never sends it twice by itself. The payment must be Charged; it becomes Refunded or
   * stays as it is.
   *
   * When no answer comes, ask {@link payStatus}, or the error's `resolve()`, which reads the status: Refunded means
   * that it took effect; Rejected means that the gateway refused; New, PreAuthorized3DS, PreAuthorizedAF, Authorized or
   * Voided means that it has not taken effect; any other proves nothing. Refunded proves that everything was returned.
   * While the payment is Charged only its Amount, compared with what was charged before, shows whether a part was
   * returned. A part that is returned again is returned twice.
   *
   * Source: Endpoints, eWallet family, Refund; decisions C24, C35, N03, S41, S44.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.ewallet.refund({ OrderId: 'E-1', Amount: 12345 })
   * ```
   */
  refund(request: EWalletRefundRequest, options?: CallOptions): Promise<EWalletRefundReply> {
    return this.#caller.call(loadEWalletRefund, request, options)
  }

  /**
   * Registers a user of the service. With support's consent registration can also happen by itself while a card is
   * registered. When no answer came, Check with the same login and password tells whether the user exists; a second
   * Register of a user that exists is refused with DUPLICATE_USER.
   *
   * Changes a user's account; the client does not repeat it by itself.
   *
   * Source: Endpoints, eWallet family, Register; decisions C24.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known
   *
   * @example
   * ```ts
   * const reply = await gateway.ewallet.register({
   *   VWUserLgn: 'ivan@shop.example',
   *   VWUserPsw: 'user-secret',
   *   PhoneNumber: '79001234567',
   * })
   * ```
   */
  register(request: EWalletRegisterRequest, options?: CallOptions): Promise<EWalletRegisterReply> {
    return this.#caller.call(loadEWalletRegister, request, options)
  }

  /**
   * Removes a card from the user's list, whatever its status. When no answer came, GetList shows whether the card is
   * still there. The card may be registered again and gets another id.
   *
   * Changes a user's account; the client does not repeat it by itself. The card must be NotActive or IsActive; it is
   * removed.
   *
   * Source: Endpoints, eWallet family, Remove; decisions S59.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known
   *
   * @example
   * ```ts
   * const reply = await gateway.ewallet.remove({
   *   VWUserLgn: 'ivan@shop.example',
   *   VWUserPsw: 'user-secret',
   *   CardId: '40252318666d4f1a',
   * })
   * ```
   */
  remove(request: EWalletRemoveRequest, options?: CallOptions): Promise<EWalletRemoveReply> {
    return this.#caller.call(loadEWalletRemove, request, options)
  }

  /**
   * Sends a random confirmation code to the user's phone. Pay demands the code together with the CVC2/CVV2 when it was
   * requested for the payment's OrderId. A repeat with the same parameters makes the earlier code invalid and sends a
   * new one, so the client never repeats it by itself.
   *
   * Changes a user's account; the client does not repeat it by itself. The confirmation code becomes Issued.
   *
   * Source: Endpoints, eWallet family, SendCode; decisions C46, S25, S61, S62.
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
  sendCode(request: EWalletSendCodeRequest, options?: CallOptions): Promise<EWalletSendCodeReply> {
    return this.#caller.call(loadEWalletSendCode, request, options)
  }

  /**
   * Releases a blocked amount, whole or in part. Allowed only while the payment is Authorized. NewAmount is what stays
   * blocked, not what was released.
   *
   * Moves money, so the client never sends it twice by itself. The payment must be Authorized; it becomes Voided or
   * stays as it is.
   *
   * When no answer comes, ask {@link payStatus}, or the error's `resolve()`, which reads the status: Voided means that
   * it took effect; Rejected means that the gateway refused; New, PreAuthorized3DS or PreAuthorizedAF means that it has
   * not taken effect; any other proves nothing. Voided proves that the whole block is gone. While the payment is
   * Authorized only its Amount, compared with what was blocked before, shows whether a part was released; Charged and
   * Refunded tell nothing about an earlier release. A part that is released again is released twice.
   *
   * Source: Endpoints, eWallet family, Unblock; decisions C24, C35, N03, S41, S44, S68.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.ewallet.unblock({ OrderId: 'E-1', Amount: 12345 })
   * ```
   */
  unblock(request: EWalletUnblockRequest, options?: CallOptions): Promise<EWalletUnblockReply> {
    return this.#caller.call(loadEWalletUnblock, request, options)
  }

  /**
   * Changes a user's phone and e-mail address. Login and password identify the user and cannot be changed by this
   * command; what is left out stays as it was. Nothing reads the phone or the address back: when no answer came, the
   * same Update may be sent again by the caller's own decision.
   *
   * Changes a user's account; the client does not repeat it by itself.
   *
   * Source: Endpoints, eWallet family, Update; decisions S24.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known
   *
   * @example
   * ```ts
   * const reply = await gateway.ewallet.update({
   *   VWUserLgn: 'ivan@shop.example',
   *   VWUserPsw: 'user-secret',
   *   PhoneNumber: '79007654321',
   *   Email: 'ivan+cards@shop.example',
   * })
   * ```
   */
  update(request: EWalletUpdateRequest, options?: CallOptions): Promise<EWalletUpdateReply> {
    return this.#caller.call(loadEWalletUpdate, request, options)
  }

  /**
   * Asks PayStatus for a payment's status until it is the wanted state, or one of several.
   *
   * @returns the status reply that said so
   * @throws WaitError when the payment can no longer get there, when the gateway refuses the status query, when the
   *   time is over or `signal` aborts
   *
   * @example
   * ```ts
   * await gateway.ewallet.waitFor('A-1', 'Charged', { timeout: 60_000 })
   * ```
   */
  waitFor(
    orderId: string,
    state: PaymentStateName | readonly PaymentStateName[],
    options?: WaitOptions,
  ): Promise<Arrived<EWalletPayStatusReply>> {
    return this.#caller.waitFor(loadEWalletPayStatus, orderId, state, options)
  }
}
