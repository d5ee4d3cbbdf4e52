import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Plan, Result } from './simulate.js'

const script = `
const [file, plans] = process.argv.slice(1)
const { simulate } = await import(file)
for (const plan of JSON.parse(plans)) console.log(JSON.stringify(await simulate(plan)))
`

/** A small day: what most runs are about. */
export const smallDay = { days: 1, ordersPerDay: 40, shops: 2, gateways: 2, faults: true, forgeries: true } as const

/** Plays runs in a process of their own, one after the other. */
export async function play(file: string, plans: readonly Plan[]): Promise<Result[]> {
  const args = ['--input-type=module', '--eval', script, file, JSON.stringify(plans)]
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
