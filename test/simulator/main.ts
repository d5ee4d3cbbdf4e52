/**
 * `npm run simulate`: plays a day of shops, gateway, network and clock in one process, by a seed.
 *
 *     npm run simulate                       some seeds
 *     npm run simulate -- --seed 17          one seed, with its history when it fails
 *     npm run simulate -- --seed 17 --follow every line of it
 *     npm run simulate -- --days 30          long
 *     npm run simulate -- --mutants          takes each mend back and counts the seeds until that is noticed
 *
 * docs/decisions/0011-simulator.md says how it works.
 */
import { parseArgs } from 'node:util'
import { bundle } from './bundle.js'
import { type Change, mutants } from './mutants.js'
import { mutate } from './mutate.js'
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
  const { simulate } = await load([])
  const seeds = values.seed === undefined ? range(Number(values.seeds)) : [values.seed]
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

/** Takes back one mend after the other. */
async function hunt(): Promise<void> {
  for (const { name, changes } of mutants.filter((mutant) => mutant.name.includes(values.only))) {
    const { simulate } = await load(changes)
    const found = await firstFailure(simulate, Number(values.seeds))
    console.log(`${name}: ${found ?? 'NOT NOTICED'}`)
    if (found === undefined) process.exitCode = 1
  }
}

async function firstFailure(run: typeof simulate, count: number): Promise<string | undefined> {
  for (const seed of range(count)) {
    const { violation } = await run({ ...plan, seed })
    if (violation !== undefined) return `seed ${seed}, ${violation}`
  }
  return undefined
}

async function load(changes: readonly Change[]): Promise<{ simulate: typeof simulate }> {
  return import(await bundle(changes.length === 0 ? [] : [mutate(changes)]))
}

function range(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1))
}
