import type { MachineTable, TransitionRow } from '../../spec/gateway-spec.js'
import type { PaymentRow, TimelineEntry } from '../../store/rows.js'
import type { CommandContext } from './contract.js'

/** Whether a transition starts in a state. `none`: there is no such thing. */
export function startsIn(machine: MachineTable, transition: string, state: string): boolean {
  return machine.transitions[transition]?.from.includes(state) ?? false
}

/** The state after a transition. A handler that makes one which does not start there is a defect. */
export function stateAfter(machine: MachineTable, transition: string, state: string): string {
  const row: TransitionRow | undefined = machine.transitions[transition]
  if (row === undefined || !row.from.includes(state)) throw new Error(`${transition} does not start in ${state}`)
  return row.to === 'same' ? state : row.to
}

/** Moves a payment: the only place its state changes. `changes` come with it. */
export function applyTransition(
  context: CommandContext,
  payment: PaymentRow,
  transition: string,
  changes: Partial<Omit<PaymentRow, 'state' | 'timeline'>> = {},
): PaymentRow {
  const { spec, now, by, transitions, world } = context
  const machine = spec.machines.payment
  const same = machine.transitions[transition]?.to === 'same'
  const next = stateAfter(machine, transition, payment.state)
  const to = same && world.terminal.partialState !== 'same' ? world.terminal.partialState : next
  transitions.push(transition)
  const balance = changes.balance ?? payment.balance
  const entry: TimelineEntry =
    changes.errCode === undefined
      ? { at: now, transition, from: payment.state, to, by, balance }
      : { at: now, transition, from: payment.state, to, by, balance, errCode: changes.errCode }
  return { ...withoutLastTry(payment), ...changes, state: to, timeline: [...payment.timeline, entry] }
}

/** Without what an earlier operation left: its mark and its error. */
function withoutLastTry(payment: PaymentRow): PaymentRow {
  if (payment.processing === undefined && payment.errCode === undefined) return payment
  const { processing: _over, errCode: _earlier, ...rest } = payment
  return rest
}

/** Transitions of the payment machine a command can make from a state. */
export function transitionsFrom(context: CommandContext, state: string): readonly string[] {
  const { spec, command } = context
  return command.row.moves.filter((transition) => startsIn(spec.machines.payment, transition, state))
}
