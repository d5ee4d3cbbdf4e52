/**
 * Gateway classes with the commands that an overlay adds or relaxes. Each such overlay has its own entry point: a
 * merchant imports it to say what the gateway supports.
 */
import { Module, reExport, relativeSpecifier } from '../../emit/print/module.js'
import { pascalCase } from '../../lib/letter-case.js'
import type { Family, Model, Overlay } from '../../model/model.js'
import { type FurtherCommand, furtherCommands, underOwnName } from '../../projections/further-commands.js'
import { furtherCommandPath, ownStructures } from '../protocol/further-command.js'
import { scope } from '../shared/package.js'
import type { OutputFile } from '../shared/target.js'
import { familyClass, familyExample, familyPath, loader, loaderName, method } from './family.js'
import {
  furtherCommandFile,
  furtherModule,
  furtherTypeNames,
  requestType,
  sourceOf,
  structuresModule,
} from './further-command.js'
import { fetchTransports, gatewayClass, nodeTransports, ownFamily, pathNames, type Transports } from './gateway.js'

/** The overlays that change what a client can send. */
export function furtherOverlays(model: Model): Overlay[] {
  return model.overlays.filter((overlay) => furtherCommands(overlay, model).length > 0)
}

/** Entry points by import path: `./field`, and `./field/fetch`. */
export function furtherEntries(model: Model): Readonly<Record<string, string>> {
  return Object.fromEntries(
    furtherOverlays(model).flatMap(({ name }) => [
      [`./${name}`, name],
      [`./${name}/fetch`, `${name}/fetch`],
    ]),
  )
}

export function furtherFiles(model: Model): OutputFile[] {
  return furtherOverlays(model).flatMap((overlay) => {
    const commands = furtherCommands(overlay, model)
    const families = model.families.filter((family) => commands.some((one) => one.family.name === family.name))
    return [
      ...commands.map((command) => furtherCommandFile(overlay, command)),
      ...families.map((family) => familyFile(overlay, family, commands, model)),
      gatewayFile(overlay, { families, commands, transports: nodeTransports, path: overlay.name }, model),
      gatewayFile(overlay, { families, commands, transports: fetchTransports, path: `${overlay.name}/fetch` }, model),
    ]
  })
}

/** `src/families/field/inpay.ts` */
function furtherFamilyPath({ name }: Overlay, family: Family): string {
  return `src/families/${name}/${family.name}.ts`
}

/** `FieldInPayFamily` */
function furtherFamilyClass({ name }: Overlay, family: Family): string {
  return `${pascalCase(name)}${familyClass(family)}`
}

function familyFile(overlay: Overlay, family: Family, all: readonly FurtherCommand[], model: Model): OutputFile {
  const path = furtherFamilyPath(overlay, family)
  const commands = all.filter((command) => command.family.name === family.name)
  const { transitions } = model
  const { frame } = model.gateway
  return {
    path,
    source: sourceOf(overlay),
    from: [overlay.name, family, commands, transitions, frame],
    render() {
      const module = new Module(path)
      const type = module.type('Caller', 'src/caller.ts')
      return module
        .add(
          ...commands.map((command) =>
            loader(underOwnName(command), false, module, [path, furtherCommandPath(overlay, command)]),
          ),
          {
            kind: 'class',
            doc: [family.summary, familyExample(commands)],
            name: furtherFamilyClass(overlay, family),
            extends: module.value(familyClass(family), familyPath(family)),
            fields: [{ name: '#caller', type }],
            constructs: { parameters: [{ name: 'caller', type }], body: ['super(caller)', 'this.#caller = caller'] },
            methods: commands.map((command) => ({
              ...method(command, transitions, frame, module, {
                request: requestType(overlay, command, module),
                loader: loaderName(underOwnName(command)),
              }),
              overrides: command.id === command.like.id,
            })),
          },
        )
        .print()
    },
  }
}

interface Entry {
  readonly families: readonly Family[]
  readonly commands: readonly FurtherCommand[]
  readonly transports: Transports
  /** Name of the file, without its extension. */
  readonly path: string
}

/** An entry point, which is the gateway. */
function gatewayFile(
  overlay: Overlay,
  { families, commands, transports, path: entry }: Entry,
  model: Model,
): OutputFile {
  const path = `src/${entry}.ts`
  const name = `${pascalCase(overlay.name)}Gateway`
  const familyOf = (family: Family): readonly [string, string] =>
    families.includes(family)
      ? [furtherFamilyClass(overlay, family), furtherFamilyPath(overlay, family)]
      : ownFamily(family)
  const loose = commands.filter(({ isLooser }) => isLooser)
  const structures = ownStructures(loose, model).map(({ typeName }) => typeName)
  return {
    path,
    source: sourceOf(overlay),
    from: [overlay.name, model.families, families, commands, structures, model.gateway.name, pathNames(model)],
    render() {
      const module = new Module(path)
      const doc = gatewayDoc(overlay, name, commands, transports, model)
      return module
        .add(
          gatewayClass(model, module, { name, doc, transports, familyOf }),
          ...families.map((family) =>
            reExport(
              [furtherFamilyClass(overlay, family)],
              relativeSpecifier(path, furtherFamilyPath(overlay, family)),
            ),
          ),
          ...loose.map((command) => reExport(furtherTypeNames(command), furtherModule(overlay, command), true)),
          ...(structures.length > 0 ? [reExport(structures, structuresModule(overlay), true)] : []),
        )
        .print()
    },
  }
}

function gatewayDoc(
  overlay: Overlay,
  name: string,
  commands: readonly FurtherCommand[],
  { names }: Transports,
  { gateway }: Model,
): string[] {
  const list = (some: readonly FurtherCommand[]) =>
    new Intl.ListFormat('en').format(some.map(({ family, method }) => `\`${family.name}.${method}\``))
  const added = list(commands.filter(({ id, like }) => id !== like.id))
  const looser = list(commands.filter(({ id, like }) => id === like.id))
  const said = [
    ...(added === '' ? [] : [`has what the overlay ${overlay.name} adds: ${added}`]),
    ...(looser === '' ? [] : [`asks less in ${looser}`]),
  ].join(', and that it ')
  const base = names === undefined ? 'CardGateway' : `CardGateway\` of \`${scope}/client/fetch`
  const from = `${scope}/client/${overlay.name}${names === undefined ? '' : '/fetch'}`
  return [
    `The ${gateway.name} of a merchant who says that it ${said}. In all else it is the \`${base}\`, and can be used wherever one is expected.`,
    `@example\n\`\`\`ts\nimport { ${name} } from '${from}'\n\nawait using gateway = new ${name}({ baseUrl: 'https://gateway.example', key: 'Merchant', password })\n\`\`\``,
  ]
}
