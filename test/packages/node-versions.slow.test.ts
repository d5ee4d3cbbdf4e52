import { execFile } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, inject, it } from 'vitest'

const run = promisify(execFile)

/** The floor, then the newest of each line that is supported. */
it.each(['20.19.0', '22', '24', '26'])('the installed packages work on Node %s', async (version) => {
  const folder = `${inject('scratch')}/node-${version}`
  const binaries = `node-${process.platform}-${process.arch}`
  mkdirSync(folder, { recursive: true })
  await run('npm', ['install', '--no-audit', '--no-fund', '--prefix', folder, `${binaries}@${version}`])
  const node = `${folder}/node_modules/${binaries}/bin/node`
  const { stdout } = await run(node, ['consumer.mjs'], {
    cwd: inject('scratch'),
  })
  expect(stdout).toContain(`ok on v${version}`)
})
