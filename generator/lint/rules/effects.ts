import { entryOf, get, itemsOf, textOf } from '../../load/yaml/node.js'
import type { SpecRule } from '../shared/rule.js'
import { channelOf } from '../shared/spec-queries.js'

/**
 * A read-only command makes no transition. A command opened in the browser has no reply; every other command has one.
 */
export const effects: SpecRule = (spec, report) => {
  for (const command of spec.commands) {
    const { file, root } = command
    const [move] = itemsOf(get(root, 'moves'))
    if (textOf(get(root, 'effect')) === 'read' && move) {
      report('misplaced', file, move, 'a command that only reads makes no transition')
    }
    const reply = entryOf(root, 'reply')
    const isBrowser = channelOf(command) === 'browser'
    if (isBrowser && reply) report('misplaced', file, reply.keySpan, "what the payer's browser opens has no reply")
    if (!isBrowser && !reply) {
      report('missing-key', file, root.entries[0]?.keySpan ?? root, 'reply missing here')
    }
  }
}
