/** The table of commands: descriptor, validator, transitions, rows of the emission matrix, codes for malformed values. */
import { Code } from '../../emit/print/code.js'
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import type { Command, Field, SandboxRules } from '../../model/model.js'
import { scope } from '../shared/package.js'
import { requestValidator } from '../shared/request-validator.js'
import type { OutputFile } from '../shared/target.js'

export function commandsFile(commands: readonly Command[], rules: SandboxRules): OutputFile {
  const path = 'src/generated/commands.ts'
  const { refusals, malformed, operations } = rules
  return {
    path,
    from: [commands, refusals, malformed, operations],
    render() {
      const module = new Module(path)
      const row = module.type('CommandRow', 'src/spec/command-row.ts')
      const rows = commands.map((command) => [command.id, rowOf(command, rules, module)])
      return module
        .add({
          kind: 'const',
          doc: ['Every command by its id.'],
          name: 'commands',
          type: `Readonly<Record<string, ${row}>>`,
          value: literal(Object.fromEntries(rows)),
        })
        .print()
    },
  }
}

function rowOf(command: Command, rules: SandboxRules, module: Module) {
  const { id, moves, emits, reply, name } = command
  return {
    descriptor: new Code(module.value(descriptorName(command), `${scope}/protocol`)),
    load: requestValidator(command),
    operation: rules.operations[id],
    moves,
    emits,
    element: reply?.element ?? name,
    refusals: codesOf(command, rules),
  }
}

function descriptorName({ typeName }: Command): string {
  return typeName.charAt(0).toLowerCase() + typeName.slice(1)
}

/** Codes by path: `PayInfo.PAN`, and `PayInfo` itself for what is wrong with the whole. */
function codesOf(command: Command, { refusals, malformed }: SandboxRules): Record<string, string> {
  return Object.fromEntries(command.parameters.flatMap((field) => codesWithin(field, '', refusals, malformed)))
}

function codesWithin(
  { name, value }: Field,
  path: string,
  refusals: SandboxRules['refusals'],
  malformed: SandboxRules['malformed'],
): [string, string][] {
  const at = path + name
  const code = value.kind === 'scalar' ? refusals[value.type.name] : malformed[name]
  const own: [string, string][] = code === undefined ? [] : [[at, code]]
  if (value.kind !== 'pairs') return own
  const inner = value.flat ? path : `${at}.`
  return [...own, ...value.keys.flatMap((key) => codesWithin(key, inner, refusals, malformed))]
}
