import type { OperationResult } from '@card-gateway/sandbox/world/operation-result'
import { describe, expect, it } from 'vitest'
import { happening, payment, startWorld } from './delivery-world.js'

async function eventsOf(change: Partial<OperationResult>) {
  const world = await startWorld()
  await world.store.transaction('Merchant', (tx) =>
    tx.put('sessions', {
      id: 'S-1',
      terminal: 'Merchant',
      family: 'inpay',
      type: 'Pay',
      amount: 12345,
      custom: { Total: '123.45', Product: 'Билет', OrderId: 'never this one' },
      createdAt: 0,
      expiresAt: 1,
    }),
  )
  await world.tell(happening(change))
  const { all } = world.notifications
  await world.stop()
  return all
}

async function namesOf(change: Partial<OperationResult>): Promise<string[]> {
  return (await eventsOf(change)).map(({ Notification, Success }) =>
    Success === undefined ? Notification : `${Notification} ${Success}`,
  )
}

const declined = { success: false, errCode: 'ISSUER_CARD_FAIL' }

describe('the events of an operation', () => {
  it('are all of its row when it succeeds, in the row’s order', async () => {
    expect(await namesOf({ emission: 'inpay-pay' })).toEqual([
      'MerchantPay true',
      'EngineBlockSuccess true',
      'EngineChargeSuccess true',
      'EnginePaySuccess true',
    ])
  })

  it.each<[string, Partial<OperationResult>, string[]]>([
    ['the block', { failedAt: 'block' }, ['EngineBlockFail false', 'EnginePayFail false']],
    [
      'the charge',
      { failedAt: 'charge' },
      ['EngineBlockSuccess true', 'EngineChargeFail false', 'EnginePayFail false'],
    ],
    ['3-D Secure', { failedAt: 'authenticate' }, ['EnginePayFail false']],
    [
      'the charge on the hosted page',
      { emission: 'inpay-pay', failedAt: 'charge' },
      ['EngineBlockSuccess true', 'EnginePayFail false'],
    ],
    ['a later charge', { emission: 'api-charge', failedAt: 'charge' }, ['EngineChargeFail false']],
    ['a later charge that is not allowed', { emission: 'api-charge', failedAt: 'request' }, ['EngineChargeFail false']],
    ['an InPay charge, which has no failure events', { emission: 'inpay-charge', failedAt: 'charge' }, []],
    [
      'a wrong code',
      { emission: 'ewallet-pay', failedAt: 'request' },
      ['CustomerPayFail false', 'EnginePayFail false'],
    ],
    [
      'the check amount of a card',
      { emission: 'ewallet-add', failedAt: 'block' },
      ['EngineBlockFail false', 'CustomerAddFail false'],
    ],
    ['a card that is there already', { emission: 'ewallet-add', failedAt: 'request' }, ['CustomerAddFail false']],
  ])('are those of the steps that were tried when it fails at %s', async (_step, change, names) => {
    expect(await namesOf({ ...declined, ...change })).toEqual(names)
  })

  it('are the block alone for an eWallet payment of two steps', async () => {
    expect(await namesOf({ emission: 'ewallet-pay', payment: payment({ scheme: 'block' }) })).toEqual([
      'EngineBlockSuccess true',
    ])
  })

  it('cannot be told for a row that is not in the matrix', async () => {
    await expect(eventsOf({ emission: 'api-gift' })).rejects.toThrow('api-gift')
  })
})

describe('an event', () => {
  it('says what the payment and the operation tell', async () => {
    const [blocked] = await eventsOf({
      payment: payment({ threeDS: { key: 'k', paReq: 'p', asked: 'api.Pay', expiresAt: 1 } }),
    })
    expect(blocked).toEqual({
      Notification: 'EngineBlockSuccess',
      MerchantContract: 'Merchant',
      TransactionDate: '27.03.2026 14:05:09',
      IP: '203.0.113.7',
      Description: 'Два билета; ряд 5',
      OrderId: 'A-1',
      Is3DS: true,
      IsAFAuthorize: false,
      IsSecureCodeByPhone: false,
      Success: true,
      ErrCode: 'NONE',
    })
  })

  it('of the hosted page repeats template and custom keys, which never replace its own fields', async () => {
    const facts = { TemplateTag: 'Mobile' }
    const [page, ...engine] = await eventsOf({
      emission: 'inpay-pay',
      sessionId: 'S-1',
      payment: payment({ facts, family: 'inpay' }),
    })
    expect(page).toEqual({
      Notification: 'MerchantPay',
      MerchantContract: 'Merchant',
      TransactionDate: '27.03.2026 14:05:09',
      OrderId: 'A-1',
      Amount: 12345,
      SessionType: 'Pay',
      templatetag: 'Mobile',
      CardNumber: '411111xxxxxx1111',
      AuthCode: expect.stringMatching(/^\d{6}$/),
      RefNumber: expect.stringMatching(/^\d{12}$/),
      Is3DS: false,
      Success: true,
      Total: '123.45',
      Product: 'Билет',
    })
    expect(engine.every((event) => event.Total === undefined)).toBe(true)
  })

  it('of a refund writes the month first and what remains', async () => {
    const [refund] = await eventsOf({ emission: 'api-refund', amount: 5000, newAmount: 7345 })
    expect(refund).toEqual({
      Notification: 'EngineRefundSuccess',
      MerchantContract: 'Merchant',
      TransactionDate: '03/27/2026 14:05:09',
      OrderId: 'A-1',
      NewAmount: 7345,
      Success: true,
      ErrCode: 'NONE',
    })
  })

  it('of a user’s payment names the card, or says that it is not registered', async () => {
    const change = {
      emission: 'ewallet-pay',
      terminal: 'MerchantVW',
      login: 'ivan@shop.example',
      confirmCode: '000123',
    }
    const registered = payment({ card: { testCard: 'success', mask: '411111xxxxxx1111', cardId: '40252318' } })
    const [, , paid] = await eventsOf({ ...change, payment: registered, sessionId: 'S-1' })
    expect(paid).toEqual({
      Notification: 'CustomerPaySuccess',
      MerchantContract: 'MerchantVW',
      TransactionDate: '27.03.2026 14:05:09',
      VWUserLgn: 'ivan@shop.example',
      CardId: '40252318',
      OrderId: 'A-1',
      Amount: 12345,
      ConfirmCode: '000123',
      SessionId: 'S-1',
      CardNumber: '411111xxxxxx1111',
      DateTime: '639102171090000000',
    })
    const [, , free] = await eventsOf(change)
    expect(free).toMatchObject({ CardId: 'FreePay' })
  })
})
