import { at, changed, major, minor, type Rule } from '../shared/rule.js'
import { isAsWide } from '../shared/types.js'

export const typeConstraints: Rule = {
  code: 'type-constraint',
  summary:
    'What is narrower than before is major: a value that was right is refused. What is wider is minor. A pattern that changes counts as narrower.',
  judge: (difference, sides) => {
    const { path, before, after } = difference
    if (!at(path, 'types|enums/*/base|length|range|pattern|scale|numeric|listed')) return undefined
    const property = path[2]
    const isPlain = property === 'length' || property === 'range' || property === 'scale'
    const wider = isPlain ? isAsWide(property, before, after, sides) : property === 'pattern' && after === undefined
    return wider ? minor(changed(difference)) : major(changed(difference))
  },
}
