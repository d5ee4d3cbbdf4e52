// Generated from spec/states.yaml by `npm run generate`. Do not edit: change the spec.
import { createStateParser } from './state-parser.js'

/**
 * States of the payment machine.
 *
 * @example
 * ```ts
 * const state: PaymentStateName = 'New'
 * ```
 */
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
 * Payment status; one of the documented statuses or a later one.
 *
 * Source: States and transitions, Payment statuses; decisions S34, C27.
 *
 * @example
 * ```ts
 * const reported: PaymentState = 'Forwarded(T2)'
 * ```
 */
export type PaymentState = Exclude<PaymentStateName, 'Forwarded'> | `Forwarded(${string})` | (string & {})

/**
 * Reads a payment status: its documented name, and the parameter in its brackets where it has one. Throws nothing; a
 * status that is not documented has the kind `unknown`.
 *
 * @example
 * ```ts
 * const state = parsePaymentState('Forwarded(T2)')
 * const name = state.kind === 'known' ? state.name : state.raw
 * ```
 */
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

/**
 * States of the card machine.
 *
 * @example
 * ```ts
 * const state: CardStateName = 'NotActive'
 * ```
 */
export type CardStateName =
  /** Registered, not confirmed yet: it can be activated or removed, not charged. */
  | 'NotActive'
  /** Confirmed: it can pay and can be removed. */
  | 'IsActive'

/**
 * States of the confirmationCode machine.
 *
 * @example
 * ```ts
 * const state: ConfirmationCodeStateName = 'Issued'
 * ```
 */
export type ConfirmationCodeStateName =
  /** A code was sent and is demanded by the payment it was asked for. */
  | 'Issued'

/**
 * One way from state to state.
 *
 * @example
 * ```ts
 * const describe = ({ from, to }: TransitionRow) => `${from} to ${to}`
 * ```
 */
export interface TransitionRow {
  /** What it is about. */
  readonly machine: 'payment' | 'card' | 'confirmationCode'
  /** Its name in the spec. */
  readonly id: string
  /** States it starts from; `none` is the absence of the object. */
  readonly from: readonly string[]
  /** State it ends in; `none` removes the object, `same` leaves the state. */
  readonly to: string
}

/**
 * Every documented or decided transition.
 *
 * Source: States and transitions.
 *
 * @example
 * ```ts
 * const first = transitions.filter(({ machine }) => machine === 'payment')
 * ```
 */
export const transitions: readonly TransitionRow[] = [
  { machine: 'payment', id: 'register-payment', from: ['none'], to: 'New' },
  { machine: 'payment', id: 'charge-at-once', from: ['none', 'New'], to: 'Charged' },
  { machine: 'payment', id: 'block', from: ['none', 'New'], to: 'Authorized' },
  { machine: 'payment', id: 'ask-3ds', from: ['none', 'New'], to: 'PreAuthorized3DS' },
  { machine: 'payment', id: 'decline', from: ['none', 'New'], to: 'Rejected' },
  { machine: 'payment', id: 'technical-error', from: ['none', 'New'], to: 'Error' },
  { machine: 'payment', id: 'redirect-forwarded', from: ['none', 'New'], to: 'Forwarded' },
  { machine: 'payment', id: 'ask-antifraud', from: ['none', 'New'], to: 'PreAuthorizedAF' },
  { machine: 'payment', id: 'finish-3ds-charge', from: ['PreAuthorized3DS'], to: 'Charged' },
  { machine: 'payment', id: 'finish-3ds-block', from: ['PreAuthorized3DS'], to: 'Authorized' },
  { machine: 'payment', id: 'fail-3ds', from: ['PreAuthorized3DS'], to: 'Rejected' },
  { machine: 'payment', id: 'decline-3ds', from: ['PreAuthorized3DS'], to: 'Rejected' },
  { machine: 'payment', id: 'technical-error-3ds', from: ['PreAuthorized3DS'], to: 'Error' },
  { machine: 'payment', id: 'expire-3ds', from: ['PreAuthorized3DS'], to: 'Rejected' },
  { machine: 'payment', id: 'charge', from: ['Authorized'], to: 'Charged' },
  { machine: 'payment', id: 'unblock-part', from: ['Authorized'], to: 'same' },
  { machine: 'payment', id: 'unblock-whole', from: ['Authorized'], to: 'Voided' },
  { machine: 'payment', id: 'refund-part', from: ['Charged'], to: 'same' },
  { machine: 'payment', id: 'refund-whole', from: ['Charged'], to: 'Refunded' },
  { machine: 'card', id: 'add-card', from: ['none'], to: 'NotActive' },
  { machine: 'card', id: 'add-active-card', from: ['none'], to: 'IsActive' },
  { machine: 'card', id: 'activate-card', from: ['NotActive'], to: 'IsActive' },
  { machine: 'card', id: 'activate-wrong-amount', from: ['NotActive'], to: 'same' },
  { machine: 'card', id: 'remove-card', from: ['NotActive', 'IsActive'], to: 'none' },
  { machine: 'confirmationCode', id: 'issue-code', from: ['none'], to: 'Issued' },
  { machine: 'confirmationCode', id: 'replace-code', from: ['Issued'], to: 'Issued' },
  { machine: 'confirmationCode', id: 'expire-code', from: ['Issued'], to: 'none' },
  { machine: 'confirmationCode', id: 'confirm-code', from: ['Issued'], to: 'none' },
]
