/**
 * Mutation testing: changes the code in many small ways and runs the tests that meet each change; docs/testing.md says
 * how to use it.
 *
 *     npm run mutate                                   what differs from main, line by line
 *     npm run mutate -- protocol                       a group (groups.ts)
 *     npm run mutate -- client/src/wait.ts             a file
 *     npm run mutate -- client/src/wait.ts:10-40       some of its lines
 *     npm run mutate -- client/src/wait.ts --tests 'runtime/client/wait*'
 *     npm run mutate -- client/src/wait.ts --quick     without trying survivors afresh
 *     npm run mutate -- --all                          every group
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { groups } from './groups.js'
import { mutated } from './mutants.js'
import { asked, changed, everything, type Places } from './places.js'
import { report } from './report.js'
import { type Verdict, Verdicts } from './verdicts.js'

/** Where a process finds its share of the mutants and leaves its verdicts. */
interface Settings extends Readonly<Record<string, string>> {
  readonly CARD_GATEWAY_VERDICTS: string
}

/** A mutant that takes longer than this counts as hanging its process. */
const longestMs = 60_000

const root = fileURLToPath(new URL('../..', import.meta.url))
const here = fileURLToPath(new URL('.', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, tests: { type: 'string', multiple: true }, quick: { type: 'boolean' } },
})

setPriority(10)
install()
const chosen = choose()
if (chosen.size === 0) console.log('No line written by hand differs from main.')
let failed = false
for (const [group, places] of chosen) failed = !(await mutate(group, places)) || failed
process.exitCode = failed ? 1 : 0

/** The maker of mutants stays out of the project's own lockfile. */
function install(): void {
  if (existsSync(`${here}node_modules/@stryker-mutator/instrumenter`)) return
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
async function mutate(group: string, places: readonly string[]): Promise<boolean> {
  const { least = 0, strings = false, tests = ['**'] } = groups[group] ?? {}
  const folder = `${root}.cache/mutation/${group}`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const made = await mutated(places, strings)
  writeFileSync(`${folder}/mutants.json`, JSON.stringify(made))
  const parts = Number(process.env.CARD_GATEWAY_MUTATE_CONCURRENCY ?? 2)
  const shares = Array.from({ length: parts }, (_, part) =>
    judge({
      CARD_GATEWAY_MUTANTS: `${folder}/mutants.json`,
      CARD_GATEWAY_MUTATE_TESTS: (values.tests ?? tests).join(' '),
      CARD_GATEWAY_VERDICTS: `${folder}/verdicts-${part}.jsonl`,
      CARD_GATEWAY_SHARE: `${part}/${parts}`,
    }),
  )
  return report(made.mutants, (await Promise.all(shares)).flat()) >= least
}

/** Judges a share of the mutants, in as many processes as that takes. */
async function judge(settings: Settings): Promise<readonly Verdict[]> {
  await run(['vitest', 'run', '--config', 'test/mutation/vitest.config.ts'], settings)
  if (!values.quick) await run(['tsx', 'test/mutation/afresh.ts'], { ...settings, CARD_GATEWAY_AFRESH: 'yes' })
  return new Verdicts(settings.CARD_GATEWAY_VERDICTS).read()
}

/** Runs a command again and again, until it ends without an unfinished mutant. */
async function run(command: readonly string[], settings: Settings): Promise<void> {
  const verdicts = new Verdicts(settings.CARD_GATEWAY_VERDICTS)
  for (let goesOn = true; goesOn; ) {
    await oneProcess(command, settings, verdicts)
    const last = verdicts.read().at(-1)
    goesOn = last?.outcome === 'begun' || last?.outcome === 'ruined'
    if (last?.outcome === 'begun') verdicts.add({ ...last, outcome: 'hung' })
  }
}

function oneProcess([tool, ...given]: readonly string[], settings: Settings, verdicts: Verdicts): Promise<void> {
  const vitest = spawn(`${root}node_modules/.bin/${tool}`, given, {
    cwd: root,
    detached: true,
    env: { ...process.env, ...settings, NODE_NO_WARNINGS: '1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  let seen = 0
  const watch = setInterval(() => {
    const lines = verdicts.read()
    const stuck = lines.length === seen && lines.at(-1)?.outcome === 'begun'
    if (stuck && vitest.pid !== undefined) process.kill(-vitest.pid, 'SIGKILL')
    seen = lines.length
  }, longestMs)
  return new Promise((ended) => {
    vitest.on('exit', () => {
      clearInterval(watch)
      ended()
    })
  })
}
