import { decodeNotification, encodeNotification } from '@card-gateway/notifications'
import { EncodeError } from '@card-gateway/protocol'
import { expect, it } from 'vitest'

it('a notification is written in the order of its fields, as the gateway would', () => {
  const body = encodeNotification({
    Amount: 12345,
    Success: true,
    OrderId: 'A-1',
    ErrCode: 'NONE',
    Notification: 'EnginePaySuccess',
    MerchantContract: 'Merchant',
    TransactionDate: { raw: '27.03.2026 14:05:10' },
  })
  expect(body).toBe(
    'Notification=EnginePaySuccess&MerchantContract=Merchant&TransactionDate=27.03.2026+14%3A05%3A10&OrderId=A-1&Amount=12345&Success=True&ErrCode=NONE',
  )
})

it('tick counts, custom keys and further fields are written too', () => {
  const added = 'Notification=CustomerAddSuccess&VWUserLgn=u&CardId=c&DateTime=639101523090000001&Success=False&New=1'
  expect(encodeNotification(decodeNotification(added))).toBe(added)
  const pay = 'Notification=MerchantPay&OrderId=A&Amount=1&Total=5%2C00&kind=gift&name=%3B&Is3DS=maybe'
  expect(encodeNotification(decodeNotification(pay))).toBe(pay)
})

it('an event of an unknown name is written as it came', () => {
  const body = 'Notification=EngineVoid&TransactionDate=01.02.2026+03%3A04%3A05&OrderId=A-1&kind=k&name=n'
  expect(encodeNotification(decodeNotification(body))).toBe(body)
})

it('an encrypted one has the one parameter DATA, of which the text is a key-pair string', () => {
  const event = decodeNotification('Notification=EnginePaySuccess&OrderId=A%3D1&Amount=7')
  const seen: string[] = []
  const encrypt = (text: string) => {
    seen.push(text)
    return 'a+b/c='
  }
  expect(encodeNotification(event, { encrypt })).toBe('DATA=a%2Bb%2Fc%3D')
  expect(seen).toEqual(['Notification=EnginePaySuccess;OrderId=A=1;Amount=7'])
})

it('a field called as the encrypted text is refused, for nobody could read it again', () => {
  const event = decodeNotification('DATA=x', { decrypt: () => 'Notification=MerchantPay;OrderId=A;Amount=1;DATA=4' })
  expect(() => encodeNotification(event)).toThrow(expect.objectContaining({ code: 'reserved-key', at: 'DATA' }))
})

it('a value that a key-pair string cannot carry is refused', () => {
  const event = decodeNotification('Notification=EngineBlockSuccess&Description=a%3Bb')
  expect(() => encodeNotification(event, { encrypt: (text) => text })).toThrow(EncodeError)
})
