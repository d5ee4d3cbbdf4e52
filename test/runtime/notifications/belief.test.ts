import { type Belief, beliefs, type Told } from '@card-gateway/notifications'
import { type Amounts, believe, cellOf } from '@card-gateway/notifications/belief'
import { describe, expect, it } from 'vitest'

const statuses = [
  'New',
  'PreAuthorized3DS',
  'PreAuthorizedAF',
  'Authorized',
  'Voided',
  'Charged',
  'Refunded',
  'Rejected',
  'Forwarded(T2)',
  'Error',
  'Teleported',
]

/**
 * The table once more, written by hand, a letter for each status: `-` contradicted, `?` unproven, and three that a balance
 * above the told one contradicts: `+` confirmed, `<` confirmed by a balance below one known before, `0` confirmed when
 * nothing is told to be left, else as `<`.
 */
const expected: Record<Told, string> = {
  blocked: '---++++????',
  charged: '-----++-?-?',
  taken: '---++++-?-?',
  released: '---<+??????',
  returned: '-----<0-?-?',
  failed: '???????+?+?',
  unclear: '???????????',
  aside: '???????????',
}

/** Every way in which balance, told amount and what was known before can compare. */
const amounts: readonly (readonly [string, Amounts, Readonly<Record<string, Belief['verdict']>>])[] = [
  ['nothing is known', {}, { '+': 'confirmed', '<': 'unproven', '0': 'confirmed' }],
  ['no amount is told', { balance: 500 }, { '+': 'confirmed', '<': 'unproven', '0': 'confirmed' }],
  ['the same as before', { balance: 500, highest: 500 }, { '+': 'confirmed', '<': 'unproven', '0': 'confirmed' }],
  ['less than before', { balance: 499, highest: 500 }, { '+': 'confirmed', '<': 'confirmed', '0': 'confirmed' }],
  ['no balance', { told: 500, highest: 500 }, { '+': 'confirmed', '<': 'unproven', '0': 'unproven' }],
  ['equal', { told: 500, balance: 500 }, { '+': 'confirmed', '<': 'unproven', '0': 'unproven' }],
  ['equal, as before', { told: 5, balance: 5, highest: 5 }, { '+': 'confirmed', '<': 'unproven', '0': 'unproven' }],
  [
    'equal, lowered',
    { told: 499, balance: 499, highest: 500 },
    { '+': 'confirmed', '<': 'confirmed', '0': 'confirmed' },
  ],
  ['equal, nothing', { told: 0, balance: 0 }, { '+': 'confirmed', '<': 'unproven', '0': 'confirmed' }],
  ['below', { told: 500, balance: 499 }, { '+': 'confirmed', '<': 'unproven', '0': 'unproven' }],
  [
    'below, lowered',
    { told: 500, balance: 499, highest: 500 },
    { '+': 'confirmed', '<': 'confirmed', '0': 'confirmed' },
  ],
  ['above', { told: 499, balance: 500 }, { '+': 'contradicted', '<': 'contradicted', '0': 'contradicted' }],
  [
    'above, lowered',
    { told: 1, balance: 2, highest: 3 },
    { '+': 'contradicted', '<': 'contradicted', '0': 'contradicted' },
  ],
]

describe.each(statuses.map((status, index) => [status, index] as const))('the status %s', (status, index) => {
  it.each(Object.keys(beliefs) as Told[])('for what is told of money: %s', (told) => {
    const letter = expected[told].charAt(index)
    for (const [how, given, verdicts] of amounts) {
      const { verdict, amountProven, why } = believe(cellOf(beliefs, told, status), given)
      const right = letter === '-' ? 'contradicted' : letter === '?' ? 'unproven' : verdicts[letter]
      expect([how, verdict]).toEqual([how, right])
      expect(amountProven).toBe(verdict === 'confirmed' && how.startsWith('equal'))
      expect(why).toMatch(/^[A-Z].*\.$/)
    }
  })
})

describe('the table', () => {
  it('has every row, and in each every status of a payment', () => {
    expect(Object.keys(beliefs)).toEqual(Object.keys(expected))
    for (const row of Object.values(beliefs)) {
      expect(Object.keys(row)).toEqual(statuses.slice(0, -1).map((status) => status.replace('(T2)', '')))
    }
  })

  it('reads statuses in any case', () => {
    expect(cellOf(beliefs, 'charged', 'CHARGED')).toBe('confirmed')
  })
})
