import type { Frame, Outcome } from '../model/model.js'

/** Outcomes by how they end (success, failure, waiting), as the spec says. */
export function outcomesOf(result: Frame['outcomes'][number]['result'], { outcomes }: Frame): Outcome[] {
  return outcomes.flatMap((each) => (each.result === result ? [each.value] : []))
}
