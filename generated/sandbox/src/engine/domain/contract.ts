// Copied from templates/sandbox/src/engine/domain/contract.ts by `npm run generate`. Do not edit: change it there.
import type { Awaitable } from '../../lib/awaitable.js'
import type { Random } from '../../lib/random.js'
import type { Clock } from '../../scheduler/clock-controls.js'
import type { CommandRow, GatewaySpec, PrecedenceRow, RequestCheck, TestCard } from '../../spec/gateway-spec.js'
import type { PaymentRow } from '../../store/payment-rows.js'
import type { SessionRow } from '../../store/session-rows.js'
import type { Store } from '../../store/store.js'
import type { Tx } from '../../store/transaction.js'
import type { CardRow, CodeRow, UserRow } from '../../store/user-rows.js'
import type { FaultPlan, ForcedOutcome } from '../../world/faults.js'
import type { JournalRing } from '../../world/journal.js'
import type { OperationResult, PhoneMessage } from '../../world/operation-result.js'
import type { Terminal } from '../../world/settings.js'
import type { Reply, Values, WriteReply } from '../wire/reply-writer.js'
import type { ReadRequest } from '../wire/request-reader.js'
import type { WalletToken } from '../wire/wallet-token.js'

/** What the engine needs of a world. */
export interface EngineWorld {
  readonly name: string
  /** What ids that name their world begin with. */
  readonly tag: string
  readonly terminal: Terminal
  readonly random: Random
  readonly clock: Pick<Clock, 'now'>
  readonly store: Pick<Store, 'transaction'>
  readonly faults: FaultPlan
  readonly journal: JournalRing
  /** Where it is reached from outside; undefined: where the request came to. */
  readonly publicUrl: string | undefined
  /** Finding its clock and its randomness in the store; undefined once that is done. */
  readonly starting: Promise<void> | undefined
  /** Resolves when that is done; rejects when the store does not answer. */
  started(): Promise<void>
  /** Sees what other processes did to the clock. */
  sync(): Awaitable<void>
  /** Runs work in a transaction and, inside it, records what the call notes; listeners are called after it. */
  transact<T>(context: CommandContext, work: (tx: Tx) => Awaitable<T>): Awaitable<T>
  /** The same for work that was due, on connections that no command waits for. */
  transactDue<T>(context: CommandContext, work: (tx: Tx) => Awaitable<T>): Awaitable<T>
  /** Resolves after a span on the world's clock: with false when the world was stopped or restarted meanwhile. */
  waitFor(span: number): Promise<boolean>
}

/** A command, with everything that can be known before a request comes. */
export interface CompiledCommand {
  readonly id: string
  readonly name: string
  readonly family: string
  readonly row: CommandRow
  readonly read: ReadRequest
  readonly write: WriteReply
  /** Undefined for pages, which the payer carries out, and for a command this sandbox does not play. */
  readonly operation: Operation | undefined
  /** Names that requests can have: parameters and the keys of flat key-pair strings. */
  readonly fields: ReadonlySet<string>
  /** Checks before the transaction, and those in it. */
  readonly beforeTx: readonly CheckOfRequest[]
  readonly inTx: readonly CheckInTx[]
  /** Validator, once it is loaded. */
  isValid: RequestCheck | undefined
}

/** What a command does to a payment: begins it, goes on with it, or asks about it. */
export type OrderUse = 'begins' | 'continues' | 'asks'

/** What a command does, beyond what its descriptor and its rows say. */
export interface Operation {
  readonly order?: OrderUse
  /** Whether it plays forced outcomes itself, in the states of its payment or card; otherwise a forced error is its answer. */
  readonly playsForced?: true
  /** Whether it can go on with a payment that a session registered, where the profile tolerates that. */
  readonly takesSession?: true
  /** Attributes that stand in every answer, failures too. */
  common?(context: CommandContext): Values
  /** Runs when every check has passed. */
  run(context: CommandContext, tx: Tx): Awaitable<Reply | Deferred>
}

/** The answer comes later: what was written so far is committed, the clock waited for, the rest done in another transaction. */
export type Deferred = LateChange | LateReply

/** Of a payment. */
export interface LateChange {
  readonly after: number
  /** Undefined: no answer is given. `payment` is as it stands then. */
  finish(context: CommandContext, tx: Tx, payment: PaymentRow): Awaitable<Reply | undefined>
}

/** A later answer with nothing left to do but to send it. */
export interface LateReply {
  readonly after: number
  /** Undefined: no answer is given. */
  reply(context: CommandContext): Reply | undefined
}

/** Something the clock is to do later. */
export interface Timer {
  readonly id: string
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly due: number
  /** `expire-3ds`, `expire-code`, `end-processing`. */
  readonly kind: string
  /** Id of the row it is about. */
  readonly subject: string
}

/** A request on its way through the engine. */
export interface CommandContext {
  readonly spec: GatewaySpec
  readonly world: EngineWorld
  readonly command: CompiledCommand
  /** What moved the payment, for the timeline: the command's id. */
  readonly by: string
  readonly request: Record<string, unknown>
  /** Key or VWID. */
  readonly terminalName: string
  /** Of the request, for addresses the gateway gives out. */
  readonly origin: string
  readonly now: number
  /** Whether it was sent by the operator: dashboard or `operate`. */
  readonly byOperator?: boolean | undefined
  /** Objects of a JSON request as they were sent, by name; only where the profile returns them. */
  readonly documents?: Readonly<Record<string, string>> | undefined
  readonly token?: WalletToken | undefined
  readonly notes: string[]
  readonly transitions: string[]
  readonly results: OperationResult[]
  readonly messages: PhoneMessage[]
  readonly timers: Timer[]
  /** What checks have found on their way. */
  payment?: PaymentRow
  user?: UserRow
  card?: CardRow
  /** The card that the user has already, where one is added. */
  twin?: CardRow
  session?: SessionRow
  testCard?: TestCard
  /** Amount the operation is about, once it is known. */
  amount?: number
  /** How the command is to end, as it was planned in the sandbox; null: nothing was planned. Taken once. */
  forced?: ForcedOutcome | null
  /** Whether the transaction that is under way, or the last one, asked for it. */
  asksForced?: boolean
  /** The code that was confirmed. */
  code?: CodeRow
}

/** A check that failed, or an operation that was refused. */
export interface Refusal {
  readonly errCode: string
  readonly why: string
}

/** A check of the precedence table, bound to its code. */
export interface Check {
  readonly row: PrecedenceRow
  readonly applies: (command: UncheckedCommand, spec: GatewaySpec) => boolean
  readonly beforeTx?: (facts: RequestFacts) => Refusal | undefined
  readonly inTx?: (context: CommandContext, tx: Tx) => Awaitable<Refusal | undefined>
}

/** One that looks at the request alone. */
export type CheckOfRequest = Check & Required<Pick<Check, 'beforeTx'>>

/** One that needs the store. */
export type CheckInTx = Check & Required<Pick<Check, 'inTx'>>

/** A command whose checks are still to be found. */
export type UncheckedCommand = Omit<CompiledCommand, 'beforeTx' | 'inTx'>

/** What the checks before the transaction look at. */
export interface RequestFacts {
  readonly command: CompiledCommand
  /** Undefined when Key or VWID names none. */
  readonly world: { readonly terminal: Terminal } | undefined
  /** `Key` or `VWID`. */
  readonly credential: string
  readonly password: string | undefined
  /** Address the request came from, when it is known. */
  readonly from: string | undefined
  readonly structure: readonly Refusal[]
  readonly values: readonly Refusal[]
  readonly repeats: readonly Refusal[]
}
