import { at, changed, major, moreOrLess, type Rule } from '../shared/rule.js'

export const types: Rule = {
  code: 'type',
  summary: 'A new type or table is minor. One that is gone, or has another name in code, is major.',
  judge: (difference) => {
    const { path } = difference
    if (at(path, 'types|enums|resources/*')) return moreOrLess(difference, `the type ${path[1]}`)
    return at(path, 'resources/*/typeName|documentary') ? major(changed(difference)) : undefined
  },
}
