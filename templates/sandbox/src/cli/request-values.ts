import { decodeFormText, FormatError } from '@card-gateway/protocol'
import { longestCommand } from '../engine/wire/messages.js'

type Value = readonly [name: string, text: string]

/** Texts within texts: forms, pairs, JSON, and each of them encoded again. */
const deepest = 6

/** All that a query or a body says by name, also within its values: pairs, JSON, Base64. */
export function valuesOf(text: string): readonly Value[] {
  const found: Value[] = []
  gather('', text, found, deepest)
  return found
}

function gather(name: string, value: unknown, found: Value[], depth: number): void {
  if (depth === 0 || value === '') return
  if (typeof value === 'object' && value !== null) {
    for (const [inner, one] of Object.entries(value)) gather(Array.isArray(value) ? name : inner, one, found, depth - 1)
    return
  }
  const text = String(value)
  if (name !== '') found.push([name, text])
  const inner = innerOf(name, text)
  if (typeof inner === 'object') gather(name, inner, found, depth - 1)
  else for (const [key, one] of pairsOf(String(inner), name === '')) gather(key, one, found, depth - 1)
}

/** What a value is when it is JSON or encoded. A body is not decoded as a whole: its values may hold what separates them. */
function innerOf(name: string, text: string): unknown {
  const open = name === '' || /=[^=]|:/.test(text) ? text : plain(unpacked(text))
  return /^\s*[{[]/.test(open) ? (jsonOf(open) ?? open) : open
}

function pairsOf(text: string, isForm: boolean): [string, string][] {
  return text.split(isForm ? '&' : /[&;]/).flatMap((part): [string, string][] => {
    const equals = part.indexOf('=')
    return equals > 0 ? [[plain(part.slice(0, equals)), plain(part.slice(equals + 1))]] : []
  })
}

/**
 * A query or a body with other values: of parameters, of pairs within them and of members of JSON. Only whole values are
 * replaced; all else stays as it was written.
 */
export function withValues(text: string, values: ReadonlyMap<string, string>): string {
  if (values.size === 0) return text
  if (/^\s*[{[]/.test(text)) return withMembers(text, values)
  return text
    .split('&')
    .map((part) => {
      const equals = part.indexOf('=')
      const value = plain(part.slice(equals + 1))
      const changed = withOwn(value, values, deepest)
      return equals < 1 || changed === value ? part : `${part.slice(0, equals)}=${encodeURIComponent(changed)}`
    })
    .join('&')
}

/** A value: an id itself, JSON, pairs, or what holds them in Base64. */
function withOwn(value: string, values: ReadonlyMap<string, string>, depth: number): string {
  const own = values.get(value)
  if (own !== undefined || depth === 0) return own ?? value
  if (/^\s*[{[]/.test(value)) return withMembers(value, values)
  const open = unpacked(value)
  if (open === value) return withPairs(value, values, depth)
  const changed = withOwn(open, values, depth - 1)
  return changed === open ? value : Buffer.from(changed).toString(/[-_]/.test(value) ? 'base64url' : 'base64')
}

function withPairs(value: string, values: ReadonlyMap<string, string>, depth: number): string {
  return value
    .split(';')
    .map((pair) => {
      const equals = pair.indexOf('=')
      return equals < 1 ? pair : `${pair.slice(0, equals)}=${withOwn(pair.slice(equals + 1), values, depth - 1)}`
    })
    .join(';')
}

function withMembers(json: string, values: ReadonlyMap<string, string>): string {
  return json.replace(/(:\s*)"([^"\\]*)"/g, (whole, colon: string, value: string) => {
    const other = values.get(value)
    return other === undefined ? whole : `${colon}${JSON.stringify(other)}`
  })
}

function plain(text: string): string {
  try {
    return decodeFormText(text)
  } catch (error) {
    if (error instanceof FormatError) return text
    throw error
  }
}

function unpacked(text: string): string {
  if (text.length > longestCommand || !/^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(text)) return text
  return Buffer.from(text, 'base64').toString('utf8')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
