import {
  createDecryptor,
  decodeNotification,
  identity,
  isUnknownEvent,
  meaningOf,
  NotificationError,
  redactNotification,
  ticksToDate,
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

describe('the date of a notification', () => {
  const dateOf = (text: string, zone?: string) =>
    decodeNotification(`${head}&TransactionDate=${encodeURIComponent(text)}`, zone === undefined ? {} : { zone })
      .TransactionDate

  it('has the day first with dots and the month first with slashes', () => {
    const parts = { year: 2026, month: 3, day: 4, hour: 5, minute: 6, second: 7 }
    expect(dateOf('04.03.2026 05:06:07')).toEqual({ raw: '04.03.2026 05:06:07', ...parts })
    expect(dateOf('03/04/2026 05:06:07')).toEqual({ raw: '03/04/2026 05:06:07', ...parts })
  })

  it.each([
    '31.04.2026 00:00:00',
    '31.06.2026 00:00:00',
    '31.09.2026 00:00:00',
    '31.11.2026 00:00:00',
    '01.00.2026 00:00:00',
    '32.01.2026 00:00:00',
    '01-01-2026 00:00:00',
    '01.01.2026 00-00:00',
    '01.01.2026 00:00-00',
    '0:.01.2026 00:00:00',
    '0/.01.2026 00:00:00',
    ':0.01.2026 00:00:00',
    '/9.01.2026 00:00:00',
    '1/2/2016 0:00:00 AM',
    '1/2/2016 13:00:00 PM',
    '13/2/2016 1:00:00 AM',
    '2/30/2016 1:00:00 AM',
    '1/2/2016 1:60:00 AM',
    '1/2/2016 1:00:00 XM',
    '29.02.2026 00:00:00',
    '29.02.2100 00:00:00',
    '13/13/2026 00:00:00',
    '00.01.2026 00:00:00',
    '01.01.0000 00:00:00',
    '01.01.2026 24:00:00',
    '01.01.2026 23:60:00',
    '01.01.2026 23:59:60',
    '01.01/2026 00:00:00',
    '01.01.2026T00:00:00',
    '1.1.2026 0:00:00',
    '0x.01.2026 00:00:00',
    'yesterday',
  ])('%s is no date of the calendar and is kept as text', (text) => {
    expect(dateOf(text)).toEqual({ raw: text })
  })

  it.each([1, 3, 5, 7, 8, 10, 12])('has 31 days in month %d, to the last second', (month) => {
    const parts = { year: 1999, month, day: 31, hour: 19, minute: 59, second: 59 }
    expect(dateOf(`31.${String(month).padStart(2, '0')}.1999 19:59:59`)).toMatchObject(parts)
  })

  it.each([
    ['10/7/2016 6:48:56 PM', { year: 2016, month: 10, day: 7, hour: 18, minute: 48, second: 56 }],
    ['1/2/2016 1:00:00 AM', { month: 1, day: 2, hour: 1, minute: 0, second: 0 }],
    ['12/31/2016 12:05:06 AM', { month: 12, day: 31, hour: 0, minute: 5, second: 6 }],
    ['12/31/2016 12:05:06 PM', { hour: 12 }],
    ['12/31/2016 11:59:59 PM', { hour: 23, minute: 59, second: 59 }],
  ])('with half days is read, and stays as it was written: %s', (text, parts) => {
    expect(dateOf(text)).toMatchObject({ raw: text, ...parts })
    expect(dateOf('10/7/2016 6:48:56 PM', 'UTC')?.instant).toEqual(new Date('2016-10-07T18:48:56Z'))
  })

  it('has leap days', () => {
    expect(dateOf('29.02.2028 00:00:00')).toMatchObject({ month: 2, day: 29 })
    expect(dateOf('29.02.2000 00:00:00')).toMatchObject({ year: 2000, month: 2, day: 29 })
  })

  it('is no instant unless the zone is known', () => {
    expect(dateOf('27.03.2026 14:05:09')).not.toHaveProperty('instant')
    expect(dateOf('27.03.2026 14:05:09', 'UTC')).toHaveProperty('instant', new Date('2026-03-27T14:05:09Z'))
    expect(dateOf('27.03.2026 14:05:09', '+03:00')).toHaveProperty('instant', new Date('2026-03-27T11:05:09Z'))
    expect(dateOf('27.03.2026 14:05:09', '-0330')).toHaveProperty('instant', new Date('2026-03-27T17:35:09Z'))
    expect(dateOf('27.03.2026 14:05:09', 'Europe/Moscow')).toHaveProperty('instant', new Date('2026-03-27T11:05:09Z'))
    expect(dateOf('27.07.2026 14:05:09', 'Europe/Berlin')).toHaveProperty('instant', new Date('2026-07-27T12:05:09Z'))
    expect(dateOf('31.04.2026 00:00:00', 'UTC')).not.toHaveProperty('instant')
  })

  it('that a clock change repeats is the earlier, that one skips is read with the offset before', () => {
    expect(dateOf('25.10.2026 02:30:00', 'Europe/Berlin')).toHaveProperty('instant', new Date('2026-10-25T00:30:00Z'))
    expect(dateOf('29.03.2026 02:30:00', 'Europe/Berlin')).toHaveProperty('instant', new Date('2026-03-29T01:30:00Z'))
    expect(dateOf('01.11.2026 01:30:00', 'America/New_York')).toHaveProperty(
      'instant',
      new Date('2026-11-01T05:30:00Z'),
    )
  })

  it('is refused a zone that does not exist', () => {
    expect(() => dateOf('27.03.2026 14:05:09', 'Mars/Base')).toThrow(RangeError)
  })
})

describe('a tick count', () => {
  const added = 'Notification=CustomerAddSuccess&VWUserLgn=u&CardId=c'

  it('is exact, and tells an instant', () => {
    const event = decodeNotification(`${added}&DateTime=639101523090000001`)
    expect(event).toHaveProperty('DateTime', 639101523090000001n)
    expect(ticksToDate(621355968000000000n)).toEqual(new Date(0))
    expect(ticksToDate(639101523090000001n)).toEqual(new Date('2026-03-26T20:05:09Z'))
    expect(ticksToDate(639101523090000001n, 'Europe/Moscow')).toEqual(new Date('2026-03-26T17:05:09Z'))
  })

  it.each(['9'.repeat(20), '-1', '1.5', '0x1F', '١٢٣'])('%s is none and is kept as text', (text) => {
    const event = decodeNotification(`${added}&DateTime=${encodeURIComponent(text)}`)
    expect(event).not.toHaveProperty('DateTime')
    expect(event.extra).toEqual({ DateTime: text })
  })
})

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
