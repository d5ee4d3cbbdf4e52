// Generated from spec/families/inpay/Init.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { InpaySessionType } from '../../enums.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of InPay Init. Registers a payment and opens the session for its hosted page.
 *
 * @example
 * ```ts
 * const request: InPayInitRequest = { SessionType: 'Pay', OrderId: 'P-1', Amount: 12345, IP: '203.0.113.7' }
 * ```
 */
export interface InPayInitRequest {
  /** Further keys are sent as they are; their values are strings. */
  readonly [key: string]: string | number | undefined
  /**
   * Scheme of the payment that an InPay session makes.
   *
   * Source: Endpoints, InPay family, Init; decision C14.
   */
  readonly SessionType: InpaySessionType
  /**
   * Payment id in the merchant's system; unique per terminal. 1 to 50 characters. No `;` and no control characters.
   * Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions C10, S47, S10, S11.
   */
  readonly OrderId: string
  /**
   * Amount in minor units (kopecks), a positive whole number. At least 1.
   *
   * Source: What the service does, Conventions, 6; decision S09.
   */
  readonly Amount: number
  /**
   * IPv4 address of the user, dotted decimal. Hidden in errors, traces and logs.
   *
   * Source: Endpoints, API family, Pay; decisions S16, S89.
   */
  readonly IP: string
  /**
   * Full return address; may hold the placeholders {orderid} and {success}. Sent exactly as given. Whether it is
   * required is not stated, so it may be left out.
   *
   * Source: Endpoints, InPay family, Init; decisions C38, S03, S28, T09.
   */
  readonly Url?: string | undefined
  /**
   * Name of the hosted page's template; the default template when absent. 1 to 50 characters. No `;` and no control
   * characters.
   *
   * Source: Endpoints, InPay family, Init; decision C25.
   */
  readonly TemplateTag?: string | undefined
  /**
   * Language of the hosted page. 1 to 50 characters. No `;` and no control characters. Whether it is required is not
   * stated, so it may be left out.
   *
   * Source: Endpoints, InPay family, Init; decision S30.
   */
  readonly Language?: string | undefined
}

/**
 * What every reply to InPay Init may hold.
 *
 * @example
 * ```ts
 * const reply: InPayInitReplyBase = { OrderId: 'P-1' }
 * ```
 */
export interface InPayInitReplyBase {
  /**
   * Payment id in the merchant's system; unique per terminal. Equals the request's.
   *
   * Source: Resources and their fields, Payment; decisions S36, S10, S11, C10.
   */
  readonly OrderId?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * Init succeeded.
 *
 * @example
 * ```ts
 * const reply: InPayInitReplyTrue = { Success: 'True', OrderId: 'P-1', Amount: 12345, SessionId: '5f1c7a2e9b' }
 * ```
 */
export interface InPayInitReplyTrue extends InPayInitReplyBase {
  /** The outcome: Init succeeded. */
  readonly Success: 'True'
  /**
   * Payment amount in minor units (kopecks). Equals the request's.
   *
   * Source: What the service does, Conventions, 6; decisions S111, S09.
   */
  readonly Amount?: number
  /**
   * Id of the session, for the address of the hosted page. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, Payment; decision S66.
   */
  readonly SessionId: string
}

/**
 * Init was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: InPayInitReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface InPayInitReplyFalse extends InPayInitReplyBase {
  /** The outcome: Init was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions S32, S47, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /** What the code means, whose fault it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Reply to InPay Init; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: InPayInitReply) {
 *   if (reply.Success === 'True') return reply.Amount
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type InPayInitReply = InPayInitReplyTrue | InPayInitReplyFalse

/**
 * How InPay Init travels. Registers a payment and opens the session for its hosted page.
 *
 * @example
 * ```ts
 * const body = encodeRequest(inPayInit, { SessionType: 'Pay', OrderId: 'P-1', Amount: 12345, IP: '203.0.113.7' }, credentials)
 * const reply = decodeReply(inPayInit, answer)
 * ```
 */
export const inPayInit: CommandDescriptor<InPayInitRequest, InPayInitReply> = {
  id: 'inpay.Init',
  family: 'inpay',
  name: 'Init',
  path: '/apim/Init',
  channel: 'form',
  effect: 'session',
  request: [
    { name: 'Key', kind: 'text', from: 'key', id: true },
    {
      name: 'Data',
      kind: 'pairs',
      flat: true,
      open: true,
      fields: [
        { name: 'SessionType', kind: 'text' },
        { name: 'OrderId', kind: 'text', id: true },
        { name: 'Amount', kind: 'integer' },
        { name: 'IP', kind: 'text', sensitive: 'personal' },
        { name: 'Url', kind: 'text' },
        { name: 'TemplateTag', kind: 'text' },
        { name: 'Language', kind: 'text' },
      ],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['Init'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'Amount', kind: 'integer', in: ['True'], echo: true },
      { name: 'SessionId', kind: 'text', in: ['True'], essential: true, sensitive: 'token' },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
}
