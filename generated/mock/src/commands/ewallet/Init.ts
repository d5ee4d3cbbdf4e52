// Generated from spec/families/ewallet/Init.yaml by `npm run generate`. Do not edit: change the spec.
import { eWalletInit, type EWalletInitReply, type EWalletInitRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of eWallet Init, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof EWalletInitScenarios = 'payment'
 * ```
 */
export interface EWalletInitScenarios {
  /** A one-step payment with a registered card. */
  readonly payment: 'True'
  /** A two-step payment; the card is entered on the page, and the answer leaves OrderId out. */
  readonly block: 'True'
  /** A card that is not registered is entered on the page. */
  readonly freePay: 'True'
  /** A session for registering a card. */
  readonly registration: 'True'
  /** An OrderId that was used before. */
  readonly duplicateOrder: 'False'
}

/**
 * eWallet Init for mocks. Opens a session for registering a card or making a payment on the hosted page.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'ewallet.Init': eWalletInitMock }, credentials)
 * const mock = createSmallMock({ 'ewallet.Init': 'payment' })
 * ```
 */
export const eWalletInitMock: CommandMock<EWalletInitRequest, EWalletInitReply, EWalletInitScenarios> = {
  command: eWalletInit,
  path: '/vwapi/Init',
  load: () =>
    import('@card-gateway/validators/ewallet/InitRequest').then((module) => module.validateEWalletInitRequest),
  scenarios: {
    payment: {
      reply: { Success: 'True', OrderId: 'E-1', Amount: 12345, SessionId: '5f1c7a2e9b', SessionType: 'Pay' },
      repeats: ['SessionType'],
    },
    block: {
      reply: { Success: 'True', Amount: 500, SessionId: '6a2d', SessionType: 'Block' },
      repeats: ['SessionType'],
    },
    freePay: {
      reply: { Success: 'True', OrderId: 'E-3', Amount: 1, SessionId: '00017', SessionType: 'Pay' },
      repeats: ['SessionType'],
    },
    registration: {
      reply: { Success: 'True', Amount: 0, SessionId: '7b3e', SessionType: 'Add' },
      repeats: ['SessionType'],
    },
    duplicateOrder: {
      reply: { Success: 'False', SessionType: 'Pay', ErrCode: 'DUPLICATE_ORDER_ID' },
      repeats: ['SessionType'],
    },
  },
}
