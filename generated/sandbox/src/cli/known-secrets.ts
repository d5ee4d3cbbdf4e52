// Copied from templates/sandbox/src/cli/known-secrets.ts by `npm run generate`. Do not edit: change it there.
import { maskDigits, redactFurther } from '@card-gateway/protocol'
import type { Exchange } from './recording.js'
import { valuesOf } from './request-values.js'

/** Masks a text: the known secrets wherever they stand in it, and what looks like a card number. */
export type Mask = (text: string) => string

/** What is shown for each secret. */
type Secrets = Map<string, string>

const hidden = '***'

/** A mask for the secrets in the requests of a recording: passwords, codes, card numbers, what authenticates, names of holders. */
export function maskFor(exchanges: readonly Pick<Exchange, 'query' | 'body'>[]): Mask {
  const secrets: Secrets = new Map()
  for (const [name, text] of exchanges.flatMap(({ query, body }) => [...valuesOf(query), ...valuesOf(body)])) {
    if (isSecretName(name) && !names.test(name)) secrets.set(joined(text), String(redactFurther(name, text)))
  }
  const spellings = [...secrets.keys()].flatMap(spellingsOf)
  if (spellings.length === 0) return maskDigits
  // When two begin alike, the longer one is masked.
  spellings.sort((one, other) => other.length - one.length)
  const pattern = new RegExp([...new Set(spellings)].join('|'), 'gi')
  return (text) => maskDigits(text.replace(pattern, (found) => secrets.get(joined(found)) ?? hidden))
}

/** Whether every value under a name is hidden. */
export function isSecretName(name: string): boolean {
  return redactFurther(name, 'x') !== 'x'
}

function isCardNumber(secret: string): boolean {
  return /^[0-9]{12,19}$/.test(secret)
}

/** A card number without separators between its digits; any other text as it is. */
function joined(text: string): string {
  const digits = text.replace(/[^0-9A-Za-z]/g, '')
  return isCardNumber(digits) ? digits : text
}

/** The names of a merchant are not secret, and occur everywhere. */
const names = /^(?:key|vwid)$/i

/** The longest text that is shown, so longer secrets need not be looked for. */
export const longestShown = 200

/** As patterns: itself and encoded; a card number with any separators between its digits. */
function spellingsOf(secret: string): string[] {
  if (isCardNumber(secret)) return [[...secret].join('[^0-9A-Za-z]{0,3}')]
  if (secret.length > longestShown) return []
  const base64 = secret.length < 4 ? [] : [Buffer.from(secret).toString('base64').replace(/=+$/, '')]
  return [secret, encoded(secret), ...base64].map((text) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
}

function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, ''))
}
