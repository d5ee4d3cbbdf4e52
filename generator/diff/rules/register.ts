import { at, minor, moreOrLess, patch, place, type Rule } from '../shared/rule.js'

export const register: Rule = {
  code: 'decision',
  summary:
    'Another decision where the document is silent is minor: something behaves otherwise. A row that is new, gone or reworded is patch.',
  judge: (difference) => {
    const { path, kind } = difference
    if (!at(path, 'unspecified/**')) return undefined
    if (at(path, 'unspecified/*/decision|option')) return minor(`the decision of ${path[1]} has changed`)
    const isRow = path.length === 2 && kind !== 'reordered'
    return patch(isRow ? moreOrLess(difference, `row ${path[1]} of the register`).says : `${place(path)} has changed`)
  },
}
