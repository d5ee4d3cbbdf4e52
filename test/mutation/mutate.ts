/**
 * Mutation testing: changes the code in many small ways and runs the tests that cover each change; docs/testing.md says
 * how to use it.
 *
 *     npm run mutate                                   what differs from main, line by line
 *     npm run mutate -- protocol                       a group (groups.ts)
 *     npm run mutate -- client/src/wait.ts             a file
 *     npm run mutate -- client/src/wait.ts:10-40       some of its lines
 *     npm run mutate -- client/src/wait.ts --tests 'runtime/client/wait*'
 *     npm run mutate -- --all                          every group; hours
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { groups } from './groups.js'
import { asked, changed, everything, type Places } from './places.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const here = fileURLToPath(new URL('.', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, tests: { type: 'string', multiple: true } },
})

install()
const chosen = choose()
if (chosen.size === 0) console.log('No line written by hand differs from main.')
let failed = false
for (const [group, places] of chosen) failed = !mutate(group, places) || failed
process.exitCode = failed ? 1 : 0

/** Stryker's packages stay out of the project's own lockfile. */
function install(): void {
  if (existsSync(`${here}node_modules/@stryker-mutator/core`)) return
  spawnSync('npm', ['ci'], { cwd: here, stdio: 'inherit' })
}

function choose(): Places {
  if (values.all) return everything()
  if (positionals.length === 0) return changed()
  try {
    return asked(positionals)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

/** @returns whether the tests notice as many mutants as they must */
function mutate(group: string, places: readonly string[]): boolean {
  const { least = 0, strings = false, tests = ['**'] } = groups[group] ?? {}
  const reports = `.cache/mutation/${group}`
  mkdirSync(`${root}/${reports}`, { recursive: true })
  const config = {
    plugins: [`${here}node_modules/@stryker-mutator/vitest-runner/dist/src/index.js`],
    testRunner: 'vitest',
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: Number(process.env.CARD_GATEWAY_MUTATE_CONCURRENCY ?? 2),
    timeoutMS: 4000,
    mutate: places,
    mutator: { excludedMutations: strings ? [] : ['StringLiteral'] },
    ignorePatterns: ['.cache', 'generated/*/dist', 'docs/site'],
    tempDirName: `.cache/stryker-${group}`,
    reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `${reports}/report.json` },
    htmlReporter: { fileName: `${reports}/report.html` },
    thresholds: { high: 95, low: least, break: least },
    allowConsoleColors: false,
  }
  writeFileSync(`${root}/${reports}/stryker.config.json`, JSON.stringify(config, null, 2))
  const { status } = spawnSync(`${here}node_modules/.bin/stryker`, ['run', `${reports}/stryker.config.json`], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CARD_GATEWAY_MUTATE_TESTS: (values.tests ?? tests).join(' ') },
  })
  return status === 0
}
