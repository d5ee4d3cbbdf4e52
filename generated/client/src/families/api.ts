// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import type {
  ApiBlock3DSReply,
  ApiBlock3DSRequest,
  ApiBlockReply,
  ApiBlockRequest,
  ApiChargeReply,
  ApiChargeRequest,
  ApiGetStateReply,
  ApiGetStateRequest,
  ApiMobileBlockReply,
  ApiMobileBlockRequest,
  ApiMobilePayReply,
  ApiMobilePayRequest,
  ApiMPBlockReply,
  ApiMPBlockRequest,
  ApiMPPayReply,
  ApiMPPayRequest,
  ApiPay3DSReply,
  ApiPay3DSRequest,
  ApiPayReply,
  ApiPayRequest,
  ApiRefundReply,
  ApiRefundRequest,
  ApiUnblockReply,
  ApiUnblockRequest,
  PaymentStateName,
} from '@card-gateway/protocol'
import type { CallOptions } from '../call-options.js'
import type { Caller } from '../caller.js'
import type { LoadCommand } from '../command-module.js'
import type { Arrived, WaitOptions } from '../wait.js'

const loadApiBlock = () => import('../commands/api/Block.js')

const loadApiBlock3DS = () => import('../commands/api/Block3DS.js')

const loadApiCharge = () => import('../commands/api/Charge.js')

/** Loads API GetState. */
export const loadApiGetState: LoadCommand<ApiGetStateRequest, ApiGetStateReply> = () =>
  import('../commands/api/GetState.js')

const loadApiMPBlock = () => import('../commands/api/MPBlock.js')

const loadApiMPPay = () => import('../commands/api/MPPay.js')

const loadApiMobileBlock = () => import('../commands/api/MobileBlock.js')

const loadApiMobilePay = () => import('../commands/api/MobilePay.js')

const loadApiPay = () => import('../commands/api/Pay.js')

const loadApiPay3DS = () => import('../commands/api/Pay3DS.js')

const loadApiRefund = () => import('../commands/api/Refund.js')

const loadApiUnblock = () => import('../commands/api/Unblock.js')

/**
 * Payments whose card data the merchant collects, which demands PCI DSS compliance; also wallet payments and 3-D
 * Secure.
 *
 * @example
 * ```ts
 * const reply = await gateway.api.block({
 *   OrderId: 'B-1',
 *   Amount: 250000,
 *   PayInfo: { PAN: '4111111111111111', EMonth: '05', EYear: '29', CardHolder: 'IVAN PETROV', SecureCode: '012' },
 * })
 * ```
 */
export class ApiFamily {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Blocks an amount on a card, the first of two steps; the card data is entered on the merchant's side. Charge then
   * takes the blocked amount, Unblock releases it. OrderId and Amount are sent twice, as parameters and inside PayInfo;
   * the caller gives them once.
   *
   * Moves money, so the client never sends it twice by itself. The payment becomes Authorized, PreAuthorized3DS,
   * Rejected or Error.
   *
   * When no answer comes, ask {@link getState}, or the error's `resolve()`, which reads the status: Authorized,
   * Charged, Voided or Refunded means that it took effect; Rejected or Error means that the gateway refused; New,
   * PreAuthorized3DS or PreAuthorizedAF means that nothing is decided yet; any other proves nothing. The status is that
   * of the OrderId: had the id been used before, it tells of the earlier payment. After PreAuthorized3DS the address of
   * the issuer's page was lost with the answer, so begin again with another OrderId. Forwarded means that another
   * terminal has the payment: ask with the key of that terminal.
   *
   * Source: Endpoints, API family, Block.
   *
   * @returns the reply, told apart by `Success`: `'True'`, `'False'` or `'3DS'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.api.block({
   *   OrderId: 'B-1',
   *   Amount: 250000,
   *   PayInfo: { PAN: '4111111111111111', EMonth: '05', EYear: '29', CardHolder: 'IVAN PETROV', SecureCode: '012' },
   * })
   * ```
   */
  block(request: ApiBlockRequest, options?: CallOptions): Promise<ApiBlockReply> {
    return this.#caller.call(loadApiBlock, request, options)
  }

  /**
   * Completes a two-step block after 3-D Secure. For a payment that Block or MobileBlock answered with 3DS; PaRes is
   * what the issuer's page posted back. The answer is that of Block. A payment that Pay or MobilePay began is refused
   * with ILLEGAL_ORDER_STATE.
   *
   * Moves money, so the client never sends it twice by itself. The payment must be PreAuthorized3DS; it becomes
   * Authorized, Rejected or Error.
   *
   * When no answer comes, ask {@link getState}, or the error's `resolve()`, which reads the status: Authorized,
   * Charged, Voided or Refunded means that it took effect; Rejected or Error means that the gateway refused;
   * PreAuthorized3DS means that it has not taken effect; PreAuthorizedAF means that nothing is decided yet; any other
   * proves nothing. PreAuthorized3DS means that the result of the authentication has not been taken up to now; a
   * request still on its way may complete the block later. A second Block3DS cannot block twice: it is refused with
   * ILLEGAL_ORDER_STATE.
   *
   * Source: Endpoints, API family, Pay3DS and Block3DS; decisions C34, S49.
   *
   * @returns the reply, told apart by `Success`: `'True'`, `'False'` or `'3DS'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.api.block3DS({
   *   OrderId: 'B-3',
   *   PaRes: 'eJzdWFmTo0iSfp9fUdb7qO7mEqBqU2VZ+/8A+h==',
   * })
   * ```
   */
  block3DS(request: ApiBlock3DSRequest, options?: CallOptions): Promise<ApiBlock3DSReply> {
    return this.#caller.call(loadApiBlock3DS, request, options)
  }

  /**
   * Charges the whole amount that Block blocked. The second of two steps; allowed while the payment is Authorized. It
   * takes no amount and no password. A charge that is refused for another reason leaves the block as it was and can be
   * repeated.
   *
   * Moves money, so the client never sends it twice by itself. The payment must be Authorized; it becomes Charged.
   *
   * When no answer comes, ask {@link getState}, or the error's `resolve()`, which reads the status: Charged or Refunded
   * means that it took effect; Rejected means that the gateway refused; Authorized, Voided, New, PreAuthorized3DS or
   * PreAuthorizedAF means that it has not taken effect; any other proves nothing. Authorized means that the block has
   * not been charged up to now; a request still on its way may charge it later. A second Charge cannot take the money
   * twice: once the payment is Charged, it is refused with ILLEGAL_ORDER_STATE.
   *
   * Source: Endpoints, API family, Charge; decisions C22, S41.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.api.charge({ OrderId: 'B-1' })
   * ```
   */
  charge(request: ApiChargeRequest, options?: CallOptions): Promise<ApiChargeReply> {
    return this.#caller.call(loadApiCharge, request, options)
  }

  /**
   * Asks for the status and the amount of a payment; moves no money. The command to ask with when another command of
   * the API family got no answer. Success tells of the question, State of the payment.
   *
   * Only reads, so the client repeats it when no answer comes.
   *
   * Source: Endpoints, API family, GetState; decisions S217.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known
   *
   * @example
   * ```ts
   * const reply = await gateway.api.getState({ OrderId: 'A-1' })
   * ```
   */
  getState(request: ApiGetStateRequest, options?: CallOptions): Promise<ApiGetStateReply> {
    return this.#caller.call(loadApiGetState, request, options)
  }

  /**
   * Blocks an amount on a card that is stored in a wallet system, the first of two steps. Charge then takes the blocked
   * amount, Unblock releases it.
   *
   * Moves money, so the client never sends it twice by itself. The payment becomes Authorized, Rejected or Error.
   *
   * When no answer comes, ask {@link getState}, or the error's `resolve()`, which reads the status: Authorized,
   * Charged, Voided or Refunded means that it took effect; Rejected or Error means that the gateway refused; New,
   * PreAuthorized3DS or PreAuthorizedAF means that nothing is decided yet; any other proves nothing. The status is that
   * of the OrderId: had the id been used before, it tells of the earlier payment. Forwarded means that another terminal
   * has the payment: ask with the key of that terminal.
   *
   * Source: Endpoints, API family, MPPay and MPBlock; decisions C10, C34.
   *
   * @returns the reply, told apart by `Success`: `'True'`, `'False'` or `'3DS'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.api.mpBlock({ OrderId: 'MB-1', Token: 'wallet-card-7', Amount: 500000 })
   * ```
   */
  mpBlock(request: ApiMPBlockRequest, options?: CallOptions): Promise<ApiMPBlockReply> {
    return this.#caller.call(loadApiMPBlock, request, options)
  }

  /**
   * Charges an amount in one step with a card that is stored in a wallet system.
   *
   * Moves money, so the client never sends it twice by itself. The payment becomes Charged, Rejected or Error.
   *
   * When no answer comes, ask {@link getState}, or the error's `resolve()`, which reads the status: Charged or Refunded
   * means that it took effect; Rejected or Error means that the gateway refused; New, PreAuthorized3DS or
   * PreAuthorizedAF means that nothing is decided yet; any other proves nothing. The status is that of the OrderId: had
   * the id been used before, it tells of the earlier payment. Forwarded means that another terminal has the payment:
   * ask with the key of that terminal.
   *
   * Source: Endpoints, API family, MPPay and MPBlock; decisions C10, C34.
   *
   * @returns the reply, told apart by `Success`: `'True'`, `'False'` or `'3DS'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.api.mpPay({
   *   OrderId: 'M-1',
   *   Token: 'wallet-card-7',
   *   Amount: 12345,
   *   CVC2: '012',
   * })
   * ```
   */
  mpPay(request: ApiMPPayRequest, options?: CallOptions): Promise<ApiMPPayReply> {
    return this.#caller.call(loadApiMPPay, request, options)
  }

  /**
   * Blocks an amount with a token of a mobile wallet, the first of two steps. The request is that of MobilePay. Charge
   * then takes the blocked amount, Unblock releases it. A payment answered with 3DS is completed with Block3DS.
   *
   * Moves money, so the client never sends it twice by itself. The payment becomes Authorized, PreAuthorized3DS,
   * Rejected or Error.
   *
   * When no answer comes, ask {@link getState}, or the error's `resolve()`, which reads the status: Authorized,
   * Charged, Voided or Refunded means that it took effect; Rejected or Error means that the gateway refused; New,
   * PreAuthorized3DS or PreAuthorizedAF means that nothing is decided yet; any other proves nothing. The status is that
   * of the OrderId: had the id been used before, it tells of the earlier payment. After PreAuthorized3DS the address of
   * the issuer's page was lost with the answer, so begin again with another OrderId. Forwarded means that another
   * terminal has the payment: ask with the key of that terminal.
   *
   * Source: Endpoints, API family, MobileBlock; decisions C10, C34, S18.
   *
   * @returns the reply, told apart by `Success`: `'True'`, `'False'` or `'3DS'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.api.mobileBlock({
   *   WalletKind: 1,
   *   PayToken: 'eyJhbW91bnQiOjUwMDB9',
   *   OrderId: 'WB-1',
   *   Amount: 5000,
   *   Checksum: true,
   * })
   * ```
   */
  mobileBlock(request: ApiMobileBlockRequest, options?: CallOptions): Promise<ApiMobileBlockReply> {
    return this.#caller.call(loadApiMobileBlock, request, options)
  }

  /**
   * Charges an amount in one step with a token of a mobile wallet. WalletKind says which of the three kinds of wallet
   * the token comes from; it decides what must be given and is not sent. For kinds 1 and 3 the amount is the token's;
   * Amount then only serves the check that Checksum asks for. A payment answered with 3DS is completed with Pay3DS.
   *
   * Moves money, so the client never sends it twice by itself. The payment becomes Charged, PreAuthorized3DS, Rejected
   * or Error.
   *
   * When no answer comes, ask {@link getState}, or the error's `resolve()`, which reads the status: Charged or Refunded
   * means that it took effect; Rejected or Error means that the gateway refused; New, PreAuthorized3DS or
   * PreAuthorizedAF means that nothing is decided yet; any other proves nothing. The status is that of the OrderId: had
   * the id been used before, it tells of the earlier payment. After PreAuthorized3DS the address of the issuer's page
   * was lost with the answer, so begin again with another OrderId. Forwarded means that another terminal has the
   * payment: ask with the key of that terminal.
   *
   * Source: Endpoints, API family, MobilePay; decisions C10, C34, S18.
   *
   * @returns the reply, told apart by `Success`: `'True'`, `'False'` or `'3DS'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.api.mobilePay({
   *   WalletKind: 1,
   *   PayToken: 'eyJhbW91bnQiOjEyMzQ1fQ==',
   *   OrderId: 'W-1',
   * })
   * ```
   */
  mobilePay(request: ApiMobilePayRequest, options?: CallOptions): Promise<ApiMobilePayReply> {
    return this.#caller.call(loadApiMobilePay, request, options)
  }

  /**
   * Charges a card in one step; the card data is entered on the merchant's side. OrderId and Amount are sent twice, as
   * parameters and inside PayInfo; the caller gives them once.
   *
   * Moves money, so the client never sends it twice by itself. The payment becomes Charged, PreAuthorized3DS, Rejected
   * or Error.
   *
   * When no answer comes, ask {@link getState}, or the error's `resolve()`, which reads the status: Charged or Refunded
   * means that it took effect; Rejected or Error means that the gateway refused; New, PreAuthorized3DS or
   * PreAuthorizedAF means that nothing is decided yet; any other proves nothing. The status is that of the OrderId: had
   * the id been used before, it tells of the earlier payment. After PreAuthorized3DS the address of the issuer's page
   * was lost with the answer, so begin again with another OrderId. Forwarded means that another terminal has the
   * payment: ask with the key of that terminal.
   *
   * Source: Endpoints, API family, Pay.
   *
   * @returns the reply, told apart by `Success`: `'True'`, `'False'` or `'3DS'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.api.pay({
   *   OrderId: 'A-1',
   *   Amount: 12345,
   *   PayInfo: { PAN: '4111111111111111', EMonth: '05', EYear: '29', CardHolder: 'IVAN PETROV', SecureCode: '012' },
   * })
   * ```
   */
  pay(request: ApiPayRequest, options?: CallOptions): Promise<ApiPayReply> {
    return this.#caller.call(loadApiPay, request, options)
  }

  /**
   * Completes a one-step payment after 3-D Secure. For a payment that Pay or MobilePay answered with 3DS; PaRes is what
   * the issuer's page posted back. The answer is that of Pay. A payment that Block or MobileBlock began is refused with
   * ILLEGAL_ORDER_STATE.
   *
   * Moves money, so the client never sends it twice by itself. The payment must be PreAuthorized3DS; it becomes
   * Charged, Rejected or Error.
   *
   * When no answer comes, ask {@link getState}, or the error's `resolve()`, which reads the status: Charged or Refunded
   * means that it took effect; Rejected or Error means that the gateway refused; PreAuthorized3DS means that it has not
   * taken effect; PreAuthorizedAF means that nothing is decided yet; any other proves nothing. PreAuthorized3DS means
   * that the result of the authentication has not been taken up to now; a request still on its way may complete the
   * payment later. A second Pay3DS cannot charge twice: it is refused with ILLEGAL_ORDER_STATE.
   *
   * Source: Endpoints, API family, Pay3DS and Block3DS; decisions C34, S49.
   *
   * @returns the reply, told apart by `Success`: `'True'`, `'False'` or `'3DS'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.api.pay3DS({
   *   OrderId: 'A-3',
   *   PaRes: 'eJzFV1mzokoS/isn5jz27WYRN64dRbHvgsr2xr7vIMqvn9LTfe/pmY6YmYeJ8QXNysrK5cusL3/9dy_',
   * })
   * ```
   */
  pay3DS(request: ApiPay3DSRequest, options?: CallOptions): Promise<ApiPay3DSReply> {
    return this.#caller.call(loadApiPay3DS, request, options)
  }

  /**
   * Returns a charged amount, or a part of it, to the card. For one-step and two-step payments alike; allowed while the
   * payment is Charged. Returning the whole amount, or its last part, makes the payment Refunded; after a part it stays
   * Charged with what is left. The merchant's password is a parameter of its own.
   *
   * Moves money, so the client never sends it twice by itself. The payment must be Charged; it becomes Refunded or
   * stays as it is.
   *
   * When no answer comes, ask {@link getState}, or the error's `resolve()`, which reads the status: Refunded means that
   * it took effect; Rejected means that the gateway refused; New, PreAuthorized3DS, PreAuthorizedAF, Authorized or
   * Voided means that it has not taken effect; any other proves nothing. Charged proves nothing: the refund of a part
   * leaves it. Compare the amount GetState reports with the balance before: smaller by the returned part, it happened;
   * the same, it has not happened up to now. Repeating a part may return it twice.
   *
   * Source: Endpoints, API family, Refund; decisions C35, N03, S41.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.api.refund({ OrderId: 'A-1', Amount: 12345 })
   * ```
   */
  refund(request: ApiRefundRequest, options?: CallOptions): Promise<ApiRefundReply> {
    return this.#caller.call(loadApiRefund, request, options)
  }

  /**
   * Releases a blocked amount, or a part of it. Allowed while the payment is Authorized. Releasing the whole block, or
   * its last part, makes the payment Voided; after a part it stays Authorized with what is left. It takes no password.
   *
   * Moves money, so the client never sends it twice by itself. The payment must be Authorized; it becomes Voided or
   * stays as it is.
   *
   * When no answer comes, ask {@link getState}, or the error's `resolve()`, which reads the status: Voided means that
   * it took effect; Rejected means that the gateway refused; New, PreAuthorized3DS or PreAuthorizedAF means that it has
   * not taken effect; any other proves nothing. Authorized proves nothing: the release of a part leaves it. Compare the
   * amount GetState reports with the balance before: smaller by the released part, it happened; the same, it has not
   * happened up to now. Charged neither: a part may have been released before. Repeating a part may release it twice.
   *
   * Source: Endpoints, API family, Unblock; decisions C35, N03, S41.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.api.unblock({ OrderId: 'B-1', Amount: 250000 })
   * ```
   */
  unblock(request: ApiUnblockRequest, options?: CallOptions): Promise<ApiUnblockReply> {
    return this.#caller.call(loadApiUnblock, request, options)
  }

  /**
   * Asks GetState for a payment's status until it is the wanted state, or one of several.
   *
   * @returns the status reply that said so
   * @throws WaitError when the payment can no longer get there, when the gateway refuses the status query, when the
   *   time is over or `signal` aborts
   *
   * @example
   * ```ts
   * await gateway.api.waitFor('A-1', 'Charged', { timeout: 60_000 })
   * ```
   */
  waitFor(
    orderId: string,
    state: PaymentStateName | readonly PaymentStateName[],
    options?: WaitOptions,
  ): Promise<Arrived<ApiGetStateReply>> {
    return this.#caller.waitFor(loadApiGetState, orderId, state, options)
  }
}
