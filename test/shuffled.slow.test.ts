import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify, stripVTControlCharacters } from 'node:util'
import { expect, inject, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** No test may lean on what another one left behind; those that do on purpose are marked. */
it('the tests pass in any order, each with its full number of runs', { timeout: 3_600_000 }, async () => {
  const seed = String(inject('seed'))
  const order = ['run', '--config', 'test/vitest.config.ts', '--sequence.shuffle', '--sequence.seed', seed]
  console.log(`Shuffled: CARD_GATEWAY_FULL=1 CARD_GATEWAY_SEED=${seed} npx vitest ${order.join(' ')}`)
  // Other slow tests may run beside it, so that it gets less of the machine than by itself.
  const patience = ['--testTimeout', '240000', '--hookTimeout', '240000', '--reporter', 'dot']
  const { CARD_GATEWAY_REPORT: _report, ...env } = process.env
  const run = promisify(execFile)(process.execPath, ['node_modules/vitest/vitest.mjs', ...order, ...patience], {
    cwd: root,
    env: { ...env, CARD_GATEWAY_SEED: seed, CARD_GATEWAY_FULL: '1' },
    maxBuffer: 2 ** 26,
  })
  const output = await run.then(
    () => '',
    ({ stdout, stderr }: { stdout: string; stderr: string }) => stripVTControlCharacters(stdout + stderr),
  )
  const failed = output.split('\n').filter((line) => line.startsWith(' FAIL '))
  expect(failed).toEqual([])
  expect(output).toBe('')
})
