import { at, changed, major, type Rule } from '../shared/rule.js'

export const format: Rule = {
  code: 'format',
  summary: 'Another version of the format of model.json is major for whoever reads it.',
  judge: (difference) => (at(difference.path, 'formatVersion') ? major(changed(difference)) : undefined),
}
