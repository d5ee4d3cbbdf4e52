import { type Entry, entriesOf, entryOf, get, isTrue } from '../../load/yaml/node.js'
import type { Report, SpecRule } from '../shared/rule.js'
import { fieldMaps, isAsked } from '../shared/spec-queries.js'

/** Properties that are allowed only together with others. */
const needs: readonly (readonly [property: string, beside: string])[] = [
  ['open', 'pairs'],
  ['flat', 'pairs'],
  ['atLeast', 'list'],
]

/** Properties of a field fit its value, and names of flat keys do not clash with parameters. */
export const fields: SpecRule = (spec, report) => {
  for (const { file, fields } of fieldMaps(spec)) for (const field of fields) checkField(file, field, report)
  for (const { file, root } of spec.commands) {
    const parameters = entriesOf(get(root, 'request'))
    const names = new Set(parameters.filter(({ value }) => isAsked(value)).map(({ key }) => key))
    for (const { value } of parameters) {
      if (!isTrue(get(value, 'flat'))) continue
      for (const { key, keySpan, value: inner } of entriesOf(get(value, 'pairs'))) {
        if (!isAsked(inner)) continue
        if (names.has(key)) report('flat-clash', file, keySpan, `${key} is also a parameter`)
        names.add(key)
      }
    }
  }
}

function checkField(file: { path: string }, { value }: Entry, report: Report): void {
  for (const [property, beside] of needs) {
    const entry = entryOf(value, property)
    if (entry && !entryOf(value, beside)) report('misplaced', file, entry.keySpan, `${property} needs ${beside}`)
  }
  const presence = entryOf(value, 'presence')
  if (presence && entryOf(value, 'optional')) {
    report('misplaced', file, presence.keySpan, 'optional already says that it may be absent; remove presence')
  }
  const clientOnly = entryOf(value, 'clientOnly')
  if (clientOnly && !isAsked(value)) {
    report('misplaced', file, clientOnly.keySpan, 'clientOnly is for parameters that the caller gives')
  }
}
