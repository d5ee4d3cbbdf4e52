import { basename, join, resolve, sep } from 'node:path'
import { watch as watchFiles } from 'chokidar'
import { isHandWritten } from '../lib/hand-written.js'
import { hasErrors } from '../pipeline/check.js'
import { type Generated, Pipeline } from '../pipeline/pipeline.js'
import { exitCodes } from './exit-codes.js'
import type { Workplace } from './generate.js'
import { printProblems } from './problems.js'

/** Editors write a file in several steps; this many milliseconds after the last one it is whole. */
const quietMilliseconds = 15

/**
 * `watch`: generates, and again after every change of the spec or of a hand-written half, until the signal says stop.
 * What does not depend on the change is neither rendered nor touched on disk.
 */
export async function watch(workplace: Workplace, signal: AbortSignal): Promise<number> {
  const { cache, terminal } = workplace
  const root = resolve(workplace.root)
  const pipeline = new Pipeline(root, {
    again: true,
    ...(cache !== undefined && { cache }),
  })
  const run = oneAtATime(() => rebuild(pipeline, workplace))
  // Editors save in many ways: in place, under another name, by way of a backup. chokidar knows them all.
  // The folder around them is watched, or one that is renamed and comes back would not be heard again.
  const folders = ['spec', 'templates'].map((folder) => join(root, folder))
  const isWatched = (path: string) => folders.some((folder) => path === folder || path.startsWith(folder + sep))
  const watcher = watchFiles(root, { ignoreInitial: true, ignored: (path) => path !== root && !isWatched(path) })
  let timer: NodeJS.Timeout | undefined
  watcher.on('all', (_event, path) => {
    if (!isHandWritten(basename(path))) return
    clearTimeout(timer)
    timer = setTimeout(() => void run(), quietMilliseconds)
  })
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  await run()
  terminal.note(terminal.paint.dim('Watching spec/ and templates/. A change of the generator itself needs a restart.'))
  warmUp()
  await stopped(signal)
  clearTimeout(timer)
  await watcher.close()
  return exitCodes.fine
}

async function rebuild(pipeline: Pipeline, { terminal }: Workplace): Promise<void> {
  const start = performance.now()
  try {
    const generated = await pipeline.generate(true)
    printProblems(generated.spec, generated.diagnostics, terminal)
    if (!hasErrors(generated.diagnostics)) printChanges(generated, performance.now() - start, terminal)
  } catch (error) {
    // A hand-written half in the middle of an edit must not end the watch.
    terminal.note(terminal.paint.red(error instanceof Error ? error.message : String(error)))
  }
}

function printChanges({ reports }: Generated, milliseconds: number, { out, paint }: Workplace['terminal']): void {
  const changes = reports.flatMap(({ folder, changes }) => changes.map((change) => ({ folder, change })))
  for (const { folder, change } of changes.slice(0, 20)) {
    const sign = change.kind === 'remove' ? paint.red('removed') : paint.green('written')
    out(`${sign}  ${folder}/${change.path}`)
  }
  if (changes.length > 20) out(`and ${changes.length - 20} more`)
  out(paint.dim(`${changes.length} files changed in ${Math.round(milliseconds)} ms`))
}

/** Runs work; a call during the work has it run once more. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isDue = false
  const run = async (): Promise<void> => {
    do {
      isDue = false
      await work()
    } while (isDue)
    running = undefined
  }
  return () => {
    isDue = true
    running ??= run()
    return running
  }
}

/** Loads the printer while nothing else is to do, so that the first rebuild is fast. */
function warmUp(): void {
  setImmediate(() => void import('../emit/print/printer.js'))
}

function stopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
