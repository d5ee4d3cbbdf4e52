import { MemoryInbox } from '@card-gateway/notifications'
import { expect, it } from 'vitest'
import { deliverThroughFaults } from '../../notifications/deliver-through-faults.js'
import { expectExactlyOnce } from '../../notifications/expect-exactly-once.js'
import { randomNumbers } from './hostile.js'
import { StillClock } from './receiver-fixture.js'

it('whatever happens to the deliveries, each notification acts once and none is lost', async () => {
  const clock = new StillClock()
  const inbox = new MemoryInbox({ quiet: true, clock })
  const random = randomNumbers(1)
  const effects: string[] = []
  const act = async (what: string, order: string) => {
    // Handlers without a transaction: the first fails before it acts, and nothing after it.
    if (what === 'blocked' && random(5) === 0) throw new Error('The shop is down.')
    effects.push(`${what} ${order}`)
  }
  const orders = 30
  const story = await deliverThroughFaults({ inbox, act, clock, random, orders })
  await expectExactlyOnce(story, inbox, effects, orders)
  expect(story.deliveries).toHaveLength(60)
})
