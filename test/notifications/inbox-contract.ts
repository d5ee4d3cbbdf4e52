import type { Claimed, Facts, InboxStore } from '@card-gateway/notifications'
import { beforeEach, expect, it } from 'vitest'

export const bytes = (text: string) => new TextEncoder().encode(text)
export const facts: Facts = { identity: 'event 1', name: 'EnginePaySuccess', order: 'order 1' }
const lease = 60_000

export async function claimOne(inbox: InboxStore, leaseMs = lease): Promise<Claimed> {
  const [claimed] = await inbox.claim('worker', 1, leaseMs)
  if (claimed === undefined) throw new Error('Nothing was due.')
  return claimed
}

/** Tests that every inbox has to pass. */
export function itKeepsTheContract(create: () => InboxStore): void {
  let inbox: InboxStore
  beforeEach(() => {
    inbox = create()
  })

  it('gives a body out as it came, to one worker only', async () => {
    const { id, duplicate } = await inbox.put(bytes('a=%00\u00ff'))
    expect(duplicate).toBe(false)
    const claimed = await claimOne(inbox)
    expect(claimed).toMatchObject({ id, attempt: 1 })
    expect(new Uint8Array(claimed.body)).toEqual(bytes('a=%00\u00ff'))
    expect(await inbox.claim('other', 1, lease)).toEqual([])
  })

  it('stores the same bytes once', async () => {
    const first = await inbox.put(bytes('a=1'))
    expect(await inbox.put(bytes('a=1'))).toEqual({ id: first.id, duplicate: true })
    expect(await inbox.put(bytes('a=2'))).toMatchObject({ duplicate: false })
    expect(await inbox.list()).toHaveLength(2)
  })

  it('gives out at most what is asked for, in the order of arrival', async () => {
    const ids = [await inbox.put(bytes('1')), await inbox.put(bytes('2')), await inbox.put(bytes('3'))]
    const claimed = await inbox.claim('worker', 2, lease)
    expect(claimed.map(({ id }) => id).sort()).toEqual([ids[0]?.id, ids[1]?.id])
  })

  it('gives a notification out again when the lease is over, and takes nothing from the first worker then', async () => {
    await inbox.put(bytes('a=1'))
    const first = await claimOne(inbox, 0)
    const second = await claimOne(inbox)
    expect(second).toMatchObject({ id: first.id, attempt: 2 })
    let worked = 0
    const work = async () => {
      worked++
      return { outcome: 'handled' as const }
    }
    expect(await inbox.complete(first, facts, work)).toBe('lost')
    await inbox.fail(first, 'late', 'dead')
    expect(await inbox.complete(second, facts, work)).toBe('handled')
    expect(worked).toBe(1)
  })

  it('tells when a notification became due, and when it was taken', async () => {
    await inbox.put(bytes('a=1'))
    const first = await claimOne(inbox)
    await inbox.fail(first, 'busy', { afterMs: 0 })
    const second = await claimOne(inbox)
    const moments = [first.dueAt, first.takenAt, second.dueAt, second.takenAt]
    expect(moments).toEqual([...moments].sort((a, b) => a - b))
    expect(second.takenAt - first.dueAt).toBeLessThan(lease)
  })

  it('runs the work of an event once, however it is delivered', async () => {
    await inbox.put(bytes('encrypted one way'))
    await inbox.put(bytes('encrypted another way'))
    let worked = 0
    const work = async () => {
      worked++
      await new Promise(setImmediate)
      return { outcome: 'handled' as const }
    }
    const both = await inbox.claim('worker', 2, lease)
    const results = await Promise.all(both.map((claimed) => inbox.complete(claimed, facts, work)))
    expect(results.sort()).toEqual(['duplicate', 'handled'])
    expect(worked).toBe(1)
    expect(await inbox.claim('worker', 2, lease)).toEqual([])
  })

  it('works on one payment at a time, each after what was told before', async () => {
    const seen: unknown[] = []
    for (const text of ['1', '2', '3']) await inbox.put(bytes(text))
    const claimed = await inbox.claim('worker', 3, lease)
    let under = 0
    const handle = (one: Claimed, index: number) =>
      inbox.complete(one, { ...facts, identity: `event ${index}` }, async ({ progress }) => {
        expect(++under).toBe(1)
        await new Promise(setImmediate)
        under--
        seen.push(progress?.charged)
        return { outcome: 'handled', progress: { charged: index, told: {} } }
      })
    await Promise.all(claimed.map(handle))
    expect(seen[0]).toBeUndefined()
    expect(seen.slice(1).every((charged) => typeof charged === 'number')).toBe(true)
  })

  it('keeps nothing of a payment for an event that names none, and ends one claim once', async () => {
    const seen: unknown[] = []
    const work = async ({ progress }: { readonly progress: unknown }) => {
      seen.push(progress)
      return { outcome: 'handled' as const, progress: { charged: 1, told: {} } }
    }
    for (const text of ['1', '2']) {
      await inbox.put(bytes(text))
      const claimed = await claimOne(inbox)
      const bare = { identity: `event ${text}`, name: 'EnginePaySuccess' }
      expect(await inbox.complete(claimed, bare, work)).toBe('handled')
      expect(await inbox.complete(claimed, { ...bare, identity: 'another' }, work)).toBe('lost')
    }
    expect(seen).toEqual([undefined, undefined])
    await inbox.put(bytes('3'))
    await inbox.complete(await claimOne(inbox), { ...facts, identity: 'event 3', order: 'undefined' }, work)
    expect(seen[2]).toBeUndefined()
  })

  it('forgets an event whose work threw, so that it is done later', async () => {
    await inbox.put(bytes('a=1'))
    const claimed = await claimOne(inbox)
    const failing = inbox.complete(claimed, facts, async () => {
      throw new Error('the shop is down')
    })
    await expect(failing).rejects.toThrow('the shop is down')
    await inbox.fail(claimed, 'threw Error', { afterMs: 0 })
    const again = await claimOne(inbox)
    expect(await inbox.complete(again, facts, async () => ({ outcome: 'handled' }))).toBe('handled')
  })

  it('keeps what is known of a payment, for its next notification', async () => {
    const progress = { charged: 12345, told: { 'steps charged': -1 } }
    const seen: unknown[] = []
    for (const identity of ['event 1', 'event 2']) {
      await inbox.put(bytes(identity))
      await inbox.complete(await claimOne(inbox), { ...facts, identity }, async (work) => {
        seen.push(work.progress)
        return { outcome: 'handled', progress }
      })
    }
    expect(seen).toEqual([undefined, progress])
  })

  it('lists what is waiting, done and dead, with reason and schedule but without content', async () => {
    for (const text of ['1', '2', '3']) await inbox.put(bytes(text))
    const [done, dead, waiting] = await inbox.claim('worker', 3, lease)
    if (!done || !dead || !waiting) throw new Error('Three are due.')
    await inbox.complete(done, facts, async () => ({ outcome: 'fallback' }))
    await inbox.fail(dead, 'unreadable', 'dead')
    await inbox.fail(waiting, 'threw Error', { afterMs: 3_600_000 })
    expect(await inbox.list({ status: 'done' })).toEqual([
      {
        id: done.id,
        status: 'done',
        receivedAt: expect.any(Date),
        attempts: 1,
        size: 1,
        name: facts.name,
        outcome: 'fallback',
      },
    ])
    expect(await inbox.list({ status: 'dead' })).toEqual([
      { id: dead.id, status: 'dead', receivedAt: expect.any(Date), attempts: 1, size: 1, reason: 'unreadable' },
    ])
    const [entry] = await inbox.list({ status: 'pending' })
    expect(entry).toMatchObject({ id: waiting.id, reason: 'threw Error', attempts: 1 })
    const wait = (entry?.dueAt?.getTime() ?? 0) - (entry?.receivedAt.getTime() ?? 0)
    expect(wait).toBeGreaterThanOrEqual(3_600_000)
    expect(wait).toBeLessThan(3_660_000)
  })

  it('pages through the list from new to old', async () => {
    for (const text of ['1', '2', '3']) await inbox.put(bytes(text))
    const first = await inbox.list({ limit: 2 })
    const rest = await inbox.list({ limit: 2, before: first[1]?.id ?? '' })
    expect([...first, ...rest].map(({ id }) => Number(id))).toEqual([3, 2, 1])
  })

  it('replays what is dead, and nothing that is done', async () => {
    await inbox.put(bytes('1'))
    const claimed = await claimOne(inbox)
    await inbox.fail(claimed, 'unreadable', 'dead')
    expect(await inbox.claim('worker', 1, lease)).toEqual([])
    expect(await inbox.replay(claimed.id)).toBe(true)
    const again = await claimOne(inbox)
    expect(again).toMatchObject({ id: claimed.id, attempt: 1 })
    await inbox.complete(again, facts, async () => ({ outcome: 'handled' }))
    expect(await inbox.replay(claimed.id)).toBe(false)
    expect(await inbox.replay('999')).toBe(false)
  })

  it('makes a dead notification due again when its bytes come again, once', async () => {
    const { id } = await inbox.put(bytes('1'))
    await inbox.fail(await claimOne(inbox), 'unreadable', 'dead')
    expect(await inbox.put(bytes('2'))).toMatchObject({ duplicate: false })
    expect(await inbox.list({ status: 'dead' })).toMatchObject([{ id }])
    for (let delivery = 0; delivery < 3; delivery++) {
      expect(await inbox.put(bytes('1'))).toEqual({ id, duplicate: true })
    }
    expect(await inbox.list({ status: 'dead' })).toEqual([])
    const due = await inbox.claim('worker', 5, lease)
    const again = due.find((claimed) => claimed.id === id)
    if (again === undefined) throw new Error('It is not due.')
    expect(due).toHaveLength(2)
    expect(again.attempt).toBe(1)
    expect((await inbox.read(id))?.entry).not.toHaveProperty('reason')
    await inbox.complete(again, facts, async () => ({ outcome: 'handled' }))
    expect(await inbox.put(bytes('1'))).toEqual({ id, duplicate: true })
    expect(await inbox.claim('worker', 5, lease)).toEqual([])
  })

  it('looks again at what could not be proven when its bytes come again, until it is proven', async () => {
    const { id } = await inbox.put(bytes('1'))
    await inbox.complete(await claimOne(inbox), facts, async () => ({
      outcome: 'fallback',
      unproven: 'unproven: Why.',
    }))
    expect(await inbox.list({ status: 'done' })).toMatchObject([{ id, outcome: 'fallback', reason: 'unproven: Why.' }])
    expect(await inbox.put(bytes('1'))).toEqual({ id, duplicate: true })
    const repeat = await claimOne(inbox)
    expect((await inbox.read(id))?.entry).not.toHaveProperty('outcome')
    expect(await inbox.complete(repeat, facts, async () => ({ outcome: 'handled' }))).toBe('duplicate')
    await inbox.put(bytes('1'))
    const proven = { ...facts, identity: 'the same, proven' }
    await inbox.complete(await claimOne(inbox), proven, async () => ({ outcome: 'handled' }))
    expect((await inbox.read(id))?.entry).toMatchObject({ status: 'done', outcome: 'handled', attempts: 1 })
    expect((await inbox.read(id))?.entry).not.toHaveProperty('reason')
    await inbox.put(bytes('1'))
    expect(await inbox.claim('worker', 5, lease)).toEqual([])
  })

  it.each(['waiting', 'claimed'])(
    'leaves a notification as it is when its bytes come again while it is %s',
    async (state) => {
      await inbox.put(bytes('1'))
      const first = await claimOne(inbox)
      await inbox.fail(first, 'threw Error', { afterMs: state === 'waiting' ? 3_600_000 : 0 })
      const claimed = state === 'claimed' ? await claimOne(inbox) : undefined
      await inbox.put(bytes('1'))
      expect(await inbox.claim('worker', 1, lease)).toEqual([])
      expect(await inbox.list()).toMatchObject([
        { status: 'pending', attempts: claimed?.attempt ?? 1, reason: 'threw Error' },
      ])
    },
  )

  it.each(['a\0b', '\uD800', 'a\uDC00b'])(
    'finishes what holds text that no database stores, once: %j',
    async (text) => {
      const progress = { told: { 'steps charged': 1 } }
      const odd: Facts = { identity: text, name: text, order: text }
      const seen: unknown[] = []
      let deliveries = 0
      for (const identity of [text, text, `${text} next`]) {
        await inbox.put(bytes(`delivery ${deliveries++}`))
        await inbox.complete(await claimOne(inbox), { ...odd, identity }, async (work) => {
          seen.push(work.progress === undefined)
          return { outcome: 'fallback', progress }
        })
      }
      expect(seen).toEqual([true, false])
      const [last, ...rest] = await inbox.list()
      expect([last, ...rest].map((entry) => [entry?.status, entry?.outcome])).toEqual([
        ['done', 'fallback'],
        ['done', 'duplicate'],
        ['done', 'fallback'],
      ])
      await inbox.put(bytes('fails'))
      await inbox.fail(await claimOne(inbox), text, 'dead')
      expect(await inbox.list({ status: 'dead' })).toHaveLength(1)
    },
  )

  it('does not let a claim from before a replay end one after it', async () => {
    await inbox.put(bytes('1'))
    const before = await claimOne(inbox)
    await inbox.replay(before.id)
    const after = await claimOne(inbox)
    await inbox.fail(before, 'late', 'dead')
    expect(await inbox.complete(after, facts, async () => ({ outcome: 'handled' }))).toBe('handled')
  })

  it('gives one entry with its body', async () => {
    const { id } = await inbox.put(bytes('a=1'))
    const found = await inbox.read(id)
    expect(found?.entry).toMatchObject({ id, status: 'pending', attempts: 0 })
    expect(new Uint8Array(found?.body ?? [])).toEqual(bytes('a=1'))
    expect(await inbox.read('999')).toBeUndefined()
  })
}
