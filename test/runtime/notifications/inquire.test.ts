import { CardGateway } from '@card-gateway/client'
import {
  type Confirming,
  decodeNotification,
  type Meaning,
  meaningOf,
  type StatusAnswer,
} from '@card-gateway/notifications'
import { inquire, Unanswered } from '@card-gateway/notifications/confirm'
import { Questions } from '@card-gateway/notifications/questions'
import { describe, expect, it } from 'vitest'
import { body } from './receiver-fixture.js'

const charged: StatusAnswer = { Success: 'True', State: 'Charged' }
const refusedWith = (code: string): StatusAnswer => ({ Success: 'False', error: { code } as never })
const unknown = refusedWith('ORDER_NOT_FOUND')
const refused = refusedWith('ACCESS_DENIED')
const elsewhere: StatusAnswer = { ...charged, OrderId: 'B-2' }
const unconfigured = Object.assign(new Error('key is missing'), { name: 'ConfigurationError' })

type Says = StatusAnswer | Error | { readonly name: string }

/** Asks about a notification; returns the result, and which family was asked about which order. */
async function ask(
  says: Readonly<Partial<Record<'api' | 'inpay' | 'ewallet', Says>>>,
  {
    fields = {},
    text = body(fields),
    operations,
  }: { fields?: Record<string, string>; text?: string; operations?: Pick<Meaning, 'operations'> } = {},
) {
  const asked: string[] = []
  const family = (name: keyof typeof says) => async (request: { readonly OrderId: string }) => {
    asked.push(`${name} ${request.OrderId}`)
    const said = says[name]
    if (said === undefined || !('Success' in said)) throw said
    return said
  }
  const confirming: Confirming = {
    ...(says.api && { api: { getState: family('api') } }),
    ...(says.inpay && { inpay: { payStatus: family('inpay') } }),
    ...(says.ewallet && { ewallet: { payStatus: family('ewallet') } }),
  }
  const notification = decodeNotification(text)
  const meaning = { ...meaningOf(notification), ...operations }
  const asking = { confirming, questions: new Questions<StatusAnswer>(), unknownPayment: 'ORDER_NOT_FOUND' }
  const inquiry = await inquire(asking, notification, meaning, { dueAt: 1, takenAt: 2 }).catch(
    (error: unknown) => error,
  )
  return { inquiry, asked }
}

describe('the gateway', () => {
  it('is asked for the order of the notification, and no further once a family knows it', async () => {
    expect(await ask({ api: charged, inpay: charged }, { fields: { OrderId: 'A-7' } })).toEqual({
      inquiry: { kind: 'answered', answered: { state: 'Charged' }, askedAfter: 2 },
      asked: ['api A-7'],
    })
  })

  it.each([
    ['names no order', 'Notification=SomethingNew'],
    ['is about money, but of no order', 'Notification=EngineBlockSuccess&IP=203.0.113.7'],
    ['names an empty order', 'Notification=EngineBlockSuccess&OrderId='],
    ['is not about money', 'Notification=CustomerSendCode&VWUserLgn=ivan&OrderId=A-1'],
  ])('is not asked about one that %s', async (_how, text) => {
    expect(await ask({ api: charged, inpay: charged, ewallet: charged }, { text })).toEqual({
      inquiry: { kind: 'unasked' },
      asked: [],
    })
  })

  it('is asked in no family that does not send the event, even if that one would know the order', async () => {
    const fields = { Notification: 'CustomerPaySuccess', VWUserLgn: 'ivan' }
    const { asked } = await ask({ api: unknown, inpay: unknown, ewallet: charged }, { fields })
    expect(asked).toEqual(['ewallet A-1'])
    expect((await ask({ api: charged }, { fields })).inquiry).toEqual({ kind: 'unasked' })
  })

  it('is asked in each family that may have sent it', async () => {
    const { asked, inquiry } = await ask({ api: unknown, inpay: unknown, ewallet: { ...charged, Amount: 5 } })
    expect(asked).toEqual(['api A-1', 'inpay A-1', 'ewallet A-1'])
    expect(inquiry).toEqual({ kind: 'answered', answered: { state: 'Charged', balance: 5 }, askedAfter: 2 })
  })

  it('is asked in every family where it is not known who sends the event', async () => {
    const operations = { operations: [] }
    expect((await ask({ api: unknown, ewallet: charged }, { operations })).asked).toEqual(['api A-1', 'ewallet A-1'])
  })
})

describe('an answer', () => {
  it.each<[string, StatusAnswer, object]>([
    ['of the API', { Success: 'True', State: 'New', Amount: 0, OrderId: 'A-1' }, { state: 'New', balance: 0 }],
    ['of eWallet', { Success: 'True', Status: 'Charged' }, { state: 'Charged' }],
    ['without a status', { Success: 'True' }, { state: '' }],
    ['with the terminal', { ...charged, MerchantContract: 'Merchant' }, { state: 'Charged', terminal: 'Merchant' }],
  ])('%s is read', async (_how, answer, answered) => {
    expect((await ask({ api: answer })).inquiry).toStrictEqual({ kind: 'answered', answered, askedAfter: 2 })
  })

  it.each<[string, StatusAnswer]>([
    ['another order', elsewhere],
    ['an order in another case', { ...charged, OrderId: 'a-1' }],
    ['another terminal', { ...charged, MerchantContract: 'merchant' }],
  ])('about %s is about another payment; another family may know this one', async (_how, answer) => {
    expect((await ask({ api: answer })).inquiry).toEqual({ kind: 'elsewhere', askedAfter: 2 })
    expect((await ask({ api: answer, inpay: charged })).inquiry).toMatchObject({ kind: 'answered' })
  })

  it('that the client refuses, for it is about another order, is one about another payment', async () => {
    const transport = async () => new Response('<GetState Success="True" OrderId="A-1" State="Charged" Amount="1"/>')
    const { api } = new CardGateway({ key: 'Merchant', transport })
    const foreign: unknown = await api.getState({ OrderId: 'A-1 ' }).catch((error: unknown) => error)
    if (!(foreign instanceof Error)) throw new Error('It was to be refused.')
    expect((await ask({ api: foreign })).inquiry).toEqual({ kind: 'elsewhere', askedAfter: 2 })
    expect((await ask({ api: unknown, inpay: foreign })).inquiry).toEqual({ kind: 'elsewhere', askedAfter: 2 })
    expect((await ask({ api: foreign, inpay: charged })).inquiry).toMatchObject({ kind: 'answered' })
  })

  it('says more than that a payment is unknown, whichever comes first', async () => {
    expect((await ask({ api: elsewhere, inpay: unknown })).inquiry).toEqual({ kind: 'elsewhere', askedAfter: 2 })
    expect((await ask({ api: unknown, inpay: elsewhere })).inquiry).toEqual({ kind: 'elsewhere', askedAfter: 2 })
  })
})

describe('a question that is refused', () => {
  it('is no answer, unless another family knows the payment', async () => {
    expect((await ask({ api: refused })).inquiry).toEqual(new Unanswered('ACCESS_DENIED'))
    for (const other of [unknown, elsewhere]) {
      expect((await ask({ api: refused, inpay: other })).inquiry).toBeInstanceOf(Unanswered)
      expect((await ask({ api: other, inpay: refused })).inquiry).toBeInstanceOf(Unanswered)
    }
    expect((await ask({ api: refused, inpay: charged })).inquiry).toMatchObject({ kind: 'answered' })
  })

  it('says its code', async () => {
    expect((await ask({ api: refused })).inquiry).toMatchObject({
      name: 'Unanswered',
      message: 'The status query was refused: ACCESS_DENIED.',
    })
  })
})

describe('an answer that says no, without an error', () => {
  it.each<[string, StatusAnswer]>([
    ['no error at all', { Success: 'False' }],
    ['an error without a code', { Success: 'False', error: { code: undefined } as never }],
    ['NONE', refusedWith('none')],
  ])('is one before anything was paid, as of a payment that is not known: %s', async (_how, answer) => {
    expect((await ask({ api: answer })).inquiry).toEqual({ kind: 'unknown', askedAfter: 2 })
    expect((await ask({ api: unknown, ewallet: answer })).inquiry).toEqual({ kind: 'unknown', askedAfter: 2 })
    expect((await ask({ api: answer, inpay: charged })).inquiry).toMatchObject({ kind: 'answered' })
  })
})

it('an order whose id no request can carry is asked about nowhere', async () => {
  const refusal = Object.assign(new Error('OrderId is not in the right form'), { name: 'RequestRefused' })
  expect((await ask({ api: refusal, inpay: refusal })).inquiry).toEqual({ kind: 'unasked' })
  expect((await ask({ api: refusal, inpay: unknown })).inquiry).toEqual({ kind: 'unknown', askedAfter: 2 })
  const made = new CardGateway({ key: 'Merchant', transport: () => Promise.reject(new Error('it was sent')) })
  for (const OrderId of ['A'.repeat(51), 'A\u0000', 'A;1']) {
    const fields = { OrderId }
    const real = await made.api.getState(fields).catch((error: unknown) => error)
    expect((await ask({ api: real instanceof Error ? real : charged }, { fields })).inquiry).toEqual({
      kind: 'unasked',
    })
  }
})

describe('a family', () => {
  it('without credentials is passed over', async () => {
    expect((await ask({ api: unconfigured, inpay: unknown })).inquiry).toEqual({ kind: 'unknown', askedAfter: 2 })
    expect((await ask({ api: unknown, inpay: unconfigured })).inquiry).toEqual({ kind: 'unknown', askedAfter: 2 })
    expect((await ask({ api: unconfigured, inpay: elsewhere })).inquiry).toEqual({ kind: 'elsewhere', askedAfter: 2 })
    expect((await ask({ api: unconfigured, inpay: refused })).inquiry).toBeInstanceOf(Unanswered)
    expect((await ask({ api: refused, inpay: unconfigured })).inquiry).toBeInstanceOf(Unanswered)
  })

  it('without credentials is told of where no other was to be asked', async () => {
    expect((await ask({ api: unconfigured })).inquiry).toBe(unconfigured)
  })

  it.each([
    ['an error', new Error('connection lost')],
    ['no error, though it is called one', { name: 'ConfigurationError' }],
  ])('that fails with %s ends the question', async (_how, failure) => {
    const { inquiry, asked } = await ask({ api: failure, inpay: charged })
    expect(inquiry).toBe(failure)
    expect(asked).toEqual(['api A-1'])
  })
})
