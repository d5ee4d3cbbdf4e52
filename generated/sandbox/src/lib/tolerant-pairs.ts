// Copied from templates/sandbox/src/lib/tolerant-pairs.ts by `npm run generate`. Do not edit: change it there.
import { decodeFormText, FormatError } from '@card-gateway/protocol'

/** What is tolerated in a key-pair string. */
export interface PairTolerances {
  /** Blanks around names and values. */
  readonly blanks: boolean
  /** Empty parts, and parts without `=`. */
  readonly broken: boolean
  /** `+` for a blank. */
  readonly plus: boolean
}

/** One pair, and whether its value was encoded by itself. */
export type TolerantPair = readonly [name: string, value: string, wasEncoded: boolean]

/**
 * Reads a key-pair string as clients in the field write it: the whole encoded once more, or value by value, and `;` at its
 * end.
 *
 * @throws FormatError `pair` or `duplicate`, or what decoding a value says
 */
export function readTolerantPairs(text: string, at: string, tolerances: PairTolerances): TolerantPair[] {
  const { blanks, broken } = tolerances
  const whole = text.includes('=') ? text : decodeFormText(text)
  const pairs: TolerantPair[] = []
  const names = new Set<string>()
  for (const part of whole.replace(/;+\s*$/, '').split(';')) {
    const equals = part.indexOf('=')
    const name = blanks ? part.slice(0, Math.max(0, equals)).trim() : part.slice(0, Math.max(0, equals))
    if (name === '') {
      if (broken) continue
      throw new FormatError('pair', at, `part ${pairs.length + 1} is not key=value.`)
    }
    if (names.has(name)) throw new FormatError('duplicate', at, 'a key occurs twice.')
    names.add(name)
    pairs.push(pairOf(name, part.slice(equals + 1), tolerances))
  }
  return pairs
}

function pairOf(name: string, written: string, { blanks, plus }: PairTolerances): TolerantPair {
  const text = blanks ? written.trim() : written
  const wasEncoded = /%[0-9A-Fa-f]{2}/.test(text)
  if (wasEncoded) return [name, decodeFormText(text), true]
  return [name, plus ? withBlanks(text) : text, false]
}

/**
 * `+` stands for a blank, except at the start of a phone number and in Base64 of JSON, which is known by its first
 * letters.
 */
function withBlanks(text: string): string {
  if (!text.includes('+') || /^ey[A-Za-z0-9+/]+=*$/.test(text)) return text
  return /^\+\d/.test(text) ? `+${text.slice(1).replaceAll('+', ' ')}` : text.replaceAll('+', ' ')
}
