/** The helper that brings payers back from 3-D Secure and from hosted pages: which command finishes what, in every family. */
import { arrow, type Code, Explained } from '../../emit/print/code.js'
import type { Parameter } from '../../emit/print/declarations.js'
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { example } from '../../emit/types/examples.js'
import type { Command, Frame, Model, Shown } from '../../model/model.js'
import { outcomeOf } from '../../projections/outcomes.js'
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
      const store = module.type('ThreeDSStore', 'src/three-ds-store.ts')
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
              'Brings payers to the issuer and back, and finishes each payment with the right command. Throws nothing itself; each method says what it throws.',
              shownUse(shown, frame),
            ],
            name: 'createThreeDSReturn',
            parameters: [{ name: '{ gateway, store }', type: 'ThreeDSReturnOptions' }],
            body: [`return new ${returns}(${literal(returnCommands(rows, pages, frame, module))}, store)`],
          },
        )
        .print()
    },
  }
}

function shownUse({ command, waitFor, returnTo }: Shown, frame: Frame): string {
  const options = { command, [frame.order]: waitFor.order, [returnTo.name]: returnTo.address }
  return example(
    'const threeDS = createThreeDSReturn({ gateway, store: new MemoryThreeDSStore() })',
    `// ${command} was answered with ${outcomeOf('waiting', frame)}:`,
    `const html = await threeDS.form(reply, ${literal(options)})`,
    '// The payer is back:',
    'const result = await threeDS.finish(request.body)',
  )
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

function returnCommands(rows: readonly Row[], pages: readonly Command[], frame: Frame, module: Module): Explained {
  const finishers = rows.map(({ first, last }) => ({
    doc: [`Finishes what ${first.id} began.`],
    name: first.id,
    value: finisher(last, module),
  }))
  const statuses = pages.map((command) => ({
    doc: [`Asks for a payment of ${command.family.title}.`],
    name: command.family.name,
    value: question(command, frame, module),
  }))
  return new Explained([
    { doc: ['Finish a payment, by the command that began it.'], name: 'finishers', value: new Explained(finishers) },
    { doc: ['Ask for its status, by family.'], name: 'statuses', value: new Explained(statuses) },
  ])
}

function finisher({ parameters, family, method }: Command, module: Module): Code {
  const names = callerFields(parameters).fields.map(({ name }) => name)
  const fields = `{ ${names.join(', ')} }`
  const comeback = { name: fields, type: comebackType(module) }
  return arrow([comeback, callOptions(module)], `gateway.${family.name}.${method}(${fields}, options)`)
}

function question({ family, method }: Command, { order }: Frame, module: Module): Code {
  const request = { name: 'request', type: `Pick<${comebackType(module)}, ${literal(order)}>` }
  return arrow([request, callOptions(module)], `gateway.${family.name}.${method}(request, options)`)
}

function comebackType(module: Module): string {
  return module.type('ThreeDSComeback', 'src/three-ds-return.ts')
}

function callOptions(module: Module): Parameter {
  return { name: 'options', type: module.type('CallOptions', 'src/call-options.ts') }
}
