// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import type {
  InPayChargeReply,
  InPayChargeRequest,
  InPayInitReply,
  InPayInitRequest,
  InPayPayPageRequest,
  InPayPayStatusReply,
  InPayPayStatusRequest,
  InPayRefundReply,
  InPayRefundRequest,
  InPayUnblockReply,
  InPayUnblockRequest,
  PaymentStateName,
} from '@card-gateway/protocol'
import type { CallOptions } from '../call-options.js'
import type { Caller } from '../caller.js'
import type { LoadCommand } from '../command-module.js'
import type { HostedPage } from '../hosted-page.js'
import type { Arrived, WaitOptions } from '../wait.js'

const loadInPayCharge = () => import('../commands/inpay/Charge.js')

const loadInPayInit = () => import('../commands/inpay/Init.js')

const loadInPayPayPage = () => import('../commands/inpay/PayPage.js')

/** Loads InPay PayStatus. */
export const loadInPayPayStatus: LoadCommand<InPayPayStatusRequest, InPayPayStatusReply> = () =>
  import('../commands/inpay/PayStatus.js')

const loadInPayRefund = () => import('../commands/inpay/Refund.js')

const loadInPayUnblock = () => import('../commands/inpay/Unblock.js')

/**
 * Payments whose card data is entered on a page of the gateway, so that the merchant never sees it.
 *
 * @example
 * ```ts
 * const reply = await gateway.inpay.charge({ OrderId: 'P-4' })
 * ```
 */
export class InPayFamily {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Charges the amount that a block session blocked, or a part of it. For a session of type Block whose payment is
   * Authorized. Without Amount the whole block is charged; with a smaller one the rest is released.
   *
   * Moves money, so the client never sends it twice by itself. The payment must be Authorized; it becomes Charged.
   *
   * When no answer comes, ask {@link payStatus}, or the error's `resolve()`, which reads the status: Charged or
   * Refunded means that it took effect; Rejected means that the gateway refused; Authorized, Voided, New,
   * PreAuthorized3DS or PreAuthorizedAF means that it has not taken effect; any other proves nothing. Authorized means
   * that the block has not been charged up to now; a request still on its way may charge it later. A second Charge
   * cannot take the money twice: once the payment is Charged, it is refused with ILLEGAL_ORDER_STATE. Charged does not
   * say how much; the amount of PayStatus does.
   *
   * Source: Endpoints, InPay family, Charge; decisions C22, S41.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.inpay.charge({ OrderId: 'P-4' })
   * ```
   */
  charge(request: InPayChargeRequest, options?: CallOptions): Promise<InPayChargeReply> {
    return this.#caller.call(loadInPayCharge, request, options)
  }

  /**
   * Registers a payment and opens the session for its hosted page. The payer is then sent to the hosted page with the
   * session's id. Everything travels in the one key-pair string Data, whose keys the caller gives at top level. When no
   * answer came, the session's id is lost: begin again with another OrderId, no money has moved.
   *
   * Opens a session and moves no money; the client does not repeat it by itself. The payment becomes New.
   *
   * Source: Endpoints, InPay family, Init; decisions C09.
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
  init(request: InPayInitRequest, options?: CallOptions): Promise<InPayInitReply> {
    return this.#caller.call(loadInPayInit, request, options)
  }

  /**
   * Opens the hosted page on which the payer enters the card data. The session comes from Init; its SessionType says
   * whether the amount is charged or blocked. After the result page the payer returns to the address that was given to
   * Init. The Success flag in that address can be forged; the result arrives as a notification, and PayStatus tells it.
   *
   * Sends nothing itself: it makes the address and the form for the payer's browser. What the browser brings back
   * proves nothing; ask for the status. The payment becomes Charged, Authorized, PreAuthorized3DS, Rejected or Error.
   *
   * Source: Endpoints, InPay family, Pay (hosted); decisions C06, C38, S66, S88, S215.
   *
   * @returns the page's address and its form
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing
   *
   * @example
   * ```ts
   * const page = await gateway.inpay.payPage({ SessionId: '5f1c7a2e9b' })
   * return Response.redirect(page.url, 303)
   * ```
   */
  payPage(request: InPayPayPageRequest): Promise<HostedPage> {
    return this.#caller.page(loadInPayPayPage, request)
  }

  /**
   * Asks for the status and the amount of a payment; moves no money. The command to ask with when another command of
   * the InPay family got no answer, and after the payer returned from the hosted page. Success tells of the question,
   * State of the payment.
   *
   * Only reads, so the client repeats it when no answer comes.
   *
   * Source: Endpoints, InPay family, PayStatus.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known
   *
   * @example
   * ```ts
   * const reply = await gateway.inpay.payStatus({ OrderId: 'P-1' })
   * ```
   */
  payStatus(request: InPayPayStatusRequest, options?: CallOptions): Promise<InPayPayStatusReply> {
    return this.#caller.call(loadInPayPayStatus, request, options)
  }

  /**
   * Returns a charged amount, or a part of it, to the card. Allowed while the payment is Charged. Returning the whole
   * amount, or its last part, makes the payment Refunded; after a part it stays Charged with what is left.
   *
   * Moves money, so the client never sends it twice by itself. The payment must be Charged; it becomes Refunded or
   * stays as it is.
   *
   * When no answer comes, ask {@link payStatus}, or the error's `resolve()`, which reads the status: Refunded means
   * that it took effect; Rejected means that the gateway refused; New, PreAuthorized3DS, PreAuthorizedAF, Authorized or
   * Voided means that it has not taken effect; any other proves nothing. Charged proves nothing: the refund of a part
   * leaves it. Compare the amount PayStatus reports with the balance before: smaller by the returned part, it happened;
   * the same, it has not happened up to now. Repeating a part may return it twice.
   *
   * Source: Endpoints, InPay family, Refund; decisions C35, N03, S41.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.inpay.refund({ OrderId: 'P-1', Amount: 12345 })
   * ```
   */
  refund(request: InPayRefundRequest, options?: CallOptions): Promise<InPayRefundReply> {
    return this.#caller.call(loadInPayRefund, request, options)
  }

  /**
   * Releases the amount that a block session blocked, or a part of it. Allowed while the payment is Authorized.
   * Releasing the whole block, or its last part, makes the payment Voided; after a part it stays Authorized with what
   * is left.
   *
   * Moves money, so the client never sends it twice by itself. The payment must be Authorized; it becomes Voided or
   * stays as it is.
   *
   * When no answer comes, ask {@link payStatus}, or the error's `resolve()`, which reads the status: Voided means that
   * it took effect; Rejected means that the gateway refused; New, PreAuthorized3DS or PreAuthorizedAF means that it has
   * not taken effect; any other proves nothing. Authorized proves nothing: the release of a part leaves it. Compare the
   * amount PayStatus reports with the balance before: smaller by the released part, it happened; the same, it has not
   * happened up to now. Charged neither: a part may have been released before. Repeating a part may release it twice.
   *
   * Source: Endpoints, InPay family, Unblock; decisions C35, N03, S41.
   *
   * @returns the reply, told apart by `Success`: `'True'` or `'False'`; a decline is a value
   * @throws RequestRefused when the request breaks a rule, ConfigurationError when an option it needs is missing:
   *   nothing was sent
   * @throws TransportError, ProtocolError when there is no usable answer; `outcome` says what is known and
   *   `resolve()` finds out
   *
   * @example
   * ```ts
   * const reply = await gateway.inpay.unblock({ OrderId: 'P-4', Amount: 250000 })
   * ```
   */
  unblock(request: InPayUnblockRequest, options?: CallOptions): Promise<InPayUnblockReply> {
    return this.#caller.call(loadInPayUnblock, request, options)
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
   * await gateway.inpay.waitFor('A-1', 'Charged', { timeout: 60_000 })
   * ```
   */
  waitFor(
    orderId: string,
    state: PaymentStateName | readonly PaymentStateName[],
    options?: WaitOptions,
  ): Promise<Arrived<InPayPayStatusReply>> {
    return this.#caller.waitFor(loadInPayPayStatus, orderId, state, options)
  }
}
