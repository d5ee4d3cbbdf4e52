// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../../descriptors.js'
import type { InpaySessionType } from '../../../enums.js'
import type { InPayInitReply } from '../../inpay/Init.js'

/**
 * Request of InPay Init. Registers a payment and opens the session for its hosted page.
 *
 * @example
 * ```ts
 * const request: FieldInPayInitRequest = { SessionType: 'Pay', OrderId: 'P-1', Amount: 12345, IP: '203.0.113.7' }
 * ```
 */
export interface FieldInPayInitRequest {
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
  readonly IP?: string | undefined
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
 * How InPay Init travels. Registers a payment and opens the session for its hosted page.
 *
 * @example
 * ```ts
 * const body = encodeRequest(fieldInPayInit, { SessionType: 'Pay', OrderId: 'P-1', Amount: 12345, IP: '203.0.113.7' }, credentials)
 * const reply = decodeReply(fieldInPayInit, answer)
 * ```
 */
export const fieldInPayInit: CommandDescriptor<FieldInPayInitRequest, InPayInitReply> = {
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
