import { literal } from '../../emit/print/literal.js'
import { eventTypeName } from '../../emit/types/event-types.js'
import { example } from '../../emit/types/examples.js'
import { documentedDoc } from '../../emit/types/field-docs.js'
import { pascalCase } from '../../lib/letter-case.js'
import type { Command, EventType, Frame, Model, Overlay, Resource } from '../../model/model.js'
import { type EventFrame, eventFrame } from '../../projections/event-frame.js'
import { type FurtherCommand, furtherCommands, underOwnName } from '../../projections/further-commands.js'
import { eventSchema, receivedResourceSchema, replySchema } from '../../projections/received-schema.js'
import { credentialsSchema, requestContext, requestSchema, resourceSchema } from '../../projections/request-schema.js'
import { isGiven } from '../../projections/resources-of.js'
import { asSeen } from '../../projections/seen.js'
import { entry, packageFiles, scope } from '../shared/package.js'
import { type OutputFile, sourceOf, type Target } from '../shared/target.js'
import { validatorFile } from './module.js'

/** The package that declares what validators vouch for. They import types of it only. */
const protocol = `${scope}/protocol`

/** A compiled validator for every request, reply, event and structure, in a module of its own. */
export const validators: Target = {
  name: 'validators',
  emit(model) {
    const resources = model.resources.filter(({ documentary }) => !documentary)
    return [
      ...model.commands.flatMap((command) => [
        requestFile(command, model),
        ...replyFiles(asSeen(command, model), model.gateway.frame),
      ]),
      ...looserCommands(model).map(([overlay, command]) => looserRequestFile(overlay, command, model)),
      ...model.events.map((event) => eventFile(event, eventFrame(model))),
      ...resources.map((resource) => resourceFile(resource, isGiven(resource, model))),
      credentialsFile(model),
      ...packageFiles({
        name: 'validators',
        description: `Compiled validators for every message of the ${model.gateway.name}.`,
        keywords: ['payments', 'gateway', 'validation', 'json-schema', 'standard-schema'],
        uses: ['protocol'],
        exports: {
          '.': entry('index'),
          './show-name': entry('show-name'),
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
  const overlays = looserCommands(model).map(([{ name }]) => name)
  return [...model.families.map((family) => family.name), ...new Set(overlays), 'events', 'options', 'resources']
}

/** Commands of which an overlay asks less, each with the overlay. */
function looserCommands(model: Model): [Overlay, FurtherCommand][] {
  return model.overlays.flatMap((overlay) =>
    furtherCommands(overlay, model).flatMap((command): [Overlay, FurtherCommand][] =>
      command.isLooser ? [[overlay, command]] : [],
    ),
  )
}

function looserRequestFile({ name }: Overlay, command: FurtherCommand, model: Model): OutputFile {
  const { family, localId, requests } = command
  const own = underOwnName(command)
  return validatorFile({
    path: `src/${name}/${family.name}/${localId}Request.ts`,
    source: `spec/overlays/${name}.yaml`,
    type: `${requests}Request`,
    summary: `Checks what ${family.title} ${localId} is given where the overlay ${name} holds.`,
    from: [own, ...requestContext(model)],
    schema: () => requestSchema(own, model),
    typeFrom: `${protocol}/commands/${name}/${family.name}/${localId}`,
  })
}

function requestFile(command: Command, model: Model): OutputFile {
  return validatorFile({
    path: `src/${command.family.name}/${command.localId}Request.ts`,
    source: sourceOf(command),
    type: `${command.typeName}Request`,
    summary: `Checks what ${command.family.title} ${command.localId} is given.`,
    from: [command, ...requestContext(model)],
    schema: () => requestSchema(command, model),
    typeFrom: commandTypes(command),
  })
}

function replyFiles(command: Command, frame: Frame): OutputFile[] {
  const { reply } = command
  if (!reply) return []
  return [
    validatorFile({
      path: `src/${command.family.name}/${command.localId}Reply.ts`,
      source: sourceOf(command),
      type: `${command.typeName}Reply`,
      summary: `Checks an answer to ${command.family.title} ${command.localId}, as it is decoded.`,
      from: [command, frame],
      schema: () => replySchema(command, reply, frame),
      typeFrom: commandTypes(command),
    }),
  ]
}

function commandTypes({ family, localId }: Command): string {
  return `${protocol}/commands/${family.name}/${localId}`
}

function eventFile(event: EventType, frame: EventFrame): OutputFile {
  return validatorFile({
    path: `src/events/${event.name}.ts`,
    source: 'spec/events.yaml',
    type: eventTypeName(event),
    summary: `Checks a notification ${event.name}, as it is decoded.`,
    from: [event, frame],
    schema: () => eventSchema(event, frame),
    typeFrom: protocol,
  })
}

function credentialsFile({ gateway }: Model): OutputFile {
  return validatorFile({
    path: 'src/options/Credentials.ts',
    source: 'spec/gateway.yaml',
    type: 'Credentials',
    summary: 'Checks what a client is configured with to name and prove the merchant.',
    from: [gateway.credentials],
    schema: () => credentialsSchema(gateway),
    declares: () => [
      {
        kind: 'interface',
        doc: [
          'What the merchant was issued with.',
          example(`const names: (keyof Credentials)[] = ${literal(gateway.credentials.map(({ name }) => name))}`),
        ],
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

function resourceFile(resource: Resource, given: boolean): OutputFile {
  const type = pascalCase(resource.typeName)
  return validatorFile({
    path: `src/resources/${type}.ts`,
    source: 'spec/resources.yaml',
    type,
    summary: `Checks one structure: ${resource.summary}`,
    from: [resource, given],
    schema: () => (given ? resourceSchema(resource) : receivedResourceSchema(resource)),
    typeFrom: protocol,
  })
}
