import { showName } from '@card-gateway/validators/show-name'
import { ConfigurationError } from './errors.js'
import { nearest } from './near.js'

/** The longest a timer can run. */
const longest = 2 ** 31 - 1

/**
 * Reads a whole number that a timer or a buffer can take.
 *
 * @param least smallest number allowed; default 1
 * @throws ConfigurationError
 */
export function readNumber(option: string, value: number, least = 1): number {
  if (Number.isInteger(value) && value >= least && value <= longest) return value
  throw new ConfigurationError(option, `must be a whole number from ${least} to ${longest}.`)
}

/** The same for each number that is given. */
export function checkNumbers(numbers: Readonly<Record<string, number | undefined>>, least = 1): void {
  for (const [name, value] of Object.entries(numbers)) if (value !== undefined) readNumber(name, value, least)
}

/**
 * Refuses unknown names: a misspelt option would otherwise be ignored silently.
 *
 * @param place stands before the name: `retry.`
 * @throws ConfigurationError with the name that was probably meant
 */
export function refuseUnknown(given: object, known: readonly string[], place = ''): void {
  for (const name of Object.keys(given)) {
    if (known.includes(name)) continue
    const meant = nearest(name, known)
    const words = meant === undefined ? `Known: ${known.join(', ')}.` : `Did you mean ${meant}?`
    throw new ConfigurationError(`${place}${showName(name)}`, `is not known. ${words}`)
  }
}

/** @throws ConfigurationError unless it is a function */
export function checkFunction(option: string, value: unknown): void {
  if (typeof value !== 'function') throw new ConfigurationError(option, 'must be a function.')
}

/** @throws ConfigurationError unless it is a list of texts without control characters */
export function checkNames(option: string, names: readonly string[]): void {
  const isList =
    Array.isArray(names) && names.every((name) => typeof name === 'string' && name !== '' && !hasControls(name))
  if (!isList) throw new ConfigurationError(option, 'must be a list of names.')
}

/** Whether a text has control characters; with a range, since classes of Unicode, such as Cc, are slow to read. */
export function hasControls(text: string): boolean {
  return /[^ -~\xa0-\uffff]/.test(text)
}
