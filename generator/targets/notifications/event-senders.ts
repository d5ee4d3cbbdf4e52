/** For each event, the operations that send it. */
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import type { Command, Emission, EventType, Model } from '../../model/model.js'
import type { OutputFile } from '../shared/target.js'

export function operationsFile({ events, emissions, commands }: Model): OutputFile {
  const path = 'src/operations.ts'
  return {
    path,
    source: 'spec/events.yaml',
    from: [events.map(({ name }) => name), emissions, [...settledIn(commands)]],
    render() {
      const module = new Module(path)
      const name = module.type('EventName', 'src/notification.ts')
      const operation = module.type('Operation', 'src/meaning.ts')
      const settled = settledIn(commands)
      return module
        .add({
          kind: 'const',
          doc: ['Operations that send an event, by its name.', 'Source: Events, Which operation emits which event.'],
          name: 'operations',
          type: `Readonly<Record<${name}, readonly ${operation}[]>>`,
          value: literal(
            Object.fromEntries(events.map((event) => [event.name, sendersOf(event, emissions, settled)])),
            80,
          ),
        })
        .print()
    },
  }
}

/** Commands whose effect can be checked with a status command. */
function settledIn(commands: readonly Command[]): ReadonlySet<string> {
  return new Set(commands.filter(({ settledBy }) => settledBy !== undefined).map(({ id }) => id))
}

function sendersOf(event: EventType, emissions: readonly Emission[], settled: ReadonlySet<string>) {
  return emissions.flatMap(({ operation, family, by, success, failure }) => {
    const after = success.includes(event.name) ? 'success' : failure.includes(event.name) ? 'failure' : undefined
    const hasStatus = by.some((id) => settled.has(id))
    return after === undefined ? [] : [{ operation, family, commands: by, after, hasStatus }]
  })
}
