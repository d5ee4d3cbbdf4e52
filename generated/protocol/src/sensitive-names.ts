// Copied from templates/protocol/src/sensitive-names.ts by `npm run generate`. Do not edit: change it there.
import type { Sensitivity } from './descriptors.js'

const sensitiveNames: Readonly<Record<string, Sensitivity>> = {
  pan: 'pan',
  key: 'password',
  md: 'authentication',
}

const sensitiveParts: readonly (readonly [part: string, sensitive: Sensitivity])[] = [
  ['cardnumber', 'pan'],
  ['cardno', 'pan'],
  ['securecode', 'cvv'],
  ['cvv', 'cvv'],
  ['cvc', 'cvv'],
  ['password', 'password'],
  ['psw', 'password'],
  ['secret', 'password'],
  ['token', 'token'],
  ['sessionid', 'token'],
  ['pares', 'authentication'],
  ['pareq', 'authentication'],
  ['threedskey', 'authentication'],
  ['confirmcode', 'authentication'],
  ['cardholder', 'personal'],
  ['phone', 'personal'],
  ['email', 'personal'],
  ['login', 'personal'],
  ['userlgn', 'personal'],
]

/**
 * Why a value under an undocumented name should be hidden: its name is, but for case and signs, that of something
 * sensitive. Undefined when nothing speaks against showing it.
 */
export function sensitivityOfName(name: string): Sensitivity | undefined {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  if (Object.hasOwn(sensitiveNames, plain)) return sensitiveNames[plain]
  return sensitiveParts.find(([part]) => plain.includes(part))?.[1]
}
