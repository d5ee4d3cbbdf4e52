import { EventReaders } from '@card-gateway/notifications/event-readers'
import type { EventTables } from '@card-gateway/notifications/event-tables'
import { expect, it } from 'vitest'

const fields = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `F${index}`, kind: 'text' }) as const)

function tables(given: Partial<EventTables>): EventTables {
  return { events: {}, common: [], secrets: new Map(), vocabularies: {}, ...given }
}

it('an event of more fields than can be told apart is refused at the start, by its name', () => {
  const events = { Huge: { name: 'EngineHuge', result: 'success', fields: fields(30) } } as const
  expect(() => new EventReaders(tables({ events, common: fields(2) }))).toThrow('EngineHuge has more than 31 fields.')
  expect(() => new EventReaders(tables({ common: fields(32) }))).toThrow('An event has more than 31 fields.')
  const reader = new EventReaders(tables({ events, common: fields(1) })).named('engineHUGE')
  expect(new Set(reader.inOrder.map(({ bit }) => bit)).size).toBe(31)
})

it('knows which fields an event cannot be without, and in which order the document has them', () => {
  const common = [{ name: 'OrderId', kind: 'text', essential: true }, ...fields(1)] as const
  const own = [
    { name: 'Amount', kind: 'integer' },
    { name: 'CardId', kind: 'text', essential: true },
  ] as const
  const events = { Pay: { name: 'EnginePay', result: 'success', fields: own } } as const
  const reader = new EventReaders(tables({ events, common })).named('EnginePay')
  expect(reader.inOrder.map(({ name }) => name)).toEqual(['OrderId', 'F0', 'Amount', 'CardId'])
  const needed = reader.inOrder.filter(({ bit }) => (reader.essential & bit) !== 0).map(({ name }) => name)
  expect(needed).toEqual(['OrderId', 'CardId'])
  expect(reader.byName.get('CardId')).toBe(reader.inOrder[3])
})

it('spells values as their enumeration does, and the name of an event as the document does', () => {
  const states = (value: string) => (value.toLowerCase() === 'charged' ? 'Charged' : value)
  const own = [
    { name: 'Notification', kind: 'text' },
    { name: 'State', kind: 'text', values: 'states' },
    { name: 'OrderId', kind: 'text' },
  ] as const
  const events = { Pay: { name: 'EnginePay', result: 'success', fields: own } } as const
  const readers = new EventReaders(
    tables({ events, common: [{ name: 'Notification', kind: 'text' }], vocabularies: { states } }),
  )
  const spelled = (event: string, field: string) => readers.named(event).byName.get(field)?.spelled
  expect(spelled('enginepay', 'Notification')?.('enginePAY')).toBe('EnginePay')
  expect(spelled('EnginePay', 'State')?.('CHARGED')).toBe('Charged')
  expect(spelled('EnginePay', 'OrderId')).toBeUndefined()
  expect(spelled('Unheard', 'Notification')).toBeUndefined()
})
