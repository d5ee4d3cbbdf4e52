import { decodeNotification, ticksToDate } from '@card-gateway/notifications'
import { describe, expect, it } from 'vitest'

const head = 'Notification=EnginePaySuccess&OrderId=A-1&Amount=100'

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
