// Generated from spec/families/ewallet/PayPage.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'

/**
 * Request of eWallet PayPage. Opens the hosted page on which the user pays.
 *
 * @example
 * ```ts
 * const request: EWalletPayPageRequest = { SessionId: '5f1c7a2e9b' }
 * ```
 */
export interface EWalletPayPageRequest {
  /**
   * Session from Init with SessionType Pay or Block. 1 to 50 characters. No `;` and no control characters. Hidden in
   * errors, traces and logs.
   *
   * Source: Resources and their fields, Payment.
   */
  readonly SessionId: string
}

/**
 * How eWallet PayPage travels. Opens the hosted page on which the user pays.
 *
 * @example
 * ```ts
 * const body = encodeRequest(eWalletPayPage, { SessionId: '5f1c7a2e9b' }, credentials)
 * ```
 */
export const eWalletPayPage: CommandDescriptor<EWalletPayPageRequest, never> = {
  id: 'ewallet.PayPage',
  family: 'ewallet',
  name: 'Pay',
  path: '/vwapi/Pay',
  channel: 'browser',
  effect: 'money',
  request: [{ name: 'SessionId', kind: 'text', sensitive: 'token' }],
  settledBy: {
    command: 'ewallet.PayStatus',
    happened: ['Authorized', 'Charged', 'Voided', 'Refunded'],
    declined: ['Rejected', 'Error'],
    untouched: [],
    waiting: ['New', 'PreAuthorized3DS', 'PreAuthorizedAF'],
    note: 'The page is opened with a session; the OrderId to ask with is the one that was given to Init.',
  },
}
