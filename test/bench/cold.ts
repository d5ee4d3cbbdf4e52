import { execFileSync, spawnSync } from 'node:child_process'
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
  const { empty, client } = wallInTurn(
    {
      empty: () =>
        spawnSync(process.execPath, ['--input-type=module', '-e', '0'], {
          cwd: root,
        }),
      client: () =>
        spawnSync(process.execPath, ['--input-type=module', '-e', "import '@card-gateway/client'"], { cwd: root }),
    },
    21,
  )
  const over = client - empty
  return {
    name: 'cold import of client',
    ours: `${over.toFixed(1)} ms over an empty process`,
    against: `empty process ${empty.toFixed(1)} ms`,
    goal: '<= 10 ms',
    reached: over <= 10,
  }
}

/** As a bundler puts them into a program; a test holds each entry point to its budget (test/packages/sizes.ts). */
async function bundleFigures(): Promise<Figure[]> {
  const validator = '@card-gateway/validators/api/PayRequest'
  const sizes = await bundleSizes(['@card-gateway/client', validator], root)
  return [
    size('client, min + gzip, without the transport', sizes.get('@card-gateway/client'), 15),
    size('validators with one validator, min + gzip', sizes.get(validator), 3.15),
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
  const check = (file: string) => () =>
    execFileSync(
      `${root}/node_modules/.bin/tsc`,
      [
        '--ignoreConfig',
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--types',
        'node',
        '--module',
        'nodenext',
        '--target',
        'es2023',
        file,
      ],
      { cwd: folder, stdio: 'inherit' },
    )
  const { nothing, consumer } = wallInTurn({ nothing: check('nothing.ts'), consumer: check('consumer.ts') }, 7)
  const ratio = consumer / nothing
  return {
    name: 'type-check of a ten-line consumer',
    ours: `${consumer.toFixed(0)} ms`,
    against: `a file that imports nothing ${nothing.toFixed(0)} ms`,
    ratio,
    goal: '<= 1.15',
    reached: ratio <= 1.15,
  }
}

function wallInTurn<Name extends string>(work: Record<Name, () => unknown>, rounds: number): Record<Name, number> {
  const names = Object.keys(work) as Name[]
  const samples = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = -1; round < rounds; round++) {
    for (const name of names) {
      const before = performance.now()
      work[name]()
      if (round >= 0) samples.get(name)?.push(performance.now() - before)
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(samples.get(name) ?? [])])) as Record<Name, number>
}
