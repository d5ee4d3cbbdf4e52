import { at, changed, major, moreOrLess, place, type Rule } from '../shared/rule.js'

export const events: Rule = {
  code: 'event',
  summary:
    'A new event is minor: unknown events have to be expected. One that is gone, or means something else, is major.',
  judge: (difference) => {
    const { path } = difference
    if (at(path, 'events/*')) return moreOrLess(difference, `the event ${path[1]}`)
    if (at(path, 'events/*/open')) return moreOrLess(difference, place(path))
    const isMeaning = at(path, 'events/*/result|means') || at(path, 'events/*/means/*')
    return isMeaning ? major(changed(difference)) : undefined
  },
}
