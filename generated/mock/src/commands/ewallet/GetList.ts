// Generated from spec/families/ewallet/GetList.yaml by `npm run generate`. Do not edit: change the spec.
import { eWalletGetList, type EWalletGetListReply, type EWalletGetListRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of eWallet GetList, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof EWalletGetListScenarios = 'twoCards'
 * ```
 */
export interface EWalletGetListScenarios {
  /** An active card and one that waits for activation. */
  readonly twoCards: 'True'
  /** Param entries keep their order, and a repeated key is no error. */
  readonly params: 'True'
  /** A user without cards. */
  readonly noCards: 'True'
  /** A card's status comes in its documented spelling. */
  readonly statusInOtherCase: 'True'
  /** A status of a later day, and an item that says little. */
  readonly laterStatus: 'True'
  /** Attributes and elements the document does not know are kept. */
  readonly unknownParts: 'True'
  /** A declaration, a comment and line breaks between the elements. */
  readonly laidOut: 'True'
  /** A wrong user password. */
  readonly wrongPassword: 'False'
}

/**
 * eWallet GetList for mocks. Lists the cards of a user with their statuses.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'ewallet.GetList': eWalletGetListMock }, credentials)
 * const mock = createSmallMock({ 'ewallet.GetList': 'twoCards' })
 * ```
 */
export const eWalletGetListMock: CommandMock<EWalletGetListRequest, EWalletGetListReply, EWalletGetListScenarios> = {
  command: eWalletGetList,
  path: '/vwapi/GetList',
  load: () =>
    import('@card-gateway/validators/ewallet/GetListRequest').then((module) => module.validateEWalletGetListRequest),
  scenarios: {
    twoCards: {
      reply: {
        Success: 'True',
        VWUserLgn: 'ivan@shop.example',
        Item: [
          {
            CardName: '411111xxxxxx1111',
            CardId: '40252318666d4f1a',
            CardHolder: 'IVAN PETROV',
            Status: 'IsActive',
            NoCVV: false,
            Expired: false,
            Param: [],
          },
          {
            CardName: '555555xxxxxx4444',
            CardId: '00000000000000000000000000000017',
            CardHolder: 'I PETROV',
            Status: 'NotActive',
            NoCVV: true,
            Expired: true,
            Param: [],
          },
        ],
      },
    },
    params: {
      reply: {
        Success: 'True',
        VWUserLgn: 'ivan@shop.example',
        Item: [
          {
            CardName: '411111xxxxxx1111',
            CardId: '40252318666d4f1a',
            CardHolder: 'Иван Петров',
            Status: 'IsActive',
            NoCVV: false,
            Expired: false,
            Param: [
              { Key: 'Bank', Value: 'Первый' },
              { Key: 'Limit', Value: '1e5' },
              { Key: 'Bank', Value: 'Второй' },
              { Key: 'Empty' },
            ],
          },
        ],
      },
    },
    noCards: { reply: { Success: 'True', VWUserLgn: 'olga@shop.example', Item: [] } },
    statusInOtherCase: {
      reply: {
        Success: 'True',
        VWUserLgn: 'ivan@shop.example',
        Item: [{ CardId: '1', Status: 'IsActive', NoCVV: true, Expired: false, Param: [] }],
      },
    },
    laterStatus: {
      reply: {
        Success: 'True',
        VWUserLgn: 'ivan@shop.example',
        Item: [{ CardId: '40252318666d4f1a', Status: 'Suspended', Param: [] }],
      },
    },
    unknownParts: {
      reply: {
        Success: 'True',
        VWUserLgn: 'ivan@shop.example',
        Item: [
          {
            CardId: '40252318666d4f1a',
            Status: 'IsActive',
            Param: [],
            extra: {
              attributes: { Bank: 'Север' },
              children: [{ name: 'Limit', attributes: { Day: '100' }, children: [], text: '' }],
            },
          },
        ],
        extra: {
          attributes: { Count: '1' },
          children: [
            {
              name: 'Paging',
              attributes: { Next: '2' },
              children: [{ name: 'Hint', attributes: { Text: 'more' }, children: [], text: '' }],
              text: '',
            },
          ],
        },
      },
    },
    laidOut: {
      reply: {
        Success: 'True',
        VWUserLgn: 'ivan@shop.example',
        Item: [{ CardId: '40252318666d4f1a', Status: 'IsActive', Param: [{ Key: 'a', Value: 'b' }] }],
      },
    },
    wrongPassword: { reply: { Success: 'False', VWUserLgn: 'ivan@shop.example', ErrCode: 'WRONG_USER_PARAMS' } },
  },
}
