import {
  createDecryptor,
  decodeNotification,
  isUnknownEvent,
  meaningOf,
  NotificationError,
  redactNotification,
} from '@card-gateway/notifications'
import { describe, expect, it } from 'vitest'
import { expectLinear } from '../protocol/linear.js'

const head = 'Notification=EnginePaySuccess&OrderId=A-1&Amount=100'

/** The error of a body that cannot be read. */
function refused(body: string | Uint8Array, options?: Parameters<typeof decodeNotification>[1]): NotificationError {
  try {
    decodeNotification(body, options)
  } catch (error) {
    if (error instanceof NotificationError) return error
    throw error
  }
  throw new Error('It was read.')
}

describe('a field', () => {
  it.each(['True', 'true', 'TRUE', 'tRuE'])('%s is true', (text) => {
    expect(decodeNotification(`${head}&Success=${text}`)).toHaveProperty('Success', true)
  })

  it('that is empty counts as absent', () => {
    const event = decodeNotification(`${head}&Success=&ErrCode=&MerchantContract=&TransactionDate=`)
    expect(event).toEqual({ Notification: 'EnginePaySuccess', OrderId: 'A-1', Amount: 100 })
  })

  it('that is optional and cannot be read is kept as text', () => {
    const event = decodeNotification('Notification=EnginePayFail&OrderId=A-1&Amount=1e3&Success=perhaps')
    expect(event).toEqual({
      Notification: 'EnginePayFail',
      OrderId: 'A-1',
      extra: { Amount: '1e3', Success: 'perhaps' },
    })
  })

  it('without which the event says nothing makes it unreadable', () => {
    expect(refused('Notification=EnginePaySuccess&Amount=100')).toMatchObject({ code: 'missing', at: 'OrderId' })
    expect(refused('Notification=EnginePaySuccess&OrderId=&Amount=1')).toMatchObject({ code: 'missing', at: 'OrderId' })
    expect(refused('Notification=EngineRefundSuccess&NewAmount=0')).toMatchObject({ code: 'missing', at: 'OrderId' })
    expect(refused('Notification=CustomerAddSuccess&CardId=1')).toMatchObject({ code: 'missing', at: 'VWUserLgn' })
  })

  it.each(['abc', '-1', '1.50', '9007199254740993', '\u0661'])(
    'that is no amount is none, and is kept: %s',
    (amount) => {
      const event = decodeNotification(`Notification=EnginePaySuccess&OrderId=A-1&Amount=${encodeURIComponent(amount)}`)
      expect(event).toEqual({ Notification: 'EnginePaySuccess', OrderId: 'A-1', extra: { Amount: amount } })
    },
  )

  it.each([
    'EnginePaySuccess&OrderId=A-1',
    'EngineChargeSuccess&OrderId=A-1',
    'EngineRefundSuccess&OrderId=A-1',
    'MerchantPay&OrderId=A-1',
    'MerchantBlock&OrderId=A-1',
    'MerchantRefund&OrderId=A-1',
    'CustomerPaySuccess&OrderId=A-1',
    'CustomerRefundSuccess&OrderId=A-1',
    'CustomerAddSuccess&VWUserLgn=ivan',
    'CustomerAddFail&VWUserLgn=ivan',
    'CustomerSendCode',
  ])('that is absent leaves what the event is about: %s', (fields) => {
    expect(decodeNotification(`Notification=${fields}`)).toMatchObject({ Notification: fields.split('&')[0] })
  })

  it.each([
    ['0', 0],
    ['9', 9],
    ['9007199254740991', 9007199254740991],
    ['0000000000000000000100', 100],
  ])('that is an amount is a number: %s', (text, Amount) => {
    expect(decodeNotification(`Notification=EnginePaySuccess&OrderId=A-1&Amount=${text}`)).toMatchObject({ Amount })
  })

  it('that is empty where a number belongs is none', () => {
    const event = decodeNotification('Notification=EnginePaySuccess&OrderId=A-1&Amount=')
    expect(event).toEqual({ Notification: 'EnginePaySuccess', OrderId: 'A-1' })
  })

  it.each([
    ['True', true],
    ['true', true],
    ['False', false],
    ['FALSE', false],
  ])('that says yes or no says it in any case: %s', (text, Is3DS) => {
    expect(decodeNotification(`Notification=MerchantPay&OrderId=A&Amount=1&Is3DS=${text}`)).toMatchObject({ Is3DS })
  })

  it('that counts ticks reads up to the year 9999', () => {
    const added = 'Notification=CustomerAddSuccess&VWUserLgn=u&DateTime='
    expect(decodeNotification(`${added}3155378975999999999`)).toMatchObject({ DateTime: 3155378975999999999n })
    expect(decodeNotification(`${added}31553789759999999990`)).toMatchObject({
      extra: { DateTime: '31553789759999999990' },
    })
  })

  it('that names the event does so in any case', () => {
    expect(decodeNotification('Notification=ENGINEpaysuccess&OrderId=A&Amount=1')).toMatchObject({
      Notification: 'EnginePaySuccess',
      Amount: 1,
    })
  })

  it('that occurs twice makes it unreadable, documented or not', () => {
    expect(refused(`${head}&Amount=1`)).toMatchObject({ code: 'duplicate', at: 'Amount' })
    expect(refused(`${head}&Notification=EnginePayFail`)).toMatchObject({ code: 'duplicate', at: 'Notification' })
    expect(refused(`${head}&4111111111111111=1&4111111111111111=2`).message).not.toContain('4111')
    expect(refused('Notification=MerchantPay&OrderId=A&Amount=1&x=1&x=2')).toMatchObject({ code: 'duplicate' })
  })

  it('in another case is another field', () => {
    expect(decodeNotification(`${head}&success=False`)).toMatchObject({ extra: { success: 'False' } })
  })
})

describe('what is not documented', () => {
  it('is kept: a field in extra, an event as one of an unknown name', () => {
    expect(decodeNotification(`${head}&Bonus=5&Note=`).extra).toEqual({ Bonus: '5', Note: '' })
    const event = decodeNotification('Notification=EngineVoid&OrderId=A-1&TransactionDate=01.02.2026+03%3A04%3A05')
    expect(isUnknownEvent(event)).toBe(true)
    expect(event).toEqual({
      kind: 'unknown',
      name: 'EngineVoid',
      TransactionDate: { raw: '01.02.2026 03:04:05', year: 2026, month: 2, day: 1, hour: 3, minute: 4, second: 5 },
      extra: { OrderId: 'A-1' },
    })
    expect(meaningOf(event)).toEqual({ told: 'aside', operations: [] })
  })

  it('can have the name of anything an object has', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'extra']) {
      const closed = decodeNotification(`${head}&${name}=x`)
      expect(Object.entries(closed.extra ?? {})).toEqual([[name, 'x']])
      const open = decodeNotification(`Notification=MerchantPay&OrderId=A&Amount=1&${name}=x`)
      const found = new Map<string, unknown>([...Object.entries(open), ...Object.entries(open.extra ?? {})])
      expect(found.get(name)).toBe('x')
      expect(open.extra ?? {}).toBeTypeOf('object')
      expect(Object.getPrototypeOf(open)).toBe(Object.prototype)
      expect(decodeNotification(`Notification=${name}`)).toEqual({ kind: 'unknown', name })
    }
  })

  it('keeps keys of the merchant in the event itself where it has room for them', () => {
    const event = decodeNotification('Notification=MerchantPay&OrderId=A&Amount=1&Total=9.99&Is3DS=maybe')
    expect(event).toMatchObject({ Total: '9.99', extra: { Is3DS: 'maybe' } })
  })

  it('is hidden when it is a secret that should not be here', () => {
    const secrets = 'Password=hunter2&VWUserPsw=hunter3&Key=Merchant&SecureCode=123&PAN=4111111111111111&password=x'
    const expected = {
      Password: '***',
      VWUserPsw: '***',
      Key: '***',
      SecureCode: '***',
      PAN: '411111xxxxxx1111',
      password: '***',
    }
    expect(decodeNotification(`${head}&${secrets}`).extra).toEqual(expected)
    expect(decodeNotification(`Notification=New&${secrets}`).extra).toEqual(expected)
    expect(decodeNotification(`Notification=MerchantPay&OrderId=A&Amount=1&${secrets}`)).toMatchObject(expected)
  })
})

describe('a body', () => {
  it('may be text or bytes, with a byte order mark, with empty parts', () => {
    const expected = { Notification: 'EnginePaySuccess', OrderId: 'A-1', Amount: 100 }
    expect(decodeNotification(`\uFEFF&&${head}&`)).toEqual(expected)
    expect(decodeNotification(new TextEncoder().encode(`\uFEFF${head}`))).toEqual(expected)
  })

  it.each([
    ['', 'no-event', 'Notification'],
    ['OrderId=A-1', 'no-event', 'Notification'],
    ['Notification=', 'no-event', 'Notification'],
    ['notification=EnginePaySuccess', 'no-event', 'Notification'],
    [`${head}&Note=50%`, 'percent', 'position 60'],
    [`${head}&Note=%zz`, 'percent', 'position 58'],
    [`${head}&Note=%FF`, 'utf-8', 'position 58'],
    [`${head}&%ED%A0%80=1`, 'utf-8', 'position 53'],
    ['DATA=c2VjcmV0', 'encrypted', 'DATA'],
    [`DATA=c2VjcmV0&${head}`, 'mixed', 'DATA'],
    [`${head}&DATA=c2VjcmV0`, 'mixed', 'DATA'],
    ['DATA=c2VjcmV0&DATA=c2VjcmV0', 'mixed', 'DATA'],
    ['Note=1&DATA=c2VjcmV0', 'mixed', 'DATA'],
    ['DATA=&Note=', 'mixed', 'DATA'],
  ])('%j cannot be read: %s', (body, code, at) => {
    expect(refused(body)).toMatchObject({ name: 'NotificationError', code, at })
  })

  it('tells what is wrong with an encoding', () => {
    expect(refused(`${head}&Note=%zz`).message).toContain('two hexadecimal digits')
    expect(refused(`${head}&Note=%FF`).message).toContain('not UTF-8')
  })

  it('with an encrypted text beside anything is not decrypted at all', () => {
    const decrypt = () => {
      throw new Error('It was decrypted.')
    }
    expect(refused(`${head}&DATA=x`, { decrypt })).toMatchObject({ code: 'mixed', at: 'DATA' })
    expect(refused('DATA=x&Note=1', { decrypt })).toMatchObject({ code: 'mixed', at: 'DATA' })
  })

  it('of bytes that are not UTF-8 cannot be read', () => {
    expect(refused(Uint8Array.of(0x4e, 0xff))).toMatchObject({ code: 'utf-8', at: 'body' })
  })

  it('in another format is read by the parser that was given', () => {
    const parse = (body: string) => Object.entries(JSON.parse(body) as Record<string, string>)
    const body = '{"Notification":"EnginePaySuccess","OrderId":"A-1","Amount":"100"}'
    expect(decodeNotification(body, { parse })).toEqual(decodeNotification(head))
    const error = refused('4111111111111111', {
      parse: () => {
        throw new Error('4111111111111111')
      },
    })
    expect(error).toMatchObject({ code: 'unparsable', at: 'body' })
    expect(`${error.message} ${String(error.cause)}`).not.toContain('4111')
  })

  it.each<[string, (size: number) => string]>([
    ['names without values', (size) => `${head}&${'a&'.repeat(size / 2)}`],
    ['names that differ', (size) => `${head}&${Array.from({ length: size / 8 }, (_, at) => `a${at}`).join('&')}`],
    ['no event', (size) => 'a&'.repeat(size / 2)],
    ['one key of a merchant', (size) => `Notification=MerchantPay&OrderId=A&Amount=1&${'a=1&'.repeat(size / 4)}`],
    ['escapes', (size) => `${head}&a=${'%61+'.repeat(size / 4)}`],
  ])('takes time that grows with its length alone: %s', async (_name, make) => {
    await expectLinear(make, (text) => decodeNotification(text))
  })

  it('of very many or very long fields is read', () => {
    const flood = Array.from({ length: 50_000 }, (_, index) => `f${index}=${index}`).join('&')
    expect(Object.keys(decodeNotification(`${head}&${flood}`).extra ?? {})).toHaveLength(50_000)
    expect(() => decodeNotification(`${head}&Amount2=${'9'.repeat(1_000_000)}`)).not.toThrow()
  })
})

describe('a masked copy', () => {
  it('hides what is sensitive and what nobody documented', () => {
    const body =
      'Notification=CustomerPaySuccess&VWUserLgn=ivan%40shop.example&CardId=c1&OrderId=A-1&Amount=100&ConfirmCode=000123&SessionId=s3cret&CardNumber=4111111111111111&DateTime=639101523090000000&Track=5555555555554444&Email=a%40b.example'
    const masked = redactNotification(decodeNotification(body))
    expect(masked).toMatchObject({
      Notification: 'CustomerPaySuccess',
      VWUserLgn: '***',
      OrderId: 'A-1',
      Amount: 100,
      ConfirmCode: '***',
      SessionId: '***',
      CardNumber: '411111xxxxxx1111',
      DateTime: 639101523090000000n,
      extra: { Track: '***', Email: '***' },
    })
  })
})

it('a decryptor of another make is asked, and what it throws is not passed on', () => {
  const decrypt = (data: string) => data.split('').reverse().join('')
  const data = 'Notification=EnginePaySuccess;OrderId=A-1;Amount=100'.split('').reverse().join('')
  expect(decodeNotification(`DATA=${encodeURIComponent(data)}`, { decrypt })).toEqual(decodeNotification(head))
  const error = refused('DATA=x', {
    decrypt: () => {
      throw new Error('key: 4111')
    },
  })
  expect(error).toMatchObject({ code: 'undecryptable', at: 'DATA' })
  expect(error.message).not.toContain('4111')
  expect(() => createDecryptor({ keys: [] })).toThrow(TypeError)
})

it('the pairs of an encrypted text may be encoded once more', () => {
  const plain = (text: string) => ({ decrypt: () => text })
  const pairs = 'Notification=EngineBlockSuccess;Description=a%3Bb+%3D'
  expect(decodeNotification('DATA=x', plain(pairs))).toHaveProperty('Description', 'a%3Bb+%3D')
  expect(decodeNotification('DATA=x', { ...plain(pairs), pairEncoding: 'each-value' })).toHaveProperty(
    'Description',
    'a;b =',
  )
  const twice = encodeURIComponent('Notification=EngineBlockSuccess;Description=50%')
  expect(decodeNotification('DATA=x', { ...plain(twice), pairEncoding: 'twice' })).toHaveProperty('Description', '50%')
  expect(refused('DATA=x', plain('Notification=A;;'))).toMatchObject({ code: 'pair', at: 'DATA' })
  expect(refused('DATA=x', plain('Notification=A;a=1;a=2'))).toMatchObject({ code: 'duplicate', at: 'DATA' })
})
