/** One family of commands as a class: a method per command. */
import { isGeneric, literalParameter } from '../../emit/request-shapes.js'
import { type Declaration, type Member, Module, relativeSpecifier, signature } from '../../emit/typescript.js'
import type { Command, Family, Model, Transition } from '../../model/model.js'
import { scope } from '../package.js'
import type { Unit } from '../target.js'
import { commandFile } from './command.js'
import { callDoc, pageDoc, waiterDoc } from './method-docs.js'

const protocol = `${scope}/protocol`
const caller = 'src/caller.ts'

/** `src/families/api.ts` */
export function familyFile({ name }: Family): string {
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

/** The commands that tell a payment's status: those others are settled by. */
export function statusCommands({ commands }: Model): Command[] {
  const ids = new Set(commands.flatMap(({ settledBy }) => settledBy?.command ?? []))
  return commands.filter(({ id }) => ids.has(id))
}

export function familyUnit(family: Family, model: Model): Unit {
  const commands = model.commands.filter((command) => command.family.name === family.name)
  const status = statusCommands(model).filter((command) => command.family.name === family.name)
  const moved = new Set(commands.flatMap(({ moves }) => moves))
  const transitions = model.transitions.filter(({ id }) => moved.has(id))
  const path = familyFile(family)
  return {
    path,
    from: [family, commands, transitions, status.map(({ id }) => id)],
    render: () => render(family, { commands, status, transitions }, new Module(path)),
  }
}

interface FamilyParts {
  readonly commands: readonly Command[]
  readonly status: readonly Command[]
  readonly transitions: readonly Transition[]
}

function render(family: Family, { commands, status, transitions }: FamilyParts, module: Module): string {
  const members: Member[] = [
    { head: `readonly #caller: ${module.type('Caller', caller)}` },
    {
      head: `constructor(caller: ${module.type('Caller', caller)})`,
      body: ['this.#caller = caller'],
    },
    ...commands.map((command) => method(command, transitions, module)),
    ...status.map((command) => waiter(command, module)),
  ]
  return module
    .add(...commands.map((command) => loader(command, status.includes(command), module)), {
      kind: 'class',
      doc: [family.summary],
      name: familyClass(family),
      members,
    })
    .print()
}

/** A command is loaded at its first call. One whose loader others need too says its types, which keeps those short. */
function loader(command: Command, shared: boolean, module: Module): Declaration {
  const { family, localId, typeName } = command
  return {
    kind: 'const',
    ...(shared && {
      doc: [`Loads ${family.title} ${localId}.`],
      type: `${module.type('LoadCommand', 'src/prepare.ts')}<${typeName}Request, ${typeName}Reply>`,
    }),
    local: !shared,
    name: loaderName(command),
    value: `() =>${shared ? '\n  ' : ' '}import('${relativeSpecifier(familyFile(family), commandFile(command))}')`,
  }
}

function method(command: Command, transitions: readonly Transition[], module: Module): Member {
  const { typeName, method: name, channel } = command
  const generics = isGeneric(command) ? `<const ${literalParameter} extends string>` : ''
  const request = `${module.type(`${typeName}Request`, protocol)}${isGeneric(command) ? `<${literalParameter}>` : ''}`
  if (channel === 'browser') {
    return {
      doc: pageDoc(command, transitions),
      head: signature(
        `${name}${generics}`,
        [`request: ${request}`],
        `Promise<${module.type('HostedPage', 'src/hosted-page.ts')}>`,
      ),
      body: [`return this.#caller.page(${loaderName(command)}, request)`],
    }
  }
  const options = module.type('CallOptions', caller)
  const reply = module.type(`${typeName}Reply`, protocol)
  return {
    doc: callDoc(command, transitions),
    head: signature(`${name}${generics}`, [`request: ${request}`, `options?: ${options}`], `Promise<${reply}>`),
    body: [`return this.#caller.call(${loaderName(command)}, request, options)`],
  }
}

function waiter(command: Command, module: Module): Member {
  const state = module.type('PaymentStateName', protocol)
  const reply = module.type(`${command.typeName}Reply`, protocol)
  const options = module.type('WaitOptions', 'src/wait.ts')
  const arrived = module.type('Arrived', 'src/wait.ts')
  const parameters = ['orderId: string', `state: ${state} | readonly ${state}[]`, `options?: ${options}`]
  return {
    doc: waiterDoc(command),
    head: signature('waitFor', parameters, `Promise<${arrived}<${reply}>>`),
    body: [`return this.#caller.waitFor(${loaderName(command)}, orderId, state, options)`],
  }
}
