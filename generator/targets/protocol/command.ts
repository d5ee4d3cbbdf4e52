/** One command: its request, its reply, its descriptor. */
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { example, inputOf } from '../../emit/types/examples.js'
import { replyTypes } from '../../emit/types/reply-types.js'
import { requestTypes } from '../../emit/types/request-types.js'
import { camelCase } from '../../lib/letter-case.js'
import type { Command, Frame } from '../../model/model.js'
import { commandDescriptor } from '../../projections/descriptors.js'
import { type OutputFile, sourceOf } from '../shared/target.js'
import { commandPath, importing } from './type-imports.js'

/** @param seen the command as it may be answered in the field */
export function commandFile(command: Command, seen: Command, frame: Frame): OutputFile {
  const path = commandPath(command)
  return {
    path,
    source: sourceOf(command),
    from: [command, seen, frame],
    render: () => render(command, seen, frame, new Module(path)),
  }
}

function render(command: Command, seen: Command, frame: Frame, module: Module): Promise<string> {
  const names = importing(module)
  const name = camelCase(command.typeName)
  const reply = command.reply ? `${command.typeName}Reply` : 'never'
  const descriptor = module.type('CommandDescriptor', 'src/descriptors.ts')
  return module
    .add(...requestTypes(command, names), ...replyTypes(seen, frame, names), {
      kind: 'const',
      doc: descriptorDoc(command, name),
      name,
      type: `${descriptor}<${command.typeName}Request, ${reply}>`,
      value: literal(descriptorOf(command, seen)),
    })
    .print()
}

/** Of a descriptor; the example writes the request, and reads the answer where there is one. */
export function descriptorDoc(command: Command, name: string): string[] {
  return [`How ${command.family.title} ${command.localId} travels. ${command.summary}`, travels(command, name)]
}

function travels(command: Command, name: string): string {
  const input = literal(inputOf(command), 30 + name.length)
  return example(
    `const body = encodeRequest(${name}, ${input}, credentials)`,
    ...(command.reply ? [`const reply = decodeReply(${name}, answer)`] : []),
  )
}

function descriptorOf(command: Command, seen: Command): ReturnType<typeof commandDescriptor> {
  const descriptor = commandDescriptor(command)
  const { reply } = descriptor
  const further = commandDescriptor(seen).reply?.attributes.slice(reply?.attributes.length) ?? []
  if (reply === undefined || further.length === 0) return descriptor
  return { ...descriptor, reply: { ...reply, seen3DS: further } }
}
