import { expect } from 'vitest'
import { fc } from '../../support/fast-check.js'
import { continuing, orderIdOf } from './givens.js'
import { type Model, type Reply, refusal, spans } from './model.js'
import { command, summary } from './step.js'

const advancing = command(
  'clock forward',
  fc.record({ minutes: fc.constantFrom(0.1, 0.5, 9, 16, 31, 61, 6 * 24 * 60) }),
  async ({ minutes }, model, walk) => {
    model.advance(minutes * 60_000)
    await walk.real.sandbox.clock.advance(minutes * 60_000)
    return undefined
  },
  // A receiver that refuses is asked every ten seconds; days of that prove no more than a minute.
  ({ minutes }, model) => minutes <= 1 || (model.receiving && model.pending === 0),
)

const receiving = command(
  'receiver answers',
  fc.record({ status: fc.constantFrom(200, 200, 500, 204, 302) }),
  async ({ status }, model, walk) => {
    model.receiving = status === 200
    walk.real.inbox.status = status
    return undefined
  },
)

/** The sandbox is written down and taken up again: nothing of the merchant's dealings is lost by that. */
const restarting = command('sandbox restarts', fc.record({}), async (_given, _model, { real, coverage }) => {
  const { sandbox } = real
  coverage.look([], sandbox.journal.entries)
  await sandbox.restore(JSON.parse(JSON.stringify(await sandbox.snapshot())))
  return undefined
})

/** Bodies no client of ours would send, and how each is refused; they have no effect (decision N13). */
export const malformedBodies = [
  ['/api/GetState', 'Key={Key}', 'WRONG_PARAMS'],
  ['/api/GetState', 'key={Key}&OrderId=K1', 'WRONG_PARAMS'],
  ['/api/GetState', 'Key=Nobody&OrderId=K1', 'ACCESS_DENIED'],
  ['/api/Charge', 'Key={Key}&OrderId=K1&Amount=1', 'WRONG_PARAMS'],
  ['/api/Unblock', 'Key={Key}&OrderId=K1&Amount=0', 'AMOUNT_ERROR'],
  ['/api/Pay', 'Key={Key}&OrderId=K1&Amount=100&PayInfo={PayInfo}%3BAmount%3D101', 'WRONG_PAY_INFO'],
  ['/api/Pay', 'Key={Key}&OrderId=K1&Amount=100&PayInfo={PayInfo}%3BAmount%3D100%3BAmount%3D100', 'WRONG_PAY_INFO'],
  ['/vwapi/PayStatus', 'VWID={VWID}&Data=OrderId%3DW1', 'WRONG_PARAMS'],
  ['/vwapi/Charge', 'VWID={VWID}&OrderId=W1&Amount=1', 'WRONG_PARAMS'],
] as const

const malformed = command(
  'malformed',
  fc.record({
    what: fc.constantFrom(...malformedBodies),
  }),
  async ({ what: [path, body, code] }, model, walk) => {
    const PayInfo = 'PAN%3D4111111111111111%3BEMonth%3D12%3BEYear%3D49%3BCardHolder%3DIVAN%3BOrderId%3DK1'
    const values: Readonly<Record<string, string>> = { ...model.merchant, PayInfo }
    const answer = await walk.real.post(
      String(path),
      String(body).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? ''),
    )
    expect(answer.ErrCode).toBe(code)
    walk.coverage.see('errors', code)
    return code
  },
)

const chequeIds = fc.constantFrom('C1', 'C2')

const makingCheque = command('cheques.create', fc.record({ id: chequeIds }), async ({ id }, model, walk) => {
  const Content = {
    Type: 1,
    Positions: [{ Quantity: '1.000', Price: '10.50', Tax: 1, Text: 'Ticket' }],
    CheckClose: { Payments: [{ Type: 1, Amount: '10.50' }], TaxationSystem: 0 },
    ...{ CustomerContact: 'ivan@shop.example', Message: 'Thank you' },
  } as const
  const answer = await walk.real.gateway.cheques.create({ Cheque: { Id: id, INN: '7701234567', Content } })
  expect(answer).toMatchObject({ Success: 'True', Status: model.cheques.has(id) ? 'Duplicate' : 'Queued' })
  if (!model.cheques.has(id)) model.cheques.set(id, model.now + spans.cheque)
  return summary(answer)
})

const askingCheque = command(
  'cheques.status',
  fc.record({
    of: fc.oneof(
      chequeIds.map((Id) => ({ Id })),
      continuing('Charged').map((which) => ({ which })),
    ),
  }),
  async ({ of: asked }, model, walk) => {
    const of = 'Id' in asked ? asked : { OrderId: orderIdOf(model, 'api', asked.which) }
    const answer = await walk.real.gateway.cheques.status(of)
    const predicted: Reply = isKnown(model, of) ? { Success: 'True' } : refusal('ORDER_NOT_FOUND')
    expect({ Success: answer.Success, ErrCode: Reflect.get(answer, 'ErrCode') }).toEqual({
      ErrCode: undefined,
      ...predicted,
    })
    const ready = 'Id' in of ? model.cheques.get(of.Id) : undefined
    if (ready !== undefined) expect(answer).toMatchObject({ Cheques: [{ Sended: model.now >= ready }] })
    return summary(answer)
  },
)

/** A payment has a cheque once money was blocked or charged (Cheque attached to a payment). */
function isKnown(model: Model, of: { readonly Id: string } | { readonly OrderId: string }): boolean {
  if ('Id' in of) return model.cheques.has(of.Id)
  const order = model.order('api', of.OrderId)
  return order !== undefined && order.authorised > 0 && order.state !== 'Rejected' && order.state !== 'Error'
}

/** A family that support has not switched on (Authentication, Source restriction). */
const closedFamily = command('api.getState', fc.record({}), async (_given, _model, walk) => {
  const answer = await walk.real.gateway.api.getState({ OrderId: 'K1' })
  expect(answer).toMatchObject({ Success: 'False', ErrCode: 'API_NOT_ALLOWED' })
  walk.coverage.answered(answer)
  return summary(answer)
})

/** The clock, the receiver, the sandbox itself, cheques, and what no client of ours would send. */
export const otherCommands = {
  advance: advancing,
  receiver: receiving,
  malformed,
  restart: restarting,
  createCheque: makingCheque,
  chequeStatus: askingCheque,
  closedFamily,
}
