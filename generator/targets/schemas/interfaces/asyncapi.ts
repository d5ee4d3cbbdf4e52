/** Every notification as an AsyncAPI 3.0 document. */
import { decodeForm } from '../../../../templates/protocol/src/form.js'
import type { EventType, Field, Model } from '../../../model/model.js'
import { type EventFrame, eventFrame } from '../../../projections/event-frame.js'
import { vocabularySchemas } from './vocabularies.js'
import type { JsonObject } from './wire.js'

/** Texts of the document: what merchants are told. */
export type Notifications = Pick<
  Model,
  'gateway' | 'events' | 'commonEventFields' | 'delivery' | 'types' | 'errors' | 'states'
>

/** @param version of the packages */
export function asyncApi(model: Notifications, version: string): JsonObject {
  const { gateway, events, delivery } = model
  const named = (at: string) => events.map(({ name }) => [name, { $ref: `#/${at}/${name}` }])
  return {
    asyncapi: '3.0.0',
    info: {
      title: `Notifications of the ${gateway.name}`,
      version,
      description: delivery.map(({ summary }) => `- ${summary}`).join('\n'),
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/x-www-form-urlencoded',
    channels: {
      notifications: {
        address: null,
        title: 'Notifications',
        description: 'The address is the one that was given when the merchant was connected.',
        messages: Object.fromEntries(named('components/messages')),
      },
    },
    operations: {
      notify: {
        action: 'send',
        channel: { $ref: '#/channels/notifications' },
        summary: 'The gateway sends the merchant a result, again and again until the answer is 200.',
        bindings: { http: { method: 'POST', bindingVersion: '0.3.0' } },
        messages: named('channels/notifications/messages').map(([, reference]) => reference),
      },
    },
    components: {
      messages: Object.fromEntries(events.map((event) => [event.name, messageOf(event)])),
      schemas: {
        ...vocabularySchemas(model),
        ...Object.fromEntries(events.map((event) => [event.name, payloadOf(event, eventFrame(model))])),
      },
    },
  }
}

function messageOf({ name, summary, description, examples }: EventType): JsonObject {
  return {
    name,
    title: name,
    summary,
    ...(description !== undefined && { description }),
    contentType: 'application/x-www-form-urlencoded',
    payload: { $ref: `#/components/schemas/${name}` },
    examples: examples.map((example) => ({
      name: example.name,
      summary: example.title,
      payload: Object.fromEntries(decodeForm(example.body)),
    })),
  }
}

/** A form: every value is a text. An empty one counts as absent. */
function payloadOf(event: EventType, { common, nameField }: EventFrame): JsonObject {
  const fields = [...common, ...event.fields]
  return {
    type: 'object',
    required: fields.filter(({ presence }) => presence === 'required').map(({ name }) => name),
    properties: {
      ...Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])),
      [nameField]: { type: 'string', const: event.name, description: 'Names the event; in any case.' },
    },
    additionalProperties: { type: 'string' },
  }
}

function fieldSchema({ summary, value }: Field): JsonObject {
  const type = value.kind === 'scalar' ? value.type : undefined
  if (type?.listed) return { $ref: `#/components/schemas/${type.listed.as}` }
  return { type: 'string', description: summary, ...(type?.sensitive && { 'x-sensitive': type.sensitive }) }
}
