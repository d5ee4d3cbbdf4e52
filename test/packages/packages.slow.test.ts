import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
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

  it('runs nothing when it is installed', () => {
    const { scripts = {} } = manifest(name)
    expect(Object.keys(scripts)).toEqual([])
  })
})

describe('a project that installed the tarballs', () => {
  it('plays payments with both transports, without code generation from strings', async () => {
    const { stdout } = await run('node', ['--disallow-code-generation-from-strings', 'consumer.mjs'], {
      cwd: inject('scratch'),
    })
    expect(stdout).toBe(`ok on ${process.version}\n`)
  })

  it('type-checks strictly, declaration files included', async () => {
    const scratch = inject('scratch')
    const { stdout } = await run(`${scratch}/node_modules/.bin/tsc`, ['-p', 'consumer.tsconfig.json'], { cwd: scratch })
    expect(stdout).toBe('')
  })
})
