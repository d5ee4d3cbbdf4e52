// Generated from spec/families/inpay/PayPage.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'

/**
 * Request of InPay PayPage. Opens the hosted page on which the payer enters the card data.
 *
 * @example
 * ```ts
 * const request: InPayPayPageRequest = { SessionId: '5f1c7a2e9b' }
 * ```
 */
export interface InPayPayPageRequest {
  /**
   * Session from a successful Init. 1 to 50 characters. No `;` and no control characters. Hidden in errors, traces and
   * logs.
   *
   * Source: Resources and their fields, Payment.
   */
  readonly SessionId: string
}

/**
 * How InPay PayPage travels. Opens the hosted page on which the payer enters the card data.
 *
 * @example
 * ```ts
 * const body = encodeRequest(inPayPayPage, { SessionId: '5f1c7a2e9b' }, credentials)
 * ```
 */
export const inPayPayPage: CommandDescriptor<InPayPayPageRequest, never> = {
  id: 'inpay.PayPage',
  family: 'inpay',
  name: 'Pay',
  path: '/apim/Pay',
  channel: 'browser',
  effect: 'money',
  request: [{ name: 'SessionId', kind: 'text', sensitive: 'token' }],
  settledBy: {
    command: 'inpay.PayStatus',
    happened: ['Authorized', 'Charged', 'Voided', 'Refunded'],
    declined: ['Rejected', 'Error'],
    untouched: [],
    waiting: ['New', 'PreAuthorized3DS', 'PreAuthorizedAF'],
    note: 'The page is opened with a session; the OrderId to ask with is the one that was given to Init.',
  },
}
