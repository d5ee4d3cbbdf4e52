/** What became of a command without an answer, by what the status command says; the conformance suite asks the client. */
import { readElement } from '../../../../templates/protocol/src/xml-reader.js'
import type { Command, Model, Settlement } from '../../../model/model.js'
import { callerFields } from '../../../projections/request-schema.js'

type Attributes = Readonly<Record<string, string>>

export function settleVectors(model: Model) {
  return model.commands.flatMap((command) => {
    const { settledBy } = command
    const status = model.commands.find(({ id }) => id === settledBy?.command)
    if (settledBy === undefined || status === undefined || command.reply === undefined) return []
    const said = statusAttributes(status)
    const head = { command: command.id, kind: 'settle' as const }
    return [
      ...(carriesOrder(command) ? [] : [{ id: `${command.id}/noOrder`, ...head, orderId: null, verdict: 'unproven' }]),
      ...answersOf(model, settledBy, 'State' in said ? 'State' : 'Status').map(({ name, change, verdict, state }) => {
        const answered: Attributes = { ...(change.Success === 'False' ? {} : said), OrderId: orderId, ...change }
        return {
          id: `${command.id}/${name}`,
          ...head,
          orderId,
          asks: status.id,
          answers: xmlOf(status.name, answered),
          verdict,
          ...(state !== undefined && { state }),
        }
      }),
    ]
  })
}

const orderId = 'A-1'

function carriesOrder({ parameters }: Command): boolean {
  return callerFields(parameters).fields.some(({ name }) => name === 'OrderId')
}

/** What an example of the status command says beside the status. */
function statusAttributes({ examples }: Command): Attributes {
  const example = examples.find((one) => one.kind === 'call' && one.outcome === 'True')
  return (example?.kind === 'call' ? readElement(example.answers)?.attributes : undefined) ?? {}
}

interface Said {
  readonly name: string
  readonly change: Attributes
  readonly verdict: string
  readonly state?: string
}

function answersOf({ states }: Model, settlement: Settlement, attribute: string): Said[] {
  const named = (state: string, known: string): Said => ({
    name: state,
    change: { Success: 'True', [attribute]: state },
    verdict: verdictOf(settlement, known),
    state,
  })
  const refused = (name: string, change: Attributes, verdict: string): Said => ({
    name,
    change: { Success: 'False', ...change },
    verdict,
  })
  const own = states.filter(({ machine }) => machine === 'payment')
  return [
    ...own.map(({ name, parameter }) => named(parameter === undefined ? name : `${name}(T2)`, name)),
    { ...named('Charged', 'Charged'), name: 'inSmallLetters', change: { Success: 'True', [attribute]: 'charged' } },
    named('Strange', ''),
    refused('notFound', { ErrCode: 'ORDER_NOT_FOUND' }, 'not-found'),
    refused('notFoundInSmallLetters', { ErrCode: 'order_not_found' }, 'not-found'),
    refused('refused', { ErrCode: 'ACCESS_DENIED' }, 'unproven'),
    refused('withoutCode', {}, 'nothing-paid'),
    refused('noError', { ErrCode: 'NONE' }, 'nothing-paid'),
  ]
}

function verdictOf(settlement: Settlement, state: string): string {
  const verdicts = ['happened', 'declined', 'untouched', 'waiting'] as const
  return verdicts.find((verdict) => settlement[verdict].includes(state)) ?? 'unproven'
}

function xmlOf(name: string, attributes: Attributes): string {
  return `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')}/>`
}
