/** One command of an overlay: the type of its requests where it is its own, and its descriptor. */
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { exampleOf } from '../../emit/types/examples.js'
import { requestTypes } from '../../emit/types/request-types.js'
import type { TypeResolver } from '../../emit/types/shared-types.js'
import { resourceType } from '../../emit/types/value-types.js'
import { camelCase } from '../../lib/letter-case.js'
import type { Model, Overlay, Resource } from '../../model/model.js'
import { commandDescriptor } from '../../projections/descriptors.js'
import { type FurtherCommand, furtherCommands, furtherName, underOwnName } from '../../projections/further-commands.js'
import { resourcesOf } from '../../projections/resources-of.js'
import type { OutputFile } from '../shared/target.js'
import { descriptorDoc } from './command.js'
import { commandPath, importing } from './type-imports.js'

export function furtherFiles(model: Model): OutputFile[] {
  return model.overlays.flatMap((overlay) => {
    const commands = furtherCommands(overlay, model)
    return [
      ...commands.map((command) => furtherCommandFile(overlay, command, model)),
      ...furtherStructures(overlay, commands, model),
    ]
  })
}

/** `src/commands/field/inpay/GetState.ts` */
export function furtherCommandPath({ name }: Overlay, { family, localId }: FurtherCommand): string {
  return `src/commands/${name}/${family.name}/${localId}.ts`
}

/** The name its descriptor is exported under, `fieldInPayGetState`. */
export function furtherDescriptor(overlay: Overlay, command: FurtherCommand): string {
  return camelCase(furtherName(overlay, command))
}

function furtherCommandFile(overlay: Overlay, command: FurtherCommand, model: Model): OutputFile {
  const path = furtherCommandPath(overlay, command)
  const { typeName, like, isLooser, requests } = command
  const name = furtherDescriptor(overlay, command)
  return {
    path,
    source: `spec/overlays/${overlay.name}.yaml`,
    from: [command],
    render() {
      const module = new Module(path)
      const request = module.type(`${requests}Request`, isLooser ? path : commandPath(like))
      const types = [request, module.type(`${typeName}Reply`, commandPath(like))]
      return module
        .add(...(isLooser ? requestTypes(underOwnName(command), importingOwn(overlay, model, module)) : []), {
          kind: 'const',
          doc: descriptorDoc(command, name),
          name,
          type: `${module.type('CommandDescriptor', 'src/descriptors.ts')}<${types.join(', ')}>`,
          value: literal({ ...commandDescriptor(command), ...pageOf(overlay, command) }),
        })
        .print()
    },
  }
}

/** A command that the document does not have links to the page of its overlay. */
function pageOf({ name }: Overlay, { id, like }: FurtherCommand): { page?: string } {
  return id === like.id ? {} : { page: `overlays/${name}` }
}

/** `src/commands/field/structures.ts` */
export function structuresPath({ name }: Overlay): string {
  return `src/commands/${name}/structures.ts`
}

/** The structures that only the overlay has. */
export function ownStructures(commands: readonly FurtherCommand[], model: Model): Resource[] {
  const known = new Set(model.resources.map(({ name }) => name))
  return resourcesOf(commands).filter(({ name }) => !known.has(name))
}

/** Types that the whole package shares, and structures that only the overlay has. */
function importingOwn(overlay: Overlay, model: Model, module: Module): TypeResolver {
  const shared = importing(module)
  const ofDocument = new Set(model.resources.map(({ name }) => name))
  return (type) =>
    type.kind === 'resource' && !ofDocument.has(type.resource.name)
      ? module.type(type.resource.typeName, structuresPath(overlay))
      : shared(type)
}

function furtherStructures(overlay: Overlay, commands: readonly FurtherCommand[], model: Model): OutputFile[] {
  const own = ownStructures(commands, model)
  if (own.length === 0) return []
  const path = structuresPath(overlay)
  const shown = own.map((one) => exampleOf(one, commands))
  return [
    {
      path,
      source: `spec/overlays/${overlay.name}.yaml`,
      from: [own, shown],
      render() {
        const module = new Module(path)
        const resolve = importingOwn(overlay, model, module)
        return module.add(...own.map((one, i) => resourceType(one, 'given', resolve, shown[i]))).print()
      },
    },
  ]
}
