/** The formats inside of messages: key-pair strings, forms, texts with card numbers. Played with the code the packages ship. */
import { FormatError } from '../../../../templates/protocol/src/failures.js'
import { decodeForm } from '../../../../templates/protocol/src/form.js'
import { maskDigits } from '../../../../templates/protocol/src/mask.js'
import { decodePairs } from '../../../../templates/protocol/src/pairs.js'

export function formatVectors() {
  return [
    ...pairs.map((text, index) => ({
      id: `pairs/${index + 1}`,
      kind: 'pairs',
      text,
      ...read(() => decodePairs(text)),
    })),
    ...forms.map((text, index) => ({ id: `form/${index + 1}`, kind: 'form', text, ...read(() => decodeForm(text)) })),
    ...texts.map((text, index) => ({ id: `mask/${index + 1}`, kind: 'mask', text, gives: maskDigits(text) })),
  ]
}

function read(decode: () => unknown) {
  try {
    return { gives: decode() }
  } catch (error) {
    if (error instanceof FormatError) return { code: error.code }
    throw error
  }
}

const pairs = [
  '',
  ';',
  'a=1',
  'a=1;',
  'a=1;;',
  ';a=1',
  'a=1;b=2',
  'a=1;;b=2',
  'a=',
  'a=;b=',
  '=1',
  'a',
  'a;b=1',
  'a==1',
  'a=b=c;d==',
  'a=1;a=1',
  'a=1;A=2',
  ' a = 1 ;b=2',
  'a=1&b=2',
  'a=%3B+x',
  'Ряд=7;Место=ё',
  'a=1\n;b=2',
  'a=1;b=2;c=3;d=4;e=5;f=6;g=7;h=8;i=9;j=10;k=11;l=12;m=13;a=14',
  '__proto__=1;constructor=2',
]

const forms = [
  '',
  '&',
  'a=1',
  'a=1&b=2',
  '&&a=1&&',
  'a',
  '=1',
  '=',
  'a=b=c',
  'a=1&a=2',
  'a+b=c+d',
  'a=%2B+%20',
  'a=%d0%bf%D0%9F',
  'a=%',
  'a=%4',
  'a=%4g',
  'a=%GG',
  'a=%FF',
  'a=%C3%28',
  'a=%ED%A0%80',
  'a=%F0%9F%98%80',
  'a=%00',
  'п=ё',
  'a=1;b=2',
]

const texts = [
  '',
  'no digits',
  '4111111111111111',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  'card 4111111111111111, paid',
  '4111111111111112',
  '41111111111',
  '000000000000',
  '30569309025904',
  '6304000000000000000',
  '63040000000000000000',
  '4111  1111  1111  1111',
  '4111 - 1111 - 1111 - 1111',
  '4111a1111b1111c1111',
  '4111.1111.1111.1111',
  '٤١١١١١١١١١١١١١١١',
  '2026-11-22 14:05:09',
  '27.03.2026 14:05:09',
  '411111xxxxxx1111',
  '4111111111111111 and 5555555555554444',
  'order 123456789012345678',
]
