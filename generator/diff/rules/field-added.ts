import { fieldAt } from '../shared/fields.js'
import { major, member, minor, place, type Rule } from '../shared/rule.js'

export const fieldAdded: Rule = {
  code: 'field-added',
  summary:
    'A new parameter or key that callers must give is major. An optional one, one that the client fills in, and anything new in a reply or a notification are minor.',
  judge: ({ path, kind, after }, sides) => {
    const field = fieldAt(path, sides)
    if (field === undefined || field.rest.length > 0 || kind !== 'added') return undefined
    const isFilled = member(after, 'from') !== undefined || member(after, 'same') !== undefined
    return field.isSent && member(after, 'presence') === 'required' && !isFilled
      ? major(`${place(path)} is new and required`)
      : minor(`${place(path)} is new`)
  },
}
