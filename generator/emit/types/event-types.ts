/** The types of notifications. */
import type { EventType, Field } from '../../model/model.js'
import type { EventFrame } from '../../projections/event-frame.js'
import type { Declaration, Property } from '../print/declarations.js'
import { literal } from '../print/literal.js'
import { example, member } from './examples.js'
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
    doc: [
      ...documentedDoc(event),
      example(
        `const tell = (event: ${eventTypeName(event)}) => [${shown(nameField, event)
          .map((each) => member('event', each))
          .join(', ')}]`,
      ),
    ],
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

/** The name, and the first field that is no secret. */
function shown(nameField: string, { fields }: EventType): string[] {
  const plain = fields.filter(({ value }) => value.kind === 'scalar' && value.type.sensitive === undefined)
  return [nameField, ...plain.slice(0, 1).map(({ name }) => name)]
}

function eventProperty(field: Field, resolve: TypeResolver): Property {
  return property(
    field,
    valueType(field.value, 'received', resolve, 'string'),
    'received',
    field.presence !== 'required',
  )
}
