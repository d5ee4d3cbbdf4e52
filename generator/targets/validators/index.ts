import { eventShape, eventTypeName } from '../../emit/types/event-types.js'
import { documentedDoc } from '../../emit/types/field-docs.js'
import { replyShapes } from '../../emit/types/reply-types.js'
import { requestShapes } from '../../emit/types/request-types.js'
import { resourceShape } from '../../emit/types/value-types.js'
import { pascalCase } from '../../lib/letter-case.js'
import type { Command, EventType, Model, Resource } from '../../model/model.js'
import { eventSchema, replySchema } from '../../projections/received-schema.js'
import { credentialsSchema, requestContext, requestSchema, resourceSchema } from '../../projections/request-schema.js'
import { entry, packageUnits } from '../shared/package.js'
import { sourceOf, type Target, type Unit } from '../shared/target.js'
import { validatorUnit } from './module.js'

/** A compiled validator for every request, reply, event and structure, in a module of its own. */
export const validators: Target = {
  name: 'validators',
  emit(model) {
    const resources = model.resources.filter(({ documentary }) => !documentary)
    return [
      ...model.commands.flatMap((command) => [requestUnit(command, model), ...replyUnits(command)]),
      ...model.events.map((event) => eventUnit(event, model)),
      ...resources.map(resourceUnit),
      credentialsUnit(model),
      ...packageUnits({
        name: 'validators',
        description: `Compiled validators for every message of the ${model.gateway.name}.`,
        keywords: ['payments', 'gateway', 'validation', 'json-schema', 'standard-schema'],
        exports: {
          '.': entry('index'),
          ...Object.fromEntries([...folders(model)].map((folder) => [`./${folder}/*`, entry(`${folder}/*`)])),
        },
        readme: {
          commands: model.commands.length,
          events: model.events.length,
        },
      }),
    ]
  },
}

function folders(model: Model): string[] {
  return [...model.families.map((family) => family.name), 'events', 'options', 'resources']
}

function requestUnit(command: Command, model: Model): Unit {
  return validatorUnit({
    path: `src/${command.family.name}/${command.localId}Request.ts`,
    source: sourceOf(command),
    type: `${command.typeName}Request`,
    summary: `Checks what ${command.family.title} ${command.localId} is given.`,
    from: [command, ...requestContext(model)],
    schema: () => requestSchema(command, model),
    shapes: (names) => requestShapes(command, names),
  })
}

function replyUnits(command: Command): Unit[] {
  const { reply } = command
  if (!reply) return []
  return [
    validatorUnit({
      path: `src/${command.family.name}/${command.localId}Reply.ts`,
      source: sourceOf(command),
      type: `${command.typeName}Reply`,
      summary: `Checks an answer to ${command.family.title} ${command.localId}, as it is decoded.`,
      from: [command],
      schema: () => replySchema(command, reply),
      shapes: (names) => replyShapes(command, names),
    }),
  ]
}

function eventUnit(event: EventType, model: Model): Unit {
  return validatorUnit({
    path: `src/events/${event.name}.ts`,
    source: 'spec/events.yaml',
    type: eventTypeName(event),
    summary: `Checks a notification ${event.name}, as it is decoded.`,
    from: [event, model.commonEventFields],
    schema: () => eventSchema(event, model),
    shapes: (names) => [eventShape(event, model.commonEventFields, names)],
  })
}

function credentialsUnit({ gateway }: Model): Unit {
  return validatorUnit({
    path: 'src/options/Credentials.ts',
    source: 'spec/gateway.yaml',
    type: 'Credentials',
    summary: 'Checks what a client is configured with to name and prove the merchant.',
    from: [gateway.credentials],
    schema: () => credentialsSchema(gateway),
    shapes: () => [
      {
        kind: 'interface',
        doc: ['What the merchant was issued with.'],
        name: 'Credentials',
        properties: gateway.credentials.map((credential) => ({
          doc: documentedDoc(credential),
          name: credential.name,
          type: 'string',
          optional: true,
        })),
      },
    ],
  })
}

function resourceUnit(resource: Resource): Unit {
  const type = pascalCase(resource.typeName)
  return validatorUnit({
    path: `src/resources/${type}.ts`,
    source: 'spec/resources.yaml',
    type,
    summary: `Checks one structure: ${resource.summary}`,
    from: [resource],
    schema: () => resourceSchema(resource),
    shapes: (names) => [resourceShape(resource, 'given', names)],
  })
}
