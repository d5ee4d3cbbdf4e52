import { at, moreOrLess, type Rule } from '../shared/rule.js'

export const outcomes: Rule = {
  code: 'outcome',
  summary: 'A new outcome of a command is minor: programs have to expect new answers. One that is gone is major.',
  judge: (difference) =>
    at(difference.path, 'commands/*/reply/outcomes/*')
      ? moreOrLess(difference, `the outcome ${difference.path.at(-1)} of ${difference.path[1]}`)
      : undefined,
}
