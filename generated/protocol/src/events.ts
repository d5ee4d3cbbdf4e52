// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
import type { EventFieldDescriptor } from './event-descriptors.js'
import { customerAddFail, type CustomerAddFailEvent } from './events/CustomerAddFail.js'
import { customerAddSuccess, type CustomerAddSuccessEvent } from './events/CustomerAddSuccess.js'
import { customerPayFail, type CustomerPayFailEvent } from './events/CustomerPayFail.js'
import { customerPaySuccess, type CustomerPaySuccessEvent } from './events/CustomerPaySuccess.js'
import { customerRefundFail, type CustomerRefundFailEvent } from './events/CustomerRefundFail.js'
import { customerRefundSuccess, type CustomerRefundSuccessEvent } from './events/CustomerRefundSuccess.js'
import { customerSendCode, type CustomerSendCodeEvent } from './events/CustomerSendCode.js'
import { engineBlockFail, type EngineBlockFailEvent } from './events/EngineBlockFail.js'
import { engineBlockSuccess, type EngineBlockSuccessEvent } from './events/EngineBlockSuccess.js'
import { engineChargeFail, type EngineChargeFailEvent } from './events/EngineChargeFail.js'
import { engineChargeSuccess, type EngineChargeSuccessEvent } from './events/EngineChargeSuccess.js'
import { enginePayFail, type EnginePayFailEvent } from './events/EnginePayFail.js'
import { enginePaySuccess, type EnginePaySuccessEvent } from './events/EnginePaySuccess.js'
import { engineRefundFail, type EngineRefundFailEvent } from './events/EngineRefundFail.js'
import { engineRefundSuccess, type EngineRefundSuccessEvent } from './events/EngineRefundSuccess.js'
import { engineUnblockFail, type EngineUnblockFailEvent } from './events/EngineUnblockFail.js'
import { engineUnblockSuccess, type EngineUnblockSuccessEvent } from './events/EngineUnblockSuccess.js'
import { merchantBlock, type MerchantBlockEvent } from './events/MerchantBlock.js'
import { merchantPay, type MerchantPayEvent } from './events/MerchantPay.js'
import { merchantRefund, type MerchantRefundEvent } from './events/MerchantRefund.js'

/** A notification of a documented name; `Notification` tells which. */
export type GatewayEvent =
  | EngineBlockSuccessEvent
  | EngineBlockFailEvent
  | EnginePaySuccessEvent
  | EnginePayFailEvent
  | EngineChargeSuccessEvent
  | EngineChargeFailEvent
  | EngineUnblockSuccessEvent
  | EngineUnblockFailEvent
  | EngineRefundSuccessEvent
  | EngineRefundFailEvent
  | MerchantBlockEvent
  | MerchantPayEvent
  | MerchantRefundEvent
  | CustomerAddSuccessEvent
  | CustomerAddFailEvent
  | CustomerPaySuccessEvent
  | CustomerPayFailEvent
  | CustomerRefundSuccessEvent
  | CustomerRefundFailEvent
  | CustomerSendCodeEvent

/** Fields every notification carries. */
export const commonEventFields: readonly EventFieldDescriptor[] = [
  { name: 'Notification', kind: 'text', essential: true },
  { name: 'MerchantContract', kind: 'text', id: true },
  { name: 'TransactionDate', kind: 'timestamp' },
]

/** Every documented notification by its name. */
export const eventDescriptors = {
  EngineBlockSuccess: engineBlockSuccess,
  EngineBlockFail: engineBlockFail,
  EnginePaySuccess: enginePaySuccess,
  EnginePayFail: enginePayFail,
  EngineChargeSuccess: engineChargeSuccess,
  EngineChargeFail: engineChargeFail,
  EngineUnblockSuccess: engineUnblockSuccess,
  EngineUnblockFail: engineUnblockFail,
  EngineRefundSuccess: engineRefundSuccess,
  EngineRefundFail: engineRefundFail,
  MerchantBlock: merchantBlock,
  MerchantPay: merchantPay,
  MerchantRefund: merchantRefund,
  CustomerAddSuccess: customerAddSuccess,
  CustomerAddFail: customerAddFail,
  CustomerPaySuccess: customerPaySuccess,
  CustomerPayFail: customerPayFail,
  CustomerRefundSuccess: customerRefundSuccess,
  CustomerRefundFail: customerRefundFail,
  CustomerSendCode: customerSendCode,
} as const
