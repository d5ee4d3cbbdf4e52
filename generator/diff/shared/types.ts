import type { Json } from '../../model/model.js'
import { member, row, type Sides } from './rule.js'

/** The scalar or enumeration of that name. */
export function typeNamed(model: Json, name: Json | undefined): Json | undefined {
  return row(model, 'types', name) ?? row(model, 'enums', name)
}

/** Whether every value that the old type takes is right for the new one. */
export function isWider(old: Json, now: Json, sides: Sides): boolean {
  const same = (property: string): boolean => member(old, property) === member(now, property)
  const pattern = member(now, 'pattern')
  return (
    same('base') &&
    same('numeric') &&
    (pattern === undefined || same('pattern')) &&
    (['length', 'range', 'scale'] as const).every((property) =>
      isAsWide(property, member(old, property), member(now, property), sides),
    ) &&
    valuesOf(old).every((value) => valuesOf(now).includes(value))
  )
}

/** Whether a length, a range (named by their limits) or a number of decimal places takes no less than before. */
export function isAsWide(
  property: 'length' | 'range' | 'scale',
  before: Json | undefined,
  after: Json | undefined,
  sides: Sides,
): boolean {
  if (property === 'scale') return isWiderBound('max', before, after)
  const [old, now] = [row(sides.before, 'limits', before), row(sides.after, 'limits', after)]
  return (['min', 'max'] as const).every((bound) => isWiderBound(bound, member(old, bound), member(now, bound)))
}

/** Whether a bound leaves room for all that the old one did; an absent one leaves room for everything. */
export function isWiderBound(bound: 'min' | 'max', before: Json | undefined, after: Json | undefined): boolean {
  if (typeof after !== 'number') return true
  if (typeof before !== 'number') return false
  return bound === 'min' ? after <= before : after >= before
}

function valuesOf(type: Json): Json[] {
  const values = member(type, 'values')
  return Array.isArray(values) ? values.map((value: Json) => member(value, 'value') ?? null) : []
}
