/** One family of commands as a class: a method per command. */

import type { Declaration, Method, Parameter } from '../../emit/print/declarations.js'
import { literal } from '../../emit/print/literal.js'
import { Module, relativeSpecifier } from '../../emit/print/module.js'
import { example, inputOf } from '../../emit/types/examples.js'
import { isGeneric, literalParameter } from '../../emit/types/request-types.js'
import type { Command, Family, Frame, Model, Shown, Transition } from '../../model/model.js'
import { statusCommands, statusType } from '../../projections/status-commands.js'
import { scope } from '../shared/package.js'
import type { OutputFile } from '../shared/target.js'
import { commandPath } from './command.js'
import { callDoc, pageDoc, waiterDoc } from './method-docs.js'

const protocol = `${scope}/protocol`
const caller = 'src/caller.ts'

/** `src/families/api.ts` */
export function familyPath({ name }: Family): string {
  return `src/families/${name}.ts`
}

/** `ApiFamily` */
export function familyClass({ prefix }: Family): string {
  return `${prefix}Family`
}

/** Name of the function that loads a command. */
export function loaderName({ typeName }: Command): string {
  return `load${typeName}`
}

export function familyFile(family: Family, model: Model): OutputFile {
  const commands = model.commands.filter((command) => command.family.name === family.name)
  const status = statusCommands(model.commands).filter((command) => command.family.name === family.name)
  const moved = new Set(commands.flatMap(({ moves }) => moves))
  const transitions = model.transitions.filter(({ id }) => moved.has(id))
  const { frame, shown } = model.gateway
  const { waitFor } = shown
  const path = familyPath(family)
  return {
    path,
    from: [family, commands, transitions, status.map(({ id }) => id), waitFor, frame],
    render: () => render(family, { commands, status, transitions, waitFor, frame }, new Module(path)),
  }
}

interface FamilyParts {
  readonly commands: readonly Command[]
  readonly status: readonly Command[]
  readonly transitions: readonly Transition[]
  readonly waitFor: Shown['waitFor']
  readonly frame: Frame
}

function render(
  family: Family,
  { commands, status, transitions, waitFor, frame }: FamilyParts,
  module: Module,
): Promise<string> {
  const type = module.type('Caller', caller)
  return module
    .add(...commands.map((command) => loader(command, status.includes(command), module)), {
      kind: 'class',
      doc: [family.summary, familyExample(commands)],
      name: familyClass(family),
      fields: [{ name: '#caller', type }],
      constructs: { parameters: [{ name: 'caller', type }], body: ['this.#caller = caller'] },
      methods: [
        ...commands.map((command) => method(command, transitions, frame, module)),
        ...status.map((command) => waiter(command, waitFor, module)),
      ],
    })
    .print()
}

/** The first method that is called, for its reply. */
export function familyExample(commands: readonly Command[]): string {
  const [first] = commands.filter(({ channel, examples }) => channel !== 'browser' && examples.length > 0)
  if (first === undefined) return ''
  const { family, method: name } = first
  const head = `const reply = await gateway.${family.name}.${name}(`
  return example(`${head}${literal(inputOf(first), head.length + 8)})`)
}

/** Loads a command at its first call. Loaders that other modules need have an explicit type. */
export function loader(
  command: Command,
  shared: boolean,
  module: Module,
  [from, to] = [familyPath(command.family), commandPath(command)],
): Declaration {
  const { family, localId, typeName } = command
  return {
    kind: 'const',
    ...(shared && {
      doc: [`Loads ${family.title} ${localId}.`],
      type: `${module.type('LoadCommand', 'src/command-module.ts')}<${typeName}Request, ${typeName}Reply>`,
    }),
    local: !shared,
    name: loaderName(command),
    value: `() =>${shared ? '\n  ' : ' '}import('${relativeSpecifier(from, to)}')`,
  }
}

/** Names in the module: of the type of a command's requests, and of what loads it. */
export interface MethodNames {
  readonly request: string
  readonly loader: string
}

/** The method that calls a command, or makes the address of a page. */
export function method(
  command: Command,
  transitions: readonly Transition[],
  frame: Frame,
  module: Module,
  names: MethodNames = {
    request: module.type(`${command.typeName}Request`, protocol),
    loader: loaderName(command),
  },
): Method {
  const { channel, method: name } = command
  const generic = isGeneric(command)
  const head = { name, ...(generic && { typeParameters: [literalAsWritten] }) }
  const request: Parameter = {
    name: 'request',
    type: generic ? `${names.request}<${literalParameter}>` : names.request,
  }
  if (channel === 'browser') {
    return {
      ...head,
      doc: pageDoc(command, transitions),
      parameters: [request],
      returns: `Promise<${module.type('HostedPage', 'src/hosted-page.ts')}>`,
      body: [`return this.#caller.page(${names.loader}, request)`],
    }
  }
  const options = module.type('CallOptions', 'src/call-options.ts')
  return {
    ...head,
    doc: callDoc(command, transitions, frame),
    parameters: [request, { name: 'options', optional: true, type: options }],
    returns: `Promise<${module.type(`${command.typeName}Reply`, protocol)}>`,
    body: [`return this.#caller.call(${names.loader}, request, options)`],
  }
}

const literalAsWritten = { name: literalParameter, isConst: true, constraint: 'string' }

function waiter(command: Command, shown: Shown['waitFor'], module: Module): Method {
  const state = module.type(`${statusType(command)}Name`, protocol)
  const reply = module.type(`${command.typeName}Reply`, protocol)
  return {
    doc: waiterDoc(command, shown),
    name: 'waitFor',
    parameters: [
      { name: 'orderId', type: 'string' },
      { name: 'state', type: `${state} | readonly ${state}[]` },
      { name: 'options', optional: true, type: module.type('WaitOptions', 'src/wait.ts') },
    ],
    returns: `Promise<${module.type('Arrived', 'src/wait.ts')}<${reply}>>`,
    body: [`return this.#caller.waitFor(${loaderName(command)}, orderId, state, options)`],
  }
}
