/** Values at the edge of a type. */
import type { Json, WireType } from '../../../model/model.js'
import { literalNumber } from '../json-file.js'

export interface Probe {
  /** `a-line-feed-at-its-end` */
  readonly name: string
  readonly value: Json
}

/** Values that belong to the type and values that only seem to. */
export function probesOf(type: WireType): Probe[] {
  const named = probes(type)
  return Object.entries(named).map(([name, value]) => ({ name, value }))
}

function probes(type: WireType): Readonly<Record<string, Json>> {
  switch (type.base) {
    case 'integer':
      return { ...numbers, ...edges(type) }
    case 'decimal':
      return decimals
    case 'boolean':
    case 'flag':
      return { false: false, 'the-text-true': 'true', one: 1, null: null }
    case 'enum':
      return type.numeric ? numericEnum(type) : textEnum(type)
    default:
      return texts(type)
  }
}

const numbers = {
  true: true,
  'written-with-a-fraction-of-zero': literalNumber('1.0'),
  'a-fraction': 1.5,
  'a-text-of-digits': '12',
  zero: 0,
  negative: -1,
  'the-largest-safe-number': Number.MAX_SAFE_INTEGER,
  'beyond-the-safe-numbers': Number.MAX_SAFE_INTEGER + 1,
  'far-too-large': 1e21,
  null: null,
}

function edges({ range }: WireType): Readonly<Record<string, Json>> {
  return {
    ...(range?.min !== undefined && { 'the-smallest': range.min, 'below-the-smallest': range.min - 1 }),
    ...(range?.max !== undefined && range.max < Number.MAX_SAFE_INTEGER && { 'above-the-largest': range.max + 1 }),
  }
}

const decimals = {
  zero: '0',
  whole: '10',
  'one-place': '0.5',
  'two-places': '0.25',
  'three-places': '1.125',
  'four-places': '1.1250',
  'a-leading-zero': '01.5',
  negative: '-1',
  'with-a-plus': '+1',
  'an-exponent': '1e2',
  'without-places': '1.',
  'without-a-whole-part': '.5',
  'a-comma': '1,5',
  'digits-of-another-script': '٣',
  'places-of-another-script': '1.٣',
  'a-line-feed-at-its-end': '1\n',
  'a-space-in-front': ' 1',
  'a-number': 1,
  empty: '',
  'many-digits': '123456789012345678901234567890.1',
}

function numericEnum({ values = [] }: WireType): Readonly<Record<string, Json>> {
  const known = values.map(({ value }) => Number(value))
  return {
    true: true,
    'written-with-a-fraction-of-zero': literalNumber('1.0'),
    'a-fraction': 1.5,
    'a-text': String(known[0]),
    'none-of-them': Math.max(...known) + 1,
    'the-last': known.at(-1) ?? 0,
    negative: -1,
  }
}

function textEnum({ values = [] }: WireType): Readonly<Record<string, Json>> {
  const known = String(values[0]?.value)
  return {
    'in-small-letters': known.toLowerCase(),
    'with-a-line-feed': `${known}\n`,
    'with-a-space': `${known} `,
    'none-of-them': 'Other',
    'a-number': 1,
    empty: '',
    'the-last': String(values.at(-1)?.value),
  }
}

function texts({ sample, length }: WireType): Readonly<Record<string, Json>> {
  const text = String(sample)
  const max = length?.max
  return {
    'with-a-line-feed-at-its-end': `${text}\n`,
    'with-a-C1-control': `${text.slice(0, -1)}\u0085`,
    'with-a-no-break-space': `${text.slice(0, -1)}\u00a0`,
    'with-a-semicolon': `${text.slice(0, -1)};`,
    'with-half-of-a-surrogate-pair': `${text.slice(0, -1)}\ud83d`,
    'digits-of-another-script': text.replace(/[0-9]/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
    'of-signs-that-a-form-encodes': "~!'()*-._ %&=+",
    'with-a-small-letter-of-another-script': `${text.slice(0, -1)}ı`,
    'a-number': 12,
    true: true,
    empty: '',
    ...(max !== undefined && {
      'of-the-longest-length': filled(text, max),
      'one-longer': filled(text, max + 1),
      ...(length?.unit !== 'digits' && {
        'of-the-longest-length-in-characters-beyond-the-basic-plane': '𝒜'.repeat(max),
      }),
    }),
    ...(length?.min !== undefined &&
      length.min > 1 && {
        'one-shorter': filled(text, length.min - 1),
        'one-shorter-in-another-script': '٣'.repeat(length.min - 1),
      }),
  }
}

function filled(text: string, length: number): string {
  const whole = text === '' ? 'x' : text
  return whole.repeat(Math.ceil(length / whole.length)).slice(0, length)
}
