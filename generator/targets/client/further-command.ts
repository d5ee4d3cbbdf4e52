/** One command of an overlay as the client loads it: the type of its requests where it is its own, its descriptor, and what checks its requests. */
import { literal } from '../../emit/print/literal.js'
import { Module, reExport } from '../../emit/print/module.js'
import { exampleOf } from '../../emit/types/examples.js'
import { requestTypes } from '../../emit/types/request-types.js'
import { sharedName, type TypeResolver } from '../../emit/types/shared-types.js'
import { resourceType } from '../../emit/types/value-types.js'
import type { Model, Overlay, Resource } from '../../model/model.js'
import { commandDescriptor } from '../../projections/descriptors.js'
import { type FurtherCommand, underOwnName } from '../../projections/further-commands.js'
import { resourcesOf } from '../../projections/resources-of.js'
import { scope } from '../shared/package.js'
import type { OutputFile } from '../shared/target.js'

const protocol = `${scope}/protocol`

/** `src/commands/field/inpay/GetState.ts` */
export function furtherCommandPath({ name }: Overlay, { family, localId }: FurtherCommand): string {
  return `src/commands/${name}/${family.name}/${localId}.ts`
}

export function sourceOf({ name }: Overlay): string {
  return `spec/overlays/${name}.yaml`
}

/** The type of its requests, imported by a module. */
export function requestType(overlay: Overlay, command: FurtherCommand, module: Module): string {
  const from = command.isLooser ? furtherCommandPath(overlay, command) : protocol
  return module.type(`${command.requests}Request`, from)
}

const unnamed = (): string => 'unknown'

/** The names of all types of its requests: forms and what they have in common too. */
export function furtherTypeNames(command: FurtherCommand): string[] {
  return requestTypes(underOwnName(command), unnamed).flatMap((one) => ('name' in one ? [one.name] : []))
}

export function furtherCommandFile(overlay: Overlay, command: FurtherCommand, model: Model): OutputFile {
  const path = furtherCommandPath(overlay, command)
  const { typeName, family, localId, isLooser, requests } = command
  return {
    path,
    source: sourceOf(overlay),
    from: [command],
    render() {
      const module = new Module(path)
      const types = [requestType(overlay, command, module), module.type(`${typeName}Reply`, protocol)]
      return module
        .add(
          ...(isLooser ? requestTypes(underOwnName(command), importing(overlay, model, module)) : []),
          {
            kind: 'const',
            doc: [`How ${family.title} ${localId} travels. ${command.summary}`],
            name: 'command',
            type: `${module.type('CommandDescriptor', protocol)}<${types.join(', ')}>`,
            value: literal({ ...commandDescriptor(command), ...pageOf(overlay, command) }),
          },
          reExport([`validate${requests}Request as validator`], validatorOf(overlay, command)),
        )
        .print()
    },
  }
}

/** A command that the document does not have links to the page of its overlay. */
function pageOf({ name }: Overlay, { id, like }: FurtherCommand): { page?: string } {
  return id === like.id ? {} : { page: `overlays/${name}` }
}

function validatorOf({ name }: Overlay, { isLooser, family, localId, like }: FurtherCommand): string {
  const [folder, id] = isLooser ? [`${name}/${family.name}`, localId] : [like.family.name, like.localId]
  return `${scope}/validators/${folder}/${id}Request`
}

/** `src/commands/field/structures.ts` */
export function structuresPath({ name }: Overlay): string {
  return `src/commands/${name}/structures.ts`
}

/** Types that the protocol package has, and structures that only the overlay has. */
function importing(overlay: Overlay, model: Model, module: Module): TypeResolver {
  const ofDocument = new Set(model.resources.map(({ name }) => name))
  return (shared) => {
    const isOwn = shared.kind === 'resource' && !ofDocument.has(shared.resource.name)
    return module.type(sharedName(shared), isOwn ? structuresPath(overlay) : protocol)
  }
}

export function ownStructures(commands: readonly FurtherCommand[], model: Model): Resource[] {
  const known = new Set(model.resources.map(({ name }) => name))
  return resourcesOf(commands).filter(({ name }) => !known.has(name))
}

/** The structures that only the overlay has. */
export function furtherStructures(overlay: Overlay, commands: readonly FurtherCommand[], model: Model): OutputFile[] {
  const own = ownStructures(commands, model)
  if (own.length === 0) return []
  const path = structuresPath(overlay)
  const shown = own.map((one) => exampleOf(one, commands))
  return [
    {
      path,
      source: sourceOf(overlay),
      from: [own, shown],
      render() {
        const module = new Module(path)
        const resolve = importing(overlay, model, module)
        return module.add(...own.map((one, i) => resourceType(one, 'given', resolve, shown[i]))).print()
      },
    },
  ]
}
