import { describe, expect, it } from 'vitest'
import { eventSchema, replySchema } from '../../generator/projections/received-schema.js'
import { amount, checkOf, documented, field, frame, orderId, type } from './message-model.js'

describe('received messages', () => {
  const reply = replySchema(
    { typeName: 'ApiTest' },
    {
      format: 'xml',
      element: 'Pay',
      accepts: ['Pay'],
      outcomes: ['True', 'False'],
      attributes: [
        {
          ...documented,
          name: 'Amount',
          value: { kind: 'scalar', type: amount },
          in: ['True'],
          essential: true,
          echo: false,
        },
        {
          ...documented,
          name: 'CardId',
          value: { kind: 'scalar', type: orderId },
          essential: false,
          echo: false,
        },
      ],
      children: [
        {
          ...documented,
          name: 'Item',
          list: true,
          in: ['True'],
          attributes: [],
          children: [],
        },
      ],
      decided: [],
    },
    frame,
  )

  it('are checked by their outcome, not for lengths and ranges', () => {
    const check = checkOf(reply)
    const error = {
      code: 'X',
      meaning: 'm',
      known: false,
      fault: 'unknown',
      repeat: 'never',
      advice: { payer: 'p', merchant: 'm' },
      docs: 'd',
    }
    expect(check({ Success: 'True', Amount: 0, CardId: 'x'.repeat(99), Item: [] })).toBe(true)
    expect(check({ Success: 'False', error })).toBe(true)
    expect(check({ Success: 'False' })).toBe(false)
    expect(check({ Success: 'False', error, Amount: 1 })).toBe(false)
    expect(check({ Success: 'True', Item: [] })).toBe(false)
    expect(check({ Success: '3DS', Amount: 1, Item: [] })).toBe(false)
  })

  it('of a notification are checked for their types', () => {
    const fields = [
      field('Ticks', type('ticks', { base: 'ticks' }), {
        presence: 'optional',
      }),
      field('Date', type('date', { base: 'timestamp' }), {
        presence: 'optional',
      }),
    ]
    const schema = eventSchema(
      {
        ...documented,
        name: 'Paid',
        result: 'success',
        fields,
        emittedBy: [],
        examples: [],
      },
      { common: [], nameField: frame.event },
    )
    const check = checkOf(schema)
    expect(check({ Notification: 'Paid', Ticks: 1n, Date: { raw: 'x' } })).toBe(true)
    expect(check({ Notification: 'Paid', Ticks: 1 })).toBe(false)
    expect(check({ Notification: 'Other' })).toBe(false)
  })
})
