// Generated from spec/families/ewallet/AddPage.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'

/**
 * Request of eWallet AddPage. Opens the hosted page on which the user enters the data of a card to register.
 *
 * @example
 * ```ts
 * const request: EWalletAddPageRequest = { SessionId: '5f1c7a2e9b' }
 * ```
 */
export interface EWalletAddPageRequest {
  /**
   * Session from Init with SessionType Add. 1 to 50 characters. No `;` and no control characters. Hidden in errors,
   * traces and logs.
   *
   * Source: Resources and their fields, Payment.
   */
  readonly SessionId: string
}

/**
 * How eWallet AddPage travels. Opens the hosted page on which the user enters the data of a card to register.
 *
 * @example
 * ```ts
 * const body = encodeRequest(eWalletAddPage, { SessionId: '5f1c7a2e9b' }, credentials)
 * ```
 */
export const eWalletAddPage: CommandDescriptor<EWalletAddPageRequest, never> = {
  id: 'ewallet.AddPage',
  family: 'ewallet',
  name: 'Add',
  path: '/vwapi/Add',
  channel: 'browser',
  effect: 'account',
  request: [{ name: 'SessionId', kind: 'text', sensitive: 'token' }],
}
