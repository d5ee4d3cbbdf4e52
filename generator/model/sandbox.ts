/** Error codes, test cards, how the sandbox behaves, and the register of decisions. */
import type { Documented, Json, Limit } from './documented.js'

export interface ErrorCode extends Documented {
  readonly code: string
  readonly advice: Advice
  readonly obtain: Json
}

/** Our own advice, not the document's. */
export interface Advice {
  readonly fault: 'none' | 'merchant' | 'payer' | 'issuer' | 'gateway' | 'network' | 'fraud-rules' | 'unknown'
  readonly repeat: 'never' | 'same-later' | 'other-card' | 'after-fix' | 'new-order'
  readonly payer: string
  readonly merchant: string
}

export interface TestCard extends Documented {
  readonly name: string
  readonly number: string
  readonly behaviour: Json
  readonly limits: Readonly<Record<string, Limit>>
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
  readonly kind: 'contradiction' | 'not-shown' | 'unsaid' | 'easily-misbuilt'
  readonly where: readonly string[]
  readonly question: string
  readonly decision: string
  readonly option?: string
  /** What refers to it: `types.orderId`, `api.Pay.ServiceId`. */
  readonly referredBy: readonly string[]
}
