import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

const root = fileURLToPath(new URL('../..', import.meta.url))
const here = fileURLToPath(new URL('.', import.meta.url))

/**
 * Makes one file of the simulation and everything it simulates, so that even a module that is loaded later is there at
 * once, and only the seed decides the order of events. Returns its path.
 *
 * @param plugins change what is bundled
 */
export async function bundle(plugins: readonly Plugin[] = []): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(here, 'simulate.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external: ['pg', '@electric-sql/pglite', 'nodemailer', 'hono', '@hono/node-server'],
    // Some of what is bundled is CommonJS.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    tsconfig: join(root, 'tsconfig.json'),
    logLevel: 'warning',
    plugins: [replaced, ...plugins],
  })
  const [{ contents } = { contents: new Uint8Array() }] = outputFiles
  const folder = join(root, '.cache/simulator')
  const file = join(folder, `${createHash('sha256').update(contents).digest('hex').slice(0, 16)}.mjs`)
  mkdirSync(folder, { recursive: true })
  if (!existsSync(file)) writeFileSync(file, contents)
  return file
}

/** The guides' shops find their database in the simulation, and the client its connections. */
const replaced: Plugin = {
  name: 'replaced',
  setup({ onResolve }) {
    onResolve({ filter: /^undici$/ }, () => ({ path: join(here, 'shop/undici.ts') }))
    onResolve({ filter: /^@card-gateway\/notifications$/ }, ({ importer }) =>
      importer.includes('/docs/guides/') ? { path: join(here, 'shop/notifications.ts') } : undefined,
    )
  },
}
