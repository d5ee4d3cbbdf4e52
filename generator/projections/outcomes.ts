import type { Frame, Outcome } from '../model/model.js'

/** The outcomes that end, or keep waiting, in a way; the spec says which. */
export function outcomesOf(result: Frame['outcomes'][number]['result'], { outcomes }: Frame): Outcome[] {
  return outcomes.flatMap((each) => (each.result === result ? [each.value] : []))
}
