import { join } from 'node:path'
import { afterAll, it } from 'vitest'
import { Pipeline } from '../../generator/pipeline/pipeline.js'
import { expectFreshAfterEdits } from './fixture/edits.js'
import { copyProject } from './fixture/project.js'

const [watched, kept] = [copyProject(), copyProject()]

afterAll(() => {
  for (const { remove } of [watched, kept]) remove()
})

it('after many edits, a pipeline that runs on and one of a new process with kept results give the same as a fresh one', {
  timeout: 600_000,
}, async () => {
  const pipeline = new Pipeline(watched.root, { again: true })
  const cache = join(kept.root, '.cache')
  await expectFreshAfterEdits(
    [
      { root: watched.root, generate: () => pipeline.generate(true) },
      { root: kept.root, generate: () => new Pipeline(kept.root, { cache }).generate(true) },
    ],
    { seed: 8, numRuns: 40 },
  )
})
