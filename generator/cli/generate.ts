import { hasErrors } from '../pipeline/check.js'
import { Pipeline } from '../pipeline/pipeline.js'
import { exitCodes } from './exit-codes.js'
import { printProblems } from './problems.js'
import { printCheck, printStrays, printTable } from './report.js'
import type { Terminal } from './terminal.js'

/** What every command of the command line works with. */
export interface Workplace {
  /** Folder of the project. */
  readonly root: string
  /** Folder for what is kept between processes. */
  readonly cache?: string
  readonly terminal: Terminal
}

/** `generate`: writes every package; with `check`, only tells what is stale. */
export async function generate({ root, cache, terminal }: Workplace, check: boolean): Promise<number> {
  const start = performance.now()
  const progress = terminal.progress.step
  const pipeline = new Pipeline(root, {
    progress,
    ...(cache !== undefined && { cache }),
  })
  const { spec, diagnostics, reports, strays } = await pipeline.generate(!check)
  terminal.progress.done()
  printProblems(spec, diagnostics, terminal)
  if (hasErrors(diagnostics)) {
    terminal.note('Nothing was generated, because the spec has errors.')
    return exitCodes.problems
  }
  if (check) {
    const isFresh = printCheck(reports, strays, diagnostics.length, terminal)
    return isFresh ? exitCodes.fine : exitCodes.problems
  }
  printStrays(strays, terminal)
  printTable(reports, performance.now() - start, terminal)
  return exitCodes.fine
}

/** `lint`: prints every diagnostic. */
export async function lint({ root, cache, terminal }: Workplace): Promise<number> {
  const pipeline = new Pipeline(root, {
    progress: terminal.progress.step,
    ...(cache !== undefined && { cache }),
  })
  const { spec, diagnostics } = await pipeline.check()
  terminal.progress.done()
  printProblems(spec, diagnostics, terminal)
  if (diagnostics.length === 0) {
    terminal.out(terminal.paint.green(`No problems in ${spec.files.length} files, ${spec.commands.length} commands.`))
  }
  return diagnostics.length > 0 ? exitCodes.problems : exitCodes.fine
}
