/** One command as the client loads it: its descriptor, and what checks its requests. */
import { Module, reExport } from '../../emit/print/module.js'
import { camelCase } from '../../lib/letter-case.js'
import type { Command } from '../../model/model.js'
import { scope } from '../shared/package.js'
import { type OutputFile, sourceOf } from '../shared/target.js'

/** `src/commands/api/Pay.ts` */
export function commandPath({ family, localId }: Command): string {
  return `src/commands/${family.name}/${localId}.ts`
}

export function commandFile(command: Command): OutputFile {
  const path = commandPath(command)
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
