import { at, changed, major, moreOrLess, place, type Rule } from '../shared/rule.js'

export const variants: Rule = {
  code: 'variant',
  summary: 'A new case of a request is minor. A case that is gone, or means other values, is major.',
  judge: (difference) => {
    const { path } = difference
    if (at(path, 'commands/*/variants') || at(path, 'commands/*/variants/cases/*')) {
      return moreOrLess(difference, place(path))
    }
    if (at(path, 'commands/*/variants/on')) return major(changed(difference))
    if (!at(path, 'commands/*/variants/cases/*/values/**') && !at(path, 'commands/*/variants/cases/*/values'))
      return undefined
    return difference.kind === 'reordered' ? undefined : major(`${place(path.slice(0, 5))} has other values`)
  },
}
