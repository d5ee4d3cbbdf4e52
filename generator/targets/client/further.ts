/** Gateways with the commands that an overlay adds: an entry point for each such overlay, so that a merchant says what his gateway has. */
import { literal } from '../../emit/print/literal.js'
import { Module, reExport, relativeSpecifier } from '../../emit/print/module.js'
import { pascalCase } from '../../lib/letter-case.js'
import type { Command, Family, Model, Overlay } from '../../model/model.js'
import { commandDescriptor } from '../../projections/descriptors.js'
import { type FurtherCommand, furtherCommands } from '../../projections/further-commands.js'
import { scope } from '../shared/package.js'
import type { OutputFile } from '../shared/target.js'
import { familyClass, familyExample, familyPath, loader, method } from './family.js'
import { gatewayClass, nodeTransports, ownFamily, pathNames } from './gateway.js'

/** The overlays that add commands to families. */
export function furtherOverlays(model: Model): Overlay[] {
  return model.overlays.filter((overlay) => furtherCommands(overlay, model).length > 0)
}

export function furtherFiles(model: Model): OutputFile[] {
  return furtherOverlays(model).flatMap((overlay) => {
    const commands = furtherCommands(overlay, model)
    const families = [...new Set(commands.map(({ family }) => family))]
    return [
      ...commands.map((command) => commandFile(overlay, command)),
      ...families.map((family) => familyFile(overlay, family, commands, model)),
      gatewayFile(overlay, families, commands, model),
    ]
  })
}

/** `src/commands/field/inpay/GetState.ts` */
function commandPath({ name }: Overlay, { family, localId }: Command): string {
  return `src/commands/${name}/${family.name}/${localId}.ts`
}

/** `src/families/field/inpay.ts` */
function furtherFamilyPath({ name }: Overlay, family: Family): string {
  return `src/families/${name}/${family.name}.ts`
}

/** `FieldInPayFamily` */
function furtherFamilyClass({ name }: Overlay, family: Family): string {
  return `${pascalCase(name)}${familyClass(family)}`
}

function sourceOf({ name }: Overlay): string {
  return `spec/overlays/${name}.yaml`
}

/** Its descriptor is its own; its requests are checked like those of the command it is like. */
function commandFile(overlay: Overlay, command: FurtherCommand): OutputFile {
  const path = commandPath(overlay, command)
  const { typeName, family, localId, like } = command
  return {
    path,
    source: sourceOf(overlay),
    from: [command],
    render() {
      const module = new Module(path)
      const types = [`${typeName}Request`, `${typeName}Reply`].map((type) => module.type(type, `${scope}/protocol`))
      return module
        .add(
          {
            kind: 'const',
            doc: [`How ${family.title} ${localId} travels. ${command.summary}`],
            name: 'command',
            type: `${module.type('CommandDescriptor', `${scope}/protocol`)}<${types.join(', ')}>`,
            value: literal({ ...commandDescriptor(command), page: `overlays/${overlay.name}` }),
          },
          reExport(
            [`validate${typeName}Request as validator`],
            `${scope}/validators/${like.family.name}/${like.localId}Request`,
          ),
        )
        .print()
    },
  }
}

function familyFile(overlay: Overlay, family: Family, all: readonly Command[], model: Model): OutputFile {
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
        .add(...commands.map((command) => loader(command, false, module, [path, commandPath(overlay, command)])), {
          kind: 'class',
          doc: [family.summary, familyExample(commands)],
          name: furtherFamilyClass(overlay, family),
          extends: module.value(familyClass(family), familyPath(family)),
          fields: [{ name: '#caller', type }],
          constructs: { parameters: [{ name: 'caller', type }], body: ['super(caller)', 'this.#caller = caller'] },
          methods: commands.map((command) => method(command, transitions, frame, module)),
        })
        .print()
    },
  }
}

/** The entry point, which is the gateway. */
function gatewayFile(
  overlay: Overlay,
  families: readonly Family[],
  commands: readonly Command[],
  model: Model,
): OutputFile {
  const path = `src/${overlay.name}.ts`
  const name = `${pascalCase(overlay.name)}Gateway`
  const said = new Intl.ListFormat('en').format(commands.map(({ family, method }) => `\`${family.name}.${method}\``))
  const familyOf = (family: Family): readonly [string, string] =>
    families.includes(family)
      ? [furtherFamilyClass(overlay, family), furtherFamilyPath(overlay, family)]
      : ownFamily(family)
  return {
    path,
    source: sourceOf(overlay),
    from: [overlay.name, model.families, families, said, model.gateway.name, pathNames(model)],
    render() {
      const module = new Module(path)
      const doc = [
        `The ${model.gateway.name} of a merchant who says that it has what the overlay ${overlay.name} adds: ${said}. In all else it is the \`CardGateway\`, and stands wherever one is wanted.`,
        `@example\n\`\`\`ts\nimport { ${name} } from '${scope}/client/${overlay.name}'\n\nawait using gateway = new ${name}({ baseUrl: 'https://gateway.example', key: 'Merchant', password })\n\`\`\``,
      ]
      return module
        .add(
          gatewayClass(model, module, { name, doc, transports: nodeTransports, familyOf }),
          ...families.map((family) =>
            reExport(
              [furtherFamilyClass(overlay, family)],
              relativeSpecifier(path, furtherFamilyPath(overlay, family)),
            ),
          ),
        )
        .print()
    },
  }
}
