// Generated from spec/events.yaml by `npm run generate`. Do not edit: change the spec.
import type { Beliefs } from './belief.js'

/**
 * Who is believed: what each status of a payment says of each thing a notification can tell. It is asked for after the
 * notification arrived.
 *
 * @example
 * ```ts
 * const verdict = beliefs.blocked.New
 * ```
 */
export const beliefs: Beliefs = {
  blocked: {
    New: 'contradicted',
    PreAuthorized3DS: 'contradicted',
    PreAuthorizedAF: 'contradicted',
    Authorized: 'confirmed',
    Voided: 'confirmed',
    Charged: 'confirmed',
    Refunded: 'confirmed',
    Rejected: 'unproven',
    Forwarded: 'unproven',
    Error: 'unproven',
  },
  charged: {
    New: 'contradicted',
    PreAuthorized3DS: 'contradicted',
    PreAuthorizedAF: 'contradicted',
    Authorized: 'contradicted',
    Voided: 'contradicted',
    Charged: 'confirmed',
    Refunded: 'confirmed',
    Rejected: 'contradicted',
    Forwarded: 'unproven',
    Error: 'contradicted',
  },
  taken: {
    New: 'contradicted',
    PreAuthorized3DS: 'contradicted',
    PreAuthorizedAF: 'contradicted',
    Authorized: 'confirmed',
    Voided: 'confirmed',
    Charged: 'confirmed',
    Refunded: 'confirmed',
    Rejected: 'contradicted',
    Forwarded: 'unproven',
    Error: 'contradicted',
  },
  released: {
    New: 'contradicted',
    PreAuthorized3DS: 'contradicted',
    PreAuthorizedAF: 'contradicted',
    Authorized: 'lowered',
    Voided: 'confirmed',
    Charged: 'unproven',
    Refunded: 'unproven',
    Rejected: 'unproven',
    Forwarded: 'unproven',
    Error: 'unproven',
  },
  returned: {
    New: 'contradicted',
    PreAuthorized3DS: 'contradicted',
    PreAuthorizedAF: 'contradicted',
    Authorized: 'contradicted',
    Voided: 'contradicted',
    Charged: 'lowered',
    Refunded: 'emptied',
    Rejected: 'contradicted',
    Forwarded: 'unproven',
    Error: 'contradicted',
  },
  failed: {
    New: 'unproven',
    PreAuthorized3DS: 'unproven',
    PreAuthorizedAF: 'unproven',
    Authorized: 'unproven',
    Voided: 'unproven',
    Charged: 'unproven',
    Refunded: 'unproven',
    Rejected: 'confirmed',
    Forwarded: 'unproven',
    Error: 'confirmed',
  },
  unclear: {
    New: 'unproven',
    PreAuthorized3DS: 'unproven',
    PreAuthorizedAF: 'unproven',
    Authorized: 'unproven',
    Voided: 'unproven',
    Charged: 'unproven',
    Refunded: 'unproven',
    Rejected: 'unproven',
    Forwarded: 'unproven',
    Error: 'unproven',
  },
  aside: {
    New: 'unproven',
    PreAuthorized3DS: 'unproven',
    PreAuthorizedAF: 'unproven',
    Authorized: 'unproven',
    Voided: 'unproven',
    Charged: 'unproven',
    Refunded: 'unproven',
    Rejected: 'unproven',
    Forwarded: 'unproven',
    Error: 'unproven',
  },
}

/** Error code of a status query for a payment that the gateway does not know. */
export const unknownPayment = 'ORDER_NOT_FOUND'
