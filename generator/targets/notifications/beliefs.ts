/** The table of beliefs: what the status of a payment proves about a notification. */
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { example } from '../../emit/types/examples.js'
import type { Model } from '../../model/model.js'
import { reportedStates } from '../../projections/reported-states.js'
import type { OutputFile } from '../shared/target.js'

/** What a notification can say about money. No status proves or disproves the last two. */
const told = ['blocked', 'charged', 'taken', 'released', 'returned', 'failed', 'unclear', 'aside']

export function beliefsFile(model: Model): OutputFile {
  const { belief } = model
  const path = 'src/beliefs.ts'
  const statuses = reportedStates(model).map(({ name }) => name)
  const rows = Object.fromEntries(
    told.map((what) => [
      what,
      Object.fromEntries(statuses.map((status) => [status, belief.rows[what]?.[status] ?? 'unproven'])),
    ]),
  )
  return {
    path,
    source: 'spec/events.yaml',
    from: [rows, belief.unknown],
    render() {
      const module = new Module(path)
      const type = module.type('Beliefs', 'src/belief.ts')
      return module
        .add(
          {
            kind: 'const',
            doc: [
              'Who is believed: what each status of a payment says of each thing a notification can tell. It is asked for after the notification arrived.',
              example(`const verdict = beliefs.${told[0]}.${statuses[0]}`),
            ],
            name: 'beliefs',
            type,
            value: literal(rows, 40),
          },
          {
            kind: 'const',
            doc: ['Error code of a status query for a payment that the gateway does not know.'],
            name: 'unknownPayment',
            value: literal(belief.unknown),
          },
        )
        .print()
    },
  }
}
