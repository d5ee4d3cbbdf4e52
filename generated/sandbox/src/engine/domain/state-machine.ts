// Copied from templates/sandbox/src/engine/domain/state-machine.ts by `npm run generate`. Do not edit: change it there.
import type { MachineTable } from '../../spec/gateway-spec.js'
import type { PaymentRow, TimelineEntry } from '../../store/payment-rows.js'
import type { CommandContext } from './contract.js'

/** Whether a transition starts in a state. `none`: the object does not exist. */
export function startsIn(machine: MachineTable, transition: string, state: string): boolean {
  return machine.transitions[transition]?.from.includes(state) === true
}

/** The state after a transition. A handler whose transition does not start there has a defect. */
export function stateAfter(machine: MachineTable, transition: string, state: string): string {
  const to = targetOf(machine, transition, state)
  return to === 'same' ? state : to
}

function targetOf(machine: MachineTable, transition: string, state: string): string {
  const row = machine.transitions[transition]
  if (row?.from.includes(state) !== true) throw new Error(`${transition} does not start in ${state}`)
  return row.to
}

/** Moves a payment: the only place its state changes. `changes` come with it. */
export function applyTransition(
  context: CommandContext,
  payment: PaymentRow,
  transition: string,
  changes: Partial<Omit<PaymentRow, 'state' | 'timeline'>> = {},
): PaymentRow {
  const { spec, now, by, transitions, world } = context
  const { partialState } = world.terminal
  const target = targetOf(spec.machines.payment, transition, payment.state)
  const next = target === 'same' ? partialState : target
  const to = next === 'same' ? payment.state : next
  transitions.push(transition)
  const balance = changes.balance ?? payment.balance
  const entry: TimelineEntry =
    changes.errCode === undefined
      ? { at: now, transition, from: payment.state, to, by, balance }
      : { at: now, transition, from: payment.state, to, by, balance, errCode: changes.errCode }
  // A list that is spread would be kept with room for sixteen more.
  return { ...unmarked(payment), ...changes, state: to, timeline: payment.timeline.concat([entry]) }
}

/** Without the mark of the operation that is over. */
function unmarked(payment: PaymentRow): PaymentRow {
  // Stryker disable next-line ConditionalExpression: a short cut; there is nothing to take off
  if (payment.processing === undefined) return payment
  const { processing: _over, ...rest } = payment
  return rest
}

/** Transitions of the payment machine a command can make from a state. */
export function transitionsFrom(context: CommandContext, state: string): readonly string[] {
  const { spec, command } = context
  return command.row.moves.filter((transition) => startsIn(spec.machines.payment, transition, state))
}
