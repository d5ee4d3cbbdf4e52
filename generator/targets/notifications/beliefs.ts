/** What a status of the payment says of a notification: the only table of who is believed. */
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { example } from '../../emit/types/examples.js'
import type { Model } from '../../model/model.js'
import { reportedStates } from '../../projections/reported-states.js'
import type { OutputFile } from '../shared/target.js'

/** What a notification can tell of the money. Of the last two no status says anything. */
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
