// Generated from spec/families/inpay/Init.yaml by `npm run generate`. Do not edit: change the spec.
import { inPayInit, type InPayInitReply, type InPayInitRequest } from '@card-gateway/protocol'
import type { CommandMock } from '../../shapes.js'

/**
 * The scenarios of InPay Init, and the outcome of each.
 *
 * @example
 * ```ts
 * const scenario: keyof InPayInitScenarios = 'pay'
 * ```
 */
export interface InPayInitScenarios {
  /** A session for a one-step payment. */
  readonly pay: 'True'
  /** A session for a two-step payment with every key and keys of the page template. */
  readonly block: 'True'
  /** An address with Base64 in its query is sent as it is. */
  readonly urlUntouched: 'True'
  /** Template keys that mean something to JavaScript are keys like others. */
  readonly objectNames: 'True'
  /** The OrderId is used up. */
  readonly duplicateOrder: 'False'
  /** A refusal that names no payment. */
  readonly wrongParams: 'False'
}

/**
 * InPay Init for mocks. Registers a payment and opens the session for its hosted page.
 *
 * @example
 * ```ts
 * const createSmallMock = createMockFactory({ 'inpay.Init': inPayInitMock }, credentials)
 * const mock = createSmallMock({ 'inpay.Init': 'pay' })
 * ```
 */
export const inPayInitMock: CommandMock<InPayInitRequest, InPayInitReply, InPayInitScenarios> = {
  command: inPayInit,
  path: '/apim/Init',
  load: () => import('@card-gateway/validators/inpay/InitRequest').then((module) => module.validateInPayInitRequest),
  scenarios: {
    pay: { reply: { Success: 'True', OrderId: 'P-1', Amount: 12345, SessionId: '5f1c7a2e9b' } },
    block: { reply: { Success: 'True', OrderId: '0b6f8a9e-10', Amount: 250000, SessionId: 'a-B_c.9' } },
    urlUntouched: {
      reply: {
        Success: 'True',
        OrderId: 'P-2',
        Amount: 100,
        SessionId: '77',
        extra: { attributes: { Lifetime: '900' }, children: [] },
      },
    },
    objectNames: {
      reply: {
        Success: 'True',
        OrderId: 'P-3',
        SessionId: '78',
        extra: { attributes: { constructor: 'x' }, children: [] },
      },
    },
    duplicateOrder: { reply: { Success: 'False', OrderId: 'P-1', ErrCode: 'DUPLICATE_ORDER_ID' } },
    wrongParams: { reply: { Success: 'False', ErrCode: 'WRONG_PARAMS' } },
  },
}
