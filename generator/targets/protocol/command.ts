/** One command: its request, its reply, its descriptor. */
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { replyTypes } from '../../emit/types/reply-types.js'
import { requestTypes } from '../../emit/types/request-types.js'
import { camelCase } from '../../lib/letter-case.js'
import type { Command, Frame } from '../../model/model.js'
import { commandDescriptor } from '../../projections/descriptors.js'
import { type OutputFile, sourceOf } from '../shared/target.js'
import { commandPath, importing } from './type-imports.js'

export function commandFile(command: Command, frame: Frame): OutputFile {
  const path = commandPath(command)
  return {
    path,
    source: sourceOf(command),
    from: [command, frame],
    render: () => render(command, frame, new Module(path)),
  }
}

function render(command: Command, frame: Frame, module: Module): Promise<string> {
  const names = importing(module)
  const reply = command.reply ? `${command.typeName}Reply` : 'never'
  const descriptor = module.type('CommandDescriptor', 'src/descriptors.ts')
  return module
    .add(...requestTypes(command, names), ...replyTypes(command, frame, names), {
      kind: 'const',
      doc: [`How ${command.family.title} ${command.localId} travels. ${command.summary}`],
      name: camelCase(command.typeName),
      type: `${descriptor}<${command.typeName}Request, ${reply}>`,
      value: literal(commandDescriptor(command)),
    })
    .print()
}
