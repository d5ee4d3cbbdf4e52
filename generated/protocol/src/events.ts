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

/**
 * A notification of a documented name; `Notification` tells which.
 *
 * @example
 * ```ts
 * const isShown = (event: GatewayEvent) => event.Notification === 'EngineBlockSuccess'
 * ```
 */
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

/**
 * Fields every notification carries.
 *
 * @example
 * ```ts
 * const names = commonEventFields.map(({ name }) => name)
 * ```
 */
export const commonEventFields: readonly EventFieldDescriptor[] = [
  { name: 'Notification', kind: 'text', essential: true },
  { name: 'MerchantContract', kind: 'text', id: true },
  { name: 'TransactionDate', kind: 'timestamp' },
]

/**
 * Every documented notification by its name.
 *
 * @example
 * ```ts
 * const money = eventDescriptors.EngineBlockSuccess.money
 * ```
 */
export const eventDescriptors = {
  /** How EngineBlockSuccess is read. */
  EngineBlockSuccess: engineBlockSuccess,
  /** How EngineBlockFail is read. */
  EngineBlockFail: engineBlockFail,
  /** How EnginePaySuccess is read. */
  EnginePaySuccess: enginePaySuccess,
  /** How EnginePayFail is read. */
  EnginePayFail: enginePayFail,
  /** How EngineChargeSuccess is read. */
  EngineChargeSuccess: engineChargeSuccess,
  /** How EngineChargeFail is read. */
  EngineChargeFail: engineChargeFail,
  /** How EngineUnblockSuccess is read. */
  EngineUnblockSuccess: engineUnblockSuccess,
  /** How EngineUnblockFail is read. */
  EngineUnblockFail: engineUnblockFail,
  /** How EngineRefundSuccess is read. */
  EngineRefundSuccess: engineRefundSuccess,
  /** How EngineRefundFail is read. */
  EngineRefundFail: engineRefundFail,
  /** How MerchantBlock is read. */
  MerchantBlock: merchantBlock,
  /** How MerchantPay is read. */
  MerchantPay: merchantPay,
  /** How MerchantRefund is read. */
  MerchantRefund: merchantRefund,
  /** How CustomerAddSuccess is read. */
  CustomerAddSuccess: customerAddSuccess,
  /** How CustomerAddFail is read. */
  CustomerAddFail: customerAddFail,
  /** How CustomerPaySuccess is read. */
  CustomerPaySuccess: customerPaySuccess,
  /** How CustomerPayFail is read. */
  CustomerPayFail: customerPayFail,
  /** How CustomerRefundSuccess is read. */
  CustomerRefundSuccess: customerRefundSuccess,
  /** How CustomerRefundFail is read. */
  CustomerRefundFail: customerRefundFail,
  /** How CustomerSendCode is read. */
  CustomerSendCode: customerSendCode,
} as const
