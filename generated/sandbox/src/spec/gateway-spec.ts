// Copied from templates/sandbox/src/spec/gateway-spec.ts by `npm run generate`. Do not edit: change it there.
/** The shapes of what the generator derives from the spec for the sandbox. The engine knows the gateway through these alone. */
import type { CommandDescriptor } from '@card-gateway/protocol'
import type { Overlay, Tolerance } from './overlay.js'
import type { Deviations, Profile } from './profile.js'
import type { StateDiagrams } from './state-diagrams.js'

/** One way from state to state. */
export interface TransitionRow {
  /** States it starts from; `none` is the absence of the object. */
  readonly from: readonly string[]
  /** State it ends in; `none` removes the object, `same` leaves the state. */
  readonly to: string
  /** How the command that makes it is answered. */
  readonly outcome?: 'True' | 'False' | '3DS'
  /** Code of the answer when it is a failure with one code. */
  readonly error?: string
  /** What makes it when no command does. */
  readonly trigger?: 'sandbox' | 'clock'
}

export interface MachineTable {
  /** Code for what the state forbids. */
  readonly illegal: string
  readonly states: readonly string[]
  readonly transitions: Readonly<Record<string, TransitionRow>>
}

/** The test environment's cards. */
export interface TestCard {
  readonly name: string
  readonly number: string
  readonly summary: string
  readonly cvv: 'optional' | 'mandatory'
  readonly threeDS: 'none' | 'asked'
  /** Steps that fail. */
  readonly steps: Readonly<Partial<Record<CardStep, StepOutcome>>>
}

export type CardStep = 'authenticate' | 'block' | 'charge' | 'unblock' | 'refund'

export interface StepOutcome {
  readonly error: string
  /** Fails above this amount only, in minor units. */
  readonly above?: number
  /** Fails after so many milliseconds. */
  readonly after?: number
}

export interface EmissionRow {
  readonly operation: string
  readonly family: string
  readonly success: readonly string[]
  readonly failure: readonly string[]
}

/** What is known about an error code. */
export interface ErrorTrait {
  /** Whether the payment ends in Error rather than Rejected (decision S40). */
  readonly technical: boolean
}

/** One check before a command is carried out. They run in the table's order, and the first that fails answers. */
export interface PrecedenceRow {
  /** What the engine calls the check: `terminal`. */
  readonly check: string
  readonly codes: readonly string[]
  readonly summary: string
  /** Whether a refusal is an event of the operation: the failure events of its row are sent. */
  readonly notifies: boolean
}

/** Tells whether a request is valid; the generated validators. */
export interface RequestCheck {
  (request: unknown): boolean
  validate(request: unknown):
    | { readonly ok: true }
    | {
        readonly ok: false
        readonly failures: readonly { readonly path: string; readonly code: string; readonly message: string }[]
      }
}

/** What the engine can do for a command. */
export type OperationName =
  | 'pay'
  | 'finish-3ds'
  | 'charge'
  | 'unblock'
  | 'refund'
  | 'payment-status'
  | 'init'
  | 'register'
  | 'update-user'
  | 'delete-user'
  | 'check-user'
  | 'add-card'
  | 'activate-card'
  | 'remove-card'
  | 'list-cards'
  | 'send-code'
  | 'create-cheque'
  | 'cheque-status'

/** A command as the engine needs it. */
export interface CommandRow {
  readonly descriptor: CommandDescriptor
  /** Loaded at the command's first request. */
  readonly load: () => Promise<RequestCheck>
  /** What it does; absent for a page, and for a command that the sandbox does not play. */
  readonly operation?: OperationName
  /** Machine transitions it can make. */
  readonly moves: readonly string[]
  /** Rows of the emission matrix. */
  readonly emits: readonly string[]
  /** Name of its element, or of the member of the command's path; the documented one. */
  readonly element: string
  /** Code for a malformed value by its path: `PayInfo.PAN` gives WRONG_PAN. Others give WRONG_PARAMS. */
  readonly refusals: Readonly<Record<string, string>>
  /** How the profile that is played differs. */
  readonly deviations?: Deviations
}

/** Numbers of the interface document that the engine applies, in milliseconds, minor units or characters. */
export interface SpecLimits {
  readonly verificationAmount: { readonly min: number; readonly max: number }
  readonly confirmCodeDigits: number
  readonly confirmCodeLife: number
  readonly checksumTolerance: number
  readonly testAmount: { readonly min: number; readonly max: number }
  readonly testHolder: number
  readonly slowestAnswer: number
  readonly notificationRetry: number
  readonly returnDelay: number
  readonly cardId: { readonly min: number; readonly max: number }
}

/** Everything. */
export interface GatewaySpec {
  readonly machines: {
    readonly payment: MachineTable
    readonly card: MachineTable
    readonly confirmationCode: MachineTable
  }
  /** Drawings of the machines. */
  readonly diagrams: StateDiagrams
  readonly commands: Readonly<Record<string, CommandRow>>
  readonly emissions: Readonly<Record<string, EmissionRow>>
  /** Names of the fields each event carries in the sandbox: the common ones, then its own (decisions C15 to C17). */
  readonly events: Readonly<Record<string, readonly string[]>>
  readonly testCards: Readonly<Record<string, TestCard>>
  readonly errors: Readonly<Record<string, ErrorTrait>>
  readonly precedence: readonly PrecedenceRow[]
  /** What the lenient profile accepts beyond the document. */
  readonly lenient: readonly Tolerance[]
  /** What can be laid over all this, by name. */
  readonly overlays: Readonly<Record<string, Overlay>>
  /** What is laid over it; absent: nothing. */
  readonly profile?: Profile
  readonly limits: SpecLimits
  /** Documentation site; none: no links. */
  readonly docs?: string
  /** Names and addresses used when nothing is configured: those of the spec's examples. */
  readonly defaults: {
    readonly key: string
    readonly vwid: string
    readonly password: string
    readonly chequePaths: Readonly<Record<string, string>>
  }
}
