import { expect } from 'vitest'
import { fc } from '../support/fast-check.js'

/** What becomes of the notifications on their way: some are lost, the others come in any order, some of them again. */
export interface Journey {
  readonly order: readonly number[]
  readonly again: readonly number[]
  /** Whether the shop works on each as it comes, or on all of them at last. */
  readonly atOnce: boolean
}

export const journeys: fc.Arbitrary<Journey> = fc.record({
  order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 1 }),
  again: fc.array(fc.nat({ max: 5 }), { maxLength: 3 }),
  atOnce: fc.boolean(),
})

/** Every order in which some or all of so many notifications can come. */
export function everyOrder(count: number): readonly (readonly number[])[] {
  const longer = (order: readonly number[]): readonly (readonly number[])[] =>
    places
      .filter((place) => !order.includes(place))
      .flatMap((place) => [[...order, place], ...longer([...order, place])])
  const places = Array.from({ length: count }, (_, place) => place)
  return longer([])
}

/**
 * Posts what arrives, each to be answered with 200; at least one does.
 *
 * @param address where the shop takes notifications
 * @param work lets the shop work on what it has
 */
export async function deliver(
  bodies: readonly string[],
  { order, again, atOnce }: Journey,
  address: string,
  work: () => Promise<unknown>,
): Promise<void> {
  const arriving = order.filter((place) => place < bodies.length)
  for (const place of [...(arriving.length > 0 ? arriving : [0]), ...again]) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const body = bodies[place % bodies.length] ?? ''
    expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(200)
    if (atOnce) await work()
  }
  await work()
}
