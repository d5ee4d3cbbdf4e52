import { entriesOf, get, itemsOf, textOf } from '../../load/yaml/node.js'
import type { SpecRule } from '../shared/rule.js'

/** A status says one thing of what a notification tells. */
export const beliefs: SpecRule = ({ tables: { events } }, report) => {
  for (const row of entriesOf(get(events.root, 'belief', 'rows'))) {
    const seen = new Map<string, string>()
    for (const { key, value } of entriesOf(row.value)) {
      for (const node of itemsOf(value)) {
        const name = textOf(node) ?? ''
        const other = seen.get(name)
        if (other !== undefined) report('overlapping-verdict', events, node, `${name} stands under ${other} already`)
        seen.set(name, key)
      }
    }
  }
}
