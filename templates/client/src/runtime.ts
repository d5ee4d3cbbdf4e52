/** The public names of the hand-written half. */
export {
  decimalToKopecks,
  formatDecimal,
  isDecimal,
  kopecksToDecimal,
  maskPan,
} from '@card-gateway/protocol/basics'
export type { CallOptions } from './call-options.js'
export type { CallTrace } from './call-trace.js'
export { Caller } from './caller.js'
export { Cancellation, type CancellationReason } from './cancellation.js'
export { type Clock, systemClock } from './clock.js'
export type { CommandModule, LoadCommand, StatusCommands } from './command-module.js'
export {
  isConfigurationError,
  isGatewayError,
  isOutcomeUnknown,
  isProtocolError,
  isRequestRefused,
  isTransient,
  isTransportError,
  isWaitError,
  type OutcomeUnknownError,
} from './error-checks.js'
export {
  BrowserDataError,
  ConfigurationError,
  type ErrorDetails,
  GatewayError,
  type Outcome,
  RequestRefused,
  WaitError,
  type WaitErrorCode,
} from './errors.js'
export { GatewayBase } from './gateway-base.js'
export { HostedPage } from './hosted-page.js'
export type { BrowserFormOptions } from './html.js'
export type { CommonOptions, GatewayFacts, GatewayOptions, Warning } from './options.js'
export { parsePayerReturn, type UnverifiedReturn } from './payer-return.js'
export type { RetryPolicy } from './retry.js'
export type { Resolution, ResolveOptions, Verdict } from './settle.js'
export type { StatusReply } from './status.js'
export {
  parseThreeDSReturn,
  type ReturnBody,
  type ThreeDSFormOptions,
  type ThreeDSReply,
  type ThreeDSReturn,
  threeDSForm,
} from './three-d-secure.js'
export {
  type PageReturn,
  type PageReturned,
  type ReturnCommands,
  type StatusQuestion,
  type ThreeDSComeback,
  type ThreeDSFinished,
  type ThreeDSFinisher,
  type ThreeDSLeaveOptions,
  type ThreeDSNotPending,
  ThreeDSReturns,
} from './three-ds-return.js'
export { MemoryThreeDSStore, type ThreeDSPending, type ThreeDSStore } from './three-ds-store.js'
export type {
  HeaderReader,
  Transport,
  TransportAnswer,
  TransportHandler,
  TransportHeaders,
  TransportRequest,
  TransportTarget,
} from './transport.js'
export { TransportFault, type TransportFaultCode } from './transport-fault.js'
export {
  ProtocolError,
  type ProtocolErrorDetails,
  type Resolve,
  TransportError,
  type TransportErrorCode,
} from './unanswered-errors.js'
export type { AdvisingSchema, Failure, RequestValidator } from './validation.js'
export type { Arrived, WaitOptions } from './wait.js'
export { payToken } from './wallet.js'
