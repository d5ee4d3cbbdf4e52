// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import { createStateParser } from './state-parser.js'

/** States of the payment machine. */
export type PaymentStateName =
  /** Registered in the gateway, nothing has been tried yet. */
  | 'New'
  /** The payer is sent to 3-D Secure; nothing further happens before the payer returns. */
  | 'PreAuthorized3DS'
  /** The payer is sent to the anti-fraud service; nothing further happens before the payer returns. */
  | 'PreAuthorizedAF'
  /** The money is blocked on the card and not charged; two-step only. */
  | 'Authorized'
  /** The blocked money was released; two-step only. */
  | 'Voided'
  /** The money is charged; the payment has succeeded. */
  | 'Charged'
  /** The charged money was returned to the card in full. */
  | 'Refunded'
  /** The latest operation of the payment was refused. */
  | 'Rejected'
  /** The payment went to another terminal, named in brackets. */
  | 'Forwarded'
  /** The latest operation of the payment broke down. */
  | 'Error'

/**
 * A payment status as the gateway reports it: a documented one, or one that is newer than this package (decision S34).
 */
export type PaymentState = Exclude<PaymentStateName, 'Forwarded'> | `Forwarded(${string})` | (string & {})

/** Reads a payment status: its documented name, and the parameter in its brackets where it has one. */
export const parsePaymentState = /* @__PURE__ */ createStateParser([
  'New',
  'PreAuthorized3DS',
  'PreAuthorizedAF',
  'Authorized',
  'Voided',
  'Charged',
  'Refunded',
  'Rejected',
  'Forwarded',
  'Error',
], ['Forwarded'])

/** States of the card machine. */
export type CardStateName =
  /** Registered, not confirmed yet: it can be activated or removed, not charged. */
  | 'NotActive'
  /** Confirmed: it can pay and can be removed. */
  | 'IsActive'

/** States of the confirmationCode machine. */
export type ConfirmationCodeStateName =
  /** A code was sent and is demanded by the payment it was asked for. */
  | 'Issued'

/** One way from state to state. */
export interface TransitionRow {
  readonly machine: 'payment' | 'card' | 'confirmationCode'
  readonly id: string
  /** States it starts from; `none` is the absence of the object. */
  readonly from: readonly string[]
  /** State it ends in; `none` removes the object, `same` leaves the state. */
  readonly to: string
  /** Ids of the commands that make it: `api.Pay`. */
  readonly by: readonly string[]
}

/**
 * Every documented or decided transition.
 *
 * Source: States and transitions.
 */
export const transitions: readonly TransitionRow[] = [
  { machine: 'payment', id: 'register-payment', from: ['none'], to: 'New', by: ['ewallet.Init', 'inpay.Init'] },
  {
    machine: 'payment',
    id: 'charge-at-once',
    from: ['none', 'New'],
    to: 'Charged',
    by: ['api.MPPay', 'api.MobilePay', 'api.Pay', 'ewallet.Pay', 'ewallet.PayPage', 'inpay.PayPage'],
  },
  {
    machine: 'payment',
    id: 'block',
    from: ['none', 'New'],
    to: 'Authorized',
    by: ['api.Block', 'api.MPBlock', 'api.MobileBlock', 'ewallet.Pay', 'ewallet.PayPage', 'inpay.PayPage'],
  },
  {
    machine: 'payment',
    id: 'ask-3ds',
    from: ['none', 'New'],
    to: 'PreAuthorized3DS',
    by: ['api.Block', 'api.MobileBlock', 'api.MobilePay', 'api.Pay', 'ewallet.Pay', 'ewallet.PayPage', 'inpay.PayPage'],
  },
  {
    machine: 'payment',
    id: 'decline',
    from: ['none', 'New'],
    to: 'Rejected',
    by: [
      'api.Block',
      'api.MPBlock',
      'api.MPPay',
      'api.MobileBlock',
      'api.MobilePay',
      'api.Pay',
      'ewallet.Pay',
      'ewallet.PayPage',
      'inpay.PayPage',
    ],
  },
  {
    machine: 'payment',
    id: 'technical-error',
    from: ['none', 'New'],
    to: 'Error',
    by: [
      'api.Block',
      'api.MPBlock',
      'api.MPPay',
      'api.MobileBlock',
      'api.MobilePay',
      'api.Pay',
      'ewallet.Pay',
      'ewallet.PayPage',
      'inpay.PayPage',
    ],
  },
  { machine: 'payment', id: 'redirect-forwarded', from: ['none', 'New'], to: 'Forwarded', by: [] },
  { machine: 'payment', id: 'ask-antifraud', from: ['none', 'New'], to: 'PreAuthorizedAF', by: [] },
  {
    machine: 'payment',
    id: 'finish-3ds-charge',
    from: ['PreAuthorized3DS'],
    to: 'Charged',
    by: ['api.Pay3DS', 'ewallet.PayPage', 'ewallet.PaySubmit3DS', 'inpay.PayPage'],
  },
  {
    machine: 'payment',
    id: 'finish-3ds-block',
    from: ['PreAuthorized3DS'],
    to: 'Authorized',
    by: ['api.Block3DS', 'ewallet.PayPage', 'ewallet.PaySubmit3DS', 'inpay.PayPage'],
  },
  {
    machine: 'payment',
    id: 'fail-3ds',
    from: ['PreAuthorized3DS'],
    to: 'Rejected',
    by: ['api.Block3DS', 'api.Pay3DS', 'ewallet.PayPage', 'ewallet.PaySubmit3DS', 'inpay.PayPage'],
  },
  {
    machine: 'payment',
    id: 'decline-3ds',
    from: ['PreAuthorized3DS'],
    to: 'Rejected',
    by: ['api.Block3DS', 'api.Pay3DS', 'ewallet.PayPage', 'ewallet.PaySubmit3DS', 'inpay.PayPage'],
  },
  {
    machine: 'payment',
    id: 'technical-error-3ds',
    from: ['PreAuthorized3DS'],
    to: 'Error',
    by: ['api.Block3DS', 'api.Pay3DS', 'ewallet.PayPage', 'ewallet.PaySubmit3DS', 'inpay.PayPage'],
  },
  { machine: 'payment', id: 'expire-3ds', from: ['PreAuthorized3DS'], to: 'Rejected', by: [] },
  {
    machine: 'payment',
    id: 'charge',
    from: ['Authorized'],
    to: 'Charged',
    by: ['api.Charge', 'ewallet.Charge', 'inpay.Charge'],
  },
  {
    machine: 'payment',
    id: 'unblock-part',
    from: ['Authorized'],
    to: 'same',
    by: ['api.Unblock', 'ewallet.Unblock', 'inpay.Unblock'],
  },
  {
    machine: 'payment',
    id: 'unblock-whole',
    from: ['Authorized'],
    to: 'Voided',
    by: ['api.Unblock', 'ewallet.Unblock', 'inpay.Unblock'],
  },
  {
    machine: 'payment',
    id: 'refund-part',
    from: ['Charged'],
    to: 'same',
    by: ['api.Refund', 'ewallet.Refund', 'inpay.Refund'],
  },
  {
    machine: 'payment',
    id: 'refund-whole',
    from: ['Charged'],
    to: 'Refunded',
    by: ['api.Refund', 'ewallet.Refund', 'inpay.Refund'],
  },
  { machine: 'card', id: 'add-card', from: ['none'], to: 'NotActive', by: ['ewallet.Add', 'ewallet.AddPage'] },
  { machine: 'card', id: 'add-active-card', from: ['none'], to: 'IsActive', by: ['ewallet.Add', 'ewallet.AddPage'] },
  { machine: 'card', id: 'activate-card', from: ['NotActive'], to: 'IsActive', by: ['ewallet.Activate'] },
  { machine: 'card', id: 'activate-wrong-amount', from: ['NotActive'], to: 'same', by: ['ewallet.Activate'] },
  { machine: 'card', id: 'remove-card', from: ['NotActive', 'IsActive'], to: 'none', by: ['ewallet.Remove'] },
  { machine: 'confirmationCode', id: 'issue-code', from: ['none'], to: 'Issued', by: ['ewallet.SendCode'] },
  { machine: 'confirmationCode', id: 'replace-code', from: ['Issued'], to: 'Issued', by: ['ewallet.SendCode'] },
  { machine: 'confirmationCode', id: 'expire-code', from: ['Issued'], to: 'none', by: [] },
  {
    machine: 'confirmationCode',
    id: 'confirm-code',
    from: ['Issued'],
    to: 'none',
    by: ['ewallet.Pay', 'ewallet.PayPage'],
  },
]
