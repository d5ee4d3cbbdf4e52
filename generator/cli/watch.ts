import { type FSWatcher, watch as watchFolder } from 'node:fs'
import { join } from 'node:path'
import { hasErrors } from '../lint/check.js'
import { type Generated, Pipeline } from '../pipeline.js'
import { exitCodes } from './exit-codes.js'
import type { Workplace } from './generate.js'
import { printProblems } from './problems.js'

/** Editors write a file in several steps; this many milliseconds after the last one it is whole. */
const settled = 15

/**
 * `watch`: generates, and again after every change of the spec or of a hand-written half, until the signal says stop.
 * What does not depend on the change is neither rendered nor touched on disk.
 */
export async function watch(workplace: Workplace, signal: AbortSignal): Promise<number> {
  const { root, cache, terminal } = workplace
  const pipeline = new Pipeline(root, {
    again: true,
    ...(cache !== undefined && { cache }),
  })
  const run = (): Promise<void> => rebuild(pipeline, workplace)
  await run()
  terminal.note(terminal.paint.dim('Watching spec/ and templates/. A change of the generator itself needs a restart.'))
  const schedule = debounced(run, settled)
  const watchers = ['spec', 'templates'].map((folder) =>
    watchFolder(join(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || /\.(yaml|ts|hbs)$/.test(name)) schedule()
    }),
  )
  await stopped(signal, watchers)
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
  const changes = reports.flatMap(({ target, changes }) => changes.map((change) => ({ target, change })))
  for (const { target, change } of changes.slice(0, 20)) {
    const sign = change.kind === 'remove' ? paint.red('removed') : paint.green('written')
    out(`${sign}  generated/${target}/${change.path}`)
  }
  if (changes.length > 20) out(`and ${changes.length - 20} more`)
  out(paint.dim(`${changes.length} files changed in ${Math.round(milliseconds)} ms`))
}

/** Runs work once after the last of several calls; a call during the work has it run once more. */
function debounced(work: () => Promise<void>, wait: number): () => void {
  let timer: NodeJS.Timeout | undefined
  let isRunning = false
  let isDue = false
  const run = async (): Promise<void> => {
    isRunning = true
    do {
      isDue = false
      await work()
    } while (isDue)
    isRunning = false
  }
  return () => {
    if (isRunning) {
      isDue = true
      return
    }
    clearTimeout(timer)
    timer = setTimeout(() => void run(), wait)
  }
}

function stopped(signal: AbortSignal, watchers: readonly FSWatcher[]): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => {
      for (const watcher of watchers) watcher.close()
      resolve()
    }
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}
