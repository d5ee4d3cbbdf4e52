// Copied from templates/protocol/src/scalars.ts by `npm run generate`. Do not edit: change it there.
import { formatDecimal, isDecimal } from './decimal.js'
import type { FieldDescriptor } from './descriptors.js'
import { EncodeError, FormatError } from './failures.js'

const loneSurrogate = /\p{Surrogate}/u

/** Whether a text has no half of a surrogate pair. */
export function isWellFormed(text: string): boolean {
  return !loneSurrogate.test(text)
}

/**
 * Writes a scalar as it stands on the wire, before any encoding.
 *
 * @throws EncodeError `type`
 */
export function writeScalar(field: FieldDescriptor, value: unknown, at: string): string {
  switch (field.kind) {
    case 'text':
      if (typeof value === 'string') return value
      throw new EncodeError('type', at, 'must be a string.')
    case 'integer':
      if (typeof value === 'number' && value >= 0 && Number.isSafeInteger(value)) return String(value)
      throw new EncodeError('type', at, 'must be a whole number of at least 0.')
    case 'boolean':
      if (typeof value === 'boolean') return value ? 'true' : 'false'
      throw new EncodeError('type', at, 'must be true or false.')
    case 'decimal': {
      const scale = field.scale ?? 0
      if (typeof value === 'string' && isDecimal(value, scale)) return formatDecimal(value, scale)
      throw new EncodeError('type', at, `must be a decimal in a string, with at most ${scale} places.`)
    }
    default:
      throw new EncodeError('type', at, 'is not allowed here.')
  }
}

const digits = /^[0-9]+$/

/** Reads digits as a number; undefined for anything else and beyond the safe whole numbers. */
export function readInteger(text: string): number | undefined {
  if (!digits.test(text)) return undefined
  const value = Number(text)
  return Number.isSafeInteger(value) ? value : undefined
}

/** Reads `True` or `False` in any case (convention 4). */
export function readFlag(text: string): boolean | undefined {
  const folded = text.toLowerCase()
  return folded === 'true' ? true : folded === 'false' ? false : undefined
}

/**
 * Reads a scalar of a request from its text on the wire.
 *
 * @throws FormatError `value`
 */
export function readScalar(field: FieldDescriptor, text: string, at: string): string | number | boolean {
  const value =
    field.kind === 'integer'
      ? readInteger(text)
      : field.kind === 'boolean'
        ? readFlag(text)
        : field.kind === 'decimal' && !isDecimal(text)
          ? undefined
          : text
  if (value === undefined) throw new FormatError('value', at, `is not of the documented type (${field.kind}).`)
  return value
}
