// Copied from templates/protocol/src/sensitive-names.ts by `npm run generate`. Do not edit: change it there.
import type { Sensitivity } from './descriptors.js'

/** Names that are sensitive as a whole. */
export const sensitiveNames: Readonly<Record<string, Sensitivity>> = {
  key: 'password',
  md: 'authentication',
}

/** Words that make a name sensitive wherever they stand as a word of their own: `CardPAN`, `pin_code`. */
export const sensitiveWords: Readonly<Record<string, Sensitivity>> = {
  pan: 'pan',
  cv: 'cvv',
  cid: 'cvv',
  csc: 'cvv',
  pin: 'password',
  pass: 'password',
}

/** Cyrillic letters that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
}

function inLatin(text: string): string {
  return text.replace(/[\u0400-\u04ff]/g, (letter) => lookalikes[letter] ?? letter)
}

/** Letters that make a name sensitive wherever they stand, also with one typing mistake where they are long enough. */
export const sensitiveParts: readonly (readonly [part: string, sensitive: Sensitivity])[] = [
  ['cardnumber', 'pan'],
  ['cardnum', 'pan'],
  ['cardno', 'pan'],
  ['cardpan', 'pan'],
  ['securecode', 'cvv'],
  ['securitycode', 'cvv'],
  ['cvv', 'cvv'],
  ['cvc', 'cvv'],
  ['cvn', 'cvv'],
  ['password', 'password'],
  ['passwd', 'password'],
  ['passphrase', 'password'],
  [inLatin('парол'), 'password'],
  ['psw', 'password'],
  ['pwd', 'password'],
  ['pincode', 'password'],
  ['secret', 'password'],
  ['apikey', 'password'],
  ['privatekey', 'password'],
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

const shortestWithSlip = 6
const longestName = 60

const judged = new Map<string, Sensitivity | undefined>()
const mostJudged = 1000

/**
 * Why a value under an undocumented name should be hidden: apart from case, signs and one typing mistake, its name is
 * that of something sensitive. A name that is too long for a name may hold anything. Undefined when the value may be
 * shown.
 */
export function sensitivityOfName(name: string): Sensitivity | undefined {
  if (name.length > longestName) return 'personal'
  // Stryker disable next-line ConditionalExpression: a short cut
  if (judged.has(name)) return judged.get(name)
  const judgement = judge(name)
  // The same few names occur again and again. Only plain words are kept: no name that could be a number or a whole text.
  // Stryker disable next-line all: what is kept changes only the use of memory
  if (judged.size < mostJudged && /^[A-Za-z]{1,30}$/.test(name)) judged.set(name, judgement)
  return judgement
}

function judge(name: string): Sensitivity | undefined {
  const latin = inLatin(name.normalize('NFKC'))
  const plain = latin.toLowerCase().replace(/[^\p{L}0-9]/gu, '')
  if (Object.hasOwn(sensitiveNames, plain)) return sensitiveNames[plain]
  for (const [part, sensitive] of sensitiveParts) if (plain.includes(part)) return sensitive
  for (const word of wordsOf(latin)) if (Object.hasOwn(sensitiveWords, word)) return sensitiveWords[word]
  for (const [part, sensitive] of sensitiveParts) {
    if (part.length >= shortestWithSlip && holdsNearly(plain, part)) return sensitive
  }
  return undefined
}

/** `CardPAN2` and `card_pan` are `card` and `pan`. */
function wordsOf(name: string): string[] {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}]/u)
}

/** Whether a text holds the part with one mistake: a letter missing, added, replaced, or swapped with the next. */
function holdsNearly(text: string, part: string): boolean {
  for (let start = 0; start + part.length - 1 <= text.length; start++) {
    const same = equalFrom(text, start, part, 0)
    if (
      equalFrom(text, start + same, part, same + 1) === part.length - same - 1 ||
      equalFrom(text, start + same + 1, part, same) === part.length - same ||
      equalFrom(text, start + same + 1, part, same + 1) === part.length - same - 1 ||
      (text[start + same] === part[same + 1] &&
        text[start + same + 1] === part[same] &&
        equalFrom(text, start + same + 2, part, same + 2) === part.length - same - 2)
    )
      return true
  }
  return false
}

/** How many letters agree from here on. */
function equalFrom(text: string, at: number, part: string, from: number): number {
  let count = 0
  while (from + count < part.length && text[at + count] === part[from + count]) count++
  return count
}
