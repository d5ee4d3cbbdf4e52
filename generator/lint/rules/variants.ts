import { dataOf, entriesOf, entryOf, get, itemsOf, textOf } from '../../load/yaml/node.js'
import type { SpecRule } from '../shared/rule.js'
import { definitions, topLevelFields } from '../shared/spec-queries.js'

/** Every value of the field belongs to exactly one case. */
export const variants: SpecRule = (spec, report) => {
  const types = definitions(spec, 'type')
  for (const command of spec.commands) {
    const { file, root } = command
    const cases = entriesOf(get(root, 'variants', 'cases'))
    if (cases.length === 0) continue
    const seen = new Set<unknown>()
    for (const value of cases.flatMap((one) => itemsOf(get(one.value, 'values')))) {
      const data = dataOf(value)
      if (seen.has(data)) report('bad-variants', file, value, 'another case already has this value')
      seen.add(data)
    }
    const rest = cases.filter((one) => entryOf(one.value, 'otherwise'))
    const [, second] = rest
    if (second) report('bad-variants', file, second.keySpan, 'a second case for all other values')
    const on = get(root, 'variants', 'on')
    const type = types.get(textOf(get(topLevelFields(command).get(textOf(on) ?? '')?.value, 'type')) ?? '')
    const values = entriesOf(get(type?.entry.value, 'values')).map(({ key }) => key)
    const known = new Set([...seen].map(String))
    const without = values.filter((value) => !known.has(value))
    if (on && rest.length === 0 && (values.length === 0 || without.length > 0)) {
      report('bad-variants', file, on, `no case for ${without.join(', ') || 'other values; one is otherwise'}`)
    }
    if (on && values.length > 0 && rest.length > 0 && without.length === 0) {
      report('bad-variants', file, on, 'every value has a case, so none is left for otherwise')
    }
  }
}
