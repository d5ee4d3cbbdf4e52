// Copied from templates/sandbox/src/engine/domain/context.ts by `npm run generate`. Do not edit: change it there.
import type { Random } from '../../lib/random.js'
import type { CommandRow, EngineTables, RequestCheck, TestCard } from '../../spec/gateway-spec.js'
import type { CardRow, CodeRow, PaymentRow, SessionRow, UserRow } from '../../store/rows.js'
import type { Awaitable, Tx } from '../../store/store.js'
import type { FaultPlan, ForcedOutcome } from '../../world/faults.js'
import type { Happening, PhoneMessage } from '../../world/operation-result.js'
import type { Terminal } from '../../world/settings.js'
import type { Check } from '../pipeline/checks.js'
import type { Answer, Values, WriteAnswer } from '../wire/reply-writer.js'
import type { ReadRequest } from '../wire/request-reader.js'
import type { WalletToken } from '../wire/wallet-token.js'

/** What of a world the engine works with. */
export interface EngineWorld {
  readonly name: string
  /** What ids that name their world begin with. */
  readonly tag: string
  readonly terminal: Terminal
  readonly random: Random
  readonly faults: FaultPlan
}

/** A command, with everything that can be known before a request comes. */
export interface Plan {
  readonly id: string
  readonly name: string
  readonly family: string
  readonly row: CommandRow
  readonly read: ReadRequest
  readonly write: WriteAnswer
  /** Undefined for pages, which the payer carries out, and for a command this sandbox does not play. */
  readonly operation: Operation | undefined
  /** Names that requests can have: parameters and the keys of flat key-pair strings. */
  readonly fields: ReadonlySet<string>
  /** Checks before the transaction, and those in it. */
  readonly early: readonly Check[]
  readonly late: readonly Check[]
  /** Validator, once it is loaded. */
  check: RequestCheck | undefined
}

/** What a command does to a payment: begins it, goes on with it, or asks about it. */
export type OrderUse = 'begins' | 'continues' | 'asks'

/** What a command does, beyond what its descriptor and its rows tell. */
export interface Operation {
  readonly order?: OrderUse
  /** Whether it plays forced outcomes itself, in the states of its payment or card; otherwise a forced error is its answer. */
  readonly playsForced?: true
  /** Attributes that stand in every answer, failures too. */
  common?(call: Call): Values
  /** Runs when every check has passed. */
  run(call: Call, tx: Tx): Awaitable<Answer | Deferred>
}

/** The answer comes later: what was written so far is committed, the clock waited for, the rest done in another transaction. */
export type Deferred = LateChange | LateAnswer

/** Of a payment. */
export interface LateChange {
  readonly after: number
  /** Undefined: no answer is given. `payment` is as it stands then. */
  finish(call: Call, tx: Tx, payment: PaymentRow): Awaitable<Answer | undefined>
}

/** Where nothing is left to do but to tell. */
export interface LateAnswer {
  readonly after: number
  /** Undefined: no answer is given. */
  answer(call: Call): Answer | undefined
}

/** Something the clock is to do later. */
export interface Timer {
  readonly id: string
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly due: number
  /** `expire-3ds`, `expire-code`, `end-processing`. */
  readonly kind: string
  /** Id of the row it is about. */
  readonly of: string
}

/** A request on its way through the engine. */
export interface Call {
  readonly tables: EngineTables
  readonly world: EngineWorld
  readonly plan: Plan
  /** What moved the payment, for the timeline: the command's id. */
  readonly by: string
  readonly request: Record<string, unknown>
  /** Key or VWID. */
  readonly terminalName: string
  /** Of the request, for addresses the gateway gives out. */
  readonly origin: string
  readonly now: number
  /** Whether it was given from behind the counter. */
  readonly byOperator: boolean
  readonly notes: string[]
  readonly transitions: string[]
  readonly happenings: Happening[]
  readonly messages: PhoneMessage[]
  readonly timers: Timer[]
  /** What checks have found on their way. */
  payment?: PaymentRow
  user?: UserRow
  card?: CardRow
  session?: SessionRow
  testCard?: TestCard
  token?: WalletToken
  /** Amount the operation is about, once it is known. */
  amount?: number
  /** How the command is to end because the sandbox was told so; null: as it does by itself. Taken once. */
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

/** A text of the request. */
export function text(call: Call, name: string): string | undefined {
  const value = call.request[name]
  return typeof value === 'string' ? value : undefined
}

/** A number of the request. */
export function number(call: Call, name: string): number | undefined {
  const value = call.request[name]
  return typeof value === 'number' ? value : undefined
}

/** Texts of a composite parameter. */
export function pairs(call: Call, name: string): Readonly<Record<string, string>> {
  const value = call.request[name]
  return typeof value === 'object' && value !== null ? textsOf(value) : {}
}

function textsOf(value: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** How the command is to end because the sandbox was told so. */
export function forcedOutcome(call: Call): ForcedOutcome | undefined {
  call.asksForced = true
  if (call.forced === undefined) call.forced = call.world.faults.takeOutcome(call.plan.id) ?? null
  return call.forced ?? undefined
}

/** The code the command is to fail with because the sandbox was told so. */
export function forcedError(call: Call): string | undefined {
  const forced = forcedOutcome(call)
  return forced !== undefined && 'error' in forced ? forced.error : undefined
}

/** Where a call stands before a transaction. */
export class Standing {
  readonly #found: object
  readonly #transitions: number
  readonly #notes: number

  constructor(call: Call) {
    const { payment, user, card, session, testCard, token, amount, code } = call
    this.#found = { payment, user, card, session, testCard, token, amount, code }
    this.#transitions = call.transitions.length
    this.#notes = call.notes.length
  }

  /** The transaction begins again: what the earlier attempt found and noted did not happen. */
  restore(call: Call): void {
    Object.assign(call, this.#found)
    call.happenings.length = call.messages.length = call.timers.length = 0
    call.transitions.length = this.#transitions
    call.notes.length = this.#notes
  }
}
