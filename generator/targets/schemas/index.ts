import type { Model } from '../../model/model.js'
import { eventSchema, replySchema } from '../../projections/received-schema.js'
import { requestContext, requestSchema, resourceSchema } from '../../projections/request-schema.js'
import { wireSchema } from '../../projections/wire-schema.js'
import { packageFiles } from '../shared/package.js'
import type { OutputFile, Target } from '../shared/target.js'
import { modelJson } from './model-json.js'
import { commandVectors, eventVectors } from './vectors.js'

/** The spec for programs in any language: the compiled model, JSON Schemas, conformance vectors. Data only. */
export const schemas: Target = {
  name: 'schemas',
  emit(model) {
    return [
      json('model.json', [model], () => modelJson(model)),
      ...schemaFiles(model),
      ...model.families.map(({ name }) => {
        const commands = model.commands.filter((command) => command.family.name === name)
        return json(`vectors/${name}.json`, [model.gateway.examples, commands], () =>
          commandVectors(model.gateway.examples, commands),
        )
      }),
      json('vectors/events.json', [model.events], () => eventVectors(model.events)),
      ...packageFiles({
        name: 'schemas',
        description: `The ${model.gateway.name} as data: model, JSON Schemas and conformance vectors.`,
        keywords: ['payments', 'gateway', 'json-schema', 'conformance'],
        exports: {
          './model.json': './model.json',
          './json-schema/*': './json-schema/*',
          './vectors/*': './vectors/*',
        },
        files: ['model.json', 'json-schema', 'vectors'],
        built: false,
        readme: {
          commands: model.commands.length,
          events: model.events.length,
        },
      }),
    ]
  },
}

function schemaFiles(model: Model): OutputFile[] {
  const resources = model.resources.filter(({ documentary }) => !documentary)
  return [
    ...model.commands.flatMap((command) => {
      const { reply } = command
      const stem = `json-schema/${command.family.name}/${command.localId}`
      return [
        json(`${stem}.request.json`, [command, ...requestContext(model)], () => requestSchema(command, model)),
        json(`${stem}.wire.json`, [command], () => wireSchema(command)),
        ...(reply ? [json(`${stem}.reply.json`, [command], () => replySchema(command, reply))] : []),
      ]
    }),
    ...model.events.map((event) =>
      json(`json-schema/events/${event.name}.json`, [event, model.commonEventFields], () => eventSchema(event, model)),
    ),
    ...resources.map((resource) =>
      json(`json-schema/resources/${resource.typeName}.json`, [resource], () => resourceSchema(resource)),
    ),
  ]
}

function json(path: string, from: readonly unknown[], value: () => unknown): OutputFile {
  return { path, from, render: () => `${JSON.stringify(value(), null, 2)}\n` }
}
