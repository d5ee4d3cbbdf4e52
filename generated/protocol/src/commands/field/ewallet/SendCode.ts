// Generated from spec/overlays/field.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../../descriptors.js'
import type { EWalletSendCodeReply } from '../../ewallet/SendCode.js'

/**
 * Request of eWallet SendCode. Sends a random confirmation code to the user's phone.
 *
 * @example
 * ```ts
 * const request: FieldEWalletSendCodeRequest = {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   CardId: '40252318666d4f1a',
 *   OrderId: 'E-2',
 *   Amount: 500,
 * }
 * ```
 */
export interface FieldEWalletSendCodeRequest {
  /**
   * User id in the service; an e-mail address is recommended. 1 to 50 characters. No `;` and no control characters.
   * Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet).
   */
  readonly VWUserLgn: string
  /**
   * User password; gives access to private user data. 1 to 50 characters. No `;` and no control characters. Hidden in
   * errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decisions S02, C24.
   */
  readonly VWUserPsw: string
  /**
   * Card the code is for. At least 1 characters. No `;` and no control characters.
   *
   * Source: Limits; decisions C12, C11.
   */
  readonly CardId?: string | undefined
  /**
   * Payment the code is for; Pay with this OrderId then demands it. 1 to 50 characters. No `;` and no control
   * characters. Characters other than letters, digits, - and _ may fail in bank services.
   *
   * Source: Resources and their fields, Payment; decisions S61, S10, S11, C10.
   */
  readonly OrderId?: string | undefined
  /**
   * Amount the code is for, in kopecks. At least 1.
   *
   * Source: What the service does, Conventions, 6; decisions S61, S09.
   */
  readonly Amount?: number | undefined
}

/**
 * How eWallet SendCode travels. Sends a random confirmation code to the user's phone.
 *
 * @example
 * ```ts
 * const body = encodeRequest(fieldEWalletSendCode, {
 *   VWUserLgn: 'ivan@shop.example',
 *   VWUserPsw: 'user-secret',
 *   CardId: '40252318666d4f1a',
 *   OrderId: 'E-2',
 *   Amount: 500,
 * }, credentials)
 * const reply = decodeReply(fieldEWalletSendCode, answer)
 * ```
 */
export const fieldEWalletSendCode: CommandDescriptor<FieldEWalletSendCodeRequest, EWalletSendCodeReply> = {
  id: 'ewallet.SendCode',
  family: 'ewallet',
  name: 'SendCode',
  path: '/vwapi/SendCode',
  channel: 'form',
  effect: 'account',
  request: [
    { name: 'VWID', kind: 'text', from: 'vwid', id: true },
    {
      name: 'DATA',
      kind: 'pairs',
      flat: true,
      fields: [
        { name: 'VWUserLgn', kind: 'text', sensitive: 'personal' },
        { name: 'VWUserPsw', kind: 'text', sensitive: 'password' },
        { name: 'CardId', kind: 'text', id: true },
        { name: 'OrderId', kind: 'text', id: true },
        { name: 'Amount', kind: 'integer' },
      ],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['SendCode'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'VWUserLgn', kind: 'text', echo: true, sensitive: 'personal' },
      { name: 'Amount', kind: 'integer', echo: { absent: 0 } },
      { name: 'OrderId', kind: 'text', echo: true, id: true },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
  },
}
