import { at, changed, major, minor, moreOrLess, place, type Rule } from '../shared/rule.js'
import { isWord } from '../shared/words.js'

export const frame: Rule = {
  code: 'frame',
  summary:
    'The names that all messages share, of outcome, reason, order and event: another name or meaning is major, a further outcome minor. Such names where there were none before are minor.',
  judge: (difference) => {
    const { path } = difference
    if (at(path, 'gateway/frame')) return moreOrLess(difference, 'what all messages have in common')
    if (!at(path, 'gateway/frame/**') || difference.kind === 'reordered' || isWord(path)) return undefined
    if (at(path, 'gateway/frame/outcomes/*')) return moreOrLess(difference, place(path))
    return difference.kind === 'added' ? minor(changed(difference)) : major(changed(difference))
  },
}
