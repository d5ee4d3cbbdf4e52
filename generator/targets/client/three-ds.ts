/** The helper that brings payers back from 3-D Secure and from hosted pages: which command finishes what, in every family. */
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { example } from '../../emit/types/examples.js'
import type { Command, Frame, Model, Shown } from '../../model/model.js'
import { callerFields } from '../../projections/request-schema.js'
import { statusCommands } from '../../projections/status-commands.js'
import type { OutputFile } from '../shared/target.js'

const path = 'src/three-ds.ts'

export function threeDSFile(model: Model): OutputFile {
  const { shown, frame } = model.gateway
  const rows = finishers(model)
  const pages = statusCommands(model.commands).filter(({ family }) =>
    model.commands.some((command) => command.channel === 'browser' && command.family.name === family.name),
  )
  const families = [...new Set([...rows.map(({ last }) => last), ...pages].map(({ family }) => family.name))]
  return {
    path,
    from: [rows.map(({ first, last }) => [first.id, last]), pages.map(({ id }) => id), families, shown, frame],
    render() {
      const module = new Module(path)
      const gateway = module.type('CardGateway', 'src/gateway.ts')
      const store = module.type('ThreeDSStore', 'src/three-ds-return.ts')
      const returns = module.value('ThreeDSReturns', 'src/three-ds-return.ts')
      return module
        .add(
          {
            kind: 'interface',
            doc: [
              'The gateway and the store that a shop brings payers back with.',
              example('const options: ThreeDSReturnOptions = { gateway, store: new MemoryThreeDSStore() }'),
            ],
            name: 'ThreeDSReturnOptions',
            properties: [
              {
                doc: ['Finishes the payments, and tells of those of hosted pages.'],
                name: 'gateway',
                type: `Pick<${gateway}, ${families.map((name) => literal(name)).join(' | ')}>`,
              },
              { doc: ['Keeps who is on the way, until they are back.'], name: 'store', type: store },
            ],
          },
          {
            kind: 'function',
            doc: [
              'Brings payers to the issuer and back, and finishes each payment with the right command. Throws nothing itself; what its methods throw stands with them.',
              shownUse(shown, frame),
            ],
            name: 'createThreeDSReturn',
            parameters: [{ name: '{ gateway, store }', type: 'ThreeDSReturnOptions' }],
            body: [
              'const finishers = {',
              ...rows.flatMap(({ first, last }) => [
                `  /** Finishes what ${first.id} began. */`,
                `  ${literal(first.id)}: ${finisher(module, last)},`,
              ]),
              '}',
              'const statuses = {',
              ...pages.flatMap((command) => [
                `  /** Asks for a payment of ${command.family.title}. */`,
                `  ${command.family.name}: ${question(module, command, frame)},`,
              ]),
              '}',
              'const commands = {',
              '  /** Finish a payment, by the command that began it. */',
              '  finishers,',
              '  /** Ask for its status, by family. */',
              '  statuses,',
              '}',
              `return new ${returns}(commands, store)`,
            ],
          },
        )
        .print()
    },
  }
}

function shownUse({ command, waitFor }: Shown, { order }: Frame): string {
  return `@example
\`\`\`ts
const threeDS = createThreeDSReturn({ gateway, store: new MemoryThreeDSStore() })
// ${command} was answered with 3DS:
const html = await threeDS.form(reply, { command: ${literal(command)}, ${order}: ${literal(waitFor.order)}, TermUrl: 'https://shop.example/3ds' })
// The payer is back:
const result = await threeDS.finish(request.body)
\`\`\``
}

interface Row {
  readonly first: Command
  readonly last: Command
}

function finishers({ commands }: Model): Row[] {
  return commands.flatMap((first) => {
    const last = commands.find(({ id }) => id === first.finishedBy)
    return last === undefined ? [] : [{ first, last }]
  })
}

function finisher(module: Module, command: Command): string {
  const names = callerFields(command.parameters).fields.map(({ name }) => name)
  const comeback = module.type('ThreeDSComeback', 'src/three-ds-return.ts')
  const options = module.type('CallOptions', 'src/call-options.ts')
  const fields = `{ ${names.join(', ')} }`
  return `(${fields}: ${comeback}, options: ${options}) =>\n    gateway.${command.family.name}.${command.method}(${fields}, options)`
}

function question(module: Module, { family, method }: Command, { order }: Frame): string {
  const options = module.type('CallOptions', 'src/call-options.ts')
  return `(request: { readonly ${order}: string }, options: ${options}) =>\n    gateway.${family.name}.${method}(request, options)`
}
