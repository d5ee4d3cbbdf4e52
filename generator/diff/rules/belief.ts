import { at, changed, major, moreOrLess, type Rule } from '../shared/rule.js'

export const belief: Rule = {
  code: 'belief',
  summary:
    'The table of beliefs decides what is shipped: any change is major. A table where there was none before is minor.',
  judge: (difference) => {
    const { path } = difference
    if (at(path, 'belief')) return moreOrLess(difference, 'what is believed of notifications')
    return at(path, 'belief/rows/**') || at(path, 'belief/unknown') ? major(changed(difference)) : undefined
  },
}
