import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it, onTestFinished } from 'vitest'
import { loadSpec } from '../../generator/load/load.js'
import { readSources } from '../../generator/load/read-files.js'
import { check } from '../../generator/pipeline/check.js'
import { readTree } from '../../generator/write/tree.js'
import { copyGeneratedProject, copyProject, projectRoot } from './fixture/project.js'

describe('the same spec', () => {
  it('gives the same model in whatever order its files are read', async () => {
    const sources = readSources(projectRoot)
    const { model } = await check(loadSpec(sources))
    const { model: reversed } = await check(loadSpec(sources.toReversed()))
    expect(JSON.stringify(reversed)).toBe(JSON.stringify(model))
  })

  it('gives the same bytes on a machine with other settings', { timeout: 120_000 }, async () => {
    const [here, there] = [await copyGeneratedProject(), copyProject()]
    onTestFinished(() => {
      for (const { remove } of [here, there]) remove()
    })
    symlinkSync(join(projectRoot, 'node_modules'), join(there.root, 'node_modules'))
    await build({
      absWorkingDir: projectRoot,
      stdin: { contents: "export * from './generator/cli/main.js'", resolveDir: projectRoot },
      outfile: join(there.root, 'bundle/cli.mjs'),
      bundle: true,
      format: 'esm',
      platform: 'node',
      external: ['ts-morph'],
      banner: { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);" },
      logLevel: 'error',
    })
    const code = `const { main } = await import('./bundle/cli.mjs'); process.exitCode = await main(['', '', 'generate'], ${JSON.stringify(there.root)})`
    // Where they are those of this machine, the other ones.
    const turkish = { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati', NO_COLOR: '1' }
    const isTurkish = Intl.DateTimeFormat().resolvedOptions().locale.startsWith('tr')
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
      cwd: there.root,
      env: { PATH: process.env.PATH, ...(isTurkish ? { LC_ALL: 'C', TZ: 'UTC' } : turkish) },
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(status).toBe(0)
    const [ours, theirs] = [here, there].map(({ root }) =>
      [...readTree(join(root, 'generated'))].map(
        ([path, text]) => `${path} ${createHash('sha256').update(text).digest('hex')}`,
      ),
    )
    expect(ours?.length).toBeGreaterThan(300)
    expect(theirs).toEqual(ours)
  })
})
