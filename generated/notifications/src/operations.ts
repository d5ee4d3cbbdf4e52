// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
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
      hasStatus: true,
    },
    {
      operation: 'API Block',
      family: 'api',
      commands: ['api.Block', 'api.Block3DS', 'api.MPBlock', 'api.MobileBlock'],
      after: 'success',
      hasStatus: true,
    },
    { operation: 'InPay Pay', family: 'inpay', commands: ['inpay.PayPage'], after: 'success', hasStatus: true },
    {
      operation: 'InPay Pay on the hosted page with SessionType=Block',
      family: 'inpay',
      commands: ['inpay.PayPage'],
      after: 'success',
      hasStatus: true,
    },
    {
      operation: 'eWallet Pay',
      family: 'ewallet',
      commands: ['ewallet.Pay', 'ewallet.PayPage', 'ewallet.PaySubmit3DS'],
      after: 'success',
      hasStatus: true,
    },
    {
      operation: 'eWallet Add',
      family: 'ewallet',
      commands: ['ewallet.Add', 'ewallet.AddPage'],
      after: 'success',
      hasStatus: false,
    },
  ],
  EngineBlockFail: [
    {
      operation: 'API Pay',
      family: 'api',
      commands: ['api.MPPay', 'api.MobilePay', 'api.Pay', 'api.Pay3DS'],
      after: 'failure',
      hasStatus: true,
    },
    {
      operation: 'API Block',
      family: 'api',
      commands: ['api.Block', 'api.Block3DS', 'api.MPBlock', 'api.MobileBlock'],
      after: 'failure',
      hasStatus: true,
    },
    { operation: 'InPay Pay', family: 'inpay', commands: ['inpay.PayPage'], after: 'failure', hasStatus: true },
    {
      operation: 'InPay Pay on the hosted page with SessionType=Block',
      family: 'inpay',
      commands: ['inpay.PayPage'],
      after: 'failure',
      hasStatus: true,
    },
    {
      operation: 'eWallet Pay',
      family: 'ewallet',
      commands: ['ewallet.Pay', 'ewallet.PayPage', 'ewallet.PaySubmit3DS'],
      after: 'failure',
      hasStatus: true,
    },
    {
      operation: 'eWallet Add',
      family: 'ewallet',
      commands: ['ewallet.Add', 'ewallet.AddPage'],
      after: 'failure',
      hasStatus: false,
    },
  ],
  EnginePaySuccess: [
    {
      operation: 'API Pay',
      family: 'api',
      commands: ['api.MPPay', 'api.MobilePay', 'api.Pay', 'api.Pay3DS'],
      after: 'success',
      hasStatus: true,
    },
    { operation: 'InPay Pay', family: 'inpay', commands: ['inpay.PayPage'], after: 'success', hasStatus: true },
    {
      operation: 'eWallet Pay',
      family: 'ewallet',
      commands: ['ewallet.Pay', 'ewallet.PayPage', 'ewallet.PaySubmit3DS'],
      after: 'success',
      hasStatus: true,
    },
  ],
  EnginePayFail: [
    {
      operation: 'API Pay',
      family: 'api',
      commands: ['api.MPPay', 'api.MobilePay', 'api.Pay', 'api.Pay3DS'],
      after: 'failure',
      hasStatus: true,
    },
    { operation: 'InPay Pay', family: 'inpay', commands: ['inpay.PayPage'], after: 'failure', hasStatus: true },
    {
      operation: 'eWallet Pay',
      family: 'ewallet',
      commands: ['ewallet.Pay', 'ewallet.PayPage', 'ewallet.PaySubmit3DS'],
      after: 'failure',
      hasStatus: true,
    },
  ],
  EngineChargeSuccess: [
    {
      operation: 'API Pay',
      family: 'api',
      commands: ['api.MPPay', 'api.MobilePay', 'api.Pay', 'api.Pay3DS'],
      after: 'success',
      hasStatus: true,
    },
    { operation: 'API Charge', family: 'api', commands: ['api.Charge'], after: 'success', hasStatus: true },
    { operation: 'InPay Pay', family: 'inpay', commands: ['inpay.PayPage'], after: 'success', hasStatus: true },
    { operation: 'InPay Charge', family: 'inpay', commands: ['inpay.Charge'], after: 'success', hasStatus: true },
    {
      operation: 'eWallet Pay',
      family: 'ewallet',
      commands: ['ewallet.Pay', 'ewallet.PayPage', 'ewallet.PaySubmit3DS'],
      after: 'success',
      hasStatus: true,
    },
  ],
  EngineChargeFail: [
    {
      operation: 'API Pay',
      family: 'api',
      commands: ['api.MPPay', 'api.MobilePay', 'api.Pay', 'api.Pay3DS'],
      after: 'failure',
      hasStatus: true,
    },
    { operation: 'API Charge', family: 'api', commands: ['api.Charge'], after: 'failure', hasStatus: true },
    {
      operation: 'eWallet Pay',
      family: 'ewallet',
      commands: ['ewallet.Pay', 'ewallet.PayPage', 'ewallet.PaySubmit3DS'],
      after: 'failure',
      hasStatus: true,
    },
  ],
  EngineUnblockSuccess: [
    { operation: 'API Unblock', family: 'api', commands: ['api.Unblock'], after: 'success', hasStatus: true },
    { operation: 'InPay Unblock', family: 'inpay', commands: ['inpay.Unblock'], after: 'success', hasStatus: true },
  ],
  EngineUnblockFail: [
    { operation: 'API Unblock', family: 'api', commands: ['api.Unblock'], after: 'failure', hasStatus: true },
  ],
  EngineRefundSuccess: [
    { operation: 'API Refund', family: 'api', commands: ['api.Refund'], after: 'success', hasStatus: true },
    { operation: 'InPay Refund', family: 'inpay', commands: ['inpay.Refund'], after: 'success', hasStatus: true },
    { operation: 'eWallet Refund', family: 'ewallet', commands: ['ewallet.Refund'], after: 'success', hasStatus: true },
  ],
  EngineRefundFail: [
    { operation: 'API Refund', family: 'api', commands: ['api.Refund'], after: 'failure', hasStatus: true },
    { operation: 'eWallet Refund', family: 'ewallet', commands: ['ewallet.Refund'], after: 'failure', hasStatus: true },
  ],
  MerchantBlock: [
    {
      operation: 'InPay Pay on the hosted page with SessionType=Block',
      family: 'inpay',
      commands: ['inpay.PayPage'],
      after: 'success',
      hasStatus: true,
    },
  ],
  MerchantPay: [
    { operation: 'InPay Pay', family: 'inpay', commands: ['inpay.PayPage'], after: 'success', hasStatus: true },
  ],
  MerchantRefund: [
    { operation: 'InPay Refund', family: 'inpay', commands: ['inpay.Refund'], after: 'success', hasStatus: true },
  ],
  CustomerAddSuccess: [
    {
      operation: 'eWallet Add',
      family: 'ewallet',
      commands: ['ewallet.Add', 'ewallet.AddPage'],
      after: 'success',
      hasStatus: false,
    },
  ],
  CustomerAddFail: [
    {
      operation: 'eWallet Add',
      family: 'ewallet',
      commands: ['ewallet.Add', 'ewallet.AddPage'],
      after: 'failure',
      hasStatus: false,
    },
  ],
  CustomerPaySuccess: [
    {
      operation: 'eWallet Pay',
      family: 'ewallet',
      commands: ['ewallet.Pay', 'ewallet.PayPage', 'ewallet.PaySubmit3DS'],
      after: 'success',
      hasStatus: true,
    },
  ],
  CustomerPayFail: [
    {
      operation: 'eWallet Pay',
      family: 'ewallet',
      commands: ['ewallet.Pay', 'ewallet.PayPage', 'ewallet.PaySubmit3DS'],
      after: 'failure',
      hasStatus: true,
    },
  ],
  CustomerRefundSuccess: [
    { operation: 'eWallet Refund', family: 'ewallet', commands: ['ewallet.Refund'], after: 'success', hasStatus: true },
  ],
  CustomerRefundFail: [
    { operation: 'eWallet Refund', family: 'ewallet', commands: ['ewallet.Refund'], after: 'failure', hasStatus: true },
  ],
  CustomerSendCode: [
    {
      operation: 'eWallet SendCode',
      family: 'ewallet',
      commands: ['ewallet.SendCode'],
      after: 'success',
      hasStatus: false,
    },
  ],
}
