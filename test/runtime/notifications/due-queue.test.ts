import { DueQueue } from '@card-gateway/notifications/due-queue'
import { expect, it } from 'vitest'
import { fc } from '../../support/fast-check.js'

interface Waiting {
  readonly id: number
  dueAt: number
}

const step = fc.record({ id: fc.nat(30), dueAt: fc.nat(8), remove: fc.boolean() })

it('gives what is due first, whatever is placed, moved and taken out before', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const queue = new DueQueue<Waiting>()
      const known = new Map<number, Waiting>()
      for (const { id, dueAt, remove } of steps) {
        const item = known.get(id) ?? { id, dueAt }
        if (remove) {
          queue.delete(item)
          known.delete(id)
        } else {
          item.dueAt = dueAt
          queue.place(item)
          known.set(id, item)
        }
        const [soonest] = [...known.values()].sort((a, b) => a.dueAt - b.dueAt || a.id - b.id)
        expect(queue.first()).toBe(soonest)
        expect(queue.size).toBe(known.size)
      }
    }),
  )
})

it('looks at few of those that wait, however many there are', () => {
  let looks = 0
  const perStep = (count: number): number => {
    const queue = new DueQueue<Waiting>()
    const items = Array.from({ length: count }, (_, id) => {
      let at = (id * 7919) % count
      return {
        id,
        get dueAt() {
          looks++
          return at
        },
        set dueAt(value: number) {
          at = value
        },
      }
    })
    looks = 0
    for (const item of items) queue.place(item)
    for (const item of items) {
      item.dueAt += count
      queue.place(item)
    }
    for (let first = queue.first(); first !== undefined; first = queue.first()) queue.delete(first)
    return looks / count
  }
  // Sixty-four times as many wait: a step costs the logarithm more, which doubles it, and not sixty-four times as much.
  expect(perStep(32_768)).toBeLessThan(3 * perStep(512))
})
