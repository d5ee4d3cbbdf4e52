import { join } from 'node:path'
import { afterAll, it } from 'vitest'
import { Pipeline } from '../../generator/pipeline/pipeline.js'
import { runs } from '../support/runs.js'
import { expectFreshAfterEdits } from './fixture/edits.js'
import { copyGeneratedProject, copyProject } from './fixture/project.js'

const watched = copyProject()
const kept = await copyGeneratedProject()

afterAll(() => {
  for (const { remove } of [watched, kept]) remove()
})

it('after edits, a pipeline that runs on and one of a new process with kept results give the same as a fresh one', {
  timeout: 120_000,
}, async () => {
  const pipeline = new Pipeline(watched.root, { again: true })
  const cache = join(kept.root, '.cache')
  await expectFreshAfterEdits(
    [
      { root: watched.root, generate: () => pipeline.generate(true) },
      { root: kept.root, generate: () => new Pipeline(kept.root, { cache }).generate(true) },
    ],
    { seed: 7, numRuns: runs(3, 9) },
  )
})
