import type { Frame, Outcome, OutcomeResult } from '../model/model.js'

/**
 * The first of the outcomes that end so (success, failure, waiting).
 *
 * @throws Error when the spec has none
 */
export function outcomeOf(result: OutcomeResult, frame: Frame): Outcome {
  const [found] = outcomesOf(result, frame)
  if (found === undefined) throw new Error(`gateway.yaml has no outcome whose result is ${result}.`)
  return found
}

/** Outcomes by how they end (success, failure, waiting), as the spec says. */
export function outcomesOf(result: OutcomeResult, { outcomes }: Frame): Outcome[] {
  return outcomes.flatMap((each) => (each.result === result ? [each.value] : []))
}
