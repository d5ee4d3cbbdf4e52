// Copied from templates/sandbox/src/http/dashboard/state-status.ts by `npm run generate`. Do not edit: change it there.
import type { GatewaySpec, MachineTable } from '../../spec/gateway-spec.js'
import type { Status } from './components.js'

/** Says how the states of payments are meant. */
export type StateStatuses = (state: string) => Status

/** Reads it off the transition table: no state is named. */
export function stateStatuses({ machines }: Pick<GatewaySpec, 'machines'>): StateStatuses {
  const { payment } = machines
  const statuses = new Map(payment.states.map((state) => [state, statusOf(state, payment)]))
  return (state) => statuses.get(state) ?? 'calm'
}

/** A transition of a failure leads to a bad state; one answered with 3DS leads to one that waits for the payer. */
function statusOf(state: string, { transitions }: MachineTable): Status {
  const rows = Object.values(transitions)
  const into = rows.filter(({ to }) => to === state)
  const out = rows.filter(({ from }) => from.includes(state))
  if (into.some(({ outcome }) => outcome === 'False')) return 'bad'
  if (into.some(({ outcome }) => outcome === '3DS')) return 'wait'
  // Where a payment can still only begin nothing has happened yet; where nothing leads on it is over.
  return out.every(({ from }) => from.includes('none')) ? 'calm' : 'good'
}
