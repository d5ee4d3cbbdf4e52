import { CardGateway, isOutcomeUnknown, isProtocolError, isTransportError } from '@card-gateway/client'
import {
  apiPayMock,
  createMock,
  createMockFactory,
  credentials,
  MockError,
  mockReply,
  type Refusal,
  sequence,
} from '@card-gateway/mock'
import { describe, expect, it, vi } from 'vitest'
import { ManualClock, rejection, SkippingClock } from '../client/fixture.js'

const card = { PAN: '4111111111111111', EMonth: '05', EYear: '29', CardHolder: 'IVAN PETROV', SecureCode: '987' }
const order = { OrderId: 'shop-77', Amount: 500, PayInfo: card }
const user = { VWUserLgn: 'olga@shop.example', VWUserPsw: 'user-secret' }

type Options = Partial<ConstructorParameters<typeof CardGateway>[0]>

function clientOf(mock: ReturnType<typeof createMock>, options: Options = {}): CardGateway {
  return new CardGateway({ ...mock.credentials, retry: false, ...options, transport: mock })
}

describe('what a mock answers', () => {
  it('the first example that succeeds, when nothing is said', async () => {
    const gateway = clientOf(createMock())
    expect(await gateway.api.pay(order)).toMatchObject({ Success: 'True' })
    expect(await gateway.ewallet.check(user)).toMatchObject({ Success: 'True' })
  })

  it('the values of the request where the example repeats its own', async () => {
    const mock = createMock({ 'api.Block': 'declined' })
    const gateway = new CardGateway({ ...mock.credentials, key: 'Terminal-9', transport: mock })
    expect(await gateway.api.pay(order)).toEqual({
      Success: 'True',
      OrderId: 'shop-77',
      Key: 'Terminal-9',
      Amount: 500,
    })
    expect(await gateway.api.block(order)).toMatchObject({ Success: 'False', OrderId: 'shop-77' })
    expect(await gateway.ewallet.getList(user)).toMatchObject({ VWUserLgn: 'olga@shop.example' })
  })

  it('what a test sets, even where it then answers another question', async () => {
    const gateway = clientOf(createMock({ 'api.Pay': mockReply('api.Pay', 'charged', { OrderId: 'other' }) }))
    expect(await rejection(gateway.api.pay(order))).toMatchObject({ code: 'foreign-answer', got: 'other' })
  })

  it('a list one after the other, the last for good', async () => {
    const gateway = clientOf(createMock({ 'api.Pay': ['threeDS', 'declined', 'charged'] }))
    const outcomes = []
    for (let i = 0; i < 4; i++) outcomes.push((await gateway.api.pay(order)).Success)
    expect(outcomes).toEqual(['3DS', 'False', 'True', 'True'])
  })

  it('what a function chooses by the request and its number', async () => {
    const gateway = clientOf(
      createMock({ 'api.Pay': ({ Amount }, nth) => (Amount > 1000 ? 'declined' : nth === 2 ? 'threeDS' : 'charged') }),
    )
    expect((await gateway.api.pay(order)).Success).toBe('True')
    expect((await gateway.api.pay(order)).Success).toBe('3DS')
    expect((await gateway.api.pay({ ...order, Amount: 1001 })).Success).toBe('False')
  })

  it('what it is told later', async () => {
    const mock = createMock((own) => own.on('api.Pay', 'declined'))
    const gateway = clientOf(mock)
    expect((await gateway.api.pay(order)).Success).toBe('False')
    expect((await clientOf(mock.on('api.Pay', 'charged')).api.pay(order)).Success).toBe('True')
  })

  it('the same again after a reset', async () => {
    const mock = createMock({ 'api.Pay': ['declined', 'charged'] })
    const gateway = clientOf(mock)
    const first = [await gateway.api.pay(order), await gateway.api.pay(order)]
    mock.reset()
    expect(mock.calls()).toEqual([])
    expect([await gateway.api.pay(order), await gateway.api.pay(order)]).toEqual(first)
  })

  it('below a base address with a path, and at cheque paths of its own', async () => {
    const chequePaths = { create: '/fiscal/new', status: '/fiscal/state' }
    const mock = createMock({}, { chequePaths })
    const gateway = clientOf(mock, { baseUrl: 'https://gateway.example/test/' })
    expect(mock.credentials.chequePaths).toEqual(chequePaths)
    expect(await gateway.cheques.status({ Id: 'c-1' })).toMatchObject({ Success: 'True' })
    expect(await gateway.api.getState({ OrderId: 'shop-77' })).toMatchObject({ OrderId: 'shop-77' })
  })

  it.each(['once', 'each-value', 'twice'] as const)('to a client that encodes pairs %s', async (pairEncoding) => {
    const mock = createMock({}, { pairEncoding })
    await clientOf(mock, { pairEncoding }).api.pay({ ...order, CustomFields: { Description: 'Два & 2 = 5%' } })
    expect(mock.calls('api.Pay')[0]?.request).toMatchObject({ CustomFields: { Description: 'Два & 2 = 5%' } })
    mock.verify()
  })
})

describe('when no answer comes', () => {
  it.each([
    ['answer-lost', 'connection-lost', { status: undefined }],
    ['connection-reset', 'connection-lost', { status: undefined }],
    ['html-502', 'not-xml', { status: 502 }],
    ['truncated', 'not-xml', { status: 200 }],
  ] as const)('%s', async (outcome, code, { status }) => {
    const mock = createMock({ 'api.Pay': [outcome], 'api.GetState': 'charged' })
    const error = await rejection(clientOf(mock).api.pay(order))
    expect(error).toMatchObject({ code, ...(status !== undefined && { status }) })
    if (!isOutcomeUnknown(error)) throw error
    expect(await error.resolve()).toMatchObject({ verdict: 'happened' })
    expect(mock.calls('api.Pay')).toMatchObject([{ answered: outcome }])
  })

  it('time-out hangs until the caller gives up', async () => {
    const clock = new ManualClock()
    const mock = createMock({ 'api.Pay': 'time-out' })
    const call = rejection(clientOf(mock, { clock, timeout: 40_000 }).api.pay(order))
    await vi.waitFor(() => expect(mock.calls('api.Pay')).toHaveLength(1))
    clock.advance(40_100)
    const error = await call
    expect(isTransportError(error) && error.code).toBe('timed-out')
    expect(isOutcomeUnknown(error)).toBe(true)
  })

  it('then an answer, for what only reads and is repeated', async () => {
    const mock = createMock({ 'api.GetState': ['connection-reset', 'html-502', 'charged'] })
    const gateway = new CardGateway({
      ...mock.credentials,
      transport: mock,
      retry: { attempts: 3 },
      clock: new SkippingClock(),
    })
    expect(await gateway.api.getState({ OrderId: 'shop-77' })).toMatchObject({ State: 'Charged' })
    expect(mock.calls('api.GetState')).toHaveLength(3)
  })
})

describe('what a mock remembers', () => {
  it('requests as the caller gave them and as they travelled, without secrets', async () => {
    const mock = createMock({ 'api.Refund': 'part' })
    const gateway = clientOf(mock)
    await gateway.api.pay(order)
    await gateway.api.refund({ OrderId: 'shop-77', Amount: 100 })
    expect(mock.calls().map(({ command, answered }) => `${command} ${answered}`)).toEqual([
      'api.Pay charged',
      'api.Refund part',
    ])
    expect(mock.calls('api.Pay')[0]?.request).toMatchObject({
      OrderId: 'shop-77',
      Amount: 500,
      PayInfo: { PAN: '411111xxxxxx1111' },
    })
    const everything = JSON.stringify(mock.calls())
    for (const secret of [card.PAN, '987', 'IVAN', credentials.password]) expect(everything).not.toContain(secret)
  })

  it('that a sequence did not come to its end', async () => {
    const mock = createMock({ 'api.Pay': sequence('declined', 'charged') })
    const gateway = clientOf(mock)
    await gateway.api.pay(order)
    expect(() => mock.verify()).toThrow('api.Pay: 1 of its answers were not used.')
    await gateway.api.pay(order)
    mock.verify()
  })
})

describe('what a mock refuses', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const pay =
    'Key=Merchant&PayInfo=PAN%3D4111111111111111%3BEMonth%3D05%3BEYear%3D29%3BCardHolder%3DA%3BOrderId%3DA-1%3BAmount%3D1&OrderId=A-1&Amount=1'

  it.each<[title: string, path: string, init: RequestInit, why: string]>([
    ['a path of no command', '/api/Pya', { body: pay }, 'No command has this path.'],
    ['a page for browsers', '/apim/Pay', { body: 'SessionId=1' }, 'Hosted pages are for browsers'],
    ['another method', '/api/Pay', { method: 'PUT', body: pay }, 'The request must be a POST, not a PUT.'],
    ['parameters in the address', '/api/Pay?Key=Merchant', { body: pay }, 'Parameters belong in the body'],
    ['another media type', '/api/Pay', { body: '{}', headers: { 'content-type': 'application/json' } }, 'Content-Type'],
    [
      'a name in another case',
      '/api/Pay',
      { body: `${pay}&customfields=` },
      'It has no customfields. It is spelled CustomFields.',
    ],
    [
      'a name nobody knows',
      '/api/Pay',
      { body: `${pay}&Currency=RUB` },
      'It has no Currency. There are: Key, PayInfo,',
    ],
    [
      'a key nobody knows',
      '/api/Pay',
      { body: pay.replace('EYear', 'Eyear') },
      'It has no PayInfo.Eyear. It is spelled EYear.',
    ],
    ['a parameter that is missing', '/api/Pay', { body: pay.replace('&Amount=1', '') }, 'Amount is required.'],
    ['a key that is missing', '/api/Pay', { body: pay.replace('%3BEYear%3D29', '') }, 'PayInfo.EYear is required.'],
    ['a credential that is missing', '/api/Pay', { body: pay.replace('Key=Merchant&', '') }, 'Key is missing.'],
    [
      'a value that is sent twice and differs',
      '/api/Pay',
      { body: pay.replace('Amount%3D1', 'Amount%3D2') },
      'PayInfo.Amount: differs',
    ],
    ['a parameter twice', '/api/Pay', { body: `${pay}&Amount=1` }, 'Amount: occurs twice.'],
    ['a value that is too long', '/api/Pay', { body: pay.replaceAll('A-1', 'A'.repeat(51)) }, 'OrderId'],
    ['a number that is no card', '/api/Pay', { body: pay.replace('4111111111111111', '4111') }, 'PayInfo.PAN'],
    ['a month there is not', '/api/Pay', { body: pay.replace('EMonth%3D05', 'EMonth%3D13') }, 'PayInfo.EMonth'],
    ['an amount out of range', '/api/Pay', { body: pay.replaceAll(/Amount(=|%3D)1/g, 'Amount$10') }, 'Amount'],
    [
      'a wallet token without the amount its checksum needs',
      '/api/MobilePay',
      { body: 'PayToken=AAECAwQFBgc%3D&Key=Merchant&OrderId=W-3&Checksum=true' },
      'Amount',
    ],
    ['an amount that is none', '/api/Pay', { body: pay.replaceAll('Amount=1', 'Amount=1.5') }, 'Amount'],
  ])('%s', async (_title, path, init, why) => {
    const refusals: Refusal[] = []
    const mock = createMock({}, { report: (refusal) => refusals.push(refusal) })
    const response = await mock(
      new Request(`https://gateway.example${path}`, { method: 'POST', headers: form, ...init }),
    )
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(why)
    expect(response.headers.get('x-card-gateway-why')).toContain(why)
    expect(refusals).toEqual(mock.refusals)
    expect(refusals[0]?.message).not.toMatch(/4111|29/)
    expect(mock.calls()).toEqual([])
    expect(() => mock.verify()).toThrow(why)
  })

  it('only what no kind of wallet allows, for the kind is not sent', async () => {
    const gateway = clientOf(createMock())
    const wallet = { PayToken: 'eyJjYXJkIjoiMSJ9', OrderId: 'W-1' }
    expect(await gateway.api.mobilePay({ WalletKind: 1, ...wallet })).toMatchObject({ Success: 'True' })
    expect(await gateway.api.mobilePay({ WalletKind: 2, ...wallet, Amount: 9900 })).toMatchObject({ Success: 'True' })
  })

  it('a call when the sequence is over', async () => {
    const mock = createMock({ 'api.Pay': sequence('charged') }, { report: () => {} })
    const gateway = clientOf(mock)
    await gateway.api.pay(order)
    const error = await rejection(gateway.api.pay(order))
    expect(isProtocolError(error) && error.status).toBe(400)
    expect(() => mock.verify()).toThrow('api.Pay: All answers of its script are used up.')
  })

  it('a call whose answer the test cannot choose, and keeps what was thrown', async () => {
    const thrown = new Error('an assertion of the test')
    const mock = createMock(
      {
        'api.Pay': () => {
          throw thrown
        },
      },
      { report: () => {} },
    )
    expect(await rejection(clientOf(mock).api.pay(order))).toMatchObject({ code: 'not-xml', status: 400 })
    expect(() => mock.verify()).toThrow(expect.objectContaining({ cause: thrown }))
  })

  it('without showing a card number that stands in the address', async () => {
    const mock = createMock({}, { report: () => {} })
    await mock(new Request(`https://gateway.example/cards/${card.PAN}`, { method: 'POST' }))
    expect(mock.refusals[0]?.path).toBe('/cards/411111xxxxxx1111')
    expect(() => mock.verify()).toThrow(expect.not.objectContaining({ message: expect.stringContaining(card.PAN) }))
  })

  it('aloud, unless the test listens itself', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await createMock()(new Request('https://gateway.example/nothing', { method: 'POST' }))
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('Mock gateway, /nothing: No command has this path.'))
    warn.mockRestore()
  })

  it.each([
    ['unknown-command', { 'api.Pya': 'charged' }],
    ['unknown-scenario', { 'api.Pay': ['charged', 'declind'] }],
    ['no-answers', { 'api.Pay': [] }],
  ])('a script with a mistake, at once: %s', (code, script) => {
    const make = () => Reflect.apply(createMock, undefined, [script])
    expect(make).toThrow(MockError)
    expect(make).toThrow(expect.objectContaining({ code }))
  })

  it('commands that were not chosen', async () => {
    const mock = createMockFactory({ 'api.Pay': apiPayMock }, credentials)({}, { report: () => {} })
    const gateway = new CardGateway({ ...mock.credentials, transport: mock })
    expect((await gateway.api.pay(order)).Success).toBe('True')
    expect(await rejection(gateway.api.block(order))).toMatchObject({ status: 400 })
  })
})
