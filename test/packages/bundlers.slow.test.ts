import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

const run = promisify(execFile)
const programs = ['consumer', 'notifications', 'sandbox']
/** Optional dependencies of the sandbox. */
const optional = ['pg', 'nodemailer', '@electric-sql/pglite']

/** A folder without node_modules, so that a bundle is all there is. */
const empty = mkdtempSync(`${tmpdir()}/card-gateway-bundles-`)
afterAll(() => rmSync(empty, { recursive: true }))

async function play(folder: string, file: string): Promise<string> {
  cpSync(folder, `${empty}/run`, { recursive: true })
  writeFileSync(`${empty}/run/package.json`, '{ "type": "module" }')
  const { stdout } = await run('node', [`${empty}/run/${file}`], { cwd: empty })
  rmSync(`${empty}/run`, { recursive: true })
  return stdout
}

/** Bundles a program with esbuild and plays it. */
async function playBundled(contents: string, name: string, format: 'esm' | 'cjs', banner = ''): Promise<string> {
  const out = `${inject('scratch')}/esbuild-${name}`
  const extension = format === 'esm' ? '.mjs' : '.cjs'
  await build({
    stdin: { contents, resolveDir: inject('scratch') },
    outdir: out,
    outExtension: { '.js': extension },
    bundle: true,
    minify: true,
    platform: 'node',
    format,
    banner: { js: banner },
    external: optional,
    tsconfigRaw: '{}',
    logLevel: 'error',
  })
  return play(out, `stdin${extension}`)
}

describe.each(programs)('%s, bundled with all it needs', (program) => {
  it('by esbuild', async () => {
    // Bundled CommonJS modules need `require`.
    const banner = "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"
    expect(await playBundled(`import './${program}.mjs'`, program, 'esm', banner)).toMatch(/^ok on /)
  })

  it('by Vite', async () => {
    const out = `${inject('scratch')}/vite-out-${program}`
    const vite = `${inject('scratch')}/vite/node_modules/.bin/vite`
    const words = ['build', '--ssr', `${program}.mjs`, '--outDir', out, '--config', 'vite/vite.config.mjs']
    await run(vite, words, { cwd: inject('scratch') })
    expect(await play(out, `${program}.js`)).toMatch(/^ok on /)
  })
})

it('a payment, bundled as CommonJS by esbuild', async () => {
  const contents = `
    import { CardGateway } from '@card-gateway/client'
    import { createSandbox, testCards } from '@card-gateway/sandbox'
    import { serve } from '@card-gateway/sandbox/server'
    async function main() {
      const sandbox = createSandbox()
      const server = await serve(sandbox)
      const gateway = new CardGateway({ ...sandbox.credentials, baseUrl: server.url })
      const { Success } = await gateway.api.pay({ OrderId: 'A-1', Amount: 100, PayInfo: testCards.success })
      await Promise.all([gateway.close(), server.close(), sandbox.close()])
      console.log(Success)
    }
    main()`
  expect(await playBundled(contents, 'commonjs', 'cjs')).toBe('True\n')
})

beforeAll(async () => {
  const folder = `${inject('scratch')}/vite`
  await run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', 'vite@8'])
  const config = { build: { minify: true }, ssr: { noExternal: true, external: optional } }
  writeFileSync(`${folder}/vite.config.mjs`, `export default ${JSON.stringify(config)}`)
})
