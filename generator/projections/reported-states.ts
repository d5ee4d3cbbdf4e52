/** The states that the gateway reports: those of machines that a type lists. */
import type { Machine, Model, State, WireType } from '../model/model.js'

export function isReported(machine: Pick<Machine, 'name'>, types: Model['types']): boolean {
  return reportingTypes(machine, types).length > 0
}

/** The types in which the gateway tells a machine's states. */
export function reportingTypes({ name }: Pick<Machine, 'name'>, types: Model['types']): WireType[] {
  return types.filter(({ listed }) => listed?.in === 'states' && listed.machine === name)
}

export function reportedStates({ states, types }: Pick<Model, 'states' | 'types'>): State[] {
  const reported = new Set(types.flatMap(({ listed }) => (listed?.in === 'states' ? [listed.machine] : [])))
  return states.filter(({ machine }) => reported.has(machine))
}
