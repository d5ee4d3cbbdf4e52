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

/**
 * `watch` in a copy of the project, from the moment a line is saved to the line that tells it is done: one that a
 * command says, one of a type they share.
 */
async function rebuilds(): Promise<Figure[]> {
  const copy = mkdtempSync(join(tmpdir(), 'card-gateway-'))
  for (const path of [...generatedFrom, 'node_modules/.cache/card-gateway']) {
    cpSync(join(root, path), join(copy, path), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules/ts-morph'), join(copy, 'node_modules/ts-morph'))
  const watching = spawn(process.execPath, [join(copy, 'generator/bin.mjs'), 'watch'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  try {
    const lines = createInterface(watching.stdout)[Symbol.asyncIterator]()
    await nextRebuild(lines)
    const save = (file: string) => rebuild(lines, join(copy, file), file)
    return [await save('spec/families/api/Pay.yaml'), await save('spec/types.yaml')]
  } finally {
    watching.kill()
    await once(watching, 'exit')
    rmSync(copy, { recursive: true })
  }
}

/** What the generator is made of and reads. */
const generatedFrom = ['spec', 'templates', 'generator', 'package.json', 'package-lock.json', 'LICENSE']

async function rebuild(lines: AsyncIterator<string>, path: string, file: string): Promise<Figure> {
  const waited: number[] = []
  const worked: number[] = []
  let written = 0
  for (let round = 0; round < 20; round++) {
    // Between two saves of a person the process has nothing to do.
    await setTimeout(150)
    const start = performance.now()
    changeSummary(path, round)
    const rebuilt = await nextRebuild(lines)
    waited.push(performance.now() - start)
    worked.push(rebuilt.milliseconds)
    written = rebuilt.files
  }
  if (written === 0) throw new Error(`the change of ${file} reached no package`)
  // The first ones are made before the code is optimised.
  const typical = median(waited.slice(5))
  return {
    name: `watch: from saving the first summary of ${file} to "${written} files changed"`,
    ours: `${typical.toFixed(0)} ms, of which the rebuild ${median(worked.slice(5))} ms (the first ever: ${waited[0]?.toFixed(0)} ms)`,
    against: '',
    goal: '<= 100 ms',
    reached: typical <= 100,
  }
}

/** Waits for the line that ends a rebuild. */
async function nextRebuild(lines: AsyncIterator<string>): Promise<{ files: number; milliseconds: number }> {
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new Error('watch ended')
    const [, files, milliseconds] = /^(\d+) files changed in (\d+) ms/.exec(stripVTControlCharacters(value)) ?? []
    if (files !== undefined) return { files: Number(files), milliseconds: Number(milliseconds) }
  }
}

function changeSummary(file: string, round: number): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/^( *summary: ).*$/m, `$1What round ${round} says.`))
}
