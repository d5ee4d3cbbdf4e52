// Copied from templates/protocol/src/mask.ts by `npm run generate`. Do not edit: change it there.
import { findCardNumbers } from './card-numbers.js'
import type { Sensitivity } from './descriptors.js'
import { whenUsed } from './when-used.js'

/**
 * The text shown for a value that is hidden whole.
 *
 * @example
 * ```ts
 * const isHidden = maskValue('password', 'merchant-secret') === hidden
 * ```
 */
export const hidden = '***'

const [keptFirst, keptLast, shortestPan] = [6, 4, 12]
const panDigits = new RegExp(`^[0-9]{${shortestPan},}$`)
const maskedPan = /^[0-9]{6}[xX*]+[0-9]{4}$/
const separators = /* @__PURE__ */ whenUsed('[^\\p{L}\\p{N}*]+')

/**
 * Masks the value of a field that is a card number, whether or not its check digit is right: first six and last four
 * digits stay, `x` for each between. Anything but a number of at least twelve digits is hidden whole; a number that is
 * already masked stays.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * maskPan('4111111111111111') // '411111xxxxxx1111'
 * ```
 */
export function maskPan(pan: string): string {
  // Stryker disable next-line ConditionalExpression: a short cut
  if (panDigits.test(pan)) return maskDigitsOfPan(pan)
  const digits = pan.normalize('NFKC').split(separators()).join('')
  if (panDigits.test(digits)) return maskDigitsOfPan(digits)
  return maskedPan.test(digits) ? digits : hidden
}

function maskDigitsOfPan(digits: string): string {
  return digits.slice(0, keptFirst) + 'x'.repeat(digits.length - keptFirst - keptLast) + digits.slice(-keptLast)
}

/**
 * Masks a value of a sensitive field.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * maskValue('cvv', '012') // '***'
 * ```
 */
export function maskValue(sensitive: Sensitivity, value: unknown): string {
  return sensitive === 'pan' && typeof value === 'string' ? maskPan(value) : hidden
}

/**
 * Masks everything in a free text that looks like a card number; separators between its digits are dropped.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * maskDigits('paid with 4111 1111 1111 1111') // 'paid with 411111xxxxxx1111'
 * ```
 */
export function maskDigits(text: string): string {
  const found = findCardNumbers(text)
  let shown = ''
  let from = 0
  for (const { start, end, digits } of found) {
    shown += text.slice(from, start) + maskDigitsOfPan(digits)
    from = end
  }
  return shown + text.slice(from)
}
