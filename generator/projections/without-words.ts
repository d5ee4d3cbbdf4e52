/** The model without summaries and descriptions: only what programs need. */
import { perObject } from '../lib/memo.js'
import type { Documented } from '../model/model.js'

/**
 * A copy without summaries, descriptions, sources and decisions, at any depth; what is shared stays shared. Whatever is made
 * of it alone stays as it is when only words change.
 *
 * @param part of the model, frozen
 */
export function withoutWords<Part extends object>(part: Part): Part
export function withoutWords(part: object): unknown {
  return silent(part)
}

const silent = perObject((part: object): unknown => {
  if (Array.isArray(part)) return part.map(inner)
  const members = Object.entries(part).map(([name, value]) => [name, inner(value)])
  const copy: object = Object.fromEntries(members)
  return isDocumented(part) ? { ...copy, summary: '', description: undefined, source: undefined, decided: [] } : copy
})

function inner(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? silent(value) : value
}

function isDocumented(part: object): part is Documented {
  return 'summary' in part && 'decided' in part
}
