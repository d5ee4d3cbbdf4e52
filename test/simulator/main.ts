/**
 * `npm run simulate`: plays a day of shops, gateway, network and clock in one process, by a seed.
 *
 *     npm run simulate                       some seeds
 *     npm run simulate -- --seed 17          one seed, with its history when it fails
 *     npm run simulate -- --seed 17 --follow every line of it
 *     npm run simulate -- --days 30          long
 *
 * docs/decisions/0011-simulator.md says how it works.
 */
import { parseArgs } from 'node:util'
import { bundle } from './bundle.js'
import type { simulate } from './simulate.js'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string', default: '5' },
    days: { type: 'string', default: '1' },
    orders: { type: 'string', default: '60' },
    shops: { type: 'string', default: '2' },
    gateways: { type: 'string', default: '2' },
    calm: { type: 'boolean', default: false },
    follow: { type: 'boolean', default: false },
  },
})

const loaded: { simulate: typeof simulate } = await import(await bundle())
const seeds = values.seed === undefined ? range(Number(values.seeds)) : [values.seed]
let failed = 0
for (const seed of seeds) {
  const before = process.cpuUsage()
  const result = await loaded.simulate(
    {
      seed,
      days: Number(values.days),
      ordersPerDay: Number(values.orders),
      shops: Number(values.shops),
      gateways: Number(values.gateways),
      faults: !values.calm,
    },
    values.follow ? (line) => console.log(line) : undefined,
  )
  const { user, system } = process.cpuUsage(before)
  const seconds = ((user + system) / 1e6).toFixed(2)
  const { violation, history, digest, events, orders } = result
  console.log(`seed ${seed}: ${violation ?? 'good'} (${orders} orders, ${events} events, ${digest}, ${seconds} s)`)
  if (violation === undefined) continue
  failed++
  if (seeds.length === 1) for (const line of history) console.log(`  ${line}`)
}
if (failed > 0) process.exitCode = 1

function range(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1))
}
