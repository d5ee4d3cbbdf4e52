import { expect, it } from 'vitest'
import { fieldWorld } from './field-world.js'

const content = {
  Type: 1,
  Positions: [{ Quantity: 1, Price: 123.45, Tax: 1, Text: 'Ticket' }],
  CheckClose: { Payments: [{ Type: 3, Amount: 123.45 }], TaxationSystem: 0 },
  CustomerContact: 'ivan@shop.example',
}
const cheque = (Id: string) => ({ Id, INN: 7701234567, Group: 'Main', Content: content })
const create = (Id = 'c1') =>
  JSON.stringify({
    Key: 'Merchant',
    Password: 'merchant-secret',
    Message: 'Thanks',
    AdditionalMessages: [],
    Cheque: cheque(Id),
  })
const ask = JSON.stringify({ Key: 'Merchant', Password: 'merchant-secret', Id: 'c1' })

it.each(['/apicheque/Create', '/apicheque/CreateCorrection', '/cheque/create'])(
  'a recorded cheque is taken at %s',
  async (path) => {
    const { send } = await fieldWorld()
    expect((await send('POST', path, create())).text).toBe(
      '{"Success":true,"ErrCode":null,"ErrMessages":null,"Status":"Accepted"}',
    )
  },
)

it('the same Id again is a conflict', async () => {
  const { send } = await fieldWorld()
  await send('POST', '/apicheque/Create', create())
  expect((await send('POST', '/apicheque/Create', create())).text).toBe(
    '{"Success":true,"ErrCode":null,"ErrMessages":null,"Status":"Conflict"}',
  )
})

it('the status is flat, with the document once the cheque is formed', async () => {
  const { send, sandbox } = await fieldWorld()
  await send('POST', '/apicheque/Create', create())
  const waiting = '{"Sended":false,"Cheque":null,"ErrCode":null,"Status":"Accepted"}'
  expect((await send('POST', '/apicheque/Status', ask)).text).toBe(
    `{"Success":true,"ErrCode":null,"Cheques":[${waiting}]}`,
  )
  await sandbox.clock.advance('1m')
  const formed = `{"Sended":true,"Cheque":${JSON.stringify(cheque('c1'))},"ErrCode":null,"Status":"Created"}`
  expect((await send('POST', '/apicheque/Status', ask)).text).toBe(
    `{"Success":true,"ErrCode":null,"Cheques":[${formed}]}`,
  )
})

it('the strict profile keeps no document and wants Message in Content', async () => {
  const { send, sandbox } = await fieldWorld({ profile: 'strict' })
  expect((await send('POST', '/cheque/create', create())).text).toContain('"ErrCode":"WRONG_PARAMS"')
  const whole = JSON.stringify({
    Key: 'Merchant',
    Password: 'merchant-secret',
    Cheque: { ...cheque('c1'), Content: { ...content, Message: 'Thanks' } },
  })
  await send('POST', '/cheque/create', whole)
  const [kept] = await sandbox.inspect.cheques()
  expect(kept).not.toHaveProperty('document')
})
