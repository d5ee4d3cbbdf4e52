// Copied from templates/sandbox/src/http/dashboard/state-graph.ts by `npm run generate`. Do not edit: change it there.
import type { GatewaySpec, MachineTable } from '../../spec/gateway-spec.js'
import type { TimelineEntry } from '../../store/rows.js'

/** Where all begins: the absence of the object. */
export const start = 'none'

/** Where what is removed ends; the table says `none` for it too. */
export const end = 'removed'

/** Between two states, all transitions that lead from the one to the other. */
export interface Edge {
  readonly from: string
  readonly to: string
  readonly names: readonly string[]
  /** Numbers of the steps of the timeline that went this way. */
  readonly steps: readonly number[]
}

/**
 * The ways a payment of a family can go: those its commands make, and those no command makes.
 *
 * @param family `api`
 */
export function machineOf({ machines, commands }: GatewaySpec, family: string): MachineTable {
  const moves = new Set(Object.values(commands).flatMap((row) => (row.descriptor.family === family ? row.moves : [])))
  const transitions = Object.entries(machines.payment.transitions).filter(
    ([name, { trigger }]) => trigger !== undefined || moves.has(name),
  )
  const reached = new Set(transitions.map(([, { to }]) => to))
  return {
    ...machines.payment,
    states: machines.payment.states.filter((state) => reached.has(state)),
    transitions: Object.fromEntries(transitions),
  }
}

/** One for each pair of states that the table, or the timeline, knows a way between. */
export function edgesOf(machine: MachineTable, timeline: readonly TimelineEntry[]): Edge[] {
  const edges = new Map<string, { from: string; to: string; names: Set<string>; steps: number[] }>()
  const edge = (from: string, to: string) => {
    const key = `${from} ${to}`
    const known = edges.get(key) ?? { from, to, names: new Set(), steps: [] }
    edges.set(key, known)
    return known
  }
  const known = new Set([start, ...machine.states])
  for (const [name, { from, to }] of Object.entries(machine.transitions)) {
    for (const one of from.filter((state) => known.has(state))) {
      edge(one, to === 'same' ? one : to === start ? end : to).names.add(name)
    }
  }
  timeline.forEach(({ from, to, transition }, index) => {
    const taken = edge(from, to === start ? end : to)
    taken.names.add(transition)
    taken.steps.push(index + 1)
  })
  return [...edges.values()].map(({ names, ...rest }) => ({ ...rest, names: [...names] }))
}

/** All states one can still come to. */
export function reachable(edges: readonly Edge[], from: string): Set<string> {
  const found = new Set([from])
  // A set that grows while it is gone through goes on to what was added.
  for (const state of found) for (const edge of edges) if (edge.from === state) found.add(edge.to)
  return found
}

/**
 * The state that stands for the beginning as well, because the same ways lead on from both: they share a frame, and each way
 * out of it is drawn once.
 */
export function twinOfStart(edges: readonly Edge[]): string | undefined {
  const out = (state: string) => edges.filter(({ from }) => from === state).map(({ to }) => to)
  const first = out(start)
  return first.find(
    (state) =>
      first.length > 1 &&
      sameMembers(
        out(state),
        first.filter((to) => to !== state),
      ),
  )
}

function sameMembers(some: readonly string[], others: readonly string[]): boolean {
  return some.length === others.length && some.every((one) => others.includes(one))
}
