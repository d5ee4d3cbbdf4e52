import { availableParallelism } from 'node:os'
import { beforeAll, expect, test } from 'vitest'
import { bundle } from './bundle.js'
import { play, report, smallDay } from './play.js'

let file = ''
beforeAll(async () => {
  file = await bundle()
})

const seeds = Array.from({ length: 200 }, (_, index) => String(index + 101))

test('two hundred small days', async () => {
  const shares = Array.from({ length: availableParallelism() }, (_, share) =>
    seeds.filter((_, index) => index % availableParallelism() === share),
  )
  const played = await Promise.all(
    shares.map((share) =>
      play(
        file,
        share.map((seed) => ({ ...smallDay, seed })),
      ),
    ),
  )
  const results = played.flat()
  expect(results.filter(({ violation }) => violation !== undefined).map(report)).toEqual([])
  expect(results).toHaveLength(seeds.length)
  const shipped = results.reduce((sum, result) => sum + result.shipped, 0)
  expect(shipped).toBeGreaterThan((seeds.length * smallDay.ordersPerDay) / 3)
}, 3_600_000)
