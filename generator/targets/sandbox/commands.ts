/** The table of commands: descriptor, validator, transitions, rows of the emission matrix, codes for malformed values. */
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import type { Command, Field, SandboxRules } from '../../model/model.js'
import { scope } from '../shared/package.js'
import type { OutputFile } from '../shared/target.js'

export function commandsFile(commands: readonly Command[], rules: SandboxRules): OutputFile {
  const path = 'src/generated/commands.ts'
  const { refusals, malformed, operations } = rules
  return {
    path,
    from: [commands, refusals, malformed, operations],
    render() {
      const module = new Module(path)
      const row = module.type('CommandRow', 'src/spec/gateway-spec.ts')
      const rows = commands.map((command) => {
        const descriptor = module.value(descriptorName(command), `${scope}/protocol`)
        const { moves, emits } = command
        const facts = literal(
          {
            operation: rules.operations[command.id],
            moves,
            emits,
            element: command.reply?.element ?? command.name,
            refusals: codesOf(command, rules),
          },
          8,
          4,
        )
        return [
          `  ${literal(command.id)}: {`,
          `    descriptor: ${descriptor},`,
          `    load: () =>`,
          `      import('${scope}/validators/${command.family.name}/${command.localId}Request').then((module) => module.validate${command.typeName}Request),`,
          `    ...${facts},`,
          '  },',
        ].join('\n')
      })
      return module
        .add({
          kind: 'const',
          doc: ['Every command by its id.'],
          name: 'commands',
          type: `Readonly<Record<string, ${row}>>`,
          value: `{\n${rows.join('\n')}\n}`,
        })
        .print()
    },
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
