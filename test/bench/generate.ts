import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { type Figure, median } from './figure.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const reportUse =
  'data:text/javascript,process.on("exit",()=>{const{userCPUTime,systemCPUTime,maxRSS}=process.resourceUsage();console.error(`cpu=${userCPUTime+systemCPUTime} rss=${maxRSS}`)})'

/** The generator: the cost of runs in processes of their own, and of the rebuild after a saved change. */
export async function generateFigures(): Promise<Figure[]> {
  return [...coldRuns(), ...(await rebuilds())]
}

/**
 * Processor time, which other programs on the machine hardly change: nothing to do, one line edited, the caches removed.
 * The time of an empty process is subtracted; the figures are compared with loading ts-morph and printing one file.
 */
function coldRuns(): Figure[] {
  const spec = join(root, 'spec/families/api/Pay.yaml')
  const before = readFileSync(spec, 'utf8')
  const runs = Array.from({ length: 5 }, (_, round) => {
    rmSync(join(root, 'node_modules/.cache/card-gateway'), { recursive: true, force: true })
    const removed = timed(generate)
    const unchanged = timed(generate)
    changeSummary(spec, round)
    try {
      return {
        removed,
        unchanged,
        edited: timed(generate),
        floor: timed(['-e', printOneFile]),
        empty: timed(['-e', '']),
      }
    } finally {
      writeFileSync(spec, before)
      timed(generate)
    }
  })
  const seconds = (of: keyof (typeof runs)[number]) => median(runs.map((run) => run[of].seconds))
  const [empty, floor] = [seconds('empty'), seconds('floor')]
  const figure = (name: string, of: keyof (typeof runs)[number], goal: number): Figure => {
    const ratio = (seconds(of) - empty) / (floor - empty)
    return {
      name: `generate, ${name}: CPU beyond an empty process`,
      ours: `${(seconds(of) - empty).toFixed(2)} s`,
      against: `load ts-morph, print one file ${(floor - empty).toFixed(2)} s`,
      ratio,
      goal: `<= ${goal} times`,
      reached: ratio <= goal,
    }
  }
  const megabytes = Math.max(
    ...runs.flatMap(({ removed, unchanged, edited }) => [removed, unchanged, edited]).map((run) => run.megabytes),
  )
  return [
    figure('nothing changed', 'unchanged', 1.6),
    figure('one summary changed', 'edited', 3.3),
    figure('caches removed', 'removed', 8.6),
    {
      name: 'memory of a generate, the most of all runs',
      ours: `${megabytes.toFixed(0)} MB`,
      against: '',
      goal: '<= 300 MB',
      reached: megabytes <= 300,
    },
  ]
}

const generate = ['generator/bin.mjs', 'generate']

const printOneFile = `
const { Project } = require('ts-morph')
new Project({ useInMemoryFileSystem: true }).createSourceFile('a.ts', { statements: ['export const a = 1'] }).getFullText()`

interface Run {
  /** Of processor time. */
  readonly seconds: number
  readonly megabytes: number
}

function timed(args: readonly string[]): Run {
  const { status, stderr } = spawnSync(process.execPath, ['--import', reportUse, ...args], {
    cwd: root,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed:\n${stderr}`)
  const [, microseconds, kilobytes] = /cpu=(\d+) rss=(\d+)/.exec(stderr) ?? []
  return { seconds: Number(microseconds) / 1e6, megabytes: Number(kilobytes) / 1024 }
}

/**
 * `watch` in a copy of the project, from the moment a line is saved to the message that it is done: a line of one
 * command, and a line of a type that commands share.
 */
async function rebuilds(): Promise<Figure[]> {
  const copy = mkdtempSync(join(tmpdir(), 'card-gateway-'))
  for (const path of [...generatedFrom, 'node_modules/.cache/card-gateway']) {
    cpSync(join(root, path), join(copy, path), { recursive: true })
  }
  for (const library of ['ts-morph', 'elkjs']) {
    symlinkSync(join(root, 'node_modules', library), join(copy, 'node_modules', library))
  }
  const watching = spawn(process.execPath, [join(copy, 'generator/bin.mjs'), 'watch'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    const lines = createInterface(watching.stdout)[Symbol.asyncIterator]()
    await nextRebuild(lines)
    const save = (file: string, goal: number) => rebuild(lines, watching.pid ?? 0, join(copy, file), file, goal)
    return [await save('spec/families/api/Pay.yaml', 120), await save('spec/types.yaml', 350)]
  } finally {
    watching.kill()
    await once(watching, 'exit')
    rmSync(copy, { recursive: true })
  }
}

/** What the generator is made of and reads. */
const generatedFrom = ['spec', 'templates', 'generator', 'package.json', 'package-lock.json', 'LICENSE']

async function rebuild(
  lines: AsyncIterator<string>,
  pid: number,
  path: string,
  file: string,
  goal: number,
): Promise<Figure> {
  const worked: number[] = []
  const waited: number[] = []
  let written = 0
  for (let round = 0; round < 20; round++) {
    // Between two saves of a person the process has nothing to do.
    await setTimeout(150)
    const [start, used] = [performance.now(), cpuOf(pid)]
    changeSummary(path, round)
    written = (await nextRebuild(lines)).files
    waited.push(performance.now() - start)
    worked.push(cpuOf(pid) - used)
  }
  if (written === 0) throw new Error(`the change of ${file} reached no package`)
  // The first ones are made before the code is optimised.
  const typical = median(worked.slice(5))
  return {
    name: `watch: CPU from saving the first summary of ${file} to "${written} files changed"`,
    ours: `${typical.toFixed(0)} ms (waited ${median(waited.slice(5)).toFixed(0)} ms)`,
    against: '',
    goal: `<= ${goal} ms`,
    reached: typical <= goal,
  }
}

/** Milliseconds of processor time a process has used; Linux reports it in hundredths of a second. */
function cpuOf(pid: number): number {
  const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = rest.split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * 10
}

/** Waits for the line that ends a rebuild. */
async function nextRebuild(lines: AsyncIterator<string>): Promise<{ files: number }> {
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new Error('watch ended')
    const [, files] = /^(\d+) files changed in \d+ ms/.exec(stripVTControlCharacters(value)) ?? []
    if (files !== undefined) return { files: Number(files) }
  }
}

function changeSummary(file: string, round: number): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^( *summary: ).*$/m, `$1What round ${round} says.`))
}
