import { fieldAt } from '../shared/fields.js'
import { minor, place, type Rule } from '../shared/rule.js'

export const echo: Rule = {
  code: 'echo',
  summary: 'What an answer repeats of the request is compared by the client: a change is minor.',
  judge: (difference, sides) =>
    fieldAt(difference.path, sides)?.rest[0] === 'echo'
      ? minor(`${place(difference.path)} is compared in another way`)
      : undefined,
}
