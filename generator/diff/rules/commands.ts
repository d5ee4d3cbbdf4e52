import { at, moreOrLess, place, type Rule } from '../shared/rule.js'

export const commands: Rule = {
  code: 'command',
  summary: 'A new command is minor. A command that is gone is major.',
  judge: (difference) => {
    const { path } = difference
    return at(path, 'commands/*') ? moreOrLess(difference, place(path)) : undefined
  },
}
