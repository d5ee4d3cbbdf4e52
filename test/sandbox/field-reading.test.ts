import { expect, it } from 'vitest'
import { attribute, attributes, card, fieldWorld, form, pairs, payment } from './field-world.js'

const registered = async () => {
  const world = await fieldWorld()
  await world.send(
    'POST',
    '/vwapi/Register',
    form({ VWID: 'MerchantVW', DATA: 'VWUserLgn=ivan;VWUserPsw=user-secret' }),
  )
  return world
}
const user = { VWUserLgn: 'ivan', VWUserPsw: 'user-secret' }

it('an empty parameter or key counts as absent', async () => {
  const { send } = await registered()
  const answer = await send('POST', '/api/Block', `${payment('4111111111100031')}&CustomerKey=`)
  expect(attribute(answer, 'Success')).toBe('True')
  const DATA = `${pairs({ ...user, CardId: 'FreePay', OrderId: 'o2', Amount: 10_000, IP: '203.0.113.7', CardNumber: '4111111111100031', ...card })};CustomFields=;ConfirmCode=`
  expect(attribute(await send('POST', '/vwapi/Pay', form({ VWID: 'MerchantVW', DATA })), 'Success')).toBe('True')
})

it('blanks around names and values of key-pair strings mean nothing', async () => {
  const { send } = await fieldWorld()
  const Data = 'SessionType=Pay; Url=https://shop.example/; OrderId=o1; Amount = 10000 ; IP=203.0.113.7'
  expect(attribute(await send('POST', '/apim/Init', form({ Key: 'Merchant', Data })), 'Success')).toBe('True')
})

it.each([
  'SessionType=Pay;;OrderId=o1;IP=203.0.113.7;Amount=9900;;',
  'SessionType=Pay;OrderId=o1;IP=203.0.113.7;Amount=9900;null',
])('empty parts and parts without = are skipped: %s', async (Data) => {
  const { send } = await fieldWorld()
  const answer = await send('POST', '/apim/Init', form({ Key: 'Merchant', Data }))
  expect(attribute(answer, 'Amount')).toBe('9900')
})

it('a plus is a blank in key-pair values, and not in front of a phone', async () => {
  const { send, sandbox } = await fieldWorld()
  const DATA = 'VWUserLgn=ivan;VWUserPsw=user-secret;PhoneNumber=79001234567'
  await send('POST', '/vwapi/Register', form({ VWID: 'MerchantVW', DATA }))
  const cardData = pairs({ ...user, CardNumber: '4111111111100031', ...card, CardHolder: 'AUTO+TESTS' })
  await send('POST', '/vwapi/Add', form({ VWID: 'MerchantVW', DATA: cardData }))
  expect(await sandbox.inspect.cards('ivan')).toMatchObject([{ holder: 'AUTO TESTS' }])
  const answer = await send(
    'POST',
    '/apim/Init',
    form({
      Key: 'Merchant',
      Data: 'SessionType=Pay;OrderId=o1;Amount=1;IP=203.0.113.7;Phone=+79001234567;Total=1+2;Cheque=eyJBIjoi+/A=',
    }),
  )
  const session = attribute(answer, 'SessionId') ?? ''
  const page = await send('GET', `/apim/Pay?SessionId=${session}`)
  for (const shown of ['+79001234567', '1 2', 'eyJBIjoi+/A=']) expect(page.text).toContain(shown)
})

it('IP may be absent in InPay Init, and in eWallet Init for a card', async () => {
  const { send } = await registered()
  const inpay = form({ Key: 'Merchant', Data: 'SessionType=Pay;OrderId=o1;Amount=10000' })
  expect(attribute(await send('POST', '/apim/Init', inpay), 'Success')).toBe('True')
  const add = form({ VWID: 'MerchantVW', DATA: pairs({ ...user, SessionType: 'Add' }) })
  expect(attribute(await send('POST', '/vwapi/Init', add), 'Success')).toBe('True')
  const pay = form({ VWID: 'MerchantVW', DATA: pairs({ ...user, SessionType: 'Pay', OrderId: 'o2', Amount: 1 }) })
  expect(attribute(await send('POST', '/vwapi/Init', pay), 'ErrCode')).toBe('WRONG_PARAMS')
})

it('Init of a card registration ignores an amount of zero and an order', async () => {
  const { send } = await registered()
  const DATA = pairs({ SessionType: 'Add', ...user, IP: '203.0.113.7', Amount: 0, OrderId: 'o1' })
  const answer = await send('POST', '/vwapi/Init', form({ VWID: 'MerchantVW', DATA }))
  expect(attributes(answer).map(([name]) => name)).toEqual(['Success', 'Amount', 'SessionId', 'SessionType'])
  expect(attribute(answer, 'Amount')).toBe('0')
})

const whole = 'SessionType=Pay;OrderId=o1;Amount=10000;IP=203.0.113.7;Url=https://shop.example/'
const eachValue = 'SessionType=Pay;OrderId=o1;Amount=10000;IP=203.0.113.7;Url=https%3A%2F%2Fshop.example%2F'

it.each([
  ['raw', `Key=Merchant&Data=${whole};`],
  ['encoded with the form', form({ Key: 'Merchant', Data: whole })],
  ['each value, then the form', form({ Key: 'Merchant', Data: eachValue })],
  ['the whole, then the form', form({ Key: 'Merchant', Data: encodeURIComponent(whole) })],
])('key-pair strings are read however they are encoded: %s', async (_how, body) => {
  const { send, sandbox } = await fieldWorld()
  const answer = await send('POST', '/apim/Init', body)
  const session = await sandbox.inspect.session(attribute(answer, 'SessionId') ?? '')
  expect(session?.url).toBe('https://shop.example/')
})

it('names have any case, and everything may be a query', async () => {
  const { send } = await fieldWorld()
  await send('POST', '/api/Pay', payment('4111111111100031'))
  const answer = await send('GET', '/api/Refund?key=Merchant&orderid=o1&amount=100&password=merchant-secret')
  expect(attribute(answer, 'NewAmount')).toBe('9900')
  const status = await send('POST', '/vwapi/PayStatus', 'VWID=MerchantVW&Data=OrderId%3Dnone')
  expect(attribute(status, 'ErrCode')).toBe('ORDER_NOT_FOUND')
})

it('PaytureId is ServiceId', async () => {
  const { send, sandbox } = await fieldWorld()
  const answer = await send('POST', '/api/Block', `${payment('4111111111100031')}&PaytureId=af-1`)
  expect(attribute(answer, 'Success')).toBe('True')
  expect((await sandbox.inspect.payment('o1'))?.facts).toMatchObject({ ServiceId: 'af-1' })
})

it.each([
  ['PAN', 'WRONG_PAN'],
  ['EMonth', 'WRONG_EXPIRE_DATE'],
  ['EYear', 'CARD_EXPIRED'],
])('a block without %s is answered %s', async (name, code) => {
  const { send } = await fieldWorld()
  const values: Record<string, string> = { PAN: '4111111111100031', ...card, OrderId: 'o1', Amount: '10000' }
  delete values[name]
  const body = form({ Key: 'Merchant', PayInfo: pairs(values), OrderId: 'o1', Amount: 10_000 })
  expect(attribute(await send('POST', '/api/Block', body), 'ErrCode')).toBe(code)
})

it('a block without Amount or OrderId', async () => {
  const { send } = await fieldWorld()
  const PayInfo = pairs({ PAN: '4111111111100031', ...card })
  const noAmount = await send('POST', '/api/Block', form({ Key: 'Merchant', PayInfo, OrderId: 'o1' }))
  expect(attribute(noAmount, 'ErrCode')).toBe('AMOUNT_ERROR')
  const noOrder = await send('POST', '/api/Block', form({ Key: 'Merchant', PayInfo, Amount: 10_000 }))
  expect(attributes(noOrder)).toEqual([
    ['Success', 'False'],
    ['OrderId', ''],
    ['ErrCode', 'WRONG_PARAMS'],
  ])
})

it('PayInfo may come without OrderId and Amount; the success of Block names Key', async () => {
  const { send } = await fieldWorld()
  const PayInfo = pairs({ PAN: '4111111111100031', ...card })
  const answer = await send('POST', '/api/Block', form({ Key: 'Merchant', PayInfo, OrderId: 'o1', Amount: 10_000 }))
  expect(answer.text).toBe('<Block Success="True" OrderId="o1" Key="Merchant" Amount="10000"/>')
})
