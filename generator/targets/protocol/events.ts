/** Notifications: a module each, and the table of all. */

import { Code, Explained } from '../../emit/print/code.js'
import { literal } from '../../emit/print/literal.js'
import { Module } from '../../emit/print/module.js'
import { eventType, eventTypeName } from '../../emit/types/event-types.js'
import { example } from '../../emit/types/examples.js'
import { camelCase } from '../../lib/letter-case.js'
import type { EventType, Model } from '../../model/model.js'
import { eventDescriptor, eventFieldDescriptor } from '../../projections/descriptors.js'
import { type EventFrame, eventFrame } from '../../projections/event-frame.js'
import type { OutputFile } from '../shared/target.js'
import { importing } from './type-imports.js'

const source = 'spec/events.yaml'

export function eventFiles(model: Model): OutputFile[] {
  const { events } = model
  const frame = eventFrame(model)
  return [
    ...events.map((event) => {
      const path = eventPath(event)
      return {
        path,
        source,
        from: [event, frame],
        render: () => renderEvent(event, frame, new Module(path)),
      }
    }),
    {
      path: 'src/events.ts',
      source,
      from: [events.map(({ name }) => name), frame],
      render() {
        return renderTable(events, frame, new Module(this.path))
      },
    },
  ]
}

export function eventPath({ name }: EventType): string {
  return `src/events/${name}.ts`
}

function renderEvent(event: EventType, frame: EventFrame, module: Module): Promise<string> {
  const descriptor = module.type('EventDescriptor', 'src/event-descriptors.ts')
  return module
    .add(eventType(event, frame, importing(module)), {
      kind: 'const',
      doc: [
        `How ${event.name} is read.`,
        example(`const names = ${camelCase(event.name)}.fields.map(({ name }) => name)`),
      ],
      name: camelCase(event.name),
      type: `${descriptor}<${eventTypeName(event)}>`,
      value: literal(eventDescriptor(event)),
    })
    .print()
}

function renderTable(events: readonly EventType[], { common, nameField }: EventFrame, module: Module): Promise<string> {
  const types = events.map((event) => module.type(eventTypeName(event), eventPath(event)))
  const descriptors = events.map((event) => ({
    doc: [`How ${event.name} is read.`],
    name: event.name,
    value: new Code(module.value(camelCase(event.name), eventPath(event))),
  }))
  const [first] = events
  const shown = `eventDescriptors.${first?.name}`
  const field = module.type('EventFieldDescriptor', 'src/event-descriptors.ts')
  return module
    .add(
      {
        kind: 'type',
        doc: [
          `A notification of a documented name; \`${nameField}\` tells which.`,
          example(`const isShown = (event: GatewayEvent) => event.${nameField} === ${literal(first?.name)}`),
        ],
        name: 'GatewayEvent',
        type: types.map((type) => ({ type })),
      },
      {
        kind: 'const',
        doc: ['Fields every notification carries.', example('const names = commonEventFields.map(({ name }) => name)')],
        name: 'commonEventFields',
        type: `readonly ${field}[]`,
        value: literal(common.map(eventFieldDescriptor), 60),
      },
      {
        kind: 'const',
        doc: ['Every documented notification by its name.', example(`const money = ${shown}.money`)],
        name: 'eventDescriptors',
        value: `${literal(new Explained(descriptors))} as const`,
      },
    )
    .print()
}
