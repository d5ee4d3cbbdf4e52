import { fieldAt } from '../shared/fields.js'
import { major, place, type Rule } from '../shared/rule.js'

export const fieldRemoved: Rule = {
  code: 'field-removed',
  summary: 'A parameter, key, attribute or field of an event that is gone is major.',
  judge: ({ path, kind }, sides) => {
    const field = fieldAt(path, sides)
    return field?.rest.length === 0 && kind === 'removed' ? major(`${place(path)} is gone`) : undefined
  },
}
