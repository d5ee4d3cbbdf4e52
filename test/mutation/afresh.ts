/**
 * Tries the mutants that no test noticed once more, each in a fresh process: what a module remembers from one test to the
 * next may have hidden the change. `mutate.ts` runs this, after `judge.ts`.
 */
import { fileURLToPath } from 'node:url'
import { createVitest } from 'vitest/node'
import { Verdicts } from './verdicts.js'

const { CARD_GATEWAY_VERDICTS = '' } = process.env
const root = fileURLToPath(new URL('../', import.meta.url))
const verdicts = new Verdicts(CARD_GATEWAY_VERDICTS)
const known = verdicts.read()
const done = new Set(
  known
    .filter(({ outcome }) => outcome === 'noticed' || outcome === 'hung' || outcome === 'stays')
    .map(({ mutant }) => mutant),
)
const missed = known.filter(({ mutant, outcome }) => outcome === 'missed' && !done.has(mutant))
const vitest = await createVitest('test', { config: `${root}mutation/vitest.config.ts`, watch: false })
const project = vitest.getRootProject()

for (const mutant of new Set(missed.map((verdict) => verdict.mutant))) {
  verdicts.add({ mutant, tests: '', outcome: 'begun' })
  const everywhere = missed.filter((verdict) => verdict.mutant === mutant)
  project.provide('mutant', { id: mutant, limit: 100 * Math.max(...everywhere.map(({ limit = 0 }) => limit)) })
  const specifications = everywhere.map(({ tests }) => project.createSpecification(root + tests))
  const fails = async () => {
    const { testModules } = await vitest.runTestSpecifications(specifications)
    return testModules.some((module) => !module.ok())
  }
  // Whole files run here, on a machine that may be busy: what fails once is no proof.
  const noticed = (await fails()) && (await fails())
  verdicts.add({ mutant, tests: '', outcome: noticed ? 'noticed' : 'stays' })
}
await vitest.close()
