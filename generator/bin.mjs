#!/usr/bin/env node
// Starts the generator. Node 20 cannot run TypeScript and a loader would cost more than the work itself, so the
// sources are bundled once and the bundle is kept until one of them changes.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { keepCode } from './keep-code.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const caches = join(root, 'node_modules/.cache/card-gateway')
const listPath = join(caches, 'inputs.json')

// A run is over before most of its optimised code would have paid: only what is very hot is worth optimising. V8's flag for
// that has other names in other versions; where it was not measured, nothing is set.
const optimisesLate = { 20: '--interrupt-budget=2000000', 22: '--invocation-count-for-turbofan=45000' }
const flag = optimisesLate[process.versions.node.split('.')[0]]
if (flag !== undefined) setFlagsFromString(flag)

// The printer's library is half of a run that prints. Most of @ts-morph/common is texts, which are read no faster as code.
keepCode(join(caches, 'code'), ['main.cjs', 'ts-morph.js', 'typescript.js'])
const folder = current() ?? (await bundle())
const { main } = createRequire(import.meta.url)(join(folder, 'main.cjs'))
process.exitCode = await main(process.argv, root, folder)

/** The folder of the bundle, when every source it was made of is unchanged. */
function current() {
  if (!existsSync(listPath)) return undefined
  const inputs = JSON.parse(readFileSync(listPath, 'utf8'))
  const folder = join(caches, nameOf(inputs))
  return existsSync(folder) ? folder : undefined
}

/** Names the state of the sources; a source that is gone counts as one that changed. */
function nameOf(inputs) {
  const hash = createHash('sha256').update(process.version)
  for (const input of inputs) {
    const path = join(root, input)
    hash.update(`${input}\n${existsSync(path) ? readFileSync(path, 'utf8') : ''}\n`)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Bundles the sources into a folder named after their state. */
async function bundle() {
  const { build } = await import('esbuild')
  const start = Date.now()
  const draft = join(caches, `draft-${process.pid}`)
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['generator/cli/main.ts'],
    outfile: join(draft, 'main.cjs'),
    bundle: true,
    // CommonJS, for Node 20 keeps no compiled code of modules.
    format: 'cjs',
    platform: 'node',
    target: 'node20.19',
    supported: { 'dynamic-import': false },
    define: { 'import.meta.url': 'here' },
    banner: { js: "const here = require('node:url').pathToFileURL(__filename).href" },
    // Its main file brings a precompiler and source maps.
    alias: { handlebars: 'handlebars/dist/handlebars.min.js' },
    external: ['elkjs', 'esbuild', 'ts-morph', 'typescript'],
    metafile: true,
    logLevel: 'error',
  })
  const inputs = ['package-lock.json', 'generator/bin.mjs', 'generator/keep-code.mjs', ...Object.keys(metafile.inputs)]
    .filter((input) => !input.startsWith('node_modules/'))
    .sort()
  // A source that was saved meanwhile may be in the bundle or not: begin again.
  if (inputs.some((input) => statSync(join(root, input)).mtimeMs >= start)) return bundle()
  const folder = join(caches, nameOf(inputs))
  writeFileSync(`${draft}.json`, JSON.stringify(inputs))
  if (!existsSync(folder)) renameSync(draft, folder)
  renameSync(`${draft}.json`, listPath)
  removeOld(folder)
  return folder
}

/** Bundles of earlier sources; one of the last hour may still be running. */
function removeOld(kept) {
  for (const name of readdirSync(caches)) {
    const path = join(caches, name)
    const isOld = Date.now() - statSync(path).mtimeMs > 3_600_000
    if (isOld && path !== kept && path !== listPath) rmSync(path, { recursive: true, force: true })
  }
}
