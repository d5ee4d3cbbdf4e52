import { looksLikeCardNumber, maskDigits } from '@card-gateway/protocol'
import { describe, expect, it } from 'vitest'
import { fc } from '../../support/fast-check.js'

/** The sum of ISO/IEC 7812-1, written down the slow way. */
function luhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * 2
    return total + (index % 2 === 0 ? Number(digit) : doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

function withCheckDigit(digits: string): string {
  return digits + [...'0123456789'].find((digit) => luhn(digits + digit))
}

function countOf(pattern: RegExp, text: string): number {
  return [...text.matchAll(pattern)].length
}

function masked(number: string): string {
  return `${number.slice(0, 6)}${'x'.repeat(number.length - 10)}${number.slice(-4)}`
}

const digits = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength })
const cardNumbers = digits(11, 18).map(withCheckDigit)
const visa = '4111111111111111'
/** Without a digit like its neighbour. */
const unlike = withCheckDigit('521324375406987')

describe('a run of digits', () => {
  it.each(Array.from({ length: 24 }, (_, index) => index + 8))(
    'of %i looks like a card number when it has 12 to 19 of them, and its check digit',
    (length) => {
      for (let start = 0; start < 40; start++) {
        const body = Array.from({ length: length - 1 }, (_, index) => (start * 7 + index * 3) % 10).join('')
        const right = withCheckDigit(body)
        const wrong = body + ((Number(right.at(-1)) + 1) % 10)
        if (length > 19) continue
        expect(looksLikeCardNumber(right)).toBe(length >= 12)
        expect(maskDigits(right)).toBe(length >= 12 ? masked(right) : right)
        expect(looksLikeCardNumber(wrong)).toBe(false)
        expect(maskDigits(wrong)).toBe(wrong)
      }
    },
  )

  it('is one exactly when its check digit is right', () => {
    fc.assert(
      fc.property(digits(12, 19), fc.constantFrom('', 'Order ', 'A-', 'é'), (run, before) => {
        expect(looksLikeCardNumber(`${before}${run}!`)).toBe(luhn(run))
      }),
    )
  })

  it.each([
    'A-1795291548351',
    'order 12345678901',
    '2026-11-21 22:05:44',
    '21.11.2026, 22:05',
    '521324375406909 2026-03-27 10:00:00', // with the 2 of the date it would be one
    '4111x1111x1111x1111',
    '4111::1111::1111::1111',
    '4111, 1111, 1111, 1111',
    'no digits at all',
    '',
  ])('that is none stays: %s', (text) => {
    expect(maskDigits(text)).toBe(text)
  })

  it('in groups is one exactly when whole groups of 12 to 19 digits end in their check digit', () => {
    fc.assert(
      fc.property(fc.array(digits(1, 13), { maxLength: 7 }), (groups) => {
        const stretches = groups.flatMap((_, from) =>
          groups.slice(from).map((_, to) => groups.slice(from, from + to + 1).join('')),
        )
        const numbers = stretches.filter((stretch) => stretch.length >= 12 && stretch.length <= 19 && luhn(stretch))
        expect(looksLikeCardNumber(groups.join(' ')), groups.join(' ')).toBe(numbers.length > 0)
      }),
      { numRuns: 500 },
    )
  })

  it('that has as many digits as a card number is none in any date with a time', () => {
    const two = (value: number) => String(value).padStart(2, '0')
    for (let minute = 0; minute < 60 * 24; minute += 7) {
      const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
      for (const text of [`2026-03-${two(1 + (minute % 28))} ${time}`, `${two(1 + (minute % 28))}.03.2026 ${time}:07`])
        expect(looksLikeCardNumber(text), text).toBe(false)
    }
  })

  it('that is longer hides the card number in it', () => {
    expect(maskDigits('PAN41111111111111110529')).not.toContain(visa)
    fc.assert(
      fc.property(digits(1, 30), digits(1, 30), (before, after) => {
        fc.pre(before.length + after.length > 3)
        expect(maskDigits(before + unlike + after)).not.toContain(unlike.slice(6, 12))
      }),
    )
  })
})

describe('a card number', () => {
  const separators = [
    ...' .-_/:,;|*+#\'"~\t\n\r',
    '\u00a0',
    '\u2009',
    '\u202f',
    '\u200b',
    '\u00ad',
    '\u2011',
    '\u2013',
    '\u2212',
    '\u00b7',
    '\u3000',
    '\ufeff',
  ]

  it.each(separators.map((separator) => [`U+${separator.codePointAt(0)?.toString(16)}`, separator]))(
    'is found in groups of any size with %s between them',
    (_name, separator) => {
      for (const number of ['411111111111', visa, '378282246310005', '6304000000000000000'.slice(0, 18)]) {
        const right = luhn(number) ? number : withCheckDigit(number)
        for (let size = 1; size <= right.length; size++) {
          const written = right.match(new RegExp(`.{1,${size}}`, 'g'))?.join(separator) ?? ''
          expect(looksLikeCardNumber(written)).toBe(true)
          expect(maskDigits(`card ${written}.`)).toBe(`card ${masked(right)}.`)
        }
      }
    },
  )

  it('is found with blanks round a dash', () => {
    expect(maskDigits('4111 - 1111 - 1111  1111')).toBe('411111xxxxxx1111')
  })

  it('is found in the digits of every script', () => {
    for (const zero of [0x30, 0x660, 0x6f0, 0x966, 0xff10, 0x1d7ce, 0x1d7f6]) {
      const written = [...visa].map((digit) => String.fromCodePoint(zero + Number(digit))).join('')
      expect(maskDigits(written)).toBe(masked(visa))
      expect(looksLikeCardNumber(`${written} `)).toBe(true)
    }
  })

  it('is found however it is cut and whatever stands round it', () => {
    const cuts = fc.array(fc.boolean(), { minLength: 18, maxLength: 18 })
    const around = fc.constantFrom('', 'card', '12', '012 05/29', 'CVV 012;', '7', 'x1')
    fc.assert(
      fc.property(cardNumbers, cuts, fc.constantFrom(...separators), around, around, (number, cut, separator, a, z) => {
        const written = [...number].map((digit, index) => (cut[index - 1] ? separator + digit : digit)).join('')
        const text = `${a} ${written} ${z}`
        expect(looksLikeCardNumber(text)).toBe(true)
        const shown = maskDigits(text)
        expect(shown).not.toContain(number)
        // Not more than its first six and last four digits are left of it.
        expect(countOf(/[0-9]/g, shown)).toBeLessThanOrEqual(countOf(/[0-9]/g, text) - (number.length - 10))
      }),
    )
  })

  it('beside other groups shows its own digits, and another card number its own', () => {
    expect(maskDigits('12 4111 1111 1111 1111 345')).toBe('12 411111xxxxxx1111 345')
    expect(maskDigits('4111111111111111 5555555555554444')).toBe('411111xxxxxx1111 555555xxxxxx4444')
  })

  it('leaves the text round it as it is', () => {
    expect(maskDigits('a 4111111111111111 b 5555-5555-5555-4444 c 12')).toBe(
      'a 411111xxxxxx1111 b 555555xxxxxx4444 c 12',
    )
  })
})
