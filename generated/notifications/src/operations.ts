// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import type { Operation } from './meaning.js'
import type { EventName } from './notification.js'

/**
 * Operations that send an event, by its name.
 *
 * Source: Events, Which operation emits which event.
 */
export const operations: Readonly<Record<EventName, readonly Operation[]>> = {
  EngineBlockSuccess: [
    {
      operation: 'API Pay',
      family: 'api',
      commands: ['api.MPPay', 'api.MobilePay', 'api.Pay', 'api.Pay3DS'],
      after: 'success',
    },
    {
      operation: 'API Block',
      family: 'api',
      commands: ['api.Block', 'api.Block3DS', 'api.MPBlock', 'api.MobileBlock'],
      after: 'success',
    },
    { operation: 'InPay Pay', family: 'inpay', commands: ['inpay.PayPage'], after: 'success' },
    {
      operation: 'InPay Pay on the hosted page with SessionType=Block',
      family: 'inpay',
      commands: ['inpay.PayPage'],
      after: 'success',
    },
    {
      operation: 'eWallet Pay',
      family: 'ewallet',
      commands: ['ewallet.Pay', 'ewallet.PayPage', 'ewallet.PaySubmit3DS'],
      after: 'success',
    },
    { operation: 'eWallet Add', family: 'ewallet', commands: ['ewallet.Add', 'ewallet.AddPage'], after: 'success' },
  ],
  EngineBlockFail: [
    {
      operation: 'API Pay',
      family: 'api',
      commands: ['api.MPPay', 'api.MobilePay', 'api.Pay', 'api.Pay3DS'],
      after: 'failure',
    },
    {
      operation: 'API Block',
      family: 'api',
      commands: ['api.Block', 'api.Block3DS', 'api.MPBlock', 'api.MobileBlock'],
      after: 'failure',
    },
    { operation: 'InPay Pay', family: 'inpay', commands: ['inpay.PayPage'], after: 'failure' },
    {
      operation: 'InPay Pay on the hosted page with SessionType=Block',
      family: 'inpay',
      commands: ['inpay.PayPage'],
      after: 'failure',
    },
    {
      operation: 'eWallet Pay',
      family: 'ewallet',
      commands: ['ewallet.Pay', 'ewallet.PayPage', 'ewallet.PaySubmit3DS'],
      after: 'failure',
    },
    { operation: 'eWallet Add', family: 'ewallet', commands: ['ewallet.Add', 'ewallet.AddPage'], after: 'failure' },
  ],
  EnginePaySuccess: [
    {
      operation: 'API Pay',
      family: 'api',
      commands: ['api.MPPay', 'api.MobilePay', 'api.Pay', 'api.Pay3DS'],
      after: 'success',
    },
    { operation: 'InPay Pay', family: 'inpay', commands: ['inpay.PayPage'], after: 'success' },
    {
      operation: 'eWallet Pay',
      family: 'ewallet',
      commands: ['ewallet.Pay', 'ewallet.PayPage', 'ewallet.PaySubmit3DS'],
      after: 'success',
    },
  ],
  EnginePayFail: [
    {
      operation: 'API Pay',
      family: 'api',
      commands: ['api.MPPay', 'api.MobilePay', 'api.Pay', 'api.Pay3DS'],
      after: 'failure',
    },
    { operation: 'InPay Pay', family: 'inpay', commands: ['inpay.PayPage'], after: 'failure' },
    {
      operation: 'eWallet Pay',
      family: 'ewallet',
      commands: ['ewallet.Pay', 'ewallet.PayPage', 'ewallet.PaySubmit3DS'],
      after: 'failure',
    },
  ],
  EngineChargeSuccess: [
    {
      operation: 'API Pay',
      family: 'api',
      commands: ['api.MPPay', 'api.MobilePay', 'api.Pay', 'api.Pay3DS'],
      after: 'success',
    },
    { operation: 'API Charge', family: 'api', commands: ['api.Charge'], after: 'success' },
    { operation: 'InPay Pay', family: 'inpay', commands: ['inpay.PayPage'], after: 'success' },
    { operation: 'InPay Charge', family: 'inpay', commands: ['inpay.Charge'], after: 'success' },
    {
      operation: 'eWallet Pay',
      family: 'ewallet',
      commands: ['ewallet.Pay', 'ewallet.PayPage', 'ewallet.PaySubmit3DS'],
      after: 'success',
    },
  ],
  EngineChargeFail: [
    {
      operation: 'API Pay',
      family: 'api',
      commands: ['api.MPPay', 'api.MobilePay', 'api.Pay', 'api.Pay3DS'],
      after: 'failure',
    },
    { operation: 'API Charge', family: 'api', commands: ['api.Charge'], after: 'failure' },
    {
      operation: 'eWallet Pay',
      family: 'ewallet',
      commands: ['ewallet.Pay', 'ewallet.PayPage', 'ewallet.PaySubmit3DS'],
      after: 'failure',
    },
  ],
  EngineUnblockSuccess: [
    { operation: 'API Unblock', family: 'api', commands: ['api.Unblock'], after: 'success' },
    { operation: 'InPay Unblock', family: 'inpay', commands: ['inpay.Unblock'], after: 'success' },
  ],
  EngineUnblockFail: [{ operation: 'API Unblock', family: 'api', commands: ['api.Unblock'], after: 'failure' }],
  EngineRefundSuccess: [
    { operation: 'API Refund', family: 'api', commands: ['api.Refund'], after: 'success' },
    { operation: 'InPay Refund', family: 'inpay', commands: ['inpay.Refund'], after: 'success' },
    { operation: 'eWallet Refund', family: 'ewallet', commands: ['ewallet.Refund'], after: 'success' },
  ],
  EngineRefundFail: [
    { operation: 'API Refund', family: 'api', commands: ['api.Refund'], after: 'failure' },
    { operation: 'eWallet Refund', family: 'ewallet', commands: ['ewallet.Refund'], after: 'failure' },
  ],
  MerchantBlock: [
    {
      operation: 'InPay Pay on the hosted page with SessionType=Block',
      family: 'inpay',
      commands: ['inpay.PayPage'],
      after: 'success',
    },
  ],
  MerchantPay: [{ operation: 'InPay Pay', family: 'inpay', commands: ['inpay.PayPage'], after: 'success' }],
  MerchantRefund: [{ operation: 'InPay Refund', family: 'inpay', commands: ['inpay.Refund'], after: 'success' }],
  CustomerAddSuccess: [
    { operation: 'eWallet Add', family: 'ewallet', commands: ['ewallet.Add', 'ewallet.AddPage'], after: 'success' },
  ],
  CustomerAddFail: [
    { operation: 'eWallet Add', family: 'ewallet', commands: ['ewallet.Add', 'ewallet.AddPage'], after: 'failure' },
  ],
  CustomerPaySuccess: [
    {
      operation: 'eWallet Pay',
      family: 'ewallet',
      commands: ['ewallet.Pay', 'ewallet.PayPage', 'ewallet.PaySubmit3DS'],
      after: 'success',
    },
  ],
  CustomerPayFail: [
    {
      operation: 'eWallet Pay',
      family: 'ewallet',
      commands: ['ewallet.Pay', 'ewallet.PayPage', 'ewallet.PaySubmit3DS'],
      after: 'failure',
    },
  ],
  CustomerRefundSuccess: [
    { operation: 'eWallet Refund', family: 'ewallet', commands: ['ewallet.Refund'], after: 'success' },
  ],
  CustomerRefundFail: [
    { operation: 'eWallet Refund', family: 'ewallet', commands: ['ewallet.Refund'], after: 'failure' },
  ],
  CustomerSendCode: [
    { operation: 'eWallet SendCode', family: 'ewallet', commands: ['ewallet.SendCode'], after: 'success' },
  ],
}
