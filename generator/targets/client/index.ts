import { Code } from '../../emit/print/code.js'
import type { Declaration } from '../../emit/print/declarations.js'
import { literal } from '../../emit/print/literal.js'
import { Module, reExport, reExportAll } from '../../emit/print/module.js'
import { replyTypes } from '../../emit/types/reply-types.js'
import { requestTypes } from '../../emit/types/request-types.js'
import { pascalCase } from '../../lib/letter-case.js'
import type { Model } from '../../model/model.js'
import { isReported } from '../../projections/reported-states.js'
import { roleNumber } from '../../projections/role-limits.js'
import { asSeen } from '../../projections/seen.js'
import { statusCommands } from '../../projections/status-commands.js'
import { withoutWords } from '../../projections/without-words.js'
import { entry, packageFiles, scope } from '../shared/package.js'
import type { OutputFile, Target } from '../shared/target.js'
import { commandFile } from './command.js'
import { familyClass, familyFile, familyPath, loaderName } from './family.js'
import { furtherEntries, furtherFiles } from './further.js'
import { anywhere, entryFile, gatewayFile, node, pathNames } from './gateway.js'
import { readme } from './readme.js'
import { threeDSFile } from './three-ds.js'

/** The typed client: a class per family, and the gateway that holds them. */
export const client: Target = {
  name: 'client',
  emit: (model) => [
    ...model.commands.map(commandFile),
    ...model.families.map((family) => familyFile(family, model)),
    factsFile(model),
    gatewayFile(model, node),
    gatewayFile(model, anywhere),
    threeDSFile(model),
    namesFile(model),
    entryFile(node),
    entryFile(anywhere),
    ...furtherFiles(model),
    ...packageFiles({
      name: 'client',
      description: `Typed client of the ${model.gateway.name}.`,
      keywords: ['payments', 'gateway', 'client', 'sdk', '3-d-secure'],
      uses: ['protocol', 'validators'],
      imports: ['undici'],
      exports: {
        '.': entry(node.name),
        './fetch': entry(anywhere.name),
        ...Object.fromEntries(Object.entries(furtherEntries(model)).map(([path, name]) => [path, entry(name)])),
      },
      readme: readme(model),
    }),
  ],
}

/** What the client is told of the gateway as a whole. */
function factsFile(model: Model): OutputFile {
  const status = statusCommands(model.commands)
  const path = 'src/gateway-facts.ts'
  const slowestAnswer = roleNumber(model.limits, 'slowestAnswer')
  return {
    path,
    from: [
      status.map(({ typeName, family }) => [typeName, family]),
      slowestAnswer,
      pathNames(model),
      model.gateway.docs,
    ],
    render() {
      const module = new Module(path)
      const type = module.type('GatewayFacts', 'src/options.ts')
      const credentials = module.value('validateCredentials', `${scope}/validators/options/Credentials`)
      const statusCommands = Object.fromEntries(
        status.map((command) => [command.id, new Code(module.value(loaderName(command), familyPath(command.family)))]),
      )
      return module
        .add({
          kind: 'const',
          name: 'facts',
          type,
          value: literal({
            statusCommands,
            slowestAnswer,
            chequePaths: pathNames(model),
            credentials: new Code(credentials),
            docs: model.gateway.docs,
          }),
        })
        .print()
    },
  }
}

/** Every public name but the gateway. The hand-written half lists its own in `runtime.ts`. */
function namesFile(worded: Model): OutputFile {
  const model = withoutWords(worded)
  const { families, resources, types, machines, gateway } = model
  const commands = model.commands.map((command) => asSeen(command, model))
  const path = 'src/names.ts'
  return {
    path,
    from: [families, commands, resources, types, machines, gateway.frame],
    render() {
      const messages = commands.flatMap((command) => [
        ...requestTypes(command, unnamed),
        ...replyTypes(command, gateway.frame, unnamed),
      ])
      const structures = resources.filter(({ documentary }) => !documentary).map(({ typeName }) => typeName)
      const enums = types.filter(({ base }) => base === 'enum').map(({ name }) => pascalCase(name))
      return new Module(path)
        .add(
          reExport(
            [...messages.flatMap(declaredName), ...structures, ...enums, ...common, ...stateTypes(machines, types)],
            `${scope}/protocol`,
            true,
          ),
          ...families.map((family) => reExport([familyClass(family)], `./families/${family.name}.js`)),
          ...reExportAll(path, ['src/runtime.ts']),
          reExport(['createThreeDSReturn', 'type ThreeDSReturnOptions'], './three-ds.js'),
        )
        .print()
    },
  }
}

/** Types of the protocol package that callers use. */
const common = ['ErrorCode', 'ErrorInfo', 'Extra', 'Fault', 'KnownErrorCode', 'Repeat']

/** Types of the states that the gateway reports. */
function stateTypes(machines: Model['machines'], types: Model['types']): string[] {
  return machines
    .filter((machine) => isReported(machine, types))
    .flatMap(({ name }) => [`${pascalCase(name)}State`, `${pascalCase(name)}StateName`])
}

/** Stands for types of which only the names are used. */
const unnamed = () => 'unknown'

function declaredName(declaration: Declaration): string[] {
  return 'name' in declaration ? [declaration.name] : []
}
