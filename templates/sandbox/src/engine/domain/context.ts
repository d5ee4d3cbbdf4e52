import type { EngineTables } from '../../spec/gateway-spec.js'
import type { ForcedOutcome } from '../../world/faults.js'
import type { Call, EngineWorld, Plan, Refusal } from './contract.js'

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

/** What calls differ in. */
type CallFacts = Pick<Call, 'request' | 'terminalName' | 'origin'> &
  Partial<Pick<Call, 'by' | 'now' | 'notes' | 'byOperator'>>

/** A call at its beginning: nothing found, nothing done. */
export function newCall(tables: EngineTables, world: EngineWorld, plan: Plan, facts: CallFacts): Call {
  const { request, terminalName, origin, by = plan.id, now = world.clock.now(), notes = [], byOperator = false } = facts
  return {
    tables,
    world,
    plan,
    by,
    request,
    terminalName,
    origin: world.publicUrl ?? origin,
    now,
    byOperator,
    notes,
    asksForced: false,
    transitions: [],
    happenings: [],
    messages: [],
    timers: [],
  }
}

/** The same call at a later moment, in a transaction of its own. What it notes is told apart; its transitions go on. */
export function laterCall(call: Call, now: number): Call {
  return { ...call, now, happenings: [], messages: [], timers: [] }
}

export const refuse = (errCode: string, why: string): Refusal => ({ errCode, why })
