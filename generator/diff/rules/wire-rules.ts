import type { Json } from '../../model/model.js'
import { at, changed, major, moreOrLess, patch, place, type Rule, shown } from '../shared/rule.js'

export const wireRules: Rule = {
  code: 'wire-rule',
  summary:
    'How messages are written, read and judged: a sentence is patch, a further code or name minor, one that is gone or another number major.',
  judge: (difference) => {
    const { path, kind, before, after } = difference
    if (!at(path, 'rules/**') || kind === 'reordered') return undefined
    if (isSentence(after ?? before)) return patch(`${place(path)} reads otherwise`)
    return kind === 'changed'
      ? major(changed(difference))
      : moreOrLess(difference, `${shown(after ?? before)} in ${place(path)}`)
  },
}

function isSentence(value: Json | undefined): boolean {
  return typeof value === 'string' && value.includes(' ')
}
