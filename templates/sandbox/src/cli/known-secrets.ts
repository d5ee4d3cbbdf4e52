import { decodeFormText, FormatError, maskDigits, redactFurther } from '@card-gateway/protocol'
import type { Exchange } from './recording.js'

/** Masks a text: the known secrets wherever they stand in it, and what looks like a card number. */
export type Mask = (text: string) => string

/** What is shown for each secret. */
type Secrets = Map<string, string>

const hidden = '***'

/** A mask for what the requests of a recording say in secret: passwords, codes, card numbers, what authenticates, names of holders. */
export function maskFor(exchanges: readonly Pick<Exchange, 'query' | 'body'>[]): Mask {
  const secrets: Secrets = new Map()
  for (const { query, body } of exchanges) for (const text of [query, body]) gather('', text, secrets, deepest)
  const spellings = [...secrets.keys()].flatMap(spellingsOf)
  if (spellings.length === 0) return maskDigits
  // Of two that begin alike the longer is masked.
  spellings.sort((one, other) => other.length - one.length)
  const pattern = new RegExp([...new Set(spellings)].join('|'), 'gi')
  return (text) => maskDigits(text.replace(pattern, (found) => secrets.get(joined(found)) ?? hidden))
}

/** Whether what stands under a name is hidden whatever it is. */
export function isSecretName(name: string): boolean {
  return redactFurther(name, 'x') !== 'x'
}

function isCardNumber(secret: string): boolean {
  return /^[0-9]{12,19}$/.test(secret)
}

/** A card number without what stands between its digits; all else as it is. */
function joined(text: string): string {
  const digits = text.replace(/[^0-9A-Za-z]/g, '')
  return isCardNumber(digits) ? digits : text
}

/** Texts within texts: forms, pairs, JSON, and each of them encoded again. */
const deepest = 6

/** What names a merchant is no secret, and stands everywhere. */
const names = /^(?:key|vwid)$/i

function gather(name: string, value: unknown, secrets: Secrets, depth: number): void {
  if (depth === 0 || value === '') return
  if (typeof value === 'object' && value !== null) {
    for (const [inner, one] of Object.entries(value))
      gather(Array.isArray(value) ? name : inner, one, secrets, depth - 1)
    return
  }
  const text = String(value)
  if (isSecretName(name) && !names.test(name)) secrets.set(joined(text), String(redactFurther(name, text)))
  const inner = innerOf(name, text)
  if (typeof inner === 'object') gather(name, inner, secrets, depth - 1)
  else for (const [key, one] of pairsOf(inner)) gather(key, one, secrets, depth - 1)
}

/** What a value is when it is JSON or encoded. A body is not decoded as a whole: its values may hold what separates them. */
function innerOf(name: string, text: string): unknown {
  const open = name === '' || /=[^=]|:/.test(text) ? text : plain(unpacked(text))
  return /^\s*[{[]/.test(open) ? (jsonOf(open) ?? open) : open
}

function pairsOf(text: unknown): [string, string][] {
  return String(text)
    .split(/[&;]/)
    .flatMap((part): [string, string][] => {
      const equals = part.indexOf('=')
      return equals > 0 ? [[plain(part.slice(0, equals)), plain(part.slice(equals + 1))]] : []
    })
}

/** No longer text is shown, so no longer one is looked for. */
export const longestShown = 200

/** As patterns: itself and encoded; a card number with whatever stands between its digits. */
function spellingsOf(secret: string): string[] {
  if (isCardNumber(secret)) return [[...secret].join('[^0-9A-Za-z]{0,3}')]
  if (secret.length > longestShown) return []
  const base64 = secret.length < 4 ? [] : [Buffer.from(secret).toString('base64').replace(/=+$/, '')]
  return [secret, encoded(secret), ...base64].map((text) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
}

function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ''))
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
  if (!/^[A-Za-z0-9+/_-]{8,}={0,2}$/.test(text)) return text
  return Buffer.from(text, 'base64').toString('utf8')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
