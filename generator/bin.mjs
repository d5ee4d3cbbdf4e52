#!/usr/bin/env node
// Starts the generator. Node 20 cannot run TypeScript and a loader would cost more than the work itself, so the
// sources are bundled once and the bundle is kept until one of them changes.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import module from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const caches = join(root, 'node_modules/.cache/card-gateway')
const listPath = join(caches, 'inputs.json')

module.enableCompileCache?.()
const folder = current() ?? (await bundle())
const { main } = await import(pathToFileURL(join(folder, 'cli.js')).href)
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

async function bundle() {
  const { build } = await import('esbuild')
  const draft = join(caches, `draft-${process.pid}`)
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['generator/cli.ts'],
    outdir: draft,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    // What is bundled from node_modules is CommonJS in parts and wants its `require`.
    banner: {
      js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);",
    },
    external: ['esbuild', 'ts-morph', 'typescript'],
    metafile: true,
    logLevel: 'error',
  })
  const inputs = ['package-lock.json', 'generator/bin.mjs', ...Object.keys(metafile.inputs)]
    .filter((input) => !input.startsWith('node_modules/'))
    .sort()
  const folder = join(caches, nameOf(inputs))
  mkdirSync(caches, { recursive: true })
  for (const name of readdirSync(caches)) {
    if (!name.startsWith('draft-')) rmSync(join(caches, name), { recursive: true, force: true })
  }
  writeFileSync(join(draft, 'package.json'), '{"type":"module"}')
  renameSync(draft, folder)
  writeFileSync(listPath, JSON.stringify(inputs))
  return folder
}
