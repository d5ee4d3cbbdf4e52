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

/** The generator: a cold run in a process of its own, and the rebuild after a saved change. */
export async function generateFigures(): Promise<Figure[]> {
  return [...coldRun(), await rebuild()]
}

/** Against loading ts-morph and printing one file, in turn; the first run after a clone also bundles the generator. */
function coldRun(): Figure[] {
  const generate = () => timed(['--import', reportMemory, 'generator/bin.mjs', 'generate'])
  const floor = () => timed(['-e', printOneFile])
  rmSync(join(root, 'node_modules/.cache/card-gateway'), { recursive: true, force: true })
  const first = generate()
  const runs = Array.from({ length: 9 }, () => ({ ours: generate(), floor: floor() }))
  const ours = median(runs.map((run) => run.ours.seconds))
  const megabytes = median(runs.map((run) => run.ours.megabytes))
  const against = median(runs.map((run) => run.floor.seconds))
  return [
    {
      name: 'cold generate of every target',
      ours: `${ours.toFixed(2)} s (the first after a clone ${first.seconds.toFixed(2)} s)`,
      against: `load ts-morph, print one file ${against.toFixed(2)} s`,
      ratio: ours / against,
      goal: '<= 1.0 s',
      reached: ours <= 1,
    },
    {
      name: 'memory of a cold generate',
      ours: `${megabytes.toFixed(0)} MB`,
      against: '',
      goal: '<= 200 MB',
      reached: megabytes <= 200,
    },
  ]
}

const printOneFile = `
const { Project } = require('ts-morph')
new Project({ useInMemoryFileSystem: true }).createSourceFile('a.ts', { statements: ['export const a = 1'] }).getFullText()`

function timed(args: readonly string[]): { seconds: number; megabytes: number } {
  const start = performance.now()
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed:\n${stderr}`)
  const kilobytes = Number(/rss=(\d+)/.exec(stderr)?.[1] ?? 0)
  return { seconds: (performance.now() - start) / 1000, megabytes: kilobytes / 1024 }
}

/** What `watch` does when a line was saved, on a copy of the project. */
async function rebuild(): Promise<Figure> {
  const copy = mkdtempSync(join(tmpdir(), 'card-gateway-'))
  try {
    for (const folder of ['spec', 'templates', 'package.json', 'LICENSE']) {
      cpSync(join(root, folder), join(copy, folder), { recursive: true })
    }
    const pipeline = new Pipeline(copy)
    await pipeline.generate(true)
    const milliseconds: number[] = []
    for (let round = 0; round < 15; round++) {
      changeSummary(join(copy, 'spec/families/api/Pay.yaml'), round)
      const start = performance.now()
      await pipeline.generate(true)
      milliseconds.push(performance.now() - start)
    }
    const typical = median(milliseconds)
    return {
      name: 'rebuild after one line was changed',
      ours: `${typical.toFixed(0)} ms (slowest of 15: ${Math.max(...milliseconds).toFixed(0)} ms)`,
      against: '',
      goal: '<= 100 ms',
      reached: typical <= 100,
    }
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function changeSummary(file: string, round: number): void {
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^summary: .*$/m, `summary: Charges a card in one step, ${round}.`),
  )
}
