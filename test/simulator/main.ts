/**
 * `npm run simulate`: plays a day of shops, gateway, network and clock in one process, by a seed.
 *
 *     npm run simulate                       some seeds
 *     npm run simulate -- --seed 17          one seed, with its history when it fails
 *     npm run simulate -- --seed 17 --follow every line of it
 *     npm run simulate -- --days 30          long
 *     npm run simulate -- --mutants          undoes each fix and counts the busy mornings until that is noticed
 *
 * docs/decisions/0011-simulator.md says how it works.
 */
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { bundle } from './bundle.js'
import { type Mutant, mutants } from './mutants.js'
import { mutate } from './mutate.js'
import { morning, play } from './play.js'
import type { simulate as Simulate } from './simulate.js'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string' },
    days: { type: 'string', default: '1' },
    orders: { type: 'string', default: '60' },
    shops: { type: 'string', default: '2' },
    gateways: { type: 'string', default: '2' },
    calm: { type: 'boolean', default: false },
    honest: { type: 'boolean', default: false },
    mutants: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    follow: { type: 'boolean', default: false },
  },
})

const plan = {
  days: Number(values.days),
  ordersPerDay: Number(values.orders),
  shops: Number(values.shops),
  gateways: Number(values.gateways),
  faults: !values.calm,
  forgeries: !values.honest,
}
if (values.mutants) await hunt()
else await playAll()

async function playAll(): Promise<void> {
  const { simulate }: { simulate: typeof Simulate } = await import(await bundle())
  const seeds = values.seed === undefined ? range(Number(values.seeds ?? 5)) : [values.seed]
  for (const seed of seeds) {
    const before = process.cpuUsage()
    const result = await simulate({ ...plan, seed }, values.follow ? (line) => console.log(line) : undefined)
    const { user, system } = process.cpuUsage(before)
    const seconds = ((user + system) / 1e6).toFixed(2)
    const { violation, history, digest, events, orders, shipped } = result
    const counts = `${orders} orders, ${shipped} shipped, ${events} events, ${digest}, ${seconds} s`
    console.log(`seed ${seed}: ${violation ?? 'good'} (${counts})`)
    if (violation === undefined) continue
    process.exitCode = 1
    if (seeds.length === 1) for (const line of history) console.log(`  ${line}`)
  }
}

/** Undoes one fix after the other, as many beside each other as there are processors, and prints rows of a table. */
async function hunt(): Promise<void> {
  const left = mutants.filter(({ name }) => name.includes(values.only))
  const work = async () => {
    for (let mutant = left.shift(); mutant !== undefined; mutant = left.shift()) await noticed(mutant)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

async function noticed({ name, changes }: Mutant): Promise<void> {
  const plans = range(Number(values.seeds ?? 200)).map((seed) => ({ ...morning, days: 0.25, seed }))
  const results = await play(await bundle([mutate(changes)]), plans, 'at the first failure')
  const { seed, violation } = results.at(-1) ?? {}
  const [rule] = violation?.split(' | ') ?? []
  console.log(`| ${name} | ${rule === undefined ? 'not noticed |' : `${seed} | ${rule}`} |`)
  if (violation === undefined) process.exitCode = 1
}

function range(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1))
}
