// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
/**
 * Names of events by what they tell of the money, for handlers of several events. One payment sends more than one of a
 * group.
 *
 * No event is in two of them, so that all can stand side by side. Events that tell in `Success` how they ended are in
 * the group of their success: ask `context.meaning.succeeded`. What becomes of the money `steps` tell better.
 *
 * @example
 * ```ts
 * const isPaid = (name: string) => eventGroups.charged.some((each) => each === name)
 * ```
 */
export const eventGroups = {
  /** They tell of money that was blocked. */
  blocked: ['EngineBlockSuccess', 'MerchantBlock'],
  /** They tell of money that was charged. */
  charged: ['EnginePaySuccess', 'EngineChargeSuccess', 'MerchantPay', 'CustomerPaySuccess'],
  /** They tell of money that was released. */
  released: ['EngineUnblockSuccess'],
  /** They tell of money that was returned. */
  returned: ['EngineRefundSuccess', 'MerchantRefund', 'CustomerRefundSuccess'],
  /** They tell that something failed. */
  failed: [
    'EngineBlockFail',
    'EnginePayFail',
    'EngineChargeFail',
    'EngineUnblockFail',
    'EngineRefundFail',
    'CustomerAddFail',
    'CustomerPayFail',
    'CustomerRefundFail',
  ],
} as const
