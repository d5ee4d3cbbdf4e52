import { decimalToKopecks, decodePairs, kopecksToDecimal, maskDigits, maskPan } from '@card-gateway/protocol'
import { describe, expect, it } from 'vitest'

describe('rubles', () => {
  it('are turned into kopecks up to the largest safe number, and no further', () => {
    expect(decimalToKopecks('90071992547409.91')).toBe(Number.MAX_SAFE_INTEGER)
    expect(kopecksToDecimal(Number.MAX_SAFE_INTEGER)).toBe('90071992547409.91')
    for (const rubles of ['90071992547409.92', '90071992547409.93', '90071992547410', `1${'0'.repeat(400)}`])
      expect(() => decimalToKopecks(rubles), rubles).toThrow(RangeError)
  })
})

describe('a key-pair string', () => {
  const keys = (count: number) => Array.from({ length: count }, (_, index) => `k${index}=${index}`)

  it.each([1, 2, 11, 12, 13, 14, 100])('of %i keys is read, and refused when any of them is repeated', (count) => {
    expect(decodePairs(keys(count).join(';'))).toHaveLength(count)
    for (const at of new Set([0, Math.floor(count / 2), count - 1])) {
      const repeated = [...keys(count), `k${at}=again`].join(';')
      expect(() => decodePairs(repeated)).toThrow(expect.objectContaining({ code: 'duplicate', at: 'pairs' }))
    }
  })
})

it('a card number of twelve digits is masked, one of eleven is hidden', () => {
  expect(maskDigits('card 411111111117')).toBe('card 411111xx1117')
  expect(maskPan('411111111117')).toBe('411111xx1117')
  expect(maskPan('41111111111')).toBe('***')
})
