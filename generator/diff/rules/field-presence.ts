import type { Json } from '../../model/model.js'
import type { Difference } from '../shared/differences.js'
import { fieldAt } from '../shared/fields.js'
import { changed, type Judgement, major, minor, patch, type Rule } from '../shared/rule.js'

/** Whether the field is surely there. */
function certain(property: string, value: Json | undefined): boolean {
  return property === 'requiredIn' ? value !== undefined : value === 'required' || value === true
}

/** The variants or outcomes a field stands in; without a list, all of them. */
function cases(difference: Difference, isWhole: boolean): Judgement | undefined {
  const { kind } = difference
  if (kind === 'reordered') return undefined
  const isMore = isWhole ? kind === 'removed' : kind === 'added'
  return isMore ? minor(changed(difference)) : major(changed(difference))
}

export const fieldPresence: Rule = {
  code: 'field-presence',
  summary:
    'A parameter that becomes required is major; so is a part of an answer that may be missing from now on. The other way round is minor.',
  judge: (difference, sides) => {
    const field = fieldAt(difference.path, sides)
    if (field === undefined) return undefined
    const [property = '', ...below] = field.rest
    if (property === 'in') return cases(difference, below.length === 0)
    if (!['presence', 'requiredIn', 'essential'].includes(property) || difference.kind === 'reordered') return undefined
    const [was, is] = [certain(property, difference.before), certain(property, difference.after)]
    if (was === is) return patch(changed(difference))
    const breaks = is ? field.isSent : field.isReceived
    return breaks ? major(changed(difference)) : minor(changed(difference))
  },
}
