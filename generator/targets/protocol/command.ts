/** One command: its request, its reply, its descriptor. */
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { replyShapes } from '../../emit/types/reply-types.js'
import { requestShapes } from '../../emit/types/request-types.js'
import { camelCase } from '../../lib/letter-case.js'
import type { Command } from '../../model/model.js'
import { commandDescriptor } from '../../projections/descriptors.js'
import { sourceOf, type Unit } from '../shared/target.js'
import { commandFile, importing } from './type-imports.js'

export function commandUnit(command: Command): Unit {
  const path = commandFile(command)
  return {
    path,
    source: sourceOf(command),
    from: [command],
    render: () => render(command, new Module(path)),
  }
}

function render(command: Command, module: Module): Promise<string> {
  const names = importing(module)
  const reply = command.reply ? `${command.typeName}Reply` : 'never'
  const descriptor = module.type('CommandDescriptor', 'src/descriptors.ts')
  return module
    .add(...requestShapes(command, names), ...replyShapes(command, names), {
      kind: 'const',
      doc: [`How ${command.family.title} ${command.localId} travels. ${command.summary}`],
      name: camelCase(command.typeName),
      type: `${descriptor}<${command.typeName}Request, ${reply}>`,
      value: literal(commandDescriptor(command)),
    })
    .print()
}
