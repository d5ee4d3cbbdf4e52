/** One command as the client loads it: its descriptor, and what checks its requests. */
import { Module } from '../../emit/typescript.js'
import type { Command } from '../../model/model.js'
import { camelCase } from '../../model/names.js'
import { scope } from '../package.js'
import { sourceOf, type Unit } from '../target.js'

/** `src/commands/api/Pay.ts` */
export function commandFile({ family, localId }: Command): string {
  return `src/commands/${family.name}/${localId}.ts`
}

export function commandUnit(command: Command): Unit {
  const path = commandFile(command)
  const { family, localId, typeName } = command
  const lines = [
    `export { ${camelCase(typeName)} as command } from '${scope}/protocol/commands/${family.name}/${localId}'`,
    `export { validate${typeName}Request as validator } from '${scope}/validators/${family.name}/${localId}Request'`,
  ]
  return {
    path,
    source: sourceOf(command),
    from: [lines],
    render: () => new Module(path).add({ kind: 'code', text: lines.join('\n') }).print(),
  }
}
