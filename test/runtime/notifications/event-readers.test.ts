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
