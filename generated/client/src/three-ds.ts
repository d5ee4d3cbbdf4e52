// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import type { CallOptions } from './call-options.js'
import type { CardGateway } from './gateway.js'
import { type ThreeDSComeback, ThreeDSReturns } from './three-ds-return.js'
import type { ThreeDSStore } from './three-ds-store.js'

/**
 * The gateway and the store that a shop brings payers back with.
 *
 * @example
 * ```ts
 * const options: ThreeDSReturnOptions = { gateway, store: new MemoryThreeDSStore() }
 * ```
 */
export interface ThreeDSReturnOptions {
  /** Finishes the payments, and tells of those of hosted pages. */
  readonly gateway: Pick<CardGateway, 'api' | 'ewallet' | 'inpay'>
  /** Keeps who is on the way, until they are back. */
  readonly store: ThreeDSStore
}

/**
 * Brings payers to the issuer and back, and finishes each payment with the right command. Throws nothing itself; each
 * method says what it throws.
 *
 * @example
 * ```ts
 * const threeDS = createThreeDSReturn({ gateway, store: new MemoryThreeDSStore() })
 * // api.Pay was answered with 3DS:
 * const html = await threeDS.form(reply, { command: 'api.Pay', OrderId: 'A-1', TermUrl: 'https://shop.example/3ds' })
 * // The payer is back:
 * const result = await threeDS.finish(request.body)
 * ```
 */
export function createThreeDSReturn({ gateway, store }: ThreeDSReturnOptions) {
  return new ThreeDSReturns({
    /** Finish a payment, by the command that began it. */
    finishers: {
      /** Finishes what api.Block began. */
      'api.Block': ({ OrderId, PaRes }: ThreeDSComeback, options: CallOptions) =>
        gateway.api.block3DS({ OrderId, PaRes }, options),
      /** Finishes what api.MobileBlock began. */
      'api.MobileBlock': ({ OrderId, PaRes }: ThreeDSComeback, options: CallOptions) =>
        gateway.api.block3DS({ OrderId, PaRes }, options),
      /** Finishes what api.MobilePay began. */
      'api.MobilePay': ({ OrderId, PaRes }: ThreeDSComeback, options: CallOptions) =>
        gateway.api.pay3DS({ OrderId, PaRes }, options),
      /** Finishes what api.Pay began. */
      'api.Pay': ({ OrderId, PaRes }: ThreeDSComeback, options: CallOptions) =>
        gateway.api.pay3DS({ OrderId, PaRes }, options),
      /** Finishes what ewallet.Pay began. */
      'ewallet.Pay': ({ MD, PaRes }: ThreeDSComeback, options: CallOptions) =>
        gateway.ewallet.paySubmit3DS({ MD, PaRes }, options),
    },
    /** Ask for its status, by family. */
    statuses: {
      /** Asks for a payment of InPay. */
      inpay: (request: Pick<ThreeDSComeback, 'OrderId'>, options: CallOptions) =>
        gateway.inpay.payStatus(request, options),
      /** Asks for a payment of eWallet. */
      ewallet: (request: Pick<ThreeDSComeback, 'OrderId'>, options: CallOptions) =>
        gateway.ewallet.payStatus(request, options),
    },
  }, store)
}
