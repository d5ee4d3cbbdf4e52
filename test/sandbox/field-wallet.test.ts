import { expect, it } from 'vitest'
import { attribute, attributes, card, fieldWorld, form, pairs } from './field-world.js'

const user = { VWUserLgn: 'ivan', VWUserPsw: 'user-secret' }
const wallet = (DATA: Record<string, string | number>) => form({ VWID: 'MerchantVW', DATA: pairs(DATA) })
const freePay = {
  ...user,
  CardId: 'FreePay',
  OrderId: 'o1',
  Amount: 10_000,
  IP: '203.0.113.7',
  CardNumber: '4111111111100031',
  ...card,
}

it('Init registers a user nobody knows', async () => {
  const { send } = await fieldWorld()
  const init = wallet({ ...user, SessionType: 'Pay', OrderId: 'o1', Amount: 10_000, IP: '203.0.113.7' })
  expect(attribute(await send('POST', '/vwapi/Init', init), 'Success')).toBe('True')
  expect(attribute(await send('POST', '/vwapi/Check', wallet(user)), 'Success')).toBe('True')
  const wrong = { ...user, VWUserPsw: 'another' }
  expect(attribute(await send('POST', '/vwapi/Check', wallet(wrong)), 'ErrCode')).toBe('WRONG_USER_PARAMS')
})

it('Init answers OrderId for a block session, which Pay with FreePay goes on with', async () => {
  const { send } = await fieldWorld()
  const session = await send(
    'POST',
    '/vwapi/Init',
    wallet({ ...user, SessionType: 'Block', OrderId: 'o1', Amount: 10_000, IP: '203.0.113.7' }),
  )
  expect(attribute(session, 'OrderId')).toBe('o1')
  expect(attribute(await send('POST', '/vwapi/Pay', wallet(freePay)), 'Success')).toBe('True')
  const status = await send('POST', '/vwapi/PayStatus', wallet({ OrderId: 'o1' }))
  expect(status.text).toBe(
    '<PayStatus Success="True" Status="Authorized" VWUserLgn="" OrderId="o1" Amount="10000" CardId=""/>',
  )
  expect(attribute(await send('POST', '/vwapi/Pay', wallet(freePay)), 'ErrCode')).toBe('DUPLICATE_ORDER_ID')
})

it('Pay of another amount is another payment', async () => {
  const { send } = await fieldWorld()
  await send(
    'POST',
    '/vwapi/Init',
    wallet({ ...user, SessionType: 'Pay', OrderId: 'o1', Amount: 500, IP: '203.0.113.7' }),
  )
  expect(attribute(await send('POST', '/vwapi/Pay', wallet(freePay)), 'ErrCode')).toBe('DUPLICATE_ORDER_ID')
})

it('PayStatus says no before anything was paid', async () => {
  const { send } = await fieldWorld()
  await send(
    'POST',
    '/apim/Init',
    form({ Key: 'Merchant', Data: 'SessionType=Pay;OrderId=o1;Amount=10000;IP=203.0.113.7' }),
  )
  const inpay = await send('POST', '/apim/PayStatus', 'Key=Merchant&OrderId=o1')
  expect(inpay.text).toBe('<PayStatus Success="False" OrderId="o1" ErrCode="NONE"/>')
  await send(
    'POST',
    '/vwapi/Init',
    wallet({ ...user, SessionType: 'Pay', OrderId: 'o1', Amount: 500, IP: '203.0.113.7' }),
  )
  const ewallet = await send('POST', '/vwapi/PayStatus', wallet({ OrderId: 'o1' }))
  expect(attributes(ewallet)).toEqual([
    ['Success', 'False'],
    ['OrderId', 'o1'],
    ['ErrCode', 'NONE'],
  ])
})

it('answers about a card that is not registered have an empty user and an empty card', async () => {
  const { send } = await fieldWorld()
  await send('POST', '/vwapi/Register', wallet(user))
  const paid = await send('POST', '/vwapi/Pay', wallet(freePay))
  expect(paid.text).toBe('<Pay Success="True" VWUserLgn="" OrderId="o1" Amount="10000" CardId=""/>')
  const refund = await send(
    'POST',
    '/vwapi/Refund',
    wallet({ Password: 'merchant-secret', OrderId: 'o1', Amount: 10_000 }),
  )
  expect(refund.text).toBe('<Refund Success="True" OrderId="o1" NewAmount="0" VWUserLgn=""/>')
})

it('card ids have 36 characters; a card that is added twice keeps its id, and cannot pay before it is activated', async () => {
  const { send } = await fieldWorld()
  await send('POST', '/vwapi/Register', wallet({ ...user, PhoneNumber: '79001234567' }))
  const newCard = wallet({ ...user, CardNumber: '4111111111100031', ...card })
  const id = attribute(await send('POST', '/vwapi/Add', newCard), 'CardId') ?? ''
  expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(attributes(await send('POST', '/vwapi/Add', newCard))).toEqual([
    ['Success', 'False'],
    ['VWUserLgn', 'ivan'],
    ['CardId', id],
    ['ErrCode', 'DUPLICATE_CARD'],
  ])
  const { CardNumber: _number, EMonth: _month, EYear: _year, CardHolder: _holder, ...rest } = freePay
  const pay = await send('POST', '/vwapi/Pay', wallet({ ...rest, CardId: id }))
  expect(attribute(pay, 'ErrCode')).toBe('WRONG_CARD')
  const code = await send('POST', '/vwapi/SendCode', wallet({ ...user, CardId: id, OrderId: 'o1', Amount: 10_000 }))
  expect(attribute(code, 'ErrCode')).toBe('WRONG_CARD')
})
