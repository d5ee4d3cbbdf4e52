import type { Json } from '../../model/model.js'
import type { Difference } from '../shared/differences.js'
import { isSaid, playsAlone } from '../shared/overlays.js'
import { at, changed, type Judgement, major, member, minor, moreOrLess, place, type Rule } from '../shared/rule.js'

export const overlays: Rule = {
  code: 'overlay',
  summary:
    'A new overlay, and whatever a row of one adds to requests or answers, is minor. One that is gone, or lies over another profile, is major; so is a command, an attribute, an error code, a state or an outcome of a row that is gone or has changed.',
  judge: (difference) => {
    const { path, kind } = difference
    if (at(path, 'overlays')) return moreOrLess(difference, 'what is known beyond the document')
    if (at(path, 'overlays/*')) return moreOrLess(difference, `the overlay ${path[1]}`)
    if (at(path, 'overlays/*/over')) return major(changed(difference))
    if (kind === 'reordered' || isSaid(path)) return undefined
    if (at(path, 'overlays/*/rows/*')) return row(difference)
    if (!at(path, 'overlays/*/rows/*/effects/**') || playsAlone(path)) return undefined
    if (path.includes('advice')) return minor(changed(difference))
    return kind === 'changed' ? major(changed(difference)) : moreOrLess(difference, place(path))
  },
}

/** A row that only the sandbox plays is the next rule's. */
function row(difference: Difference): Judgement | undefined {
  const { path, before, after } = difference
  const effects: Json = member(after ?? before, 'effects') ?? {}
  const isKnown = Object.keys(effects ?? {}).some((effect) => !playsAlone([...path, 'effects', effect]))
  return isKnown ? moreOrLess(difference, `the row ${path[3]} of the overlay ${path[1]}`) : undefined
}
