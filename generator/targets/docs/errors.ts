/** One page for each error code, and their index. */
import { perObject } from '../../lib/memo.js'
import type { Advice, ErrorCode, Frame, Model } from '../../model/model.js'
import { everyPart } from '../shared/target.js'
import { contextOf } from './context.js'
import { errorPath, Links } from './links.js'
import { code, fence, paragraphs, plain, table } from './markdown.js'
import type { Page } from './page.js'
import { errorCodeOf, sandboxAddress } from './samples.js'

const faults: Readonly<Record<Advice['fault'], string>> = {
  none: "nobody's",
  merchant: "the shop's",
  payer: "the payer's",
  issuer: "the card's issuer",
  gateway: "the gateway's",
  network: 'the way between gateway and processing',
  'fraud-rules': 'the anti-fraud rules',
  unknown: 'not known',
}

function repeatWords(repeat: Advice['repeat'], { order }: Frame): string {
  const words: Readonly<Record<Advice['repeat'], string>> = {
    never: 'No.',
    'same-later': 'The same may succeed later.',
    'other-card': 'With another card.',
    'after-fix': 'After the cause is fixed.',
    'new-order': `With a new ${order}.`,
  }
  return words[repeat]
}

const groups: Readonly<Record<Advice['fault'], string>> = {
  none: 'No error',
  merchant: 'The shop',
  payer: 'The payer',
  issuer: 'The issuer',
  gateway: 'The gateway',
  network: 'The network',
  'fraud-rules': 'Anti-fraud rules',
  unknown: 'Not known',
}

export function errorPages(model: Model): Page[] {
  return model.errors.map((error) => errorPage(error, contextOf(model)))
}

export function errorIndex(model: Model): Page {
  const path = 'errors/README.md'
  const links = new Links(model, path)
  return {
    path,
    title: 'Errors',
    summary: `All ${model.errors.length} error codes, by whose fault they are, and whether repeating helps.`,
    keywords: [model.gateway.frame.reason, 'decline', 'refused', 'failure', 'error codes'],
    template: 'errors',
    source: 'spec/errors.yaml',
    data: () => ({
      groups: byFault(model.errors).map(([fault, errors]) => ({
        title: groups[fault],
        table: table(
          ['Code', 'Meaning', 'Repeat?'],
          errors.map(({ code, summary, advice }) => [
            links.error(code),
            links.prose(summary),
            repeatWords(advice.repeat, model.gateway.frame),
          ]),
        ),
      })),
    }),
  }
}

/** Error codes grouped by whose fault they are, in the order of the groups above. */
function byFault(errors: readonly ErrorCode[]): [Advice['fault'], ErrorCode[]][] {
  const order: Advice['fault'][] = [
    'merchant',
    'payer',
    'issuer',
    'fraud-rules',
    'gateway',
    'network',
    'unknown',
    'none',
  ]
  return order
    .map((fault): [Advice['fault'], ErrorCode[]] => [fault, errors.filter(({ advice }) => advice.fault === fault)])
    .filter(([, own]) => own.length > 0)
}

function errorPage(error: ErrorCode, model: Model): Page {
  const path = errorPath(error.code)
  const links = new Links(model, path)
  return {
    path,
    title: error.code,
    summary: error.summary,
    group: groups[error.advice.fault],
    keywords: [
      'error',
      model.gateway.frame.reason,
      error.code.toLowerCase().replaceAll('_', ' '),
      ...(error.description ? [error.description] : []),
    ],
    template: 'error',
    source: 'spec/errors.yaml',
    from: [error, everyPart(model)],
    data: () => ({
      summary: links.prose(error.summary),
      description: error.description === undefined ? '' : links.prose(error.description),
      fault: faults[error.advice.fault],
      repeat: repeatWords(error.advice.repeat, model.gateway.frame),
      payer: plain(error.advice.payer),
      merchant: links.prose(error.advice.merchant),
      obtain: obtain(error, model, links),
      commands: commandTable(error, model, links),
      source: links.provenance(error),
    }),
  }
}

/** How to meet the code in the sandbox. */
function obtain({ code: errorCode, obtain }: ErrorCode, model: Model, links: Links): string {
  const { card, rule } = parts(obtain)
  const own = model.testCards.find(({ name }) => name === card)
  if (own !== undefined)
    return `Pay with the test card ${links.testCard(own.name)}, ${code(own.number)}: ${links.prose(own.summary)}`
  const command = model.commands.find(({ effect }) => effect === 'money')?.id ?? '*'
  const body = JSON.stringify({ command, error: errorCode })
  return paragraphs(
    rule === undefined
      ? 'Make the sandbox answer with it:'
      : `${links.prose(rule)}\n\nOr make the sandbox answer with it:`,
    fence('sh', `curl ${sandboxAddress}/admin/outcomes --json '${body}'`),
    fence('ts', `sandbox.faults.force('${command}', { error: '${errorCode}' })`),
  )
}

function parts(obtain: ErrorCode['obtain']): { readonly card?: string; readonly rule?: string } {
  if (typeof obtain !== 'object' || obtain === null) return {}
  const found = Object.entries(obtain).filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(found)
}

/** Of each command: titles of its first examples by the codes they show, and the machines it moves. */
const commandsOf = perObject(({ commands, transitions, gateway }: Model) => {
  const machineOf = new Map(transitions.map(({ id, machine }) => [id, machine]))
  return commands.map((command) => ({
    command,
    titles: new Map(
      command.examples.toReversed().flatMap((example): [string, string][] => {
        const shown = example.kind === 'call' ? errorCodeOf(example, gateway.frame) : undefined
        return shown === undefined ? [] : [[shown, example.title]]
      }),
    ),
    machines: command.moves.flatMap((id) => machineOf.get(id) ?? []),
  }))
})

/** Commands whose examples or transitions show the code. */
function commandTable({ code: errorCode }: ErrorCode, model: Model, links: Links): string {
  const failing = model.transitions.filter(({ error }) => error === errorCode)
  const illegal = new Set(model.machines.filter((one) => one.illegal === errorCode).map(({ name }) => name))
  const rows = commandsOf(model).flatMap(({ command, titles, machines }) => {
    const title = titles.get(errorCode)
    const forbidden = command.needs.length > 0 && machines.some((name) => illegal.has(name))
    const reasons = [
      ...(title === undefined ? [] : [plain(title)]),
      ...failing.filter(({ id }) => command.moves.includes(id)).map(({ when }) => plain(when ?? '')),
      ...(forbidden ? [`the state is not ${command.needs.map(code).join(' or ')}`] : []),
    ]
    return reasons.length === 0 ? [] : [[links.command(command.id), reasons.join('; ')]]
  })
  return table(['Command', 'When'], rows)
}
