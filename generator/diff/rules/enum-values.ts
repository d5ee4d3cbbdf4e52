import { at, moreOrLess, type Rule } from '../shared/rule.js'

export const enumValues: Rule = {
  code: 'enum-value',
  summary: 'A new value is minor. One that is gone is major.',
  judge: (difference) => {
    const { path } = difference
    return at(path, 'types|enums/*/values/*') ? moreOrLess(difference, `the value ${path[3]} of ${path[1]}`) : undefined
  },
}
