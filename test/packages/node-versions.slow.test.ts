import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, inject, it } from 'vitest'

const run = promisify(execFile)
const programs = ['entries.mjs', 'consumer.mjs', 'notifications.mjs', 'sandbox.mjs', 'commonjs.cjs']

/** The floor, then the newest of each line that is supported. undici 8 and MSW 3, which `mock.mjs` uses, need Node 22. */
describe.each([
  ['20.19.0', programs],
  ['22', [...programs, 'mock.mjs']],
  ['24', [...programs, 'mock.mjs']],
  ['26', [...programs, 'mock.mjs']],
])('the installed packages on Node %s', (version, played) => {
  const folder = `${inject('scratch')}/node-${version}`
  const binaries = `node-${process.platform}-${process.arch}`
  beforeAll(async () => {
    mkdirSync(folder, { recursive: true })
    await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, `${binaries}@${version}`])
  })

  it.each(played)('%s', async (program) => {
    const node = `${folder}/node_modules/${binaries}/bin/node`
    const { stdout } = await run(node, [program], { cwd: inject('scratch') })
    expect(stdout).toContain(`ok on v${version}`)
  })
})
