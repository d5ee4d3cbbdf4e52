import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadSpec } from '../../generator/load/load.js'
import { readSources } from '../../generator/load/read-files.js'
import { check } from '../../generator/pipeline/check.js'
import { readTree } from '../../generator/write/tree.js'
import { copyProject, projectRoot } from './fixture/project.js'

const projects = [copyProject(), copyProject()]

afterAll(() => {
  for (const { remove } of projects) remove()
})

describe('the same spec', () => {
  it('gives the same model in whatever order its files are read', async () => {
    const sources = readSources(projectRoot)
    const { model } = await check(loadSpec(sources))
    const { model: reversed } = await check(loadSpec(sources.toReversed()))
    expect(JSON.stringify(reversed)).toBe(JSON.stringify(model))
  })

  describe('on machines with other settings', () => {
    beforeAll(async () => {
      for (const { root } of projects) {
        symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
        await build({
          absWorkingDir: projectRoot,
          stdin: { contents: "export * from './generator/cli/main.js'", resolveDir: projectRoot },
          outfile: join(root, 'bundle/cli.mjs'),
          bundle: true,
          format: 'esm',
          platform: 'node',
          external: ['ts-morph'],
          banner: { js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);" },
          logLevel: 'error',
        })
      }
    }, 120_000)

    it('gives the same bytes', { timeout: 120_000 }, () => {
      const settings = [
        { LC_ALL: 'C', TZ: 'UTC' },
        { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati', NO_COLOR: '1' },
      ]
      const prints = projects.map(({ root }, index) => {
        const code = `const { main } = await import('./bundle/cli.mjs'); process.exitCode = await main(['', '', 'generate'], ${JSON.stringify(root)})`
        const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
          cwd: root,
          env: { PATH: process.env.PATH, ...settings[index] },
          encoding: 'utf8',
        })
        expect(stderr).toBe('')
        expect(status).toBe(0)
        return [...readTree(join(root, 'generated'))].map(
          ([path, text]) => `${path} ${createHash('sha256').update(text).digest('hex')}`,
        )
      })
      expect(prints[0]?.length).toBeGreaterThan(300)
      expect(prints[1]).toEqual(prints[0])
    })
  })
})
