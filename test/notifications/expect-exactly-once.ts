import type { InboxStore } from '@card-gateway/notifications'
import { expect } from 'vitest'
import type { Story } from './deliver-through-faults.js'
import { faults } from './faulty-path.js'

/** What must be true however the deliveries went. */
export async function expectExactlyOnce(
  { deliveries, path, problems }: Story,
  inbox: InboxStore,
  effects: readonly string[],
  orders: number,
): Promise<void> {
  // Every fault happened, and the sender kept to the gateway's rules.
  for (const fault of faults) expect(path.counts.get(fault), fault).toBeGreaterThan(2)
  for (const { sentAt, heard } of deliveries) {
    expect(heard.filter((status) => status === 200)).toEqual([200])
    expect(heard.at(-1)).toBe(200)
    expect(sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0))).toEqual(sentAt.slice(1).map(() => 10_000))
  }
  // Every payment once; every block once, before its payment, whichever was told first.
  const names = Array.from({ length: orders }, (_, order) => `A-${order}`).sort()
  const acted = (what: string) =>
    effects.filter((effect) => effect.startsWith(what)).map((it) => it.split(' ')[1] ?? '')
  expect(acted('paid').sort()).toEqual(names)
  expect(acted('blocked').sort()).toEqual(names)
  for (const order of acted('blocked')) {
    expect(effects.indexOf(`blocked ${order}`)).toBeLessThan(effects.indexOf(`paid ${order}`))
  }
  // Nothing waits, and what was spoilt on the way is kept, and nothing else.
  expect(await inbox.list({ status: 'pending' })).toEqual([])
  const dead = await inbox.list({ status: 'dead', limit: 10_000 })
  expect(dead).toHaveLength(path.spoilt.size)
  expect(new Set(dead.map(({ reason }) => reason?.split(' at ')[0]))).toEqual(new Set(['unreadable: percent']))
  const codes = new Set(problems.map(({ code }) => code))
  expect([...codes].sort()).toEqual(['attempt-failed', 'gave-up', 'not-read'])
}
