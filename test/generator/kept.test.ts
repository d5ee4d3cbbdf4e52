import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type Generated, Pipeline } from '../../generator/pipeline/pipeline.js'
import { KeptFiles } from '../../generator/write/kept.js'
import { copyGeneratedProject } from './fixture/project.js'

const changed = ({ reports }: Generated) =>
  reports.flatMap(({ target, changes }) => changes.map(({ path }) => `${target}/${path}`))

/** A generated project of one test's own. */
async function openProject() {
  const project = await copyGeneratedProject()
  onTestFinished(project.remove)
  const cache = join(project.root, '.cache')
  const generate = (write: boolean) => new Pipeline(project.root, { cache }).generate(write)
  return {
    generate,
    root: project.root,
    rows: join(cache, 'files.json'),
    readme: join(project.root, 'generated/client/README.md'),
  }
}

describe('a file that was kept', () => {
  const from = [{ name: 'Pay' }, 'x', undefined]

  it('is rendered only when its inputs changed, or the file was changed or removed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'card-gateway-kept-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const path = join(folder, 'kept.json')
    let rendered = 0
    const render = () => `text ${++rendered}`
    const textOf = (onDisk: string | undefined, parts: readonly unknown[] = from) => {
      const kept = new KeptFiles(path)
      return kept.textOf('a', parts, onDisk, render).finally(() => kept.save())
    }
    expect(await textOf(undefined)).toBe('text 1')
    expect(await textOf('text 1')).toBe('text 1')
    expect(await textOf('text 1', [{ name: 'Pay' }, 'x', undefined])).toBe('text 1')
    expect(await textOf('changed by hand')).toBe('text 2')
    expect(await textOf(undefined)).toBe('text 3')
    expect(await textOf('text 3', [{ name: 'Block' }, 'x', undefined])).toBe('text 4')
    writeFileSync(path, 'damaged')
    expect(await textOf('text 4', [{ name: 'Block' }, 'x', undefined])).toBe('text 5')
  })

  it('is rendered again after somebody changed it by hand', { timeout: 120_000 }, async () => {
    const { generate, readme } = await openProject()
    const text = readFileSync(readme, 'utf8')
    writeFileSync(readme, `${text}More.\n`)
    expect(changed(await generate(true))).toEqual(['client/README.md'])
    expect(readFileSync(readme, 'utf8')).toBe(text)
    expect(changed(await generate(true))).toEqual([])
  })

  it('is always rendered by a check, whatever was kept', { timeout: 120_000 }, async () => {
    const { generate, readme, rows, root } = await openProject()
    const wrong = `${readFileSync(readme, 'utf8')}Wrong.\n`
    const kept: [string, [string, string]][] = JSON.parse(readFileSync(rows, 'utf8'))
    const from = new Map(kept).get('client/README.md')?.[0] ?? ''
    const path = join(root, 'wrong.json')
    const other = new KeptFiles(path)
    await other.textOf('x', [], undefined, () => wrong)
    other.save()
    const [[, [, text]] = ['', ['', '']]]: [string, [string, string]][] = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(
      rows,
      JSON.stringify(kept.map(([name, row]) => [name, name === 'client/README.md' ? [from, text] : row])),
    )
    writeFileSync(readme, wrong)
    const checks: [string, string][] = JSON.parse(readFileSync(join(root, '.cache/checks.json'), 'utf8'))
    writeFileSync(join(root, '.cache/checks.json'), JSON.stringify(checks.map(([key]) => [key, 'wrong'])))
    expect(changed(await generate(true))).toEqual([])
    expect(changed(await generate(false))).toEqual(['client/README.md'])
  })
})
