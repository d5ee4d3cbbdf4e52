/** What the interface document says of cards and of codes; nothing here comes from the spec or the emitted tables. */

/** A step of a payment, or of a registration, at which a card may fail. */
export type Step = 'authenticate' | 'block' | 'charge' | 'unblock' | 'refund' | 'request'

/** What a test card does (Limits, Test environment; decision S54). */
export interface CardRule {
  readonly cvv?: 'mandatory'
  readonly threeDS?: true
  /** Step that fails, and with what. */
  readonly fails?: Step
  readonly code?: string
  /** Only above so many kopecks. */
  readonly above?: number
  /** Only after the 40 seconds of the document. */
  readonly slow?: true
}

const timeout = { code: 'PROCESSING_TIME_OUT', slow: true } as const

export const cards = {
  success: {},
  successCvv: { cvv: 'mandatory' },
  threeDSecure: { cvv: 'mandatory', threeDS: true },
  threeDSecureFailure: { cvv: 'mandatory', threeDS: true, fails: 'authenticate', code: 'THREE_DS_USER_AUTH_FAIL' },
  insufficientFunds: { fails: 'block', code: 'AMOUNT_EXCEED' },
  invalidExpiry: { fails: 'block', code: 'WRONG_EXPIRE_DATE' },
  blacklisted: { fails: 'block', code: 'FRAUD_ERROR_CRITICAL_CARD' },
  nonexistent: { fails: 'block', code: 'WRONG_PAN' },
  amountExceed: { fails: 'block', code: 'AMOUNT_EXCEED', above: 10_000 },
  blockProcessingError: { fails: 'block', code: 'PROCESSING_ERROR' },
  blockIssuerBlockedCard: { fails: 'block', code: 'ISSUER_BLOCKED_CARD' },
  blockIssuerCardFail: { fails: 'block', code: 'ISSUER_CARD_FAIL' },
  chargeProcessingError: { fails: 'charge', code: 'PROCESSING_ERROR' },
  timeoutBlock: { fails: 'block', ...timeout },
  timeoutUnblock: { fails: 'unblock', ...timeout },
  timeoutCharge: { fails: 'charge', ...timeout },
  timeoutRefund: { fails: 'refund', ...timeout },
} as const satisfies Readonly<Record<string, CardRule>>

export type CardName = keyof typeof cards

export const cardNames = Object.keys(cards).filter((name): name is CardName => name in cards)

/** How a card makes a step fail; undefined: it succeeds. */
export function failureAt(name: CardName, step: Step, amount: number): { code: string; slow: boolean } | undefined {
  const rule: CardRule = cards[name]
  if (rule.fails !== step || rule.code === undefined || (rule.above !== undefined && amount <= rule.above))
    return undefined
  return { code: rule.code, slow: rule.slow === true }
}

export function ruleOf(name: CardName): CardRule {
  return cards[name]
}

/** Codes that mean a technical failure and not a refusal (Errors; decision S40). */
const technical: ReadonlySet<string> = new Set([
  'COMMUNICATE_ERROR',
  'EMAIL_ERROR',
  'EMPTY_RESPONSE',
  'FRAUD_INTERNAL_ERROR',
  'INTERNAL_ERROR',
  'ISSUER_TIMEOUT',
  'MPI_CERTIFICATE_ERROR',
  'MPI_RESPONSE_ERROR',
  'PAYMENT_ENGINE_ERROR',
  'PROCESSING_TIME_OUT',
  'THREE_DS_FAIL',
  'UNKNOWN_STATE',
])

/** The status a payment has after it failed with a code. */
export function stateAfter(code: string): 'Error' | 'Rejected' {
  return technical.has(code) ? 'Error' : 'Rejected'
}

/** Codes that nothing in the walks leads to: they are planned in the sandbox. */
export const toldCodes = [
  ...technical,
  'CURRENCY_NOT_ALLOWED',
  'CUSTOMER_NOT_FOUND',
  'FRAUD_ERROR',
  'FRAUD_ERROR_BIN_LIMIT',
  'FRAUD_ERROR_BLACKLIST_BANKCOUNTRY',
  'FRAUD_ERROR_BLACKLIST_AEROPORT',
  'FRAUD_ERROR_BLACKLIST_USERCOUNTRY',
  'FRAUD_ERROR_CRITICAL_CUSTOMER',
  'FRAUD_ERROR_IP',
  'INVALID_PAYTUREID',
  'INVALID_SIGNATURE',
  'ISSUER_FAIL',
  'ISSUER_LIMIT_FAIL',
  'ISSUER_LIMIT_AMOUNT_FAIL',
  'ISSUER_LIMIT_COUNT_FAIL',
  'MERCHANT_RESTRICTION',
  'OTHER_ERROR',
  'PROCESSING_ACCESS_DENIED',
  'PROCESSING_FRAUD_ERROR',
  'REFUSAL_BY_GATE',
  'THREE_DS_ATTEMPTS_FAIL',
  'THREE_DS_ERROR',
  'THREE_DS_NOTENROLLED',
]
