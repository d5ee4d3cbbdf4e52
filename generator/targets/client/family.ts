/** One family of commands as a class: a method per command. */
import { isGeneric, literalParameter } from '../../emit/request-shapes.js'
import { type Declaration, type Member, Module, signature } from '../../emit/typescript.js'
import type { Command, Family, Model, Transition } from '../../model/model.js'
import { camelCase } from '../../model/names.js'
import { scope } from '../package.js'
import type { Unit } from '../target.js'
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

/** Name of the function that loads a command's validator. */
export function loaderName({ typeName }: Command): string {
  return `load${typeName}`
}

/** Descriptor of a command in the protocol package. */
export function descriptorName({ typeName }: Command): string {
  return camelCase(typeName)
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
    .add(...commands.map((command) => loader(command, status, module)), {
      kind: 'class',
      doc: [family.summary],
      name: familyClass(family),
      members,
    })
    .print()
}

/** A validator is loaded at the first call of its command. */
function loader(command: Command, status: readonly Command[], module: Module): Declaration {
  const { family, localId, typeName } = command
  const file = `${scope}/validators/${family.name}/${localId}Request`
  const shared = status.includes(command)
  return {
    kind: 'const',
    ...(shared && {
      doc: [`Loads what checks a request of ${family.title} ${localId}.`],
    }),
    local: !shared,
    name: loaderName(command),
    type: module.type('LoadValidator', 'src/validation.ts'),
    value: `() =>\n  import('${file}').then((module) => module.validate${typeName}Request)`,
  }
}

function method(command: Command, transitions: readonly Transition[], module: Module): Member {
  const { typeName, method: name, channel } = command
  const generics = isGeneric(command) ? `<const ${literalParameter} extends string>` : ''
  const request = `${module.type(`${typeName}Request`, protocol)}${isGeneric(command) ? `<${literalParameter}>` : ''}`
  const descriptor = module.value(descriptorName(command), protocol)
  if (channel === 'browser') {
    return {
      doc: pageDoc(command, transitions),
      head: signature(
        `${name}${generics}`,
        [`request: ${request}`],
        `Promise<${module.type('HostedPage', 'src/hosted-page.ts')}>`,
      ),
      body: [`return this.#caller.page(${descriptor}, ${loaderName(command)}, request)`],
    }
  }
  const options = module.type('CallOptions', caller)
  const reply = module.type(`${typeName}Reply`, protocol)
  return {
    doc: callDoc(command, transitions),
    head: signature(`${name}${generics}`, [`request: ${request}`, `options?: ${options}`], `Promise<${reply}>`),
    body: [`return this.#caller.call(${descriptor}, ${loaderName(command)}, request, options)`],
  }
}

function waiter(command: Command, module: Module): Member {
  const state = module.type('PaymentStateName', protocol)
  const reply = module.type(`${command.typeName}Reply`, protocol)
  const options = module.type('WaitOptions', 'src/wait.ts')
  const arrived = module.type('Arrived', 'src/wait.ts')
  const descriptor = module.value(descriptorName(command), protocol)
  const parameters = ['orderId: string', `state: ${state} | readonly ${state}[]`, `options?: ${options}`]
  return {
    doc: waiterDoc(command),
    head: signature('waitFor', parameters, `Promise<${arrived}<${reply}>>`),
    body: [`return this.#caller.waitFor(${descriptor}, ${loaderName(command)}, orderId, state, options)`],
  }
}
