/** The states that the gateway reports: those of machines that a type lists. */
import type { Machine, Model, State } from '../model/model.js'

export function isReported({ name }: Pick<Machine, 'name'>, types: Model['types']): boolean {
  return types.some(({ listed }) => listed?.in === 'states' && listed.machine === name)
}

export function reportedStates({ states, types }: Pick<Model, 'states' | 'types'>): State[] {
  const reported = new Set(types.flatMap(({ listed }) => (listed?.in === 'states' ? [listed.machine] : [])))
  return states.filter(({ machine }) => reported.has(machine))
}
