import { fieldAt } from '../shared/fields.js'
import { changed, major, minor, type Rule } from '../shared/rule.js'

export const fieldFilling: Rule = {
  code: 'field-filling',
  summary:
    'A parameter that the client fills in from now on is minor. One that callers must give from now on, or that is filled from elsewhere, is major.',
  judge: (difference, sides) => {
    const field = fieldAt(difference.path, sides)
    if (field?.rest.length !== 1 || !['from', 'same', 'clientOnly'].includes(field.rest[0] ?? '')) return undefined
    return difference.kind === 'added' ? minor(changed(difference)) : major(changed(difference))
  },
}
