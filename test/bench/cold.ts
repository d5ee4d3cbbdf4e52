import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleSizes } from '../packages/bundle-size.js'
import { type Figure, median } from './figure.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, '.cache/bench')

/** Start-up, size and type-checking: what a user pays before the first call. Needs the built packages. */
export async function coldFigures(): Promise<Figure[]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return [importFigure(), ...(await bundleFigures()), typeCheckFigure()]
}

function importFigure(): Figure {
  const evaluate = (code: string) => () => cpuOf(['--input-type=module', '-e', code], root)
  const { empty, client } = processesInTurn(
    { empty: evaluate('0'), client: evaluate("import '@card-gateway/client'") },
    21,
  )
  const over = client - empty
  return {
    name: 'cold import of client, processor time',
    ours: `${over.toFixed(1)} ms over an empty process`,
    against: `empty process ${empty.toFixed(1)} ms`,
    goal: '<= 10 ms',
    reached: over <= 10,
  }
}

/** As a bundler puts them into a program; a test checks the budget of each entry point (test/packages/sizes.ts). */
async function bundleFigures(): Promise<Figure[]> {
  const validator = '@card-gateway/validators/api/PayRequest'
  const sizes = await bundleSizes(['@card-gateway/client', validator], root)
  return [
    size('client, min + gzip, without the transport', sizes.get('@card-gateway/client'), 15),
    size('validators with one validator, min + gzip', sizes.get(validator), 3),
  ]
}

function size(name: string, bytes = Number.NaN, limit: number): Figure {
  return { name, ours: kilobytes(bytes), against: '', goal: `<= ${limit} kB`, reached: bytes <= limit * 1000 }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function typeCheckFigure(): Figure {
  writeFileSync(`${folder}/nothing.ts`, 'export const answer: number = 42\n')
  writeFileSync(
    `${folder}/consumer.ts`,
    `import { CardGateway } from '@card-gateway/client'

const gateway = new CardGateway({ baseUrl: 'https://gateway.example', key: 'Merchant' })
export async function state(OrderId: string): Promise<string> {
  const reply = await gateway.api.getState({ OrderId })
  switch (reply.Success) {
    case 'True': return reply.State
    case 'False': return reply.error.advice.payer
  }
}
`,
  )
  const compiler = `${root}/node_modules/typescript/bin/tsc`
  const options = ['--ignoreConfig', '--noEmit', '--strict', '--skipLibCheck', '--types', 'node']
  const target = ['--module', 'nodenext', '--target', 'es2023']
  const check = (file: string) => () => cpuOf([compiler, ...options, ...target, file], folder)
  const { nothing, consumer } = processesInTurn({ nothing: check('nothing.ts'), consumer: check('consumer.ts') }, 7)
  const ratio = consumer / nothing
  return {
    name: 'type-check of a ten-line consumer, processor time',
    ours: `${consumer.toFixed(0)} ms`,
    against: `a file that imports nothing ${nothing.toFixed(0)} ms`,
    ratio,
    goal: '<= 1.15',
    reached: ratio <= 1.15,
  }
}

const preload = fileURLToPath(new URL('./tell-cpu.cjs', import.meta.url))

/** Milliseconds of processor time, user and system, of a whole Node process: other work on the machine adds little to it. */
function cpuOf(args: readonly string[], cwd: string): number {
  const stdio = ['ignore', 'inherit', 'inherit', 'pipe'] as const
  const { status, output } = spawnSync(process.execPath, ['--require', preload, ...args], { cwd, stdio: [...stdio] })
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}`)
  return Number(output[3]) / 1000
}

function processesInTurn<Name extends string>(work: Record<Name, () => number>, rounds: number): Record<Name, number> {
  const names = Object.keys(work) as Name[]
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = -1; round < rounds; round++) {
    for (const name of names) {
      const sample = work[name]()
      if (round >= 0) samples.get(name)?.push(sample)
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(samples.get(name) ?? [])])) as Record<Name, number>
}
