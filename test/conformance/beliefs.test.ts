import { readFileSync } from 'node:fs'
import { beliefs, decodeNotification, meaningOf } from '@card-gateway/notifications'
import { believe, cellOf } from '@card-gateway/notifications/belief'
import { weigh } from '@card-gateway/notifications/evidence'
import { expect, it } from 'vitest'
import { readVectors } from './vectors.js'

interface BelieveVector {
  readonly kind: 'believe'
  readonly id: string
  readonly body: string
  readonly state: string
  readonly balance?: number
  readonly highest?: number
  readonly gives: { readonly told: string; readonly verdict: string; readonly amountProven: boolean }
}

const { vectors } = readVectors<BelieveVector>('beliefs')
const rows = vectors.map((vector): [string, BelieveVector] => [vector.id, vector])
const model = JSON.parse(readFileSync(new URL('../../generated/schemas/model.json', import.meta.url), 'utf8'))

it.each(rows)('%s is believed as the receiver believes', (_id, { body, state, balance, highest, gives }) => {
  const notification = decodeNotification(body)
  const meaning = meaningOf(notification)
  const answered = { state, ...(balance !== undefined && { balance }) }
  const amount = amountTold(() =>
    weigh(
      beliefs,
      notification,
      meaning,
      { kind: 'answered', answered, askedAfter: 0 },
      { attempt: 1, attempts: 9, takenAt: 0 },
    ),
  )
  const cell = cellOf(beliefs, meaning.told, state)
  if (amount === 'contradicted') {
    expect(gives).toEqual({ told: meaning.told, verdict: 'contradicted', amountProven: false })
  } else {
    const { verdict, amountProven } = believe(cell, { told: amount, balance, highest })
    expect(gives).toEqual({ told: meaning.told, verdict, amountProven })
  }
})

it('the published table is that of the receiver', () => {
  for (const [told, states] of Object.entries(beliefs)) {
    for (const [state, cell] of Object.entries(states)) {
      expect(model.belief.rows[told]?.[state] ?? 'unproven').toBe(cell)
    }
  }
})

/** What the receiver takes for the amount of a notification; it throws when the answer contradicts. */
function amountTold(evidence: () => { readonly amount?: number }): number | undefined | 'contradicted' {
  try {
    return evidence().amount
  } catch {
    return 'contradicted'
  }
}
