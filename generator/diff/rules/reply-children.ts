import type { Difference } from '../shared/differences.js'
import { changed, type Judgement, major, minor, moreOrLess, place, type Rule } from '../shared/rule.js'

/** Without a list it comes with all of them. */
function outcomes(difference: Difference, isWhole: boolean): Judgement | undefined {
  const { kind } = difference
  if (kind === 'reordered') return undefined
  return kind === (isWhole ? 'removed' : 'added') ? minor(changed(difference)) : major(changed(difference))
}

export const replyChildren: Rule = {
  code: 'reply-child',
  summary:
    'A new element in a reply, or one that comes with a further outcome, is minor. One that is gone, or becomes a list, is major.',
  judge: (difference) => {
    const { path } = difference
    const index = path.lastIndexOf('children')
    if (path[0] !== 'commands' || index < 0) return undefined
    if (path.length === index + 2) return moreOrLess(difference, place(path))
    if (path[index + 2] === 'in') return outcomes(difference, path.length === index + 3)
    return path.at(-1) === 'list' ? major(changed(difference)) : undefined
  },
}
