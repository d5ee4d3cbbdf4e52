// Copied from templates/protocol/src/pairs.ts by `npm run generate`. Do not edit: change it there.
import { EncodeError, FormatError } from './failures.js'
import type { Entries } from './form.js'

/**
 * Refuses a key that a key-pair string cannot carry: `;` ends the pair and `=` ends the key.
 *
 * @throws EncodeError `separator-in-key`; also for an empty key
 */
export function checkKey(key: string, at: string): void {
  if (key === '') throw new EncodeError('separator-in-key', at, 'a key must not be empty.')
  if (key.includes(';') || key.includes('=')) {
    throw new EncodeError('separator-in-key', at, 'a key must not contain ; or =. Rename it.')
  }
}

/**
 * Refuses a value that a key-pair string cannot carry: `;` would begin another pair. `=` is fine (decision S03).
 *
 * @throws EncodeError `separator-in-value`
 */
export function checkValue(value: string, at: string): void {
  if (value.includes(';')) {
    throw new EncodeError('separator-in-value', at, 'must not contain ; because it separates pairs. Remove it.')
  }
}

/**
 * Writes a key-pair string, before any URL-encoding: `OrderId=A-1;Amount=12345`, no `;` at the end (decision S04).
 *
 * @throws EncodeError `separator-in-key` or `separator-in-value`
 *
 * @example
 * ```ts
 * encodePairs([['OrderId', 'A-1'], ['Amount', '12345']]) // 'OrderId=A-1;Amount=12345'
 * ```
 */
export function encodePairs(entries: Entries): string {
  for (const [key, value] of entries) {
    checkKey(key, key)
    checkValue(value, key)
  }
  return entries.map(([key, value]) => `${key}=${value}`).join(';')
}

/**
 * Reads a key-pair string: split at `;`, each part at its first `=`. Case and spaces count; one `;` at the end is
 * tolerated (decisions S03 to S05).
 *
 * @param at what to call the string in an error
 * @throws FormatError `pair` for a part without `=` or without a key, `duplicate` for a key that occurs twice
 *
 * @example
 * ```ts
 * const entries = decodePairs('OrderId=A-1;Amount=12345')
 * ```
 */
export function decodePairs(text: string, at = 'pairs'): [key: string, value: string][] {
  const entries: [string, string][] = []
  if (text === '') return entries
  const end = text.endsWith(';') ? text.length - 1 : text.length
  for (let start = 0; start <= end; ) {
    const semicolon = text.indexOf(';', start)
    const stop = semicolon === -1 ? end : semicolon
    const equals = text.indexOf('=', start)
    if (equals <= start || equals >= stop)
      throw new FormatError('pair', at, `part ${entries.length + 1} is not key=value.`)
    entries.push([text.slice(start, equals), text.slice(equals + 1, stop)])
    start = stop + 1
  }
  if (hasRepeatedKey(entries)) throw new FormatError('duplicate', at, 'a key occurs twice.')
  return entries
}

/**
 * A payment has about seven keys: comparing each with each costs less than a Set; for many keys a Set avoids quadratic
 * time.
 */
const few = 12

function hasRepeatedKey(entries: readonly (readonly [key: string, value: string])[]): boolean {
  if (entries.length > few) return new Set(entries.map(([key]) => key)).size < entries.length
  for (let index = 1; index < entries.length; index++) {
    for (let earlier = 0; earlier < index; earlier++) if (entries[earlier]?.[0] === entries[index]?.[0]) return true
  }
  return false
}
