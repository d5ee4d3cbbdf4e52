import type { StatusAnswer } from '@card-gateway/notifications'
import { Questions } from '@card-gateway/notifications/questions'
import { describe, expect, it } from 'vitest'
import { body, createBench } from './receiver-fixture.js'

/** A bench whose gateway counts the questions, and answers each when the test says so. */
function openShop({ holds = false } = {}) {
  const asked: { readonly OrderId: string; answer(answer: StatusAnswer | Error): void }[] = []
  const charged: string[] = []
  const says = new Map<string, StatusAnswer>()
  const getState = ({ OrderId }: { readonly OrderId: string }) =>
    new Promise<StatusAnswer>((resolve, reject) => {
      const answer = (given: StatusAnswer | Error) => (given instanceof Error ? reject(given) : resolve(given))
      asked.push({ OrderId, answer })
      if (!holds) answer(says.get(OrderId) ?? { Success: 'True', State: 'New', Amount: 12345 })
    })
  const bench = createBench({
    confirm: { api: { getState } },
    on: {},
    steps: { charged: ({ OrderId }) => charged.push(OrderId) },
  })
  return {
    ...bench,
    asked,
    charged,
    say: (OrderId: string, State: string) => says.set(OrderId, { Success: 'True', State, Amount: 12345 }),
    refuse: (OrderId: string, refusal: StatusAnswer) => says.set(OrderId, refusal),
    async flood(count: number, fields: Readonly<Record<string, string>> = {}) {
      for (let index = 0; index < count; index++) await bench.deliver(body({ Further: `${index}`, ...fields }))
      bench.clock.advance(1)
    },
    /** Works until nothing waits any more. */
    async exhaust() {
      await bench.receive.work()
      for (let [last] = await bench.inbox.list({ status: 'pending' }); last?.dueAt; ) {
        bench.clock.advance(last.dueAt.getTime() - bench.clock.now() + 1)
        await bench.receive.work()
        last = (await bench.inbox.list({ status: 'pending' }))[0]
      }
    },
  }
}

const one: StatusAnswer = { Success: 'True', State: 'Charged', Amount: 12345 }

/** Lets everything go on that waits for no answer. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the questions to the gateway', () => {
  it('stay few when a thousand notifications of one payment are made up', async () => {
    const shop = openShop()
    await shop.flood(1000)
    await shop.exhaust()
    expect(await shop.inbox.list({ status: 'dead', limit: 2000 })).toHaveLength(1000)
    expect(shop.asked).toHaveLength(4)
  })

  it('stay few when the gateway knows no such payment', async () => {
    const shop = openShop()
    shop.refuse('A-1', { Success: 'False', error: { code: 'ORDER_NOT_FOUND' } as never })
    await shop.flood(1000)
    await shop.exhaust()
    expect(shop.asked).toHaveLength(4)
    expect(await shop.inbox.list({ status: 'done', limit: 2000 })).toHaveLength(1000)
  })

  it('find the true notification among a thousand that are made up', async () => {
    const shop = openShop()
    await shop.flood(500)
    await shop.receive.work()
    shop.say('A-1', 'Charged')
    await shop.flood(1, { Further: 'true' })
    await shop.flood(500, { Amount: '1' })
    await shop.receive.work()
    expect(shop.charged).toEqual(['A-1'])
    await shop.exhaust()
    expect(shop.charged).toEqual(['A-1'])
    expect(shop.asked.length).toBeLessThanOrEqual(12)
  })

  it('are asked anew for what arrives after the last one was asked', async () => {
    const shop = openShop()
    await shop.flood(1)
    await shop.receive.work()
    shop.say('A-1', 'Charged')
    await shop.flood(1, { Further: 'later' })
    await shop.receive.work()
    expect(shop.asked).toHaveLength(2)
    expect(shop.charged).toEqual(['A-1'])
  })

  it('are asked anew for what arrives in the same millisecond', async () => {
    const shop = openShop()
    await shop.deliver(body())
    await shop.receive.work()
    shop.say('A-1', 'Charged')
    await shop.deliver(body({ Further: 'later' }))
    await shop.receive.work()
    expect(shop.charged).toEqual(['A-1'])
  })

  it('are asked one after another for one payment; what arrives meanwhile waits for one more', async () => {
    const shop = openShop({ holds: true })
    await shop.flood(1)
    const working = shop.receive.work()
    await settle()
    await shop.flood(3, { Amount: '1' })
    const alsoWorking = shop.receive.work()
    await settle()
    expect(shop.asked).toHaveLength(1)
    shop.asked[0]?.answer({ ...one, State: 'New' })
    await settle()
    expect(shop.asked).toHaveLength(2)
    shop.asked[1]?.answer(one)
    await Promise.all([working, alsoWorking])
    expect(shop.asked).toHaveLength(2)
  })

  it('of one payment do not wait for those of another', async () => {
    const shop = openShop({ holds: true })
    await shop.flood(1)
    await shop.flood(1, { OrderId: 'B-2' })
    const working = shop.receive.work()
    await settle()
    expect(shop.asked.map(({ OrderId }) => OrderId)).toEqual(['A-1', 'B-2'])
    for (const { answer } of shop.asked) answer(one)
    await working
    expect(shop.charged).toEqual(['A-1', 'B-2'])
  })

  it('are asked again when one gets no answer', async () => {
    const shop = openShop({ holds: true })
    await shop.flood(2)
    const working = shop.receive.work()
    await settle()
    shop.asked[0]?.answer(new Error('lost'))
    await working
    expect(shop.asked).toHaveLength(1)
    shop.clock.advance(3_600_000)
    const again = shop.receive.work()
    await settle()
    shop.asked[1]?.answer(one)
    await again
    expect(shop.charged).toEqual(['A-1'])
  })

  it('are as many as there are payments', async () => {
    const shop = openShop()
    for (let index = 0; index < 20; index++) {
      shop.say(`A-${index}`, 'Charged')
      await shop.flood(1, { OrderId: `A-${index}` })
    }
    await shop.receive.work()
    expect(shop.asked).toHaveLength(20)
    expect(shop.charged).toHaveLength(20)
  })
})

describe('an answer', () => {
  /** Questions about one payment, each answered by its number when the test says so. */
  function open() {
    const questions = new Questions<number>()
    const asked: { answer(): void; fail(): void }[] = []
    const ask = (dueAt: number, takenAt: number, subject = 'api A-1') =>
      questions.ask(subject, { dueAt, takenAt }, () => {
        const number = asked.length + 1
        return new Promise((resolve, reject) =>
          asked.push({ answer: () => resolve(number), fail: () => reject(new Error(`no answer ${number}`)) }),
        )
      })
    return { asked, ask }
  }

  it('serves all that came before it was asked for, and says when that was', async () => {
    const { asked, ask } = open()
    const first = ask(10, 10)
    await settle()
    const waiting = [ask(20, 20), ask(30, 30), ask(25, 25)]
    asked[0]?.answer()
    expect(await first).toEqual({ answer: 1, askedAfter: 10 })
    await settle()
    const dueBefore = ask(29, 40)
    asked[1]?.answer()
    for (const reply of [...waiting, dueBefore]) expect(await reply).toEqual({ answer: 2, askedAfter: 30 })
    expect(asked).toHaveLength(2)
  })

  it('does not serve what became due in the moment it was asked for', async () => {
    const { asked, ask } = open()
    void ask(10, 10)
    await settle()
    asked[0]?.answer()
    const next = ask(10, 11)
    await settle()
    asked[1]?.answer()
    expect(await next).toEqual({ answer: 2, askedAfter: 11 })
  })

  it('that did not come serves nobody; who waits for the next one is not disturbed', async () => {
    const { asked, ask } = open()
    const first = ask(10, 10)
    await settle()
    const second = ask(20, 20)
    asked[0]?.fail()
    await expect(first).rejects.toThrow('no answer 1')
    await settle()
    const third = ask(15, 30)
    asked[1]?.fail()
    await expect(second).rejects.toThrow('no answer 2')
    await expect(third).rejects.toThrow('no answer 2')
    const fourth = ask(15, 40)
    await settle()
    asked[2]?.answer()
    expect(await fourth).toEqual({ answer: 3, askedAfter: 40 })
    expect(asked).toHaveLength(3)
  })

  it('is remembered for the last thousand payments', async () => {
    const { asked, ask } = open()
    for (let order = 0; order <= 1000; order++) void ask(10, 10, `api A-${order}`)
    await settle()
    for (const { answer } of asked) answer()
    await settle()
    void ask(9, 20, 'api A-1')
    await settle()
    expect(asked).toHaveLength(1001)
    void ask(9, 20, 'api A-0')
    await settle()
    expect(asked).toHaveLength(1002)
  })
})
