// Copied from templates/protocol/src/mask.ts by `npm run generate`. Do not edit: change it there.
import type { Sensitivity } from './descriptors.js'

/** What stands for a value that is hidden whole. */
export const hidden = '***'

const [keptFirst, keptLast, shortestPan] = [6, 4, 12]
const maskedPan = /^[0-9]{6}[xX*]+[0-9]{4}$/

/**
 * Masks a card number: first six and last four digits stay, `x` for each between. What is no card number of at least
 * twelve digits is hidden whole; a number that is masked already stays.
 */
export function maskPan(pan: string): string {
  const digits = pan.replace(/[ -]/g, '')
  if (maskedPan.test(digits)) return digits
  if (digits.length < shortestPan || !/^[0-9]+$/.test(digits)) return hidden
  return digits.slice(0, keptFirst) + 'x'.repeat(digits.length - keptFirst - keptLast) + digits.slice(-keptLast)
}

/** Masks a value of a sensitive field. */
export function maskValue(sensitive: Sensitivity, value: unknown): string {
  return sensitive === 'pan' && typeof value === 'string' ? maskPan(value) : hidden
}

/** Twelve digits or more, also in groups: what a card number looks like in running text, alone or joined to others. */
const panLike = /[0-9](?:[ -]?[0-9]){11,}/g

/** Masks everything in a free text that could be a card number. */
export function maskDigits(text: string): string {
  return text.length < shortestPan ? text : text.replace(panLike, maskPan)
}
