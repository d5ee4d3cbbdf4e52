import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Pipeline } from '../../generator/pipeline.js'
import { type Figure, median } from './figure.js'

const root = fileURLToPath(new URL('../..', import.meta.url))
const reportMemory =
  'data:text/javascript,process.on("exit",()=>console.error(`rss=${process.resourceUsage().maxRSS}`))'

/** The generator: runs in a process of their own, and the rebuild after a saved change. */
export async function generateFigures(): Promise<Figure[]> {
  return [...coldRuns(), ...(await rebuilds())]
}

/** With the caches and without, against loading ts-morph and printing one file, in turn. */
function coldRuns(): Figure[] {
  const runs = Array.from({ length: 5 }, () => {
    rmSync(join(root, 'node_modules/.cache/card-gateway'), { recursive: true, force: true })
    const bare = timed(generate)
    return { bare, kept: timed(generate), floor: timed(['-e', printOneFile]) }
  })
  const floor = runs.map((run) => run.floor)
  const [bare, kept] = [runs.map((run) => run.bare), runs.map((run) => run.kept)]
  const megabytes = Math.max(...[...bare, ...kept].map((run) => run.megabytes))
  return [
    coldFigure('cold generate of every target, its caches kept', kept, floor),
    coldFigure('cold generate of every target, its caches removed: bundles itself, reads all YAML', bare, floor),
    {
      name: 'memory of a cold generate, the most of all runs',
      ours: `${megabytes.toFixed(0)} MB`,
      against: '',
      goal: '<= 200 MB',
      reached: megabytes <= 200,
    },
  ]
}

function coldFigure(name: string, ours: readonly Run[], floor: readonly Run[]): Figure {
  const seconds = median(ours.map((run) => run.seconds))
  const against = median(floor.map((run) => run.seconds))
  return {
    name,
    ours: `${seconds.toFixed(2)} s`,
    against: `load ts-morph, print one file ${against.toFixed(2)} s`,
    ratio: seconds / against,
    goal: '<= 1.0 s',
    reached: seconds <= 1,
  }
}

const generate = ['--import', reportMemory, 'generator/bin.mjs', 'generate']

const printOneFile = `
const { Project } = require('ts-morph')
new Project({ useInMemoryFileSystem: true }).createSourceFile('a.ts', { statements: ['export const a = 1'] }).getFullText()`

interface Run {
  readonly seconds: number
  readonly megabytes: number
}

function timed(args: readonly string[]): Run {
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed:\n${stderr}`)
  const kilobytes = Number(/rss=(\d+)/.exec(stderr)?.[1] ?? 0)
  return { seconds: (performance.now() - start) / 1000, megabytes: kilobytes / 1024 }
}

/** What `watch` does when a line was saved, on a copy of the project: one that a command says, one of a type they share. */
async function rebuilds(): Promise<Figure[]> {
  const copy = mkdtempSync(join(tmpdir(), 'card-gateway-'))
  try {
    for (const folder of ['spec', 'templates', 'package.json', 'LICENSE']) {
      cpSync(join(root, folder), join(copy, folder), { recursive: true })
    }
    const pipeline = new Pipeline(copy, { again: true })
    await pipeline.generate(true)
    const save = (file: string) => rebuild(pipeline, join(copy, file), file)
    return [await save('spec/families/api/Pay.yaml'), await save('spec/types.yaml')]
  } finally {
    rmSync(copy, { recursive: true })
  }
}

async function rebuild(pipeline: Pipeline, path: string, file: string): Promise<Figure> {
  const milliseconds: number[] = []
  const processor: number[] = []
  let written = 0
  for (let round = 0; round < 15; round++) {
    changeSummary(path, round)
    const start = performance.now()
    const before = process.cpuUsage()
    const { reports } = await pipeline.generate(true)
    milliseconds.push(performance.now() - start)
    const { user, system } = process.cpuUsage(before)
    processor.push((user + system) / 1000)
    written = reports.reduce((sum, { changes }) => sum + changes.length, 0)
  }
  if (written === 0) throw new Error(`the change of ${file} reached no package`)
  const typical = median(milliseconds)
  return {
    name: `watch: rebuild after the first summary of ${file} was changed, ${written} files written`,
    ours: `${typical.toFixed(0)} ms, of the processor ${median(processor).toFixed(0)} ms (slowest of 15: ${Math.max(...milliseconds).toFixed(0)} ms)`,
    against: '',
    goal: '<= 100 ms',
    reached: typical <= 100,
  }
}

function changeSummary(file: string, round: number): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^( *summary: ).*$/m, `$1What round ${round} says.`))
}
