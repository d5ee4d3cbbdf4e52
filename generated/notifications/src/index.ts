// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
export type {
  CustomerAddFailEvent,
  CustomerAddSuccessEvent,
  CustomerPayFailEvent,
  CustomerPaySuccessEvent,
  CustomerRefundFailEvent,
  CustomerRefundSuccessEvent,
  CustomerSendCodeEvent,
  EngineBlockFailEvent,
  EngineBlockSuccessEvent,
  EngineChargeFailEvent,
  EngineChargeSuccessEvent,
  EnginePayFailEvent,
  EnginePaySuccessEvent,
  EngineRefundFailEvent,
  EngineRefundSuccessEvent,
  EngineUnblockFailEvent,
  EngineUnblockSuccessEvent,
  ErrorCode,
  GatewayEvent,
  KnownErrorCode,
  MerchantBlockEvent,
  MerchantPayEvent,
  MerchantRefundEvent,
  MoneyMovement,
  WallClock,
} from '@card-gateway/protocol'
export { decodeNotification, encodeNotification, meaningOf, redactNotification } from './decode.js'
export { beliefs } from './beliefs.js'
export { eventGroups } from './event-groups.js'
export { createReceiver, inspect, migrateInbox } from './receive.js'
export * from './runtime.js'
