import { readVectors, type Vector, vectors } from '../conformance/vectors.js'
import { Random } from './random.js'

/** A message to make something of. */
export type Case =
  | { readonly kind: 'request'; readonly command: string; readonly input: unknown }
  | { readonly kind: 'reply'; readonly command: string; readonly input: unknown; readonly answers: string }
  | { readonly kind: 'event'; readonly body: string }

/** As many requests as answers as notifications: those of the vectors, with random changes. */
export function corpus(count: number, seed: number): Case[] {
  const random = new Random(seed)
  const requests = vectors.flatMap(({ command, input }) => [{ command, input }])
  const replies = vectors.filter((vector): vector is Answered => 'answers' in vector && !('pad' in vector))
  const bodies = ['events', 'notifications'].flatMap((file) => readVectors<{ body: string }>(file).vectors)
  const third = Math.ceil(count / 3)
  return [
    ...Array.from({ length: third }, (): Case => {
      const { command, input } = random.pick(requests)
      return { kind: 'request', command, input: changed(input, random) }
    }),
    ...Array.from({ length: third }, (): Case => {
      const { command, input, answers } = random.pick(replies)
      return { kind: 'reply', command, input, answers: changedAnswer(answers, random) }
    }),
    ...Array.from({ length: count - 2 * third }, (): Case => {
      return { kind: 'event', body: changedBody(random.pick(bodies).body, bodies, random) }
    }),
  ]
}

type Answered = Extract<Vector, { readonly answers: string }>

const texts = [
  '',
  ' ',
  'x',
  'A-1',
  '1',
  '12',
  '007',
  '-1',
  '1.5',
  '1e2',
  'true',
  'True',
  'FALSE',
  '3ds',
  'None',
  'NONE',
  'freepay',
  'FreePay',
  'ISACTIVE',
  'Charged',
  'Forwarded(T1)',
  'forwarded()',
  '4111111111111111',
  '9007199254740991',
  '9007199254740992',
  '١٢',
  'Ряд',
  'é',
  'e\u0301',
  'ı',
  'İ',
  'K',
  'ß',
  '𝒜',
  '\u0085',
  '\u00a0',
  '\ufeff',
  '\u2028',
  '\n',
  'a\nb',
  'a\tb',
  'a;b',
  'a=b',
  'a&b',
  'a+b',
  '%41',
  '"',
  "'",
  '\\',
  '<',
  '>',
  '~*-._!()',
  'ivan@shop.example',
  'https://shop.example/a?b=c',
  '203.0.113.7',
  '01.02.2026 03:04:05',
  '02/29/2024 03:04:05',
  '31.04.2026 00:00:00',
  'x'.repeat(33),
  'x'.repeat(51),
]
const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  2,
  3,
  6,
  16,
  -1,
  1.5,
  2 ** 53,
  1e21,
  [],
  {},
  ['x'],
  { a: 1 },
]
const names = [
  'OrderId',
  'Amount',
  'Success',
  'success',
  'ErrCode',
  'Password',
  'PAN',
  'SecureCode',
  'Strange',
  'extra',
  'DATA',
  'Key',
  'Notification',
  'notification',
  'NewAmount',
  'a=b',
  'a;b',
  '',
  '\u0001',
  'toString',
  'IP',
  'Description',
  'CardId',
  'x1234567',
]

function changed(value: unknown, random: Random): unknown {
  if (random.oneIn(60)) return random.pick(values)
  if (Array.isArray(value)) return random.oneIn(20) ? [] : value.map((one: unknown) => changed(one, random))
  if (typeof value === 'object' && value !== null) return changedMembers(value, random)
  if (!random.oneIn(6)) return value
  if (typeof value !== 'string' || random.oneIn(4)) return random.oneIn(2) ? random.pick(texts) : random.pick(values)
  return changedText(value, random)
}

function changedMembers(value: object, random: Random): object {
  const members = Object.entries(value)
    .filter(() => !random.oneIn(25))
    .map(([name, one]): [string, unknown] => [random.oneIn(60) ? name.toLowerCase() : name, changed(one, random)])
  const more = random.oneIn(8)
    ? [[random.pick(names), random.oneIn(4) ? random.pick(values) : random.pick(texts)] as const]
    : []
  return Object.fromEntries([...members, ...more])
}

function changedText(text: string, random: Random): string {
  const characters = [...text]
  const at = random.below(characters.length + 1)
  switch (random.below(6)) {
    case 0:
      return random.pick(texts)
    case 1:
      return [...characters.slice(0, at), random.pick(texts), ...characters.slice(at)].join('')
    case 2:
      return [...characters.slice(0, at), ...characters.slice(at + 1)].join('')
    case 3:
      return random.oneIn(2) ? text.toLowerCase() : text.toUpperCase()
    case 4:
      return text.repeat(random.below(5))
    default:
      return text
  }
}

const pieces = [
  ' ',
  '\n',
  '\t',
  '<',
  '>',
  '/',
  '"',
  "'",
  '&',
  '&amp;',
  '&#10;',
  '&#x1F600;',
  '&#0;',
  '&nbsp;',
  '=',
  '<!-- x -->',
  '<![CDATA[y]]>',
  '<?z?>',
  '<a/>',
  '<a b="1"/>',
  '</a>',
  '<!DOCTYPE x>',
  ' a="1"',
  ' Amount="1"',
  ' ErrCode="NONE"',
  ' ErrCode="amount_error"',
  ' Success="True"',
  'Success',
  'true',
  '0',
  '-',
  'é',
  '\u0001',
  '\u00a0',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  'null',
  '1.0',
  '\\u0041',
]

function changedAnswer(text: string, random: Random): string {
  let result = text
  for (let changes = random.below(4); changes > 0; changes--) {
    const at = random.below(result.length + 1)
    const length = random.oneIn(3) ? random.below(12) : random.below(2)
    result =
      result.slice(0, at) +
      (random.oneIn(3) ? '' : random.pick(random.oneIn(4) ? texts : pieces)) +
      result.slice(at + length)
  }
  return random.oneIn(3) ? withAnotherValue(result, random) : result
}

/** One attribute, or one JSON text, with another value. */
function withAnotherValue(text: string, random: Random): string {
  const found = [...text.matchAll(/"[^"]*"/g)]
  if (found.length === 0) return text
  const { index, 0: old } = random.pick(found)
  const value = JSON.stringify(random.pick(texts)).replaceAll('<', '&lt;')
  return text.slice(0, index) + value + text.slice(index + old.length)
}

function changedBody(body: string, bodies: readonly { body: string }[], random: Random): string {
  const parts = body.split('&').flatMap((part): string[] => {
    const [name = '', value = ''] = part.split('=')
    switch (random.below(24)) {
      case 0:
        return []
      case 1:
        return [part, part]
      case 2:
        return [`${name}=`]
      case 3:
      case 4:
        return [`${name}=${encodeURIComponent(random.pick(texts))}`]
      case 5:
        return [`${random.oneIn(2) ? name.toLowerCase() : random.pick(names)}=${value}`]
      case 6:
        return [`${name}=${random.oneIn(2) ? value.toLowerCase() : value.toUpperCase()}`]
      default:
        return [part]
    }
  })
  if (random.oneIn(6)) parts.push(`${encodeURIComponent(random.pick(names))}=${encodeURIComponent(random.pick(texts))}`)
  if (random.oneIn(12)) parts.push(random.pick(random.pick(bodies).body.split('&')))
  if (random.oneIn(40)) parts.push(random.pick(['%', 'a=%4', 'a=%FF', '', 'a', '=b', 'a=b=c']))
  return parts.join('&')
}
