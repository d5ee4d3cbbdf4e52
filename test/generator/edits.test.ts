import { join } from 'node:path'
import { afterAll, describe, it } from 'vitest'
import { Pipeline } from '../../generator/pipeline/pipeline.js'
import { expectFreshAfterEdits } from './fixture/edits.js'
import { copyProject } from './fixture/project.js'

const project = copyProject()

afterAll(project.remove)

describe('a pipeline', () => {
  it('that runs on after edits gives the same as a fresh generator', { timeout: 120_000 }, async () => {
    const pipeline = new Pipeline(project.root, { again: true })
    await expectFreshAfterEdits(project.root, () => pipeline.generate(true), { seed: 7, numRuns: 5 })
  })

  it('of a new process gives the same with and without kept results', { timeout: 120_000 }, async () => {
    const cache = join(project.root, '.cache')
    const generate = () => new Pipeline(project.root, { cache }).generate(true)
    await expectFreshAfterEdits(project.root, generate, { seed: 8, numRuns: 4 })
  })
})
