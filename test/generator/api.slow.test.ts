import { expect, it } from 'vitest'
import { run } from '../../generator/cli/main.js'
import { projectRoot, recorder } from './fixture/project.js'

it('the API report of every package is what can be imported from it', async () => {
  const { workplace, out } = recorder(projectRoot)
  expect(await run(['node', 'card-gateway', 'api', '--check'], workplace, AbortSignal.abort()), out.join('\n')).toBe(0)
})
