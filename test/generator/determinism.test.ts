import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { loadSpec } from '../../generator/load/load.js'
import { readSources } from '../../generator/load/read-files.js'
import { check } from '../../generator/pipeline/check.js'
import { projectRoot } from './fixture/project.js'

describe('the same spec', () => {
  it('gives the same model in whatever order its files are read', async () => {
    const sources = readSources(projectRoot)
    const { model } = await check(loadSpec(sources))
    const { model: reversed } = await check(loadSpec(sources.toReversed()))
    expect(JSON.stringify(reversed)).toBe(JSON.stringify(model))
  })

  it('gives the committed bytes on a machine with other settings', () => {
    // Turkish settings, or plain ones where this machine has Turkish ones.
    const turkish = { LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8', TZ: 'Pacific/Kiritimati', NO_COLOR: '1' }
    const isTurkish = Intl.DateTimeFormat().resolvedOptions().locale.startsWith('tr')
    const { stdout, stderr, status } = spawnSync(process.execPath, ['generator/bin.mjs', 'generate', '--check'], {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, ...(isTurkish ? { LC_ALL: 'C', TZ: 'UTC' } : turkish) },
      encoding: 'utf8',
    })
    expect({ stdout, stderr, status }).toEqual({ stdout: 'generated/ is up to date.\n', stderr: '', status: 0 })
  })
})
