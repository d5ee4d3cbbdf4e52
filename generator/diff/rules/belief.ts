import { at, changed, major, type Rule } from '../shared/rule.js'

export const belief: Rule = {
  code: 'belief',
  summary: 'What of a notification is believed decides what is shipped: any change is major.',
  judge: (difference) =>
    at(difference.path, 'belief/**') &&
    !at(difference.path, 'belief/summary|description|source|decided/**') &&
    !at(difference.path, 'belief/summary|description|source')
      ? major(changed(difference))
      : undefined,
}
