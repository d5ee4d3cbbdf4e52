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

const judged = new Map<string, Sensitivity | undefined>()
const mostJudged = 1000

/**
 * Why a value under an undocumented name should be hidden: its name is, but for case and signs, that of something
 * sensitive. Undefined when nothing speaks against showing it.
 */
export function sensitivityOfName(name: string): Sensitivity | undefined {
  if (judged.has(name)) return judged.get(name)
  const judgement = judge(name)
  // Few names come again and again. Only plain words are kept: no name that could be a number or a whole text.
  if (judged.size < mostJudged && /^[A-Za-z]{1,30}$/.test(name)) judged.set(name, judgement)
  return judgement
}

function judge(name: string): Sensitivity | undefined {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  if (Object.hasOwn(sensitiveNames, plain)) return sensitiveNames[plain]
  return sensitiveParts.find(([part]) => plain.includes(part))?.[1]
}
