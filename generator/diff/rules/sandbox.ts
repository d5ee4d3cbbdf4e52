import { at, changed, minor, type Rule } from '../shared/rule.js'
import { isWord } from '../shared/words.js'

export const sandbox: Rule = {
  code: 'sandbox',
  summary: 'What only the sandbox does, and the cards it knows: a change is minor.',
  judge: (difference) =>
    at(difference.path, 'sandbox|testCards/**') && !isWord(difference.path) ? minor(changed(difference)) : undefined,
}
