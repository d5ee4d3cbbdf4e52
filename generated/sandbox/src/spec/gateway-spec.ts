// Copied from templates/sandbox/src/spec/gateway-spec.ts by `npm run generate`. Do not edit: change it there.
/** The shapes of what the generator derives from the spec for the sandbox. The engine knows the gateway through these alone. */
import type { CommandRow } from './command-row.js'
import type { MachineTable } from './life-cycles.js'
import type { Overlay, Tolerance } from './overlay.js'
import type { Profile } from './profile.js'
import type { StateDiagrams } from './state-diagrams.js'
import type { TestCard } from './test-card.js'

export type * from './command-row.js'
export type * from './life-cycles.js'
export type * from './test-card.js'

/**
 * Which notifications an operation sends.
 *
 * @example
 * ```ts
 * const silent = ({ success, failure }: EmissionRow) => success.length + failure.length === 0
 * ```
 */
export interface EmissionRow {
  /** Name of the operation: `API Pay`. */
  readonly operation: string
  /** Family it is of. */
  readonly family: string
  /** Events it sends when it succeeded. */
  readonly success: readonly string[]
  /** Events it sends when it failed. */
  readonly failure: readonly string[]
}

/**
 * What is known about an error code.
 *
 * @example
 * ```ts
 * const endsInError = ({ technical }: ErrorTrait) => technical
 * ```
 */
export interface ErrorTrait {
  /** Whether the payment ends in Error rather than Rejected (decision S40). */
  readonly technical: boolean
}

/**
 * One check before a command is carried out. They run in the table's order, and the first that fails answers.
 *
 * @example
 * ```ts
 * const checks = gatewaySpec.precedence.map(({ check }: PrecedenceRow) => check)
 * ```
 */
export interface PrecedenceRow {
  /** What the engine calls the check: `terminal`. */
  readonly check: string
  /** Error codes it answers with. */
  readonly codes: readonly string[]
  /** What it checks. */
  readonly summary: string
  /** Whether a refusal is an event of the operation: the failure events of its row are sent. */
  readonly notifies: boolean
}

/**
 * Numbers of the interface document that the engine applies, in milliseconds, minor units or characters.
 *
 * @example
 * ```ts
 * const minutes = ({ confirmCodeLife }: SpecLimits) => confirmCodeLife / 60_000
 * ```
 */
export interface SpecLimits {
  /** Amount blocked to prove that a card is the user's, in minor units. */
  readonly verificationAmount: {
    /** The least. */
    readonly min: number
    /** The most. */
    readonly max: number
  }
  /** How many digits a confirmation code has. */
  readonly confirmCodeDigits: number
  /** How long a confirmation code may be used, in milliseconds. */
  readonly confirmCodeLife: number
  /** By how much an amount may differ from that of a token, in minor units. */
  readonly checksumTolerance: number
  /** Amounts of the test environment, in minor units. */
  readonly testAmount: {
    /** The least. */
    readonly min: number
    /** The most. */
    readonly max: number
  }
  /** Fewest letters of a card holder's name. */
  readonly testHolder: number
  /** How long the slowest test card makes a caller wait, in milliseconds. */
  readonly slowestAnswer: number
  /** Pause between two deliveries of a notification, in milliseconds. */
  readonly notificationRetry: number
  /** Pause before the payer leaves a hosted page, in milliseconds. */
  readonly returnDelay: number
  /** Length of a CardId, in characters. */
  readonly cardId: {
    /** The least. */
    readonly min: number
    /** The most. */
    readonly max: number
  }
}

/**
 * Everything.
 *
 * @example
 * ```ts
 * const names = (spec: GatewaySpec) => Object.keys(spec.commands)
 * ```
 */
export interface GatewaySpec {
  /** What can be in states. */
  readonly machines: {
    /** States of a payment. */
    readonly payment: MachineTable
    /** States of a registered card. */
    readonly card: MachineTable
    /** States of a confirmation code. */
    readonly confirmationCode: MachineTable
  }
  /** @internal Drawings of the machines, loaded when they are asked for. */
  readonly diagrams: () => Promise<StateDiagrams>
  /** Every command by its id. */
  readonly commands: Readonly<Record<string, CommandRow>>
  /** Which operation sends which notifications, by id of the row. */
  readonly emissions: Readonly<Record<string, EmissionRow>>
  /** Names of the fields each event carries in the sandbox: the common ones, then its own (decisions C15 to C17). */
  readonly events: Readonly<Record<string, readonly string[]>>
  /** Every test card by its name. */
  readonly testCards: Readonly<Record<string, TestCard>>
  /** Every error code. */
  readonly errors: Readonly<Record<string, ErrorTrait>>
  /** Checks in the order they are made. */
  readonly precedence: readonly PrecedenceRow[]
  /** What the lenient profile accepts beyond the document. */
  readonly lenient: readonly Tolerance[]
  /** What can be laid over all this, by name. */
  readonly overlays: Readonly<Record<string, Overlay>>
  /** @internal What is laid over it; absent: nothing. */
  readonly profile?: Profile
  /** Numbers that are applied. */
  readonly limits: SpecLimits
  /** Documentation site; without it there are no links. */
  readonly docs?: string
  /** Names and addresses used when nothing is configured: those of the spec's examples. */
  readonly defaults: {
    /** Name of the terminal. */
    readonly key: string
    /** Id of the merchant. */
    readonly vwid: string
    /** Of the merchant. */
    readonly password: string
    /** Of the standalone cheque operations, by name. */
    readonly chequePaths: Readonly<Record<string, string>>
  }
}
