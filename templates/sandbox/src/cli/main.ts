import { hint } from '../lib/did-you-mean.js'
import { configSchema } from '../world/settings-schema.js'
import { createColours, wantsColours } from './colours.js'
import { compare } from './compare-command.js'
import type { CliContext, Program, Surroundings } from './context.js'
import {
  compareFlags,
  controlFlags,
  describeFlags,
  type Flag,
  readArguments,
  replayFlags,
  serveFlags,
  triggerFlags,
} from './flags.js'
import { init } from './init-command.js'
import { replay, state, trigger } from './remote-commands.js'
import { runServer } from './serve-command.js'
import { UsageError } from './usage-error.js'

interface Command {
  readonly usage: string
  readonly summary: string
  readonly flags: readonly Flag[]
  /** Resolves with a number where that is the exit code. */
  run(context: CliContext): Promise<unknown>
}

const serveCommand: Command = {
  usage: '',
  summary: 'Starts the sandbox.',
  flags: serveFlags,
  run: runServer,
}

const commands: Readonly<Record<string, Command>> = {
  init: {
    usage: 'init',
    summary: 'Writes settings and a shop to start from.',
    flags: [],
    run: init,
  },
  trigger: {
    usage: 'trigger <Event>',
    summary: 'Sends a notification by hand.',
    flags: [...triggerFlags, ...controlFlags],
    run: trigger,
  },
  replay: {
    usage: 'replay [<id>]',
    summary: 'Sends a notification again; without an id the latest one.',
    flags: [...replayFlags, ...controlFlags],
    run: replay,
  },
  state: {
    usage: 'state [<OrderId>]',
    summary: 'Shows a payment and its timeline, or all payments.',
    flags: controlFlags,
    run: state,
  },
  compare: {
    usage: 'compare <recording>',
    summary: 'Compares the sandbox with a recording (HAR or JSONL) of another gateway.',
    flags: compareFlags,
    run: compare,
  },
  schema: {
    usage: 'schema',
    summary: 'Prints the JSON Schema of the configuration file.',
    flags: [],
    run: async ({ print }) => print(JSON.stringify(configSchema, null, 2)),
  },
}

/**
 * Runs the program.
 *
 * @param args without the names of Node and the program
 * @returns its exit code: 0, 1 when it failed, 2 when it was called wrongly
 */
export async function main(args: readonly string[], program: Program, surroundings: Surroundings): Promise<number> {
  const { out, error, env } = surroundings
  const print = (text: string) => void out.write(`${text}\n`)
  try {
    const { command, rest } = choose(args)
    const parsed = readArguments(rest, command.flags)
    if (parsed.flags.version === true) print(program.version)
    else if (parsed.flags.help === true) print(help(program, command))
    else {
      const code = await command.run({
        program,
        surroundings,
        args: parsed,
        print,
        paint: createColours(wantsColours(env, out.isTTY === true)),
      })
      if (typeof code === 'number') return code
    }
    return 0
  } catch (problem) {
    if (problem instanceof UsageError) {
      error.write(`${problem.message}\n`)
      return 2
    }
    error.write(`${problem instanceof Error ? (problem.stack ?? problem.message) : String(problem)}\n`)
    return 1
  }
}

function choose(args: readonly string[]): { readonly command: Command; readonly rest: readonly string[] } {
  const [first, ...rest] = args
  if (first === undefined || first.startsWith('-')) return { command: serveCommand, rest: args }
  const command = Object.hasOwn(commands, first) ? commands[first] : undefined
  if (command !== undefined) return { command, rest }
  throw new UsageError(`There is no command ${first}${hint(first, Object.keys(commands))} See --help.`)
}

function help({ name, title, version }: Program, command: Command): string {
  if (command !== serveCommand) {
    return `${name} ${command.usage}\n${command.summary}\n\n${describeFlags(command.flags)}`
  }
  const lines = Object.values(commands).map(({ usage, summary }) => `  ${usage.padEnd(26)}${summary}`)
  return `${title}, sandbox ${version}

  ${name.padEnd(26)}${serveCommand.summary}
${lines.join('\n')}

${describeFlags([...serveFlags, { name: 'version', help: 'Print the version' }, { name: 'help', help: 'Also after each command' }])}

Every flag has a variable: --public-url is CARD_GATEWAY_SANDBOX_PUBLIC_URL. A flag overrides its variable,
a variable overrides the file. Other users of the machine cannot see a password in a variable.`
}
