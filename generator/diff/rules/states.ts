import { at, changed, major, moreOrLess, type Rule } from '../shared/rule.js'

export const states: Rule = {
  code: 'state',
  summary:
    'A new state is minor: an unknown one has to be expected. One that is gone, or another answer to an illegal command, is major.',
  judge: (difference) => {
    const { path } = difference
    if (at(path, 'states|machines/*')) return moreOrLess(difference, `the state ${path[1]}`)
    return at(path, 'states/*/parameter') || at(path, 'machines/*/illegal') ? major(changed(difference)) : undefined
  },
}
