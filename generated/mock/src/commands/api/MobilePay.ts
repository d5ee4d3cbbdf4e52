// Generated from spec/families/api/MobilePay.yaml by `npm run generate`. Do not edit: change the spec.
import { apiMobilePay, type ApiMobilePayReply, type ApiMobilePayRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of API MobilePay, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof ApiMobilePayScenarios = 'kind1'
 * ```
 */
export interface ApiMobilePayScenarios {
  /** A platform token, which holds the amount. */
  readonly kind1: 'True'
  /** A token that needs the amount and the CVV; the command's own name as root is accepted. */
  readonly kind2: 'True'
  /** A payment credential with a checked amount, extra fields and a cheque. */
  readonly everyField: 'True'
  /** The shortest cheque; Checksum may be false without an amount. */
  readonly shortCheque: 'True'
  /** An amount that the gateway will not check is allowed. */
  readonly amountWithoutChecksum: 'True'
  /** The payer must authenticate first. */
  readonly threeDS: '3DS'
  /** A version the document does not know passes; the amount may be absent. */
  readonly threeDSOfLaterVersion: '3DS'
  /** The payment went to another terminal and failed there. */
  readonly forwarded: 'False'
  /** The gateway cannot read the token. */
  readonly tokenRefused: 'False'
}

/**
 * API MobilePay for mocks. Charges an amount in one step with a token of a mobile wallet.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'api.MobilePay': apiMobilePayMock }, credentials)
 * const mock = createSmallMock({ 'api.MobilePay': 'kind1' })
 * ```
 */
export const apiMobilePayMock: CommandMock<ApiMobilePayRequest, ApiMobilePayReply, ApiMobilePayScenarios> = {
  command: apiMobilePay,
  path: '/api/MobilePay',
  load: () =>
    import('@card-gateway/validators/api/MobilePayRequest').then((module) => module.validateApiMobilePayRequest),
  unsent: { WalletKind: [1, 2, 3] },
  scenarios: {
    kind1: { reply: { Success: 'True', OrderId: 'W-1', Key: 'Merchant', Amount: 12345 }, repeats: ['Amount'] },
    kind2: { reply: { Success: 'True', OrderId: 'W-2', Key: 'Merchant', Amount: 9900 }, repeats: ['Amount'] },
    everyField: {
      reply: {
        Success: 'True',
        OrderId: 'W-3',
        Key: 'Merchant',
        Amount: 250050,
        FinalTerminal: 'T2',
        AddInfo: 'bonus=7',
      },
      repeats: ['Amount'],
    },
    shortCheque: {
      reply: {
        Success: 'True',
        OrderId: 'W-4',
        Key: 'Merchant',
        Amount: 100,
        AddInfo: {
          name: 'AddInfo',
          attributes: { CardType: 'debit' },
          children: [{ name: 'Item', attributes: { Key: 'a', Value: '1' }, children: [], text: '' }],
          text: '',
        },
      },
      repeats: ['Amount'],
    },
    amountWithoutChecksum: { reply: { Success: 'True', OrderId: 'W-5', Key: 'Merchant', Amount: 12345 } },
    threeDS: {
      reply: {
        Success: '3DS',
        OrderId: 'W-2',
        Key: 'Merchant',
        Amount: 9900,
        ACSUrl: 'https://acs.example/auth',
        PaReq: 'eyJ0aHJlZURTIjoi\nMi4xIn0=',
        ThreeDSKey: '5c0f-7',
        ThreeDSVersion: '2.1',
      },
      repeats: ['Amount'],
    },
    threeDSOfLaterVersion: {
      reply: {
        Success: '3DS',
        OrderId: 'W-2',
        ACSUrl: 'https://acs.example/auth',
        PaReq: 'eyJ0',
        ThreeDSKey: '5c0f-8',
        ThreeDSVersion: '2.3.1',
      },
    },
    forwarded: {
      reply: { Success: 'False', OrderId: 'W-1', Key: 'Merchant', FinalTerminal: 'T2', ErrCode: 'MERCHANT_FORWARD' },
    },
    tokenRefused: { reply: { Success: 'False', OrderId: 'W-1', Key: 'Merchant', ErrCode: 'WRONG_PAY_INFO' } },
  },
}
