import type { Json } from './documented.js'

/** A value as people write it: names and values without quotes and braces. */
export function jsonWords(value: Json): string {
  if (Array.isArray(value)) return value.map(jsonWords).join(', ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, inner]) => {
      const isComposite = typeof inner === 'object' && inner !== null
      return `${name}: ${isComposite ? `(${jsonWords(inner)})` : jsonWords(inner)}`
    })
    .join('; ')
}
