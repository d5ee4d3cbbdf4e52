import type { Difference } from '../shared/differences.js'
import { type FieldPlace, fieldAt } from '../shared/fields.js'
import { changed, major, member, minor, moreOrLess, place, type Rule, type Sides } from '../shared/rule.js'
import { isWider, typeNamed } from '../shared/types.js'

function widened({ before, after }: Difference, sides: Sides, { isSent }: FieldPlace): boolean {
  const [old, now] = [typeNamed(sides.before, before), typeNamed(sides.after, after)]
  if (old === undefined || now === undefined) return false
  return isSent
    ? isWider(old, now, sides)
    : member(old, 'base') === member(now, 'base') && member(now, 'base') !== 'enum'
}

export const fieldType: Rule = {
  code: 'field-type',
  summary:
    'Another type is major, unless everything that was right before still is (sent), or keeps its shape (received).',
  judge: (difference, sides) => {
    const field = fieldAt(difference.path, sides)
    const [property = '', ...below] = field?.rest ?? []
    if (field === undefined || below.length > 0) return undefined
    if (property === 'open') {
      if (difference.kind !== 'changed')
        return moreOrLess(difference, `${place(difference.path)} (keys of the merchant's own)`)
    } else if (!['type', 'kind', 'resource', 'flat', 'atLeast', 'list'].includes(property)) return undefined
    const accepts = property === 'type' || property === 'open' ? widened(difference, sides, field) : false
    return accepts ? minor(changed(difference)) : major(changed(difference))
  },
}
