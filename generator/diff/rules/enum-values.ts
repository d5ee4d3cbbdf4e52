import { at, changed, major, moreOrLess, type Rule } from '../shared/rule.js'

export const enumValues: Rule = {
  code: 'enum-value',
  summary: 'A new value is minor. One that is gone, or that is a number and was a text, is major.',
  judge: (difference) => {
    const { path } = difference
    if (at(path, 'types|enums/*/values')) return major(changed(difference))
    if (at(path, 'types|enums/*/values/*/value')) return major(`the value ${path[3]} of ${path[1]} is of another kind`)
    return at(path, 'types|enums/*/values/*') ? moreOrLess(difference, `the value ${path[3]} of ${path[1]}`) : undefined
  },
}
