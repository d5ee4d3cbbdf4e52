import { at, changed, major, moreOrLess, place, type Rule } from '../shared/rule.js'

export const settlement: Rule = {
  code: 'settlement',
  summary:
    'How an unknown outcome is settled may be added. Another status query, or a status that means something else, is major.',
  judge: (difference) => {
    const { path, kind } = difference
    if (at(path, 'commands/*/settledBy')) return moreOrLess(difference, place(path))
    if (!at(path, 'commands/*/settledBy/**') || path[3] === 'note') return undefined
    const meaning = `${path[1]}: ${path.slice(3).join(' ')}`
    if (kind === 'reordered') return undefined
    return major(
      kind === 'changed'
        ? changed(difference)
        : `${meaning} is ${kind === 'added' ? 'new' : 'gone'} where an unknown outcome is settled`,
    )
  },
}
