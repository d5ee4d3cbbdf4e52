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
  /** Money was blocked on a card. */
  EngineBlockSuccess: engineBlockSuccess,
  /** Money could not be blocked on a card. */
  EngineBlockFail: engineBlockFail,
  /** A one-step payment succeeded. */
  EnginePaySuccess: enginePaySuccess,
  /** A one-step payment failed. */
  EnginePayFail: enginePayFail,
  /** Money was charged. */
  EngineChargeSuccess: engineChargeSuccess,
  /** Blocked money could not be charged. */
  EngineChargeFail: engineChargeFail,
  /** Blocked money was released, as a whole or in part. */
  EngineUnblockSuccess: engineUnblockSuccess,
  /** Blocked money could not be released. */
  EngineUnblockFail: engineUnblockFail,
  /** Charged money was returned, as a whole or in part. */
  EngineRefundSuccess: engineRefundSuccess,
  /** Charged money could not be returned. */
  EngineRefundFail: engineRefundFail,
  /** A two-step payment through the hosted page ended; Success says how. */
  MerchantBlock: merchantBlock,
  /** A one-step payment through the hosted page ended; Success says how. */
  MerchantPay: merchantPay,
  /** A refund of an InPay payment ended; Success says how. */
  MerchantRefund: merchantRefund,
  /** A card was registered for a user. */
  CustomerAddSuccess: customerAddSuccess,
  /** A card could not be registered for a user. */
  CustomerAddFail: customerAddFail,
  /** A user's payment succeeded. */
  CustomerPaySuccess: customerPaySuccess,
  /** A user's payment failed. */
  CustomerPayFail: customerPayFail,
  /** Money of a user's payment was returned, as a whole or in part. */
  CustomerRefundSuccess: customerRefundSuccess,
  /** Money of a user's payment could not be returned. */
  CustomerRefundFail: customerRefundFail,
  /** A confirmation code was sent to a user; the code itself is not in the event. */
  CustomerSendCode: customerSendCode,
} as const
