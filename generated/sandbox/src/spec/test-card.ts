// Copied from templates/sandbox/src/spec/test-card.ts by `npm run generate`. Do not edit: change it there.
/** The test environment's cards, and the steps of a payment that they make fail. */

/**
 * The test environment's cards.
 *
 * @example
 * ```ts
 * const fails = (card: TestCard) => Object.keys(card.steps).length > 0
 * ```
 */
export interface TestCard {
  /** Its name in the spec. */
  readonly name: string
  /** Its number, digits. */
  readonly number: string
  /** What it is for. */
  readonly summary: string
  /** Whether its code must be given. */
  readonly cvv: 'optional' | 'mandatory'
  /** Whether the payer must authenticate. */
  readonly threeDS: 'none' | 'asked'
  /** Steps that fail. */
  readonly steps: Readonly<Partial<Record<CardStep, StepOutcome>>>
}

/**
 * A step of a payment that a test card can make fail.
 *
 * @example
 * ```ts
 * const step: CardStep = 'charge'
 * ```
 */
export type CardStep = 'authenticate' | 'block' | 'charge' | 'unblock' | 'refund'

/**
 * How a step of a payment fails.
 *
 * @example
 * ```ts
 * const isSlow = ({ after = 0 }: StepOutcome) => after > 0
 * ```
 */
export interface StepOutcome {
  /** Error code it fails with. */
  readonly error: string
  /** Fails above this amount only, in minor units. */
  readonly above?: number
  /** Fails after so many milliseconds. */
  readonly after?: number
}
