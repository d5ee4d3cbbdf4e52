import { entriesOf, get, itemsOf, textOf } from '../../load/yaml/node.js'
import type { SpecRule } from '../shared/rule.js'

/**
 * The table of beliefs has one entry for each payment status that the gateway reports: none is missing, and no state of
 * another machine is listed.
 */
export const beliefs: SpecRule = ({ documents: { events, states, types } }, report) => {
  const told = entriesOf(get(types.root, 'types')).map(({ value }) => textOf(get(value, 'listedIn')))
  const statuses = entriesOf(get(states.root, 'machines'))
    .filter(({ key }) => told.includes(key))
    .flatMap(({ value }) => entriesOf(get(value, 'states')).map(({ key }) => key))
  if (statuses.length === 0) return
  const others = entriesOf(get(states.root, 'machines')).flatMap(({ value }) =>
    entriesOf(get(value, 'states')).flatMap(({ key }) => (statuses.includes(key) ? [] : [key])),
  )
  for (const row of entriesOf(get(events.root, 'belief', 'rows'))) {
    const seen = new Map<string, string>()
    for (const { key, value } of entriesOf(row.value)) {
      for (const node of itemsOf(value)) {
        const name = textOf(node) ?? ''
        const other = seen.get(name)
        if (other !== undefined) report('overlapping-verdict', events, node, `${name} is already listed under ${other}`)
        seen.set(name, key)
        if (others.includes(name)) report('foreign-status', events, node, `${name} is not a status of a payment`)
      }
    }
    const missing = statuses.filter((name) => !seen.has(name))
    if (missing.length > 0) {
      const { start, end } = row.keySpan
      report('missing-verdict', events, { start, end }, `this row lacks ${missing.join(', ')}`)
    }
  }
}
