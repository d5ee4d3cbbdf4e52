/** One command as the client loads it: its descriptor, and what checks its requests. */
import { Module, reExport } from '../../emit/print/module.js'
import { camelCase } from '../../lib/letter-case.js'
import type { Command } from '../../model/model.js'
import { scope } from '../shared/package.js'
import { sourceOf, type Unit } from '../shared/target.js'

/** `src/commands/api/Pay.ts` */
export function commandFile({ family, localId }: Command): string {
  return `src/commands/${family.name}/${localId}.ts`
}

export function commandUnit(command: Command): Unit {
  const path = commandFile(command)
  const { family, localId, typeName } = command
  const exports = [
    reExport([`${camelCase(typeName)} as command`], `${scope}/protocol/commands/${family.name}/${localId}`),
    reExport([`validate${typeName}Request as validator`], `${scope}/validators/${family.name}/${localId}Request`),
  ]
  return {
    path,
    source: sourceOf(command),
    from: [exports],
    render: () => new Module(path).add(...exports).print(),
  }
}
