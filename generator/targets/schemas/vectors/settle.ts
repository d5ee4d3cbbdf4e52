/**
 * Vectors of lost answers: what became of a command, judged by its status command. The conformance suite runs them with
 * the client.
 */
import { readElement } from '../../../../templates/protocol/src/xml-reader.js'
import type { Command, Frame, Model, Settlement } from '../../../model/model.js'
import { outcomeOf } from '../../../projections/outcomes.js'
import { reportedStates } from '../../../projections/reported-states.js'
import { callerFields } from '../../../projections/request-schema.js'
import { statusAttribute } from '../../../projections/status-commands.js'

type Attributes = Readonly<Record<string, string>>

export function settleVectors(model: Model) {
  const { frame, shown } = model.gateway
  const orderId = shown.waitFor.order
  return model.commands.flatMap((command) => {
    const { settledBy } = command
    const status = model.commands.find(({ id }) => id === settledBy?.command)
    if (settledBy === undefined || status === undefined || command.reply === undefined) return []
    const said = statusAttributes(status, frame)
    const head = { command: command.id, kind: 'settle' as const }
    return [
      ...(carriesOrder(command, frame.order)
        ? []
        : [{ id: `${command.id}/noOrder`, ...head, orderId: null, verdict: 'unproven' }]),
      ...answersOf(model, settledBy, statusAttribute(status) ?? '').map(({ name, change, verdict, state }) => {
        const answered: Attributes = {
          ...(change[frame.outcome] === outcomeOf('failure', frame) ? {} : said),
          [frame.order]: orderId,
          ...change,
        }
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

function carriesOrder({ parameters }: Command, order: string): boolean {
  return callerFields(parameters).fields.some(({ name }) => name === order)
}

/** What an example of the status command says beside the status. */
function statusAttributes({ examples }: Command, frame: Frame): Attributes {
  const success = outcomeOf('success', frame)
  const example = examples.find((one) => one.kind === 'call' && one.outcome === success)
  return (example?.kind === 'call' ? readElement(example.answers)?.attributes : undefined) ?? {}
}

interface Said {
  readonly name: string
  readonly change: Attributes
  readonly verdict: string
  readonly state?: string
}

function answersOf(model: Model, settlement: Settlement, attribute: string): Said[] {
  const { frame, shown } = model.gateway
  const { state } = shown.waitFor
  const [success, failure] = [outcomeOf('success', frame), outcomeOf('failure', frame)]
  const { unknown } = model.belief
  const other = model.errors.find(({ code, advice }) => advice.fault !== 'none' && code !== unknown)?.code ?? ''
  const named = (state: string, known: string): Said => ({
    name: state,
    change: { [frame.outcome]: success, [attribute]: state },
    verdict: verdictOf(settlement, known),
    state,
  })
  const refused = (name: string, change: Attributes, verdict: string): Said => ({
    name,
    change: { [frame.outcome]: failure, ...change },
    verdict,
  })
  return [
    ...reportedStates(model).map(({ name, parameter }) => named(parameter === undefined ? name : `${name}(T2)`, name)),
    {
      ...named(state, state),
      name: 'inSmallLetters',
      change: { [frame.outcome]: success, [attribute]: state.toLowerCase() },
    },
    named('Strange', ''),
    refused('notFound', { [frame.reason]: unknown }, 'not-found'),
    refused('notFoundInSmallLetters', { [frame.reason]: unknown.toLowerCase() }, 'not-found'),
    refused('refused', { [frame.reason]: other }, 'unproven'),
    refused('withoutCode', {}, 'nothing-paid'),
    refused('noError', { [frame.reason]: frame.noError }, 'nothing-paid'),
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
