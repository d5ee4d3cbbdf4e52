import { isRecord } from '../../lib/records.js'
import type { GatewaySpec } from '../../spec/gateway-spec.js'
import type { ForcedOutcome } from '../../world/faults.js'
import type { CommandContext, CompiledCommand, EngineWorld, Refusal } from './contract.js'

/** A text of the request. */
export function text(context: CommandContext, name: string): string | undefined {
  const value = context.request[name]
  return typeof value === 'string' ? value : undefined
}

/** A number of the request. */
export function number(context: CommandContext, name: string): number | undefined {
  const value = context.request[name]
  return typeof value === 'number' ? value : undefined
}

/**
 * What the checks before an operation have found. Reading it before its check has run is a defect of the precedence
 * table.
 */
export function found<Name extends 'payment' | 'user' | 'card' | 'testCard'>(
  context: CommandContext,
  name: Name,
): NonNullable<CommandContext[Name]> {
  const thing = context[name]
  if (thing == null) throw new Error(`no check has found the ${name}`)
  return thing
}

/** Texts of a composite parameter. */
export function pairs(context: CommandContext, name: string): Record<string, string> {
  const value = context.request[name]
  if (!isRecord(value)) return {}
  return Object.fromEntries(Object.entries(value).map(([key, text]) => [key, String(text)]))
}

/** How the command is to end, as it was planned in the sandbox. */
export function forcedOutcome(context: CommandContext): ForcedOutcome | undefined {
  context.asksForced = true
  if (context.forced === undefined) context.forced = context.world.faults.takeOutcome(context.command.id) ?? null
  return context.forced ?? undefined
}

/** The code the command is to fail with, as it was planned in the sandbox. */
export function forcedError(context: CommandContext): string | undefined {
  const forced = forcedOutcome(context)
  return forced !== undefined && 'error' in forced ? forced.error : undefined
}

/** Where a call stands before a transaction. */
export class ContextState {
  readonly #found: object
  readonly #transitions: number
  readonly #notes: number

  constructor(context: CommandContext) {
    const { payment, user, card, twin, session, testCard, amount, code } = context
    this.#found = { payment, user, card, twin, session, testCard, amount, code }
    this.#transitions = context.transitions.length
    this.#notes = context.notes.length
  }

  /** The transaction begins again: what the earlier attempt found and noted did not happen. */
  restore(context: CommandContext): void {
    Object.assign(context, this.#found)
    context.results.length = context.messages.length = context.timers.length = 0
    context.transitions.length = this.#transitions
    context.notes.length = this.#notes
  }
}

/** What calls differ in. */
type ContextFacts = Pick<CommandContext, 'request' | 'terminalName' | 'origin' | 'byOperator' | 'documents' | 'token'> &
  Partial<Pick<CommandContext, 'by'>>

/** A call at its beginning: nothing found, nothing done. */
export function newContext(
  spec: GatewaySpec,
  world: EngineWorld,
  command: CompiledCommand,
  { request, terminalName, origin, by = command.id, byOperator, documents, token }: ContextFacts,
): CommandContext {
  return {
    spec,
    world,
    command,
    by,
    request,
    terminalName,
    origin: world.publicUrl ?? origin,
    byOperator,
    documents,
    token,
    now: world.clock.now(),
    notes: [],
    transitions: [],
    results: [],
    messages: [],
    timers: [],
  }
}

/** The same call at a later moment, in a transaction of its own. Its notes are kept apart; its transitions go on. */
export function laterContext(context: CommandContext, now: number): CommandContext {
  return { ...context, now, results: [], messages: [], timers: [] }
}

export const refuse = (errCode: string, why: string): Refusal => ({ errCode, why })
