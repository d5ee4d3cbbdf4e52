/** One command of an overlay as the client loads it: its descriptor, and what checks its requests. */
import { Module, reExport } from '../../emit/print/module.js'
import { requestTypes } from '../../emit/types/request-types.js'
import type { Overlay } from '../../model/model.js'
import { type FurtherCommand, underOwnName } from '../../projections/further-commands.js'
import { furtherCommandPath, furtherDescriptor, structuresPath } from '../protocol/further-command.js'
import { scope } from '../shared/package.js'
import type { OutputFile } from '../shared/target.js'

const protocol = `${scope}/protocol`

export function sourceOf({ name }: Overlay): string {
  return `spec/overlays/${name}.yaml`
}

/** Where the protocol package has the command: `@card-gateway/protocol/commands/field/inpay/GetState` */
export function furtherModule(overlay: Overlay, command: FurtherCommand): string {
  return entryOf(furtherCommandPath(overlay, command))
}

/** Where the protocol package has the structures that only the overlay has. */
export function structuresModule(overlay: Overlay): string {
  return entryOf(structuresPath(overlay))
}

function entryOf(path: string): string {
  return `${protocol}/${path.replace(/^src\/|\.ts$/g, '')}`
}

/** The type of its requests, imported by a module. */
export function requestType(overlay: Overlay, command: FurtherCommand, module: Module): string {
  return module.type(`${command.requests}Request`, command.isLooser ? furtherModule(overlay, command) : protocol)
}

const unnamed = (): string => 'unknown'

/** The names of all types of its requests: forms and what they have in common too. */
export function furtherTypeNames(command: FurtherCommand): string[] {
  return requestTypes(underOwnName(command), unnamed).flatMap((one) => ('name' in one ? [one.name] : []))
}

export function furtherCommandFile(overlay: Overlay, command: FurtherCommand): OutputFile {
  const path = furtherCommandPath(overlay, command)
  const exports = [
    reExport([`${furtherDescriptor(overlay, command)} as command`], furtherModule(overlay, command)),
    reExport([`validate${command.requests}Request as validator`], validatorOf(overlay, command)),
  ]
  return {
    path,
    source: sourceOf(overlay),
    from: [exports],
    render: () => new Module(path).add(...exports).print(),
  }
}

function validatorOf({ name }: Overlay, { isLooser, family, localId, like }: FurtherCommand): string {
  const [folder, id] = isLooser ? [`${name}/${family.name}`, localId] : [like.family.name, like.localId]
  return `${scope}/validators/${folder}/${id}Request`
}
