import { at, changed, minor, type Rule } from '../shared/rule.js'

export const sensitivity: Rule = {
  code: 'sensitivity',
  summary: 'What is hidden from traces and errors: a change is minor, and worth reading.',
  judge: (difference) => (at(difference.path, 'types|enums/*/sensitive|id') ? minor(changed(difference)) : undefined),
}
