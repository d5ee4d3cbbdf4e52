import { at, changed, major, moreOrLess, place, type Rule } from '../shared/rule.js'

export const replyForm: Rule = {
  code: 'reply-form',
  summary: 'Another form of a reply is major: programs read it. A further root element is minor.',
  judge: (difference) => {
    const { path } = difference
    if (at(path, 'commands/*/reply') || at(path, 'commands/*/reply/accepts/*'))
      return moreOrLess(difference, place(path))
    return at(path, 'commands/*/reply/format|element') ? major(changed(difference)) : undefined
  },
}
