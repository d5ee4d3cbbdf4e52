/** Turns the model into descriptors, the data that the packages run on. */
import type {
  AttributeDescriptor,
  AttributeKind,
  ChildDescriptor,
  CommandDescriptor,
  FieldDescriptor,
  FieldKind,
  ReplyDescriptor,
} from '../../templates/protocol/src/descriptors.js'
import type {
  EventDescriptor,
  EventFieldDescriptor,
  EventFieldKind,
} from '../../templates/protocol/src/event-descriptors.js'
import type { Attribute, Child, Command, EventType, Field, Reply, WireType } from '../model/model.js'

/** What the protocol package holds of a command. */
export function commandDescriptor(command: Command): CommandDescriptor {
  const { id, family, name, path, pathOption, channel, effect, reply, settledBy } = command
  return {
    id,
    family: family.name,
    name,
    ...(path !== undefined && { path }),
    ...(pathOption !== undefined && { pathOption }),
    channel,
    effect,
    request: command.parameters.filter((field) => !field.clientOnly).map(fieldDescriptor),
    ...(reply && { reply: replyDescriptor(reply) }),
    ...(settledBy && { settledBy }),
  }
}

/** What the protocol package holds of a notification, beside the fields every one carries. */
export function eventDescriptor(event: EventType): EventDescriptor {
  const { state, money } = event.means ?? {}
  return {
    name: event.name,
    result: event.result,
    ...(state !== undefined && { state }),
    ...(money !== undefined && { money }),
    fields: event.fields.map(eventFieldDescriptor),
    ...(event.open && { open: true }),
  }
}

/** A field of a notification. */
export function eventFieldDescriptor(field: Field): EventFieldDescriptor {
  const type = scalarOf(field)
  return {
    name: field.name,
    kind: eventFieldKind(type),
    ...(field.presence === 'required' && { essential: true }),
    ...valuesOf(type),
    ...(type.sensitive && { sensitive: type.sensitive }),
    ...(type.id && { id: true }),
  }
}

/** Whether its values are an enumeration of words, which are known by the type's name. */
export function isVocabulary({ base, numeric, listed }: WireType): boolean {
  return (base === 'enum' && !numeric) || listed !== undefined
}

function valuesOf(type: WireType): { values?: string } {
  return isVocabulary(type) ? { values: type.name } : {}
}

function fieldDescriptor(field: Field): FieldDescriptor {
  const { name, from, same, value } = field
  const origin = { ...(from && { from }), ...(same !== undefined && { same }) }
  switch (value.kind) {
    case 'scalar': {
      const { scale, sensitive, id } = value.type
      return {
        name,
        kind: fieldKind(value.type),
        ...origin,
        ...(scale !== undefined && { scale }),
        ...(sensitive && { sensitive }),
        ...(id && { id }),
      }
    }
    case 'pairs':
      return {
        name,
        kind: 'pairs',
        ...(value.flat && { flat: true }),
        ...(value.open && { open: true }),
        fields: value.keys.filter((key) => !key.clientOnly).map(fieldDescriptor),
      }
    default:
      return {
        name,
        kind: value.kind,
        fields: value.resource.fields.map(fieldDescriptor),
      }
  }
}

function fieldKind(type: WireType): FieldKind {
  switch (type.base) {
    case 'integer':
    case 'boolean':
    case 'decimal':
      return type.base
    case 'enum':
      return type.numeric ? 'integer' : 'text'
    default:
      return 'text'
  }
}

function replyDescriptor({ format, accepts, outcomes, attributes, children }: Reply): ReplyDescriptor {
  return {
    format,
    roots: accepts,
    outcomes,
    attributes: attributes.map(attributeDescriptor),
    ...(children.length > 0 && { children: children.map(childDescriptor) }),
  }
}

function attributeDescriptor(attribute: Attribute): AttributeDescriptor {
  const { name, value, essential, echo } = attribute
  const type = value.kind === 'scalar' ? value.type : undefined
  const resource = value.kind === 'object' || value.kind === 'list' ? value.resource : undefined
  return {
    name,
    kind: type ? attributeKind(type) : value.kind === 'list' ? 'list' : 'object',
    ...(attribute.in && { in: attribute.in }),
    ...(essential && { essential: true }),
    ...(echo && { echo }),
    ...(type && valuesOf(type)),
    ...(type?.sensitive && { sensitive: type.sensitive }),
    ...(type?.id && { id: true }),
    ...(resource && { fields: resource.fields.map(receivedMember) }),
  }
}

/** A member of a JSON structure in a reply. */
function receivedMember({ name, value, summary, decided, presence }: Field): AttributeDescriptor {
  return attributeDescriptor({
    name,
    value,
    summary,
    decided,
    essential: presence === 'required',
    echo: false,
  })
}

function attributeKind(type: WireType): AttributeKind {
  switch (type.base) {
    case 'integer':
    case 'raw':
      return type.base
    case 'boolean':
    case 'flag':
      return 'flag'
    case 'enum':
      return type.numeric ? 'integer' : 'text'
    default:
      return 'text'
  }
}

function childDescriptor({ name, list, in: outcomes, attributes, children }: Child): ChildDescriptor {
  return {
    name,
    list,
    ...(outcomes && { in: outcomes }),
    attributes: attributes.map(attributeDescriptor),
    ...(children.length > 0 && { children: children.map(childDescriptor) }),
  }
}

function eventFieldKind(type: WireType): EventFieldKind {
  switch (type.base) {
    case 'integer':
    case 'flag':
    case 'timestamp':
    case 'ticks':
      return type.base
    default:
      return 'text'
  }
}

/** Notifications are flat: their fields are scalars. */
function scalarOf(field: Field): WireType {
  if (field.value.kind !== 'scalar') throw new TypeError(`A notification cannot carry the structure ${field.name}.`)
  return field.value.type
}
