import type { Json } from '../../model/model.js'
import { at, changed, major, minor, moreOrLess, patch, place, type Rule, shown } from '../shared/rule.js'

export const wireRules: Rule = {
  code: 'wire-rule',
  summary:
    'How messages are written, read and judged: a sentence is patch, a further code or name minor, one that is gone or another number major. How long and how often a client waits and asks is not a limit, so another number there is minor.',
  judge: (difference) => {
    const { path, kind, before, after } = difference
    if (!at(path, 'rules/**') || kind === 'reordered') return undefined
    if (isSentence(after ?? before)) return patch(`${place(path)} has changed`)
    if (kind === 'changed' && isPatience(path)) return minor(changed(difference))
    return kind === 'changed'
      ? major(changed(difference))
      : moreOrLess(difference, `${shown(after ?? before)} in ${place(path)}`)
  },
}

/** Whether a path leads to a number that a client waits or asks by. Programs have to expect an answer that does not come in time. */
function isPatience(path: readonly string[]): boolean {
  return (
    at(path, 'rules/client/timeout/milliseconds') ||
    at(path, 'rules/client/retry/attempts|firstPause|longestPause') ||
    at(path, 'rules/client/resolve/interval')
  )
}

function isSentence(value: Json | undefined): boolean {
  return typeof value === 'string' && value.includes(' ')
}
