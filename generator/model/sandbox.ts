/** Error codes, test cards, how the sandbox behaves, and the register of decisions. */
import type { Documented, Json, Limit } from './documented.js'
import type { Fault, OpenQuestion, Repeat } from './words.js'

export interface ErrorCode extends Documented {
  readonly code: string
  readonly advice: Advice
  readonly obtain: Json
}

/** Our own advice, not the document's. */
export interface Advice {
  readonly fault: Fault
  readonly repeat: Repeat
  readonly payer: string
  readonly merchant: string
}

export interface TestCard extends Documented {
  readonly name: string
  readonly number: string
  readonly behaviour: CardBehaviour
  readonly limits: Readonly<Record<string, Limit>>
}

/** What a sandbox plays when it is given the card. */
export interface CardBehaviour {
  readonly cvv: string
  readonly threeDS: string
  /** The steps that fail, by the engine's names. */
  readonly steps: Readonly<Record<string, StepFailure>>
}

export interface StepFailure {
  readonly error: string
  /** Name among the card's limits: only for amounts above it. */
  readonly when?: string
  /** Name among the card's limits: only after that time. */
  readonly after?: string
}

/** How the sandbox behaves where the document leaves it open. Ours, not the document's. */
export interface SandboxRules extends Documented {
  /** In the order they run: the first that fails answers. */
  readonly checks: readonly SandboxCheck[]
  /** The engine's name for what a command does, by the command's id; a command may have none. */
  readonly operations: Readonly<Record<string, string>>
  /** Codes for malformed values, by the name of their type. */
  readonly refusals: Readonly<Record<string, string>>
  /** Codes for composite parameters that cannot be read or lack something, by name. */
  readonly malformed: Readonly<Record<string, string>>
  /** Codes that end a payment in Error rather than Rejected. */
  readonly technical: readonly string[]
  /** What the sandbox takes in place of a value that only others can make, a sentence by the name of the type. */
  readonly standIns: Readonly<Record<string, string>>
  /** What a lenient sandbox accepts beyond the document, by the engine's name for it. */
  readonly lenient: Readonly<Record<string, boolean>>
}

/** One check before a command is carried out. */
export interface SandboxCheck {
  /** What the engine calls it: `terminal`. */
  readonly check: string
  readonly codes: readonly string[]
  /** Whether a refusal is an event of the operation. */
  readonly notifies: boolean
  readonly summary: string
}

export interface Unspecified {
  readonly id: string
  readonly kind: OpenQuestion
  readonly where: readonly string[]
  readonly question: string
  readonly decision: string
  readonly option?: string
  /** What refers to it: `types.orderId`, `api.Pay.ServiceId`. */
  readonly referredBy: readonly string[]
}
