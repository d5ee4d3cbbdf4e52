import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Plan, Result } from './simulate.js'

type End = 'with the last' | 'at the first failure'

const script = `
const [file, plans, end] = process.argv.slice(1)
const { simulate } = await import(file)
for (const plan of JSON.parse(plans)) {
  const result = await simulate(plan)
  console.log(JSON.stringify(result))
  if (end === 'at the first failure' && result.violation !== undefined) break
}
`

/** A small day: what most runs are about. */
export const smallDay = { days: 1, ordersPerDay: 40, shops: 2, gateways: 2, faults: true, forgeries: true } as const

/** As much as on a small day, in less simulated time: waiting costs events too. */
export const morning = { ...smallDay, days: 0.125, ordersPerDay: 240 } as const

/** Plays runs in a process of their own, one after the other, all of them or until the first failure. */
export async function play(file: string, plans: readonly Plan[], end: End = 'with the last'): Promise<Result[]> {
  const args = ['--input-type=module', '--eval', script, file, JSON.stringify(plans), end]
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 1 << 28 })
  return stdout
    .trim()
    .split('\n')
    .map((line): Result => JSON.parse(line))
}

/** A failure as text: what was broken, what came before, and how to see it again. */
export function report({ seed, violation, history }: Result): string {
  return [`seed ${seed}: ${violation}`, ...history, `npm run simulate -- --seed ${seed}`].join('\n')
}
