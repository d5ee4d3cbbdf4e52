/** Where the protocol package declares what its modules share. */

import type { Module } from '../../emit/print/module.js'
import { type SharedType, type SupportType, sharedName, type TypeResolver } from '../../emit/types/shared-types.js'
import type { Command } from '../../model/model.js'

const supportFiles: Readonly<Record<SupportType, string>> = {
  ErrorInfo: 'src/error-info.ts',
  Extra: 'src/elements.ts',
  XmlElement: 'src/elements.ts',
  WallClock: 'src/event-descriptors.ts',
}

function fileOf(shared: SharedType): string {
  switch (shared.kind) {
    case 'enum':
      return 'src/enums.ts'
    case 'resource':
      return 'src/resources.ts'
    case 'listed':
      return `src/${shared.listed.in}.ts`
    case 'support':
      return supportFiles[shared.name]
  }
}

/** Shared types by their names, imported by `module`. */
export function importing(module: Module): TypeResolver {
  return (shared) => module.type(sharedName(shared), fileOf(shared))
}

/** `src/commands/api/Pay.ts` */
export function commandPath({ family, localId }: Command): string {
  return `src/commands/${family.name}/${localId}.ts`
}
