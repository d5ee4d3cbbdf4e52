import { mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { run } from '../../generator/cli/main.js'
import { Pipeline } from '../../generator/pipeline/pipeline.js'
import { copyGeneratedProject, recorder } from './fixture/project.js'

const project = await copyGeneratedProject()
const pipeline = new Pipeline(project.root, { again: true, cache: join(project.root, '.cache') })

afterAll(project.remove)

function edit(path: string, from: string, to: string): void {
  const file = join(project.root, path)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(
    file,
    text.replace(from, () => to),
  )
}

async function changed(): Promise<string[]> {
  const { reports } = await pipeline.generate(true)
  return reports.flatMap(({ target, changes }) => changes.map(({ path }) => `${target}/${path}`))
}

/** Each goes on where the one before ended: what a pipeline does depends on what it did. */
const inThisOrder = { shuffle: false, concurrent: false }

describe('a pipeline that runs again', inThisOrder, () => {
  it('rewrites only what depends on the change', async () => {
    await pipeline.generate(true)
    const other = join(project.root, 'generated/protocol/src/commands/api/Pay.ts')
    const before = statSync(other).mtimeMs
    edit('spec/families/api/Charge.yaml', 'summary: ', 'summary: In short, ')
    const paths = await changed()
    expect(paths).toContain('protocol/src/commands/api/Charge.ts')
    expect(paths).toContain('client/src/families/api.ts')
    expect(paths.filter((path) => path.startsWith('protocol/'))).toEqual(['protocol/src/commands/api/Charge.ts'])
    expect(statSync(other).mtimeMs).toBe(before)
  })

  it('writes nothing when only a comment changed', async () => {
    edit('spec/limits.yaml', 'limits:', '# A remark.\nlimits:')
    expect(await changed()).toEqual([])
  })

  it('follows a change of a type into all that uses it', async () => {
    edit('spec/limits.yaml', 'min: 1, max: 50, source: Limits', 'min: 1, max: 49, source: Limits')
    const { diagnostics } = await pipeline.generate(true)
    expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(['input-refused'])
  })

  it('gives the same as a fresh generator', async () => {
    edit('spec/limits.yaml', 'min: 1, max: 49, source: Limits', 'min: 1, max: 50, source: Limits')
    await pipeline.generate(true)
    const { reports } = await new Pipeline(project.root).generate(false)
    expect(reports.flatMap(({ changes }) => changes)).toEqual([])
  })

  it('ignores files that editors leave beside a file', async () => {
    for (const folder of ['spec/families/api', 'templates/client/src']) {
      const name = folder.startsWith('spec') ? 'Charge.yaml' : 'abort.ts'
      symlinkSync('user@host.1', join(project.root, folder, `.#${name}`))
      for (const kept of [`.${name}.swp`, `${name}~`, `#${name}#`, `.${name}`, '4913'])
        writeFileSync(join(project.root, folder, kept), 'kept by an editor')
    }
    expect((await pipeline.generate(true)).diagnostics).toEqual([])
    expect(await changed()).toEqual([])
  })

  it("follows a change of the sandbox's rules into the sandbox and the published model alone", async () => {
    edit('spec/sandbox.yaml', 'codes: [API_NOT_ALLOWED]', 'codes: [API_NOT_ALLOWED, ACCESS_DENIED]')
    expect(await changed()).toEqual([
      'sandbox/README.md',
      'sandbox/src/generated/gateway-spec.ts',
      'schemas/model.json',
    ])
    edit('spec/sandbox.yaml', 'pan: WRONG_PAN', 'pan: WRONG_PARAMS')
    expect(await changed()).toEqual(['sandbox/src/generated/commands.ts', 'schemas/model.json'])
    edit('spec/sandbox.yaml', 'pan: WRONG_PARAMS', 'pan: WRONG_PAN')
    edit('spec/sandbox.yaml', 'codes: [API_NOT_ALLOWED, ACCESS_DENIED]', 'codes: [API_NOT_ALLOWED]')
    await changed()
  })
})

describe('watch', () => {
  it('generates, follows every way of saving, tells what it wrote, and ends when it is told to', async () => {
    const { workplace, out, notes } = recorder(project.root)
    const stop = new AbortController()
    const ended = run(['node', 'card-gateway', 'watch'], workplace, stop.signal)
    await vi.waitFor(() => expect(notes.join()).toContain('Watching spec/ and templates/.'), 15_000)
    const path = 'spec/families/api/Charge.yaml'
    let summary = 'summary: '
    for (const [way, save] of [...waysOfSaving, ...waysOfSaving]) {
      out.length = 0
      const saved = `summary: ${way}, `
      const text = readFileSync(join(project.root, path), 'utf8')
      expect(text).toContain(summary)
      save(
        join(project.root, path),
        text.replace(summary, () => saved),
      )
      summary = saved
      await vi.waitFor(() => expect(out.join('\n'), way).toMatch(/files changed in \d+ ms/), 15_000)
      expect(out).toContain('written  generated/protocol/src/commands/api/Charge.ts')
      expect(readFileSync(join(project.root, 'generated/protocol/src/commands/api/Charge.ts'), 'utf8')).toContain(way)
    }
    stop.abort()
    expect(await ended).toBe(0)
  }, 60_000)

  it('follows a file that is new, and one in a folder that is new', async () => {
    const { workplace, out, notes } = recorder(project.root)
    const stop = new AbortController()
    const ended = run(['node', 'card-gateway', 'watch'], workplace, stop.signal)
    await vi.waitFor(() => expect(notes.join()).toContain('Watching spec/ and templates/.'), 15_000)
    const folder = join(project.root, 'templates/client/src/fresh')
    mkdirSync(folder)
    for (const text of ['export const one = 1\n', 'export const one = 2\n']) {
      out.length = 0
      replaceFile(join(folder, 'one.ts'), text)
      await vi.waitFor(() => expect(out).toContain('written  generated/client/src/fresh/one.ts'), 15_000)
    }
    out.length = 0
    rmSync(folder, { recursive: true })
    await vi.waitFor(() => expect(out).toContain('removed  generated/client/src/fresh/one.ts'), 15_000)
    out.length = 0
    edit('templates/notifications/sql/001-inbox.sql', '-- One row', '-- A row')
    await vi.waitFor(() => expect(out.join('\n')).toMatch(/files changed in/), 15_000)
    out.length = 0
    renameSync(join(project.root, 'spec'), join(project.root, 'away'))
    await vi.waitFor(() => expect(out.join('\n')).toContain('missing-file'), 15_000)
    out.length = 0
    renameSync(join(project.root, 'away'), join(project.root, 'spec'))
    await vi.waitFor(() => expect(out.join('\n')).toMatch(/files changed in/), 15_000)
    stop.abort()
    expect(await ended).toBe(0)
  }, 60_000)
})

/** How editors save a file. */
const waysOfSaving: readonly (readonly [string, (path: string, text: string) => void])[] = [
  ['in place', writeFileSync],
  ['by rename', replaceFile],
  [
    'with a backup',
    (path, text) => {
      renameSync(path, `${path}~`)
      writeFileSync(path, text)
      rmSync(`${path}~`)
    },
  ],
  [
    'deleted and made again',
    (path, text) => {
      rmSync(path)
      writeFileSync(path, text)
    },
  ],
]

function replaceFile(path: string, text: string): void {
  writeFileSync(`${path}.tmp`, text)
  renameSync(`${path}.tmp`, path)
}
