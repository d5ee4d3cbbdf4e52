import { isSaid } from '../shared/overlays.js'
import { at, changed, minor, type Rule } from '../shared/rule.js'

export const overlayPlay: Rule = {
  code: 'overlay-play',
  summary:
    'What only the sandbox does by an overlay (what it lets pass, its cards, its settings, its codes): a change is minor.',
  judge: (difference) => {
    const { path, kind } = difference
    if (isSaid(path) || kind === 'reordered') return undefined
    if (at(path, 'overlays/*/rows/*'))
      return minor(`the row ${path[3]} of the overlay ${path[1]} is ${kind === 'added' ? 'new' : 'gone'}`)
    return at(path, 'overlays/*/rows/*/effects/**') ? minor(changed(difference)) : undefined
  },
}
