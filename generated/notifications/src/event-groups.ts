// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
/**
 * Names of events by what they tell of the money, for handlers of several events. One payment sends more than one of a
 * group.
 *
 * Events that tell in `Success` how they ended are in two groups: their own and `failed`.
 */
export const eventGroups = {
  blocked: ['EngineBlockSuccess', 'MerchantBlock'],
  charged: ['EnginePaySuccess', 'EngineChargeSuccess', 'MerchantPay', 'CustomerPaySuccess'],
  released: ['EngineUnblockSuccess'],
  returned: ['EngineRefundSuccess', 'MerchantRefund', 'CustomerRefundSuccess'],
  failed: [
    'EngineBlockFail',
    'EnginePayFail',
    'EngineChargeFail',
    'EngineUnblockFail',
    'EngineRefundFail',
    'MerchantBlock',
    'MerchantPay',
    'MerchantRefund',
    'CustomerAddFail',
    'CustomerPayFail',
    'CustomerRefundFail',
  ],
} as const
