import { type JobRow, MemoryStore } from '@card-gateway/sandbox'
import { Retention } from '@card-gateway/sandbox/notifications/retention'
import { WebhookSender } from '@card-gateway/sandbox/notifications/webhook-sender'
import { machineTime } from '@card-gateway/sandbox/scheduler/time-source'
import { expect, it } from 'vitest'

const world = 'Merchant'
const now = Date.parse('2026-03-27T12:00:00Z')
const clock = { now: () => now }

/** A notification whose job was taken twice: a lease ended while its attempt was under way. */
async function takenTwice(store: MemoryStore): Promise<readonly [JobRow, JobRow]> {
  const job = { id: 'job', kind: 'deliver', subject: 'n', lane: 'shop', sequence: 'A-1', dueAt: now, attempts: 0 }
  const held = (attempts: number): JobRow => ({ ...job, attempts, worker: 'w', leasedUntil: now + 10_000 })
  await store.transaction(world, async (tx) => {
    await tx.put('jobs', held(2))
    await tx.put('deliveries', {
      id: 'n',
      status: 'pending',
      due: now,
      at: now,
      event: { Notification: 'EnginePaySuccess' },
      url: 'https://shop.example/n',
      encrypted: false,
      tries: 0,
      attempts: [],
    })
  })
  return [held(1), held(2)]
}

it.each([
  ['the later attempt ends first', [1, 0]],
  ['the earlier attempt ends first', [0, 1]],
] as const)('a notification with two attempts at once is delivered: %s', async (_title, order) => {
  const store = new MemoryStore()
  const jobs = await takenTwice(store)
  const courier = new WebhookSender(
    { name: world, store, clock, time: machineTime },
    {
      post: async () => new Response(),
      write: async () => 'Notification=EnginePaySuccess',
      pause: 10_000,
      timeLimit: 10_000,
      limit: 100,
      finished: new Retention(10),
      changed: () => {},
    },
  )
  const never = new AbortController().signal
  await Promise.all(order.map((index) => courier.deliver(jobs[index], never)))
  await store.transaction(world, async (tx) => {
    expect(await tx.get('deliveries', 'n')).toMatchObject({
      status: 'delivered',
      tries: 1,
      attempts: [{ status: 200 }, { status: 200 }],
    })
    expect(await tx.all('jobs')).toEqual([])
  })
})
