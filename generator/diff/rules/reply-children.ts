import { changed, major, moreOrLess, place, type Rule } from '../shared/rule.js'

export const replyChildren: Rule = {
  code: 'reply-child',
  summary: 'A new element in a reply is minor. One that is gone, or becomes a list, is major.',
  judge: (difference) => {
    const { path } = difference
    const index = path.lastIndexOf('children')
    if (path[0] !== 'commands' || index < 0) return undefined
    if (path.length === index + 2) return moreOrLess(difference, place(path))
    return path.at(-1) === 'list' ? major(changed(difference)) : undefined
  },
}
