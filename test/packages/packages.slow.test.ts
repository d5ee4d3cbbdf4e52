import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, inject, it } from 'vitest'

const run = promisify(execFile)
const generated = fileURLToPath(new URL('../../generated', import.meta.url))
const tool = (name: string): string => fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url))

function manifest(name: string): { exports: Record<string, unknown>; scripts?: Record<string, string> } {
  return JSON.parse(readFileSync(`${generated}/${name}/package.json`, 'utf8'))
}

describe.each(readdirSync(generated))('@card-gateway/%s as it would be published', (name) => {
  it('follows the rules of package.json that publint knows', async () => {
    const { stdout } = await run(tool('publint'), ['--strict', `${generated}/${name}`])
    expect(stdout).toContain('All good')
  })

  it('gives types to every ESM importer', async () => {
    // attw exits with 1, and so the promise rejects, on any problem but that CommonJS cannot require these packages.
    const data = Object.keys(manifest(name).exports).filter((entry) => entry.endsWith('.sql'))
    const excluded = data.length > 0 ? ['--exclude-entrypoints', ...data] : []
    const options = ['--profile', 'esm-only', '--format', 'ascii', '--no-color', ...excluded]
    const { stdout } = await run(tool('attw'), [inject('tarballs')[name] ?? '', ...options])
    expect(stdout).toContain(`@card-gateway/${name}`)
  })

  it('brings its changelog, licence and readme', async () => {
    const { stdout } = await run('tar', ['-tzf', inject('tarballs')[name] ?? ''])
    const files = stdout.split('\n')
    for (const file of ['CHANGELOG.md', 'LICENSE', 'README.md']) expect(files).toContain(`package/${file}`)
    const changelog = readFileSync(`${generated}/${name}/CHANGELOG.md`, 'utf8')
    expect(changelog).toMatch(/^# Changelog\n/)
    expect(files.filter((file) => /tsbuildinfo|api\.md|\.test\./.test(file))).toEqual([])
  })

  it('says what registries and bundlers want to know', () => {
    expect(manifest(name)).toMatchObject({
      type: 'module',
      license: 'MIT',
      sideEffects: false,
      engines: { node: '>=20.19' },
      publishConfig: { access: 'public' },
      scripts: { prepack: expect.stringContaining(`build -- ${name}`) },
    })
    for (const entry of Object.values(manifest(name).exports)) {
      if (typeof entry !== 'string') expect(Object.keys(Object(entry))[0]).toBe('types')
    }
  })

  it('runs nothing when it is installed', () => {
    const { scripts = {} } = manifest(name)
    expect(Object.keys(scripts).filter((script) => script !== 'prepack')).toEqual([])
  })
})

describe('packing a package that was never built', () => {
  it('builds it first', async () => {
    const folder = mkdtempSync(`${tmpdir()}/card-gateway-pack-`)
    rmSync(`${generated}/notifications/dist`, { recursive: true })
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: `${generated}/notifications`,
      maxBuffer: 64 * 1024 * 1024,
    })
    rmSync(folder, { recursive: true })
    expect(stdout).toContain('"dist/index.js"')
    expect(stdout).toContain('"dist/index.d.ts"')
  })

  it('fails where it cannot be built', async () => {
    const folder = mkdtempSync(`${tmpdir()}/card-gateway-pack-`)
    cpSync(`${generated}/notifications`, `${folder}/one/two`, {
      recursive: true,
      filter: (path) => !/\/(dist|node_modules)$/.test(path),
    })
    await expect(run('npm', ['pack'], { cwd: `${folder}/one/two` })).rejects.toThrow('Command failed')
    expect(readdirSync(`${folder}/one/two`).filter((name) => name.endsWith('.tgz'))).toEqual([])
    rmSync(folder, { recursive: true })
  })
})

it('installs on the oldest Node that is supported without a warning about engines', async () => {
  await run('npm', ['ci', '--dry-run', '--engine-strict'], { cwd: fileURLToPath(new URL('../..', import.meta.url)) })
})

describe('a project that installed the tarballs', () => {
  it('plays payments with both transports, without code generation from strings', async () => {
    const { stdout } = await run('node', ['--disallow-code-generation-from-strings', 'consumer.mjs'], {
      cwd: inject('scratch'),
    })
    expect(stdout).toBe(`ok on ${process.version}\n`)
  })

  it.each(['5.6', '6.0', '7'])('type-checks with TypeScript %s, a body of any type included', async (version) => {
    const scratch = inject('scratch')
    const compiler = `${scratch}/typescript-${version}`
    await run('npm', ['install', '--prefix', compiler, '--no-audit', '--no-fund', `typescript@${version}`])
    const tsc = `${compiler}/node_modules/.bin/tsc`
    const { stdout } = await run(tsc, ['-p', 'browser-return.tsconfig.json'], { cwd: scratch })
    expect(stdout).toBe('')
  })
})
