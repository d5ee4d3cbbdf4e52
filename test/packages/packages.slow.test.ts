import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, inject, it } from 'vitest'

const run = promisify(execFile)
const generated = fileURLToPath(new URL('../../generated', import.meta.url))
const tool = (name: string): string => fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url))

/** What attw says, as far as it is read here. `types` is false of a package that has no code. */
interface Analysis {
  readonly analysis: {
    readonly types: object | false
    readonly problems?: readonly { readonly kind: string; readonly resolutionKind?: string }[]
  }
}

describe.each(readdirSync(generated))('@card-gateway/%s as it would be published', (name) => {
  it('follows the rules of package.json that publint knows', async () => {
    const { stdout } = await run(tool('publint'), ['--strict', `${generated}/${name}`])
    expect(stdout).toContain('All good')
  })

  it('gives types to every ESM importer', async () => {
    const tarball = inject('tarballs')[name] ?? ''
    // attw exits with 1 on problems of any importer; that CommonJS cannot require these packages is meant to be.
    const options = ['--profile', 'esm-only', '--format', 'json']
    const { stdout } = await run(tool('attw'), [tarball, ...options], { maxBuffer: 64 * 1024 * 1024 })
    const { analysis }: Analysis = JSON.parse(stdout)
    const ofEsm = analysis.problems?.filter(({ resolutionKind = '' }) => !/^node10$|cjs$/.test(resolutionKind))
    expect(ofEsm ?? []).toEqual([])
    expect(analysis.types === false).toBe(name === 'schemas')
  })

  it('runs nothing when it is installed', () => {
    const { scripts = {} } = JSON.parse(readFileSync(`${generated}/${name}/package.json`, 'utf8'))
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
