// Generated from spec/families/ewallet/GetList.yaml by `npm run generate`. Do not edit: change the spec.
import type { CommandDescriptor } from '../../descriptors.js'
import type { Extra } from '../../elements.js'
import type { CardStatus } from '../../enums.js'
import type { ErrorInfo } from '../../error-info.js'
import type { ErrorCode } from '../../errors.js'

/**
 * Request of eWallet GetList. Lists the cards of a user with their statuses.
 *
 * @example
 * ```ts
 * const request: EWalletGetListRequest = { VWUserLgn: 'ivan@shop.example', VWUserPsw: 'user-secret' }
 * ```
 */
export interface EWalletGetListRequest {
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
}

/**
 * An extra entry of the card; its meaning is not documented.
 *
 * By decision N09.
 *
 * @example
 * ```ts
 * const param: EWalletGetListItemParam = { Key: 'Bank', Value: 'Первый' }
 * ```
 */
export interface EWalletGetListItemParam {
  /**
   * Text as the gateway sent it.
   *
   * Source: What the service does, Conventions, 4.
   */
  readonly Key?: string
  /**
   * Text as the gateway sent it.
   *
   * Source: What the service does, Conventions, 4.
   */
  readonly Value?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * One card of the user.
 *
 * @example
 * ```ts
 * const item: EWalletGetListItem = {
 *   CardName: '411111xxxxxx1111',
 *   CardId: '40252318666d4f1a',
 *   CardHolder: 'IVAN PETROV',
 *   Status: 'IsActive',
 *   NoCVV: false,
 *   Expired: false,
 *   Param: [],
 * }
 * ```
 */
export interface EWalletGetListItem {
  /**
   * Masked card number; the last four digits are in clear.
   *
   * Source: Resources and their fields, Card (eWallet); decision S78.
   */
  readonly CardName?: string
  /**
   * Card id in the service; opaque, in the shorter form of responses and SendCode.
   *
   * Source: Limits; decisions C12, C11.
   */
  readonly CardId?: string
  /**
   * Holder name of a registered card as the gateway keeps it. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, Card (eWallet); decision S12.
   */
  readonly CardHolder?: string
  /**
   * Status of the card.
   *
   * Source: Resources and their fields, Card (eWallet); decision C27.
   */
  readonly Status?: CardStatus | (string & {})
  /**
   * Whether a payment without CVC2/CVV2 is possible.
   *
   * Source: What the service does, Conventions, 4; decision S76.
   */
  readonly NoCVV?: boolean
  /**
   * Whether the card has expired.
   *
   * Source: What the service does, Conventions, 4; decision S76.
   */
  readonly Expired?: boolean
  /**
   * An extra entry of the card; its meaning is not documented.
   *
   * By decision N09.
   */
  readonly Param: readonly EWalletGetListItemParam[]
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * What every reply to eWallet GetList may hold.
 *
 * @example
 * ```ts
 * const reply: EWalletGetListReplyBase = { VWUserLgn: 'ivan@shop.example' }
 * ```
 */
export interface EWalletGetListReplyBase {
  /**
   * User id in the service; an e-mail address is recommended. Equals the request's. Hidden in errors, traces and logs.
   *
   * Source: Resources and their fields, User (eWallet); decision S36.
   */
  readonly VWUserLgn?: string
  /** What the gateway sent beyond this; absent when there was nothing. */
  readonly extra?: Extra
}

/**
 * GetList succeeded.
 *
 * @example
 * ```ts
 * const reply: EWalletGetListReplyTrue = {
 *   Success: 'True',
 *   VWUserLgn: 'ivan@shop.example',
 *   Item: [
 *     {
 *       CardName: '411111xxxxxx1111',
 *       CardId: '40252318666d4f1a',
 *       CardHolder: 'IVAN PETROV',
 *       Status: 'IsActive',
 *       NoCVV: false,
 *       Expired: false,
 *       Param: [],
 *     },
 *     {
 *       CardName: '555555xxxxxx4444',
 *       CardId: '00000000000000000000000000000017',
 *       CardHolder: 'I PETROV',
 *       Status: 'NotActive',
 *       NoCVV: true,
 *       Expired: true,
 *       Param: [],
 *     },
 *   ],
 * }
 * ```
 */
export interface EWalletGetListReplyTrue extends EWalletGetListReplyBase {
  /** The outcome: GetList succeeded. */
  readonly Success: 'True'
  /** One card of the user. */
  readonly Item: readonly EWalletGetListItem[]
}

/**
 * GetList was refused; `error` says why.
 *
 * @example
 * ```ts
 * const show = (reply: EWalletGetListReplyFalse) => reply.error.advice.payer
 * ```
 */
export interface EWalletGetListReplyFalse extends EWalletGetListReplyBase {
  /** The outcome: GetList was refused; `error` says why. */
  readonly Success: 'False'
  /**
   * Error code; one of the documented codes or a later one.
   *
   * Source: Errors; decisions C33, S56, S33, N13.
   */
  readonly ErrCode?: ErrorCode
  /** What the code means, whose fault it is, whether repeating helps, and what to tell the payer. */
  readonly error: ErrorInfo
}

/**
 * Reply to eWallet GetList; `Success` tells the outcomes apart.
 *
 * @example
 * ```ts
 * function tell(reply: EWalletGetListReply) {
 *   if (reply.Success === 'True') return reply.Item
 *   return reply.error.advice.merchant
 * }
 * ```
 */
export type EWalletGetListReply = EWalletGetListReplyTrue | EWalletGetListReplyFalse

/**
 * How eWallet GetList travels. Lists the cards of a user with their statuses.
 *
 * @example
 * ```ts
 * const body = encodeRequest(eWalletGetList, { VWUserLgn: 'ivan@shop.example', VWUserPsw: 'user-secret' }, credentials)
 * const reply = decodeReply(eWalletGetList, answer)
 * ```
 */
export const eWalletGetList: CommandDescriptor<EWalletGetListRequest, EWalletGetListReply> = {
  id: 'ewallet.GetList',
  family: 'ewallet',
  name: 'GetList',
  path: '/vwapi/GetList',
  channel: 'form',
  effect: 'read',
  request: [
    { name: 'VWID', kind: 'text', from: 'vwid', id: true },
    {
      name: 'DATA',
      kind: 'pairs',
      flat: true,
      fields: [
        { name: 'VWUserLgn', kind: 'text', sensitive: 'personal' },
        { name: 'VWUserPsw', kind: 'text', sensitive: 'password' },
      ],
    },
  ],
  reply: {
    format: 'xml',
    roots: ['GetList'],
    outcomes: ['True', 'False'],
    attributes: [
      { name: 'VWUserLgn', kind: 'text', echo: true, sensitive: 'personal' },
      { name: 'ErrCode', kind: 'text', in: ['False'], values: 'errorCode' },
    ],
    children: [
      {
        name: 'Item',
        list: true,
        in: ['True'],
        attributes: [
          { name: 'CardName', kind: 'text' },
          { name: 'CardId', kind: 'text', id: true },
          { name: 'CardHolder', kind: 'text', sensitive: 'personal' },
          { name: 'Status', kind: 'text', values: 'cardStatus' },
          { name: 'NoCVV', kind: 'flag' },
          { name: 'Expired', kind: 'flag' },
        ],
        children: [
          { name: 'Param', list: true, attributes: [{ name: 'Key', kind: 'text' }, { name: 'Value', kind: 'text' }] },
        ],
      },
    ],
  },
}
