import { entryOf, get, itemsOf, textOf, textsOf } from '../../load/yaml/node.js'
import type { SpecRule } from '../shared/rule.js'
import { definitions } from '../shared/spec-queries.js'

/** Every transition names what makes it: a command with a fitting outcome, the sandbox, or time. */
export const transitions: SpecRule = (spec, report) => {
  const defined = definitions(spec, 'transition')
  const made = new Set(spec.commands.flatMap(({ root }) => textsOf(get(root, 'moves'))))
  for (const [id, { file, entry }] of defined) {
    const trigger = entryOf(entry.value, 'by')
    if (!trigger && !made.has(id)) report('idle-transition', file, entry.keySpan, 'no command makes this transition')
    if (trigger && made.has(id)) report('misplaced', file, trigger.keySpan, 'a command also makes this transition')
  }
  for (const { file, root } of spec.commands) {
    const outcomes = get(root, 'reply', 'outcomes')
    if (outcomes === undefined) continue
    for (const node of itemsOf(get(root, 'moves'))) {
      const outcome = textOf(get(defined.get(textOf(node) ?? '')?.entry.value, 'outcome'))
      if (outcome === undefined || textsOf(outcomes).includes(outcome)) continue
      report('outcome-mismatch', file, node, `it belongs to the outcome ${outcome}, which the reply does not have`)
    }
  }
}
