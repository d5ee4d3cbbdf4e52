import type { SandboxWorld } from '../../sandbox/world.js'
import type { EngineTables } from '../../spec/gateway-spec.js'
import type { Call, Plan } from './context.js'

/** What calls differ in. */
type CallFacts = Pick<Call, 'request' | 'terminalName' | 'origin'> &
  Partial<Pick<Call, 'by' | 'now' | 'notes' | 'byOperator'>>

/** A call at its beginning: nothing found, nothing done. */
export function newCall(tables: EngineTables, world: SandboxWorld, plan: Plan, facts: CallFacts): Call {
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
