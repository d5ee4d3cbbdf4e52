import { readFileSync } from 'node:fs'
import type { RunnerTask, RunnerTestCase, RunnerTestFile, RunnerTestSuite } from 'vitest'
import { TestRunner, vi } from 'vitest'
import type { Mutated } from './mutants.js'
import { type Verdict, Verdicts } from './verdicts.js'

/** How mutated files and their judge talk: by the names that Stryker writes into the files. */
export interface Switch {
  activeMutant?: string | undefined
  /** How often the active mutant was met, and how often it may be: what goes round for ever ends there. */
  hitCount?: number
  hitLimit?: number
  /** The test, or suite, that is running. */
  currentTestId?: string | undefined
  /** How often each mutant is met by which test, and while modules are loaded. */
  mutantCoverage?: { readonly static: Hits; readonly perTest: Readonly<Record<string, Hits>> }
}
type Hits = Readonly<Record<string, number>>

declare global {
  var __stryker__: Switch | undefined
}

/** The tests of a file that meet a mutant, and how often they do. */
interface Meeting {
  readonly tests: Set<RunnerTestCase>
  hits: number
}

const { CARD_GATEWAY_MUTANTS = '', CARD_GATEWAY_VERDICTS = '', CARD_GATEWAY_SHARE = '0/1' } = process.env
const { files, mutants }: Mutated = JSON.parse(readFileSync(CARD_GATEWAY_MUTANTS, 'utf8'))
const [part = 0, parts = 1] = CARD_GATEWAY_SHARE.split('/').map(Number)
const mine = mutants.filter((mutant, index) => mutant.statusReason === undefined && index % parts === part)
const verdicts = new Verdicts(CARD_GATEWAY_VERDICTS)
const lever: Switch = {}
globalThis.__stryker__ = lever

/**
 * Runs each file of tests once unchanged, noting which test meets which mutant, and then again for each mutant that it
 * meets and nobody has noticed: those tests alone, up to the first that fails. All in one process that loads nothing
 * twice; so a test that failed has to pass again without the mutant, or the process is a ruin and the next one goes on.
 */
export default class Judge extends TestRunner {
  #queue: RunnerTestFile[] = []
  #turn: 'unchanged' | 'changed' | 'again' = 'unchanged'
  #meetings = new Map<string, Meeting>()
  #waiting: string[] = []
  #mutant = ''
  #failed: RunnerTestCase | undefined
  #ruined = new Set<string>()

  async onBeforeCollect(): Promise<void> {
    // Each file of tests begins with modules that remember nothing. Code that runs while a file is loaded does not count
    // for any test.
    vi.resetModules()
    for (const file of Object.keys(files)) await this.importFile(file, 'collect')
  }

  onBeforeRunFiles(queue: RunnerTestFile[]): void {
    this.#queue = queue
    this.#turn = 'unchanged'
    this.#failed = undefined
    lever.activeMutant = undefined
  }

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onBeforeRunSuite(suite)
    lever.currentTestId = suite.id
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if (this.#failed) test.mode = 'skip'
    await super.onBeforeRunTask(test)
    lever.currentTestId = test.id
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test)
    lever.currentTestId = (test.suite ?? test.file).id
    if (this.#turn === 'changed' && test.result?.state === 'fail') this.#failed = test
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite)
    lever.currentTestId = suite.suite?.id
    if (suite === suite.file) this.#decide(suite.file)
  }

  #decide(file: RunnerTestFile): void {
    const failed = file.result?.state === 'fail'
    if (this.#turn === 'unchanged') this.#look(file)
    else if (this.#turn === 'again') this.#notice(file, failed)
    else if (failed) {
      this.#run(file, 'again', this.#failed ? new Set([this.#failed]) : this.#tests())
      return
    } else this.#say(file, 'missed', { limit: this.#limit() })
    this.#mutant = this.#waiting.shift() ?? ''
    if (this.#mutant === '') return
    this.#say(file, 'begun')
    this.#run(file, 'changed', this.#tests())
  }

  /** Finds out which tests meet which mutants, and which of these are still to be judged by them. */
  #look(file: RunnerTestFile): void {
    const { static: loading = {}, perTest = {} } = lever.mutantCoverage ?? {}
    this.#meetings = new Map()
    for (const test of testsOf(file)) {
      if (test.result?.state === 'fail') verdicts.add({ mutant: test.name, tests: file.name, outcome: 'broken' })
      if (test.result?.state !== 'pass') continue
      for (const { id } of [test, ...suitesAround(test)]) {
        for (const [mutant, hits] of Object.entries(perTest[id] ?? {})) {
          const meeting = this.#meetings.get(mutant) ?? { tests: new Set(), hits: 0 }
          meeting.tests.add(test)
          meeting.hits += hits
          this.#meetings.set(mutant, meeting)
        }
      }
    }
    const before = verdicts.read()
    const done = new Set(before.filter((verdict) => isLast(verdict, file.name)).map(({ mutant }) => mutant))
    this.#ruined = new Set(before.filter(({ outcome }) => outcome === 'ruined').map(({ mutant }) => mutant))
    this.#waiting = mine.filter(({ id }) => this.#meetings.has(id) && !done.has(id)).map(({ id }) => id)
    for (const { id } of mine) {
      if (id in loading) verdicts.add({ mutant: id, tests: file.name, outcome: 'fixed' })
    }
  }

  /** A test failed with the mutant. Unless it fails without it too, that is because of the mutant. */
  #notice(file: RunnerTestFile, ruin: boolean): void {
    if (!ruin || this.#ruined.has(this.#mutant)) this.#say(file, 'noticed')
    if (!ruin) return
    this.#say(file, 'ruined')
    process.kill(process.pid, 'SIGKILL')
  }

  /** Queues the file once more, with these of its tests. */
  #run(file: RunnerTestFile, turn: 'changed' | 'again', tests: ReadonlySet<RunnerTestCase>): void {
    this.#turn = turn
    this.#failed = undefined
    lever.activeMutant = turn === 'changed' ? this.#mutant : undefined
    lever.hitCount = 0
    lever.hitLimit = this.#limit()
    for (const test of testsOf(file)) reset(test, tests.has(test))
    const suites = new Set([...tests].flatMap(suitesAround))
    for (const suite of suitesOf(file)) reset(suite, suites.has(suite))
    this.#queue.push(file)
  }

  #limit(): number {
    return 100 * (this.#meetings.get(this.#mutant)?.hits ?? 0)
  }

  #tests(): ReadonlySet<RunnerTestCase> {
    return this.#meetings.get(this.#mutant)?.tests ?? new Set()
  }

  #say(file: RunnerTestFile, outcome: Verdict['outcome'], met: Pick<Verdict, 'limit'> = {}): void {
    verdicts.add({ mutant: this.#mutant, tests: file.name, outcome, ...met })
  }
}

function isLast({ outcome, tests }: Verdict, file: string): boolean {
  return outcome === 'noticed' || outcome === 'hung' || (outcome === 'missed' && tests === file)
}

function reset(task: RunnerTask, runs: boolean): void {
  task.mode = runs ? 'run' : 'skip'
  delete task.result
}

function testsOf(suite: RunnerTestSuite): readonly RunnerTestCase[] {
  return suite.tasks.flatMap((task) => (task.type === 'test' ? [task] : testsOf(task)))
}

function suitesOf(suite: RunnerTestSuite): readonly RunnerTestSuite[] {
  return [suite, ...suite.tasks.flatMap((task) => (task.type === 'suite' ? suitesOf(task) : []))]
}

/** The suites that hold a test, its file last. */
function suitesAround(task: RunnerTask): readonly RunnerTestSuite[] {
  if (task === task.file) return []
  const around = task.suite ?? task.file
  return [around, ...suitesAround(around)]
}
