/** The type of `on`: a handler for each event, and for what several events have in common. */
import { documentedDoc } from '../../emit/field-docs.js'
import { Module, type Property } from '../../emit/typescript.js'
import type { EventType, Model } from '../../model/model.js'
import type { Unit } from '../target.js'

export function handlersUnit({ events }: Model): Unit {
  const path = 'src/handlers.ts'
  return {
    path,
    from: [events],
    render() {
      const module = new Module(path)
      const of = module.type('NotificationOf', 'src/notification.ts')
      const handler = (names: readonly string[]) =>
        `EventHandler<${of}<${names.map((name) => `'${name}'`).join(' | ')}>, Context>`
      const groups = groupsOf(events).map(
        ([name, doc, members]): Property => ({ doc: [doc], name, optional: true, type: handler(members) }),
      )
      return module
        .add(
          {
            kind: 'type',
            doc: [
              'Acts on a notification. When it throws, the notification is tried again later, so it should be able to run twice.',
            ],
            name: 'EventHandler',
            generics: '<Event, Context>',
            type: '(event: Event, context: Context) => void | Promise<void>',
          },
          {
            kind: 'interface',
            doc: [
              'Handlers by the name of the event. Where an event has none of its own, the handler of its group is called.',
            ],
            name: 'EventHandlers',
            generics: '<Context>',
            properties: [
              ...events.map(
                (event): Property => ({
                  doc: documentedDoc(event),
                  name: event.name,
                  optional: true,
                  type: handler([event.name]),
                }),
              ),
              ...groups,
            ],
          },
        )
        .print()
    },
  }
}

/** What happened to the money, or that it failed. An event whose name leaves open how it ended is in two groups. */
function groupsOf(events: readonly EventType[]): [name: string, doc: string, members: string[]][] {
  const named = (test: (event: EventType) => boolean) => events.filter(test).map(({ name }) => name)
  const moved = (money: string) => named(({ means, result }) => means?.money === money && result !== 'failure')
  return [
    ['blocked', 'Money was blocked. Several events of one payment say so.', moved('blocked')],
    ['charged', 'Money was charged. Several events of one payment say so.', moved('charged')],
    ['released', 'Blocked money was released.', moved('released')],
    ['returned', 'Charged money was returned. Several events of one payment say so.', moved('returned')],
    ['failed', 'An operation failed.', named(({ result }) => result === 'failure' || result === 'field')],
  ]
}
