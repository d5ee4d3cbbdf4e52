import { at, changed, major, minor, type Rule } from '../shared/rule.js'

export const finishedBy: Rule = {
  code: 'finished-by',
  summary:
    'A command that finishes another after 3-D Secure may be added; taking it away or naming another one is major.',
  judge: (difference) => {
    if (!at(difference.path, 'commands/*/finishedBy')) return undefined
    return difference.kind === 'added' ? minor(changed(difference)) : major(changed(difference))
  },
}
