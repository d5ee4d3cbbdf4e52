import { Command, CommanderError, Option } from 'commander'
import { verdicts } from '../diff/shared/rule.js'
import { PlainError } from '../lib/plain-error.js'
import type { DiffOptions } from './diff.js'
import { exitCodes } from './exit-codes.js'
import { generate, lint, type Workplace } from './generate.js'
import { processTerminal } from './terminal.js'

const epilogue = `
Exit codes: 0 all is well; 1 the spec has problems, generated files are stale, a name is not known, or a change
reaches the verdict of --fail-on;
2 wrong usage, or the generator itself failed. Colours follow NO_COLOR.`

/**
 * Runs the command line.
 *
 * @param argv as in `process.argv`
 * @param root folder of the project
 * @param cache folder for what is kept between processes
 * @returns the exit code
 */
export async function main(argv: readonly string[], root: string, cache?: string): Promise<number> {
  return run(
    argv,
    {
      root,
      ...(cache !== undefined && { cache }),
      terminal: processTerminal(),
    },
    interrupted(),
  )
}

interface ApiOptions {
  readonly check?: boolean
  readonly compare?: boolean
}

/** Like {@link main}, with a given terminal and a signal that ends `watch`. */
export async function run(argv: readonly string[], workplace: Workplace, stop: AbortSignal): Promise<number> {
  const { terminal } = workplace
  let code: number = exitCodes.fine
  const program = new Command('card-gateway')
    .description('Generates the packages of the card payment gateway from spec/.')
    .addHelpText('after', epilogue)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text.trimEnd()),
      writeErr: (text) => terminal.note(text.trimEnd()),
    })
  program
    .command('generate')
    .description('write what the spec gives into generated/')
    .option('--check', 'only list what is stale, with exit code 1')
    .action(async (options: { check?: boolean }) => {
      code = await generate(workplace, options.check === true)
    })
  program
    .command('watch')
    .description('generate, and generate again after every change in spec/ and templates/')
    .action(async () => {
      const { watch } = await import('./watch.js')
      code = await watch(workplace, stop)
    })
  program
    .command('lint')
    .description('check the spec; show every problem with its place, cause and fix')
    .action(async () => {
      code = await lint(workplace)
    })
  program
    .command('api')
    .description('write what can be imported from each package into generated/<package>/api.md')
    .argument('[before]', 'with --compare: a report, or a folder of packages with theirs')
    .argument('[after]', 'with --compare: another; default: generated/')
    .option('--check', 'only list what is stale, with exit code 1')
    .option('--compare', 'show what changed for users, in terms of semantic versioning')
    .action(async (before: string | undefined, after: string | undefined, options: ApiOptions) => {
      const { api, compareApi } = await import('./api.js')
      if (options.compare !== true) code = await api(workplace, options.check === true)
      else if (before !== undefined) code = await compareApi(workplace, before, after)
      else program.error('error: --compare needs the older report: a file, or a folder of packages')
    })
  program
    .command('explain <name>')
    .description(
      'show all that the spec says about a command, field, type, error, event, state, limit, decision or diagnostic',
    )
    .action(async (name: string) => {
      const { explain } = await import('./explain.js')
      code = await explain(workplace, name)
    })
  program
    .command('diff <old> [new]')
    .description('show what changed in the interface, what that breaks, and which version it needs')
    .addHelpText('after', '\n<old> and [new] are git revisions, folders, or model.json files; [new] is this project.')
    .option('--json', 'print the changes as JSON')
    .option('--markdown', 'print the changes as Markdown')
    .option('--changelog', 'write them into CHANGELOG.md')
    .addOption(
      new Option('--fail-on <verdict>', 'end with exit code 1 at this verdict or a graver one').choices(verdicts),
    )
    .action(async (old: string, now: string | undefined, options: DiffOptions) => {
      const { diff } = await import('./diff.js')
      code = await diff(workplace, old, now ?? '.', options)
    })
  try {
    await program.parseAsync(argv)
    return code
  } catch (error) {
    terminal.progress.done()
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.fine : exitCodes.failure
    terminal.note(terminal.paint.red(shown(error)))
    return exitCodes.failure
  }
}

/** An unforeseen error with its stack, for those who fix the generator. */
function shown(error: unknown): string {
  if (error instanceof PlainError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Aborted when the user presses Ctrl-C. */
function interrupted(): AbortSignal {
  const controller = new AbortController()
  process.once('SIGINT', () => controller.abort())
  process.once('SIGTERM', () => controller.abort())
  return controller.signal
}
