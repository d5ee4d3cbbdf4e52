import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { run } from '../../generator/cli/main.js'
import { copyProject, projectRoot, recorder } from './fixture/project.js'

const project = copyProject()
const model = 'generated/schemas/model.json'

async function diff(...words: string[]): Promise<{ code: number; out: string; notes: string }> {
  const { workplace, out, notes } = recorder(project.root)
  const code = await run(['node', 'card-gateway', 'diff', ...words], workplace, AbortSignal.abort())
  return { code, out: out.join('\n'), notes: notes.join('\n') }
}

function git(...words: string[]): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com']
  execFileSync('git', [...author, ...words], { cwd: project.root, stdio: 'ignore' })
}

beforeAll(() => {
  mkdirSync(join(project.root, 'generated/schemas'), { recursive: true })
  for (const file of [model, 'generated/schemas/vectors', 'generated/schemas/overlays']) {
    cpSync(join(projectRoot, file), join(project.root, file), { recursive: true })
  }
  writeFileSync(
    join(project.root, 'CHANGELOG.md'),
    '# Changelog\n\n## Unreleased\n\n### Client\n\n- Faster.\n\n## 0.1.0\n',
  )
  git('init', '-q')
  git('add', '.')
  git('commit', '-q', '-m', 'The first release')
  git('tag', 'v0.1.0')
  const path = join(project.root, 'spec/limits.yaml')
  const text = readFileSync(path, 'utf8')
  const before = 'holderInAdd: { summary: Length of CardHolder in eWallet Add., unit: characters, min: 1, max: 50'
  expect(text).toContain(before)
  writeFileSync(path, text.replace(before, before.replace('50', '40')))
  // The same change in a model that is ready: where only the way of telling it matters, the spec is not read again.
  const later = JSON.parse(readFileSync(join(projectRoot, model), 'utf8'))
  const limit = later.limits.find(({ name }: { name: string }) => name === 'holderInAdd')
  expect(limit.max).toBe(50)
  limit.max = 40
  writeFileSync(join(project.root, 'later.json'), JSON.stringify(later))
})

afterAll(project.remove)

describe('diff', () => {
  it('tells what changed since a tag, what it breaks and the next version', async () => {
    const { code, out } = await diff('v0.1.0')
    expect(out).toMatch(/^v0\.1\.0 → \.: major, 1 change; from 0\.1\.0 the next version is 0\.2\.0$/m)
    expect(out).toMatch(/^major {2}limit {2}holderInAdd\.max was 50 and is 40$/m)
    expect(code).toBe(0)
  })

  it('finds nothing between a revision and its model.json', async () => {
    writeFileSync(join(project.root, 'old.json'), readFileSync(join(projectRoot, model)))
    expect((await diff('v0.1.0', 'old.json')).out).toBe('v0.1.0 → old.json: nothing changed')
  })

  it('tells which example shows something else, and finds it in a revision, a folder and a spec', async () => {
    const path = 'generated/schemas/vectors/api.json'
    const text = readFileSync(join(project.root, path), 'utf8')
    const other = text.replace('"title":"an amount is blocked"', '"title":"an amount is held"')
    expect(other).not.toBe(text)
    cpSync(join(project.root, 'generated/schemas'), join(project.root, 'other'), { recursive: true })
    writeFileSync(join(project.root, 'other/vectors/api.json'), other)
    const says = /^patch {2}words +the example api\.Block\/blocked shows something else$/m
    expect((await diff('v0.1.0', 'other')).out).toMatch(says)
    expect((await diff('other')).out).toMatch(says)
    expect((await diff('other', 'v0.1.0')).out).toMatch(/: patch, 1 change/)
    rmSync(join(project.root, 'other'), { recursive: true })
  })

  it('ends with exit code 1 when a change is as grave as asked for', async () => {
    expect((await diff('v0.1.0', 'later.json', '--fail-on', 'minor')).code).toBe(1)
    expect((await diff('v0.1.0', 'v0.1.0', '--fail-on', 'patch')).code).toBe(0)
    expect((await diff('v0.1.0', 'later.json', '--fail-on', 'huge')).code).toBe(2)
  })

  it('compares what can be imported beside it', async () => {
    const report = join(project.root, 'generated/client/api.md')
    const text = (names: string): string => `# @card-gateway/client\n\n## \`.\`\n\n\`\`\`ts\n${names}\n\`\`\`\n`
    mkdirSync(join(project.root, 'generated/client'))
    writeFileSync(report, text('export interface One { readonly a: string }'))
    git('add', '.')
    git('commit', '-q', '-m', 'A report')
    writeFileSync(report, text('export interface Two { readonly a: string }'))
    const { out } = await diff('HEAD')
    rmSync(join(project.root, 'generated/client'), { recursive: true })
    expect(out).toMatch(/^major {2}api +@card-gateway\/client One was removed$/m)
    expect(out).toMatch(/^minor {2}api +@card-gateway\/client Two was added$/m)
  })

  it('prints JSON and Markdown', async () => {
    const { version, changes } = JSON.parse((await diff('v0.1.0', 'later.json', '--json')).out)
    expect(version).toEqual({ from: '0.1.0', next: '0.2.0' })
    expect(changes).toEqual([
      {
        code: 'limit',
        path: 'limits/holderInAdd/max',
        verdict: 'major',
        says: 'holderInAdd.max was 50 and is 40',
      },
    ])
    expect((await diff('v0.1.0', 'later.json', '--markdown')).out).toContain(
      '### Breaking\n\n- holderInAdd.max was 50 and is 40 (`limit`)',
    )
  })

  it('writes the entry of the changelog, once', async () => {
    const changelog = (): string => readFileSync(join(project.root, 'CHANGELOG.md'), 'utf8')
    await diff('v0.1.0', 'later.json', '--changelog')
    const once = changelog()
    expect(once).toBe(
      '# Changelog\n\n## Unreleased\n\n### Interface of the gateway\n\n- **→** holderInAdd.max was 50 and is 40.\n\n### Client\n\n- Faster.\n\n## 0.1.0\n',
    )
    await diff('v0.1.0', 'later.json', '--changelog')
    expect(changelog()).toBe(once)
    await diff('v0.1.0', 'v0.1.0', '--changelog')
    expect(changelog()).not.toContain('Interface')
  })

  it('says what it cannot compare, and what to give instead', async () => {
    writeFileSync(join(project.root, 'broken.json'), '{')
    writeFileSync(join(project.root, 'other.json'), '{}')
    mkdirSync(join(project.root, 'empty'))
    for (const [name, says] of [
      ['v9', /v9 is neither a file, nor a folder, nor a git revision that has generated\/schemas\/model\.json/],
      ['--output=x', /unknown option/],
      ['broken.json', /broken\.json is not JSON/],
      ['other.json', /other\.json is JSON but no model/],
      ['empty', /empty has neither spec\/ nor model\.json/],
    ] as const) {
      const { code, notes } = await diff(name)
      expect(notes).toMatch(says)
      expect(code).toBe(2)
    }
  })
})
