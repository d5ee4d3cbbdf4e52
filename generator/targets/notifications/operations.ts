/** Which operations send an event: the emission matrix, seen from the event. */
import { literal } from '../../emit/literal.js'
import { Module } from '../../emit/typescript.js'
import type { Emission, EventType, Model } from '../../model/model.js'
import type { Unit } from '../target.js'

export function operationsUnit({ events, emissions }: Model): Unit {
  const path = 'src/operations.ts'
  return {
    path,
    from: [events.map(({ name }) => name), emissions],
    render() {
      const module = new Module(path)
      const name = module.type('EventName', 'src/notification.ts')
      const operation = module.type('Operation', 'src/meaning.ts')
      return module
        .add({
          kind: 'const',
          doc: ['Operations that send an event, by its name.', 'Source: Events, Which operation emits which event.'],
          name: 'operations',
          type: `Readonly<Record<${name}, readonly ${operation}[]>>`,
          value: literal(Object.fromEntries(events.map((event) => [event.name, sendersOf(event, emissions)])), 80),
        })
        .print()
    },
  }
}

function sendersOf(event: EventType, emissions: readonly Emission[]) {
  return emissions.flatMap(({ operation, family, by, success, failure }) => {
    const after = success.includes(event.name) ? 'success' : failure.includes(event.name) ? 'failure' : undefined
    return after === undefined ? [] : [{ operation, family, commands: by, after }]
  })
}
