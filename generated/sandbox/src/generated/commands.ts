// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import {
  apiBlock,
  apiBlock3DS,
  apiCharge,
  apiGetState,
  apiMobileBlock,
  apiMobilePay,
  apiMPBlock,
  apiMPPay,
  apiPay,
  apiPay3DS,
  apiRefund,
  apiUnblock,
  chequesCreate,
  chequesStatus,
  eWalletActivate,
  eWalletAdd,
  eWalletAddPage,
  eWalletCharge,
  eWalletCheck,
  eWalletDelete,
  eWalletGetList,
  eWalletInit,
  eWalletPay,
  eWalletPayPage,
  eWalletPayStatus,
  eWalletPaySubmit3DS,
  eWalletRefund,
  eWalletRegister,
  eWalletRemove,
  eWalletSendCode,
  eWalletUnblock,
  eWalletUpdate,
  inPayCharge,
  inPayInit,
  inPayPayPage,
  inPayPayStatus,
  inPayRefund,
  inPayUnblock,
} from '@card-gateway/protocol'
import type { CommandRow } from '../spec/gateway-spec.js'

/** Every command by its id. */
export const commands: Readonly<Record<string, CommandRow>> = {
  'api.Block': {
    descriptor: apiBlock,
    load: () =>
      import('@card-gateway/validators/api/BlockRequest').then((module) => module.validateApiBlockRequest),
    ...{
      operation: 'pay',
      moves: ['block', 'ask-3ds', 'decline', 'technical-error'],
      emits: ['api-block'],
      element: 'Block',
      refusals: {
        PayInfo: 'WRONG_PAY_INFO',
        'PayInfo.PAN': 'WRONG_PAN',
        'PayInfo.EMonth': 'WRONG_EXPIRE_DATE',
        'PayInfo.EYear': 'WRONG_EXPIRE_DATE',
        'PayInfo.CardHolder': 'WRONG_CARDHOLDER',
        'PayInfo.SecureCode': 'WRONG_CVV',
        'PayInfo.Amount': 'AMOUNT_ERROR',
        Amount: 'AMOUNT_ERROR',
      },
    },
  },
  'api.Block3DS': {
    descriptor: apiBlock3DS,
    load: () =>
      import('@card-gateway/validators/api/Block3DSRequest').then((module) => module.validateApiBlock3DSRequest),
    ...{
      operation: 'finish-3ds',
      moves: ['finish-3ds-block', 'fail-3ds', 'decline-3ds', 'technical-error-3ds'],
      emits: ['api-block'],
      element: 'Block',
      refusals: {},
    },
  },
  'api.Charge': {
    descriptor: apiCharge,
    load: () =>
      import('@card-gateway/validators/api/ChargeRequest').then((module) => module.validateApiChargeRequest),
    ...{ operation: 'charge', moves: ['charge'], emits: ['api-charge'], element: 'Charge', refusals: {} },
  },
  'api.GetState': {
    descriptor: apiGetState,
    load: () =>
      import('@card-gateway/validators/api/GetStateRequest').then((module) => module.validateApiGetStateRequest),
    ...{ operation: 'payment-status', moves: [], emits: [], element: 'GetState', refusals: {} },
  },
  'api.MPBlock': {
    descriptor: apiMPBlock,
    load: () =>
      import('@card-gateway/validators/api/MPBlockRequest').then((module) => module.validateApiMPBlockRequest),
    ...{
      operation: 'pay',
      moves: ['block', 'decline', 'technical-error'],
      emits: ['api-block'],
      element: 'MPBlock',
      refusals: { Amount: 'AMOUNT_ERROR', CVC2: 'WRONG_CVV' },
    },
  },
  'api.MPPay': {
    descriptor: apiMPPay,
    load: () =>
      import('@card-gateway/validators/api/MPPayRequest').then((module) => module.validateApiMPPayRequest),
    ...{
      operation: 'pay',
      moves: ['charge-at-once', 'decline', 'technical-error'],
      emits: ['api-pay'],
      element: 'MPPay',
      refusals: { Amount: 'AMOUNT_ERROR', CVC2: 'WRONG_CVV' },
    },
  },
  'api.MobileBlock': {
    descriptor: apiMobileBlock,
    load: () =>
      import('@card-gateway/validators/api/MobileBlockRequest').then((module) => module.validateApiMobileBlockRequest),
    ...{
      operation: 'pay',
      moves: ['block', 'ask-3ds', 'decline', 'technical-error'],
      emits: ['api-block'],
      element: 'Block',
      refusals: { Amount: 'AMOUNT_ERROR', SecureCode: 'WRONG_CVV' },
    },
  },
  'api.MobilePay': {
    descriptor: apiMobilePay,
    load: () =>
      import('@card-gateway/validators/api/MobilePayRequest').then((module) => module.validateApiMobilePayRequest),
    ...{
      operation: 'pay',
      moves: ['charge-at-once', 'ask-3ds', 'decline', 'technical-error'],
      emits: ['api-pay'],
      element: 'Pay',
      refusals: { Amount: 'AMOUNT_ERROR', SecureCode: 'WRONG_CVV' },
    },
  },
  'api.Pay': {
    descriptor: apiPay,
    load: () =>
      import('@card-gateway/validators/api/PayRequest').then((module) => module.validateApiPayRequest),
    ...{
      operation: 'pay',
      moves: ['charge-at-once', 'ask-3ds', 'decline', 'technical-error'],
      emits: ['api-pay'],
      element: 'Pay',
      refusals: {
        PayInfo: 'WRONG_PAY_INFO',
        'PayInfo.PAN': 'WRONG_PAN',
        'PayInfo.EMonth': 'WRONG_EXPIRE_DATE',
        'PayInfo.EYear': 'WRONG_EXPIRE_DATE',
        'PayInfo.CardHolder': 'WRONG_CARDHOLDER',
        'PayInfo.SecureCode': 'WRONG_CVV',
        'PayInfo.Amount': 'AMOUNT_ERROR',
        Amount: 'AMOUNT_ERROR',
      },
    },
  },
  'api.Pay3DS': {
    descriptor: apiPay3DS,
    load: () =>
      import('@card-gateway/validators/api/Pay3DSRequest').then((module) => module.validateApiPay3DSRequest),
    ...{
      operation: 'finish-3ds',
      moves: ['finish-3ds-charge', 'fail-3ds', 'decline-3ds', 'technical-error-3ds'],
      emits: ['api-pay'],
      element: 'Pay',
      refusals: {},
    },
  },
  'api.Refund': {
    descriptor: apiRefund,
    load: () =>
      import('@card-gateway/validators/api/RefundRequest').then((module) => module.validateApiRefundRequest),
    ...{
      operation: 'refund',
      moves: ['refund-part', 'refund-whole'],
      emits: ['api-refund'],
      element: 'Refund',
      refusals: { Amount: 'AMOUNT_ERROR' },
    },
  },
  'api.Unblock': {
    descriptor: apiUnblock,
    load: () =>
      import('@card-gateway/validators/api/UnblockRequest').then((module) => module.validateApiUnblockRequest),
    ...{
      operation: 'unblock',
      moves: ['unblock-part', 'unblock-whole'],
      emits: ['api-unblock'],
      element: 'Unblock',
      refusals: { Amount: 'AMOUNT_ERROR' },
    },
  },
  'inpay.Charge': {
    descriptor: inPayCharge,
    load: () =>
      import('@card-gateway/validators/inpay/ChargeRequest').then((module) => module.validateInPayChargeRequest),
    ...{
      operation: 'charge',
      moves: ['charge'],
      emits: ['inpay-charge'],
      element: 'Charge',
      refusals: { Amount: 'AMOUNT_ERROR' },
    },
  },
  'inpay.Init': {
    descriptor: inPayInit,
    load: () =>
      import('@card-gateway/validators/inpay/InitRequest').then((module) => module.validateInPayInitRequest),
    ...{
      operation: 'init',
      moves: ['register-payment'],
      emits: [],
      element: 'Init',
      refusals: { Amount: 'AMOUNT_ERROR' },
    },
  },
  'inpay.PayPage': {
    descriptor: inPayPayPage,
    load: () =>
      import('@card-gateway/validators/inpay/PayPageRequest').then((module) => module.validateInPayPayPageRequest),
    ...{
      moves: [
        'charge-at-once',
        'block',
        'ask-3ds',
        'finish-3ds-charge',
        'finish-3ds-block',
        'fail-3ds',
        'decline',
        'decline-3ds',
        'technical-error',
        'technical-error-3ds',
      ],
      emits: ['inpay-pay', 'inpay-block'],
      element: 'Pay',
      refusals: {},
    },
  },
  'inpay.PayStatus': {
    descriptor: inPayPayStatus,
    load: () =>
      import('@card-gateway/validators/inpay/PayStatusRequest').then((module) => module.validateInPayPayStatusRequest),
    ...{ operation: 'payment-status', moves: [], emits: [], element: 'PayStatus', refusals: {} },
  },
  'inpay.Refund': {
    descriptor: inPayRefund,
    load: () =>
      import('@card-gateway/validators/inpay/RefundRequest').then((module) => module.validateInPayRefundRequest),
    ...{
      operation: 'refund',
      moves: ['refund-part', 'refund-whole'],
      emits: ['inpay-refund'],
      element: 'Refund',
      refusals: { Amount: 'AMOUNT_ERROR' },
    },
  },
  'inpay.Unblock': {
    descriptor: inPayUnblock,
    load: () =>
      import('@card-gateway/validators/inpay/UnblockRequest').then((module) => module.validateInPayUnblockRequest),
    ...{
      operation: 'unblock',
      moves: ['unblock-part', 'unblock-whole'],
      emits: ['inpay-unblock'],
      element: 'Unblock',
      refusals: { Amount: 'AMOUNT_ERROR' },
    },
  },
  'ewallet.Activate': {
    descriptor: eWalletActivate,
    load: () =>
      import('@card-gateway/validators/ewallet/ActivateRequest').then((module) => module.validateEWalletActivateRequest),
    ...{
      operation: 'activate-card',
      moves: ['activate-card', 'activate-wrong-amount'],
      emits: [],
      element: 'Activate',
      refusals: { Amount: 'AMOUNT_ERROR' },
    },
  },
  'ewallet.Add': {
    descriptor: eWalletAdd,
    load: () =>
      import('@card-gateway/validators/ewallet/AddRequest').then((module) => module.validateEWalletAddRequest),
    ...{
      operation: 'add-card',
      moves: ['add-card', 'add-active-card'],
      emits: ['ewallet-add'],
      element: 'Add',
      refusals: {
        CardNumber: 'WRONG_PAN',
        EMonth: 'WRONG_EXPIRE_DATE',
        EYear: 'WRONG_EXPIRE_DATE',
        CardHolder: 'WRONG_CARDHOLDER',
        SecureCode: 'WRONG_CVV',
        PhoneNumber: 'WRONG_PHONE',
      },
    },
  },
  'ewallet.AddPage': {
    descriptor: eWalletAddPage,
    load: () =>
      import('@card-gateway/validators/ewallet/AddPageRequest').then((module) => module.validateEWalletAddPageRequest),
    ...{ moves: ['add-card', 'add-active-card'], emits: ['ewallet-add'], element: 'Add', refusals: {} },
  },
  'ewallet.Charge': {
    descriptor: eWalletCharge,
    load: () =>
      import('@card-gateway/validators/ewallet/ChargeRequest').then((module) => module.validateEWalletChargeRequest),
    ...{ operation: 'charge', moves: ['charge'], emits: [], element: 'Charge', refusals: { Amount: 'AMOUNT_ERROR' } },
  },
  'ewallet.Check': {
    descriptor: eWalletCheck,
    load: () =>
      import('@card-gateway/validators/ewallet/CheckRequest').then((module) => module.validateEWalletCheckRequest),
    ...{ operation: 'check-user', moves: [], emits: [], element: 'Check', refusals: {} },
  },
  'ewallet.Delete': {
    descriptor: eWalletDelete,
    load: () =>
      import('@card-gateway/validators/ewallet/DeleteRequest').then((module) => module.validateEWalletDeleteRequest),
    ...{ operation: 'delete-user', moves: ['remove-card'], emits: [], element: 'Delete', refusals: {} },
  },
  'ewallet.GetList': {
    descriptor: eWalletGetList,
    load: () =>
      import('@card-gateway/validators/ewallet/GetListRequest').then((module) => module.validateEWalletGetListRequest),
    ...{ operation: 'list-cards', moves: [], emits: [], element: 'GetList', refusals: {} },
  },
  'ewallet.Init': {
    descriptor: eWalletInit,
    load: () =>
      import('@card-gateway/validators/ewallet/InitRequest').then((module) => module.validateEWalletInitRequest),
    ...{
      operation: 'init',
      moves: ['register-payment'],
      emits: [],
      element: 'Init',
      refusals: { PhoneNumber: 'WRONG_PHONE', Amount: 'AMOUNT_ERROR' },
    },
  },
  'ewallet.Pay': {
    descriptor: eWalletPay,
    load: () =>
      import('@card-gateway/validators/ewallet/PayRequest').then((module) => module.validateEWalletPayRequest),
    ...{
      operation: 'pay',
      moves: ['charge-at-once', 'block', 'ask-3ds', 'decline', 'technical-error', 'confirm-code'],
      emits: ['ewallet-pay'],
      element: 'Pay',
      refusals: {
        Amount: 'AMOUNT_ERROR',
        SecureCode: 'WRONG_CVV',
        ConfirmCode: 'WRONG_CONFIRM_CODE',
        CardNumber: 'WRONG_PAN',
        CardHolder: 'WRONG_CARDHOLDER',
        EMonth: 'WRONG_EXPIRE_DATE',
        EYear: 'WRONG_EXPIRE_DATE',
      },
    },
  },
  'ewallet.PayPage': {
    descriptor: eWalletPayPage,
    load: () =>
      import('@card-gateway/validators/ewallet/PayPageRequest').then((module) => module.validateEWalletPayPageRequest),
    ...{
      moves: [
        'charge-at-once',
        'block',
        'ask-3ds',
        'finish-3ds-charge',
        'finish-3ds-block',
        'fail-3ds',
        'decline',
        'decline-3ds',
        'technical-error',
        'technical-error-3ds',
        'confirm-code',
      ],
      emits: ['ewallet-pay'],
      element: 'Pay',
      refusals: {},
    },
  },
  'ewallet.PayStatus': {
    descriptor: eWalletPayStatus,
    load: () =>
      import('@card-gateway/validators/ewallet/PayStatusRequest').then((module) => module.validateEWalletPayStatusRequest),
    ...{ operation: 'payment-status', moves: [], emits: [], element: 'PayStatus', refusals: {} },
  },
  'ewallet.PaySubmit3DS': {
    descriptor: eWalletPaySubmit3DS,
    load: () =>
      import('@card-gateway/validators/ewallet/PaySubmit3DSRequest').then((module) => module.validateEWalletPaySubmit3DSRequest),
    ...{
      operation: 'finish-3ds',
      moves: ['finish-3ds-charge', 'finish-3ds-block', 'fail-3ds', 'decline-3ds', 'technical-error-3ds'],
      emits: ['ewallet-pay'],
      element: 'Pay',
      refusals: {},
    },
  },
  'ewallet.Refund': {
    descriptor: eWalletRefund,
    load: () =>
      import('@card-gateway/validators/ewallet/RefundRequest').then((module) => module.validateEWalletRefundRequest),
    ...{
      operation: 'refund',
      moves: ['refund-part', 'refund-whole'],
      emits: ['ewallet-refund'],
      element: 'Refund',
      refusals: { Amount: 'AMOUNT_ERROR' },
    },
  },
  'ewallet.Register': {
    descriptor: eWalletRegister,
    load: () =>
      import('@card-gateway/validators/ewallet/RegisterRequest').then((module) => module.validateEWalletRegisterRequest),
    ...{ operation: 'register', moves: [], emits: [], element: 'Register', refusals: { PhoneNumber: 'WRONG_PHONE' } },
  },
  'ewallet.Remove': {
    descriptor: eWalletRemove,
    load: () =>
      import('@card-gateway/validators/ewallet/RemoveRequest').then((module) => module.validateEWalletRemoveRequest),
    ...{ operation: 'remove-card', moves: ['remove-card'], emits: [], element: 'Remove', refusals: {} },
  },
  'ewallet.SendCode': {
    descriptor: eWalletSendCode,
    load: () =>
      import('@card-gateway/validators/ewallet/SendCodeRequest').then((module) => module.validateEWalletSendCodeRequest),
    ...{
      operation: 'send-code',
      moves: ['issue-code', 'replace-code'],
      emits: ['ewallet-send-code'],
      element: 'SendCode',
      refusals: { Amount: 'AMOUNT_ERROR' },
    },
  },
  'ewallet.Unblock': {
    descriptor: eWalletUnblock,
    load: () =>
      import('@card-gateway/validators/ewallet/UnblockRequest').then((module) => module.validateEWalletUnblockRequest),
    ...{
      operation: 'unblock',
      moves: ['unblock-part', 'unblock-whole'],
      emits: [],
      element: 'Unblock',
      refusals: { Amount: 'AMOUNT_ERROR' },
    },
  },
  'ewallet.Update': {
    descriptor: eWalletUpdate,
    load: () =>
      import('@card-gateway/validators/ewallet/UpdateRequest').then((module) => module.validateEWalletUpdateRequest),
    ...{ operation: 'update-user', moves: [], emits: [], element: 'Update', refusals: { PhoneNumber: 'WRONG_PHONE' } },
  },
  'cheques.Create': {
    descriptor: chequesCreate,
    load: () =>
      import('@card-gateway/validators/cheques/CreateRequest').then((module) => module.validateChequesCreateRequest),
    ...{ operation: 'create-cheque', moves: [], emits: [], element: 'Create', refusals: {} },
  },
  'cheques.Status': {
    descriptor: chequesStatus,
    load: () =>
      import('@card-gateway/validators/cheques/StatusRequest').then((module) => module.validateChequesStatusRequest),
    ...{ operation: 'cheque-status', moves: [], emits: [], element: 'Status', refusals: {} },
  },
}
