/** Groups of events, for handlers that take several of them. */
import { Explained } from '../../emit/print/code.js'
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { example } from '../../emit/types/examples.js'
import type { EventType, Model } from '../../model/model.js'
import type { OutputFile } from '../shared/target.js'

export function groupsFile({ events, gateway }: Model): OutputFile {
  const path = 'src/event-groups.ts'
  const groups = groupsOf(events)
  const { outcome } = gateway.frame
  return {
    path,
    source: 'spec/events.yaml',
    from: [groups, outcome],
    render: () =>
      new Module(path)
        .add({
          kind: 'const',
          doc: [
            'Names of events by what they tell of the money, for handlers of several events. One payment sends more than one of a group.',
            `No event is in two of them, so that all can stand side by side. Events that tell in \`${outcome}\` how they ended are in the group of their success: ask \`context.meaning.succeeded\`. What becomes of the money \`steps\` tell better.`,
            example('const isPaid = (name: string) => eventGroups.charged.some((each) => each === name)'),
          ],
          name: 'eventGroups',
          value: `${literal(explained(groups))} as const`,
        })
        .print(),
  }
}

function explained(groups: Readonly<Record<string, readonly string[]>>): Explained {
  const says = (name: string) =>
    name === 'failed' ? 'They tell that something failed.' : `They tell of money that was ${name}.`
  return new Explained(Object.entries(groups).map(([name, value]) => ({ doc: [says(name)], name, value })))
}

function groupsOf(events: readonly EventType[]): Readonly<Record<string, readonly string[]>> {
  const named = (test: (event: EventType) => boolean) => events.filter(test).map(({ name }) => name)
  const telling = (money: string) => named(({ means, result }) => means?.money === money && result !== 'failure')
  return {
    blocked: telling('blocked'),
    charged: telling('charged'),
    released: telling('released'),
    returned: telling('returned'),
    failed: named(({ result }) => result === 'failure'),
  }
}
