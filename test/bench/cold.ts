import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'esbuild'
import { type Figure, median } from './figure.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, '.cache/bench')

/** Start-up, size and type-checking: what a user pays before the first call. Needs the built packages. */
export async function coldFigures(): Promise<Figure[]> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return [importFigure(), await clientSize(), await validatorSize(), typeCheckFigure()]
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

/** Everything that is loaded before the first call: what is imported on demand (undici, each command with its validator) is apart. */
async function clientSize(): Promise<Figure> {
  const everything = "export * from '@card-gateway/client'"
  const oneFile = await bundledSize(everything, false)
  const against = `with what comes later kept out of the bundle ${kilobytes(oneFile)}`
  return { ...size('client, min + gzip, without the transport', await bundledSize(everything), 15), against }
}

async function validatorSize(): Promise<Figure> {
  const bytes = await bundledSize("export { validateApiPayRequest } from '@card-gateway/validators/api/PayRequest'")
  return size('validators with one validator, min + gzip', bytes, 3)
}

function size(name: string, bytes: number, limit: number): Figure {
  return { name, ours: kilobytes(bytes), against: '', goal: `<= ${limit} kB`, reached: bytes <= limit * 1000 }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** Bytes of the entry and the chunks it imports by statement, not by call; with `splitting`, those others are chunks too. */
async function bundledSize(contents: string, splitting = true): Promise<number> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: root },
    // The built packages, not the sources that the editor's paths point to.
    tsconfigRaw: '{}',
    bundle: true,
    minify: true,
    splitting,
    plugins: splitting ? [] : [laterIsExternal],
    format: 'esm',
    platform: 'node',
    external: ['undici'],
    absWorkingDir: root,
    outdir: folder,
    write: false,
    metafile: true,
    logLevel: 'error',
  })
  const texts = new Map(outputFiles.map(({ path, text }) => [relative(root, path), text]))
  const entry = [...texts.keys()].find((path) => path.endsWith('stdin.js'))
  const loaded = new Set(entry === undefined ? [] : [entry])
  // A Set visits what is added on the way.
  for (const path of loaded) {
    for (const { kind, path: imported } of metafile.outputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && texts.has(imported)) loaded.add(imported)
    }
  }
  if (loaded.size === 0) throw new Error('esbuild gave no entry')
  return [...loaded].reduce((sum, path) => sum + gzipSync(texts.get(path) ?? '', { level: 9 }).length, 0)
}

const laterIsExternal: Plugin = {
  name: 'what is imported by call is external',
  setup({ onResolve }) {
    onResolve({ filter: /^/ }, ({ kind, path }) => (kind === 'dynamic-import' ? { path, external: true } : undefined))
  },
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
