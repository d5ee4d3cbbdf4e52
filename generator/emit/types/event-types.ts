/** The types of notifications. */
import type { EventType, Field } from '../../model/model.js'
import type { EventFrame } from '../../projections/event-frame.js'
import type { Declaration, Property } from '../print/declarations.js'
import { literal } from '../print/literal.js'
import { constant, only, type Values, values } from './examples.js'
import { documentedDoc } from './field-docs.js'
import type { TypeResolver } from './shared-types.js'
import { indexType, property, valueType } from './value-types.js'

/** `EnginePaySuccessEvent`, complete with the fields every event carries. */
export function eventType(event: EventType, { common, nameField }: EventFrame, resolve: TypeResolver): Declaration {
  const name: Property = {
    doc: ['Name of the event.'],
    name: nameField,
    type: literal(event.name),
  }
  const fields = [...common.filter((field) => field.name !== nameField), ...event.fields]
  const properties = [name, ...fields.map((field) => eventProperty(field, resolve))]
  return {
    kind: 'interface',
    doc: [...documentedDoc(event), constant('event', eventTypeName(event), decoded(event, properties))],
    name: eventTypeName(event),
    properties,
    ...(event.open && {
      index: {
        doc: ['Further keys, as they came.'],
        type: indexType(event.open, fields, 'received', resolve),
      },
    }),
  }
}

/** `EnginePaySuccess` is typed by `EnginePaySuccessEvent`. */
export function eventTypeName(event: EventType): string {
  return `${event.name}Event`
}

/** What the first example gives of the documented fields; JSON knows no bigint. */
function decoded({ examples }: EventType, properties: readonly Property[]): Values {
  return only(
    values(examples[0]?.gives ?? {}),
    properties.filter(({ type }) => type !== 'bigint').map(({ name }) => name),
  )
}

function eventProperty(field: Field, resolve: TypeResolver): Property {
  return property(
    field,
    valueType(field.value, 'received', resolve, 'string'),
    'received',
    field.presence !== 'required',
  )
}
