import { at, changed, minor, patch, place, type Rule } from '../shared/rule.js'
import { isWord } from '../shared/words.js'

/** `when` says of a card above which amount it fails. */
function isSaid(path: readonly string[]): boolean {
  return isWord(path) && !at(path, 'testCards/*/behaviour/**')
}

export const sandbox: Rule = {
  code: 'sandbox',
  summary:
    'What only the sandbox does (its checks in their order, its codes, what it lets pass) and the cards it knows: a change is minor, of a sentence patch.',
  judge: (difference) => {
    const { path, kind } = difference
    if (at(path, 'sandbox'))
      return minor(`how the sandbox behaves is ${kind === 'added' ? 'described' : 'no longer described'}`)
    if (at(path, 'sandbox/checks') && kind === 'reordered') return minor('the checks of the sandbox have another order')
    if (!at(path, 'sandbox|testCards/**') || kind === 'reordered' || isSaid(path)) return undefined
    if (at(path, 'sandbox/standIns/*') && kind === 'changed') return patch(`${place(path)} has changed`)
    return minor(changed(difference))
  },
}
