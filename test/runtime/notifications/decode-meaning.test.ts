import { decodeNotification, identity, meaningOf } from '@card-gateway/notifications'
import { describe, expect, it } from 'vitest'

const head = 'Notification=EnginePaySuccess&OrderId=A-1&Amount=100'

describe('what a notification means', () => {
  const meaning = (body: string) => meaningOf(decodeNotification(body))

  it('is told by its name', () => {
    expect(meaning(head)).toMatchObject({ succeeded: true, state: 'Charged', money: 'charged' })
    const failed = meaning('Notification=EnginePayFail&OrderId=A-1&ErrCode=AMOUNT_EXCEED')
    expect(failed).toMatchObject({ succeeded: false, money: 'none', errorCode: 'AMOUNT_EXCEED' })
    expect(failed).not.toHaveProperty('state')
  })

  it('is told by Success where the name leaves it open, and by nothing when Success is absent', () => {
    const pay = 'Notification=MerchantPay&OrderId=A-1&Amount=1'
    expect(meaning(`${pay}&Success=True`)).toMatchObject({ succeeded: true, state: 'Charged', money: 'charged' })
    expect(meaning(`${pay}&Success=False`)).toMatchObject({ succeeded: false, money: 'none' })
    for (const open of [pay, `${pay}&Success=maybe`]) {
      const { operations, ...rest } = meaning(open)
      expect(rest).toEqual({ told: 'unclear' })
      expect(operations.map(({ operation }) => operation)).toEqual(['InPay Pay'])
    }
  })

  it('is nothing when name and Success contradict each other', () => {
    const { operations: _same, ...rest } = meaning(`${head}&Success=False`)
    expect(rest).toEqual({ told: 'unclear' })
  })

  it.each(['', '&ErrCode=', '&ErrCode=NONE', '&ErrCode=none'])('is no error with %j', (tail) => {
    expect(meaning(head + tail)).not.toHaveProperty('errorCode')
  })

  it('names the operations and commands that send it', () => {
    expect(meaning('Notification=EngineRefundFail&OrderId=A').operations).toEqual([
      { operation: 'API Refund', family: 'api', commands: ['api.Refund'], after: 'failure', hasStatus: true },
      {
        operation: 'eWallet Refund',
        family: 'ewallet',
        commands: ['ewallet.Refund'],
        after: 'failure',
        hasStatus: true,
      },
    ])
  })
})

describe('the identity', () => {
  const idOf = (body: string) => identity(decodeNotification(body))
  const refund = 'Notification=EngineRefundSuccess&MerchantContract=M&TransactionDate=01.02.2026+03%3A04%3A05&OrderId=A'

  it('is the same for the same notification, however it is written', () => {
    const parts = `${refund}&NewAmount=5&Success=True`.split('&')
    const id = idOf(parts.join('&'))
    expect(id).toMatch(/^[\w-]{43}$/)
    expect(idOf(parts.reverse().join('&'))).toBe(id)
    expect(idOf(`${refund}&NewAmount=005&Success=true&New=1`)).toBe(id)
  })

  it('differs by event, terminal, order, date, amount and result', () => {
    const bodies = [
      `${refund}&NewAmount=5`,
      `${refund}&NewAmount=6`,
      `${refund}&NewAmount=5&Success=False`,
      `${refund.replace('OrderId=A', 'OrderId=B')}&NewAmount=5`,
      `${refund.replace('=M&', '=N&')}&NewAmount=5`,
      `${refund.replace('04%3A05', '04%3A06')}&NewAmount=5`,
      `${refund.replace('EngineRefundSuccess', 'CustomerRefundSuccess')}&NewAmount=5`,
    ]
    expect(new Set(bodies.map(idOf)).size).toBe(bodies.length)
  })

  it('of an event without an order is all it says', () => {
    const added = 'Notification=CustomerAddSuccess&TransactionDate=01.02.2026+03%3A04%3A05&VWUserLgn=u'
    const bodies = [
      `${added}&CardId=1`,
      `${added}&CardId=2`,
      `${added}&CardId=2&DateTime=639101523090000000`,
      `${added}&CardId=2&DateTime=639101523090000001`,
      'Notification=EngineBlockSuccess&IP=203.0.113.7',
      'Notification=EngineBlockSuccess&IP=203.0.113.8',
      'Notification=New&a=1',
      'Notification=New&a=2',
    ]
    expect(new Set(bodies.map(idOf)).size).toBe(bodies.length)
    expect(idOf('Notification=New&b=2&a=1')).toBe(idOf('Notification=New&a=1&b=2'))
  })

  it('of an event without an order counts every field, whatever its name', () => {
    const added = 'Notification=CustomerAddSuccess&VWUserLgn=u&CardId=1'
    const bodies = [
      `${added}&raw=1&a=1`,
      `${added}&raw=1&a=2`,
      'Notification=New&raw=1&OrderId=A',
      'Notification=New&raw=1&OrderId=B',
      `${added}&TransactionDate=01.02.2026+03%3A04%3A05`,
      `${added}&TransactionDate=tomorrow`,
      added,
      'Notification=CustomerAddSuccess&VWUserLgn=u&a=1',
      'Notification=CustomerAddSuccess&VWUserLgn=u%2Cextra%2Ca%2C1',
    ]
    expect(new Set(bodies.map(idOf)).size).toBe(bodies.length)
  })

  it('is that which an inbox has stored, whichever version stored it', () => {
    const added = 'Notification=CustomerAddSuccess&VWUserLgn=u'
    expect([
      idOf(`${added}&TransactionDate=01.02.2026+03%3A04%3A05&New=1`),
      idOf(`${added}&DateTime=639101523090000000`),
      idOf(`${refund}&NewAmount=5&Success=True`),
    ]).toEqual([
      'dG3zWoLAjDvAIzUIeOhBv1lyfP1cqqbnGOTrEsiE_-Q',
      'Ob1NYTbTTfW2xFs91Q6jJn-JVT-qc66do8DwYGkvH8Y',
      '9tJjZye3tSzr3hBldomEHDX2Z3tqjtaDwMSCbEQDXOk',
    ])
  })

  it('does not depend on the order in which a program writes the fields', () => {
    const fields = { Notification: 'CustomerAddSuccess', VWUserLgn: 'u', CardId: '1' } as const
    const { CardId, VWUserLgn, Notification } = fields
    expect(identity({ CardId, VWUserLgn, Notification })).toBe(identity(fields))
  })
})
