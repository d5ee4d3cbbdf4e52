// Generated from spec/ by `npm run generate`. Do not edit: change the spec.
import type { Secrets } from './further-fields.js'

/** Secrets of requests by their names in lower case. */
export const secrets: Secrets = new Map([
  ['cvc2', 'cvv'],
  ['key', 'password'],
  ['md', 'authentication'],
  ['pan', 'pan'],
  ['pares', 'authentication'],
  ['password', 'password'],
  ['securecode', 'cvv'],
  ['vwid', 'password'],
  ['vwuserpsw', 'password'],
])
