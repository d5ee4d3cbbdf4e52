// Copied from templates/protocol/src/decimal.ts by `npm run generate`. Do not edit: change it there.
/**
 * Exact decimals as text. Money and quantities never pass through a binary fraction: `'0.10'` stays `'0.10'`.
 */

const decimal = /^(?:0|[1-9][0-9]*)(?:\.([0-9]+))?$/

/**
 * Whether a text is a decimal without sign, exponent or leading zeros, with at most `scale` places.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * isDecimal('12.50', 2) // true
 * ```
 */
export function isDecimal(value: string, scale = Number.POSITIVE_INFINITY): boolean {
  const places = decimal.exec(value)
  return places !== null && (places[1]?.length ?? 0) <= scale
}

/**
 * Writes a decimal with exactly `scale` places: `('12.5', 2)` gives `'12.50'`.
 *
 * @throws RangeError when it is not a decimal or has more places; nothing is ever rounded
 *
 * @example
 * ```ts
 * formatDecimal('12.5', 2) // '12.50'
 * ```
 */
export function formatDecimal(value: string, scale: number): string {
  if (!isDecimal(value, scale)) throw new RangeError(`The value must be a decimal with at most ${scale} places.`)
  if (scale === 0) return value
  const [whole = '', places = ''] = value.split('.')
  return `${whole}.${places.padEnd(scale, '0')}`
}

/** Kopecks in a ruble as places after the point. */
const kopeckPlaces = 2

/**
 * Turns kopecks into rubles: `12345` gives `'123.45'`.
 *
 * @throws RangeError unless it is a whole, safe number of at least 0
 *
 * @example
 * ```ts
 * kopecksToDecimal(12345) // '123.45'
 * ```
 */
export function kopecksToDecimal(kopecks: number): string {
  if (!Number.isSafeInteger(kopecks) || kopecks < 0)
    throw new RangeError('Kopecks must be a whole number of at least 0.')
  const digits = String(kopecks).padStart(kopeckPlaces + 1, '0')
  return `${digits.slice(0, -kopeckPlaces)}.${digits.slice(-kopeckPlaces)}`
}

/**
 * Turns rubles into kopecks: `'123.45'` gives `12345`.
 *
 * @throws RangeError when it is not a decimal of at most two places, or beyond the safe whole numbers
 *
 * @example
 * ```ts
 * decimalToKopecks('123.45') // 12345
 * ```
 */
export function decimalToKopecks(rubles: string): number {
  const kopecks = Number(formatDecimal(rubles, kopeckPlaces).replace('.', ''))
  if (!Number.isSafeInteger(kopecks)) throw new RangeError('The amount is too large.')
  return kopecks
}
