import type { Model } from '../../model/model.js'
import { requestContext } from '../../projections/request-schema.js'
import { packageFiles } from '../shared/package.js'
import type { OutputFile, Target } from '../shared/target.js'
import { formatFiles } from './formats.js'
import { jsonFile } from './json-file.js'
import { modelJson } from './model-json.js'
import {
  publishedEvent,
  publishedReply,
  publishedRequest,
  publishedResource,
  publishedWire,
  stemOf,
} from './published.js'
import { vectorFiles } from './vectors/index.js'

/** The spec for programs in any language: the compiled model, JSON Schemas, conformance vectors. Data only. */
export const schemas: Target = {
  name: 'schemas',
  emit(model) {
    return [
      jsonFile('model.json', [model], () => modelJson(model)),
      ...schemaFiles(model),
      ...formatFiles,
      ...vectorFiles(model),
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
      const stem = `json-schema/${stemOf(command)}`
      return [
        jsonFile(`${stem}.request.json`, [command, ...requestContext(model)], () => publishedRequest(command, model)),
        jsonFile(`${stem}.wire.json`, [command], () => publishedWire(command)),
        ...(reply ? [jsonFile(`${stem}.reply.json`, [command], () => publishedReply(command, reply))] : []),
      ]
    }),
    ...model.events.map((event) =>
      jsonFile(`json-schema/events/${event.name}.json`, [event, model.commonEventFields], () =>
        publishedEvent(event, model),
      ),
    ),
    ...resources.map((resource) =>
      jsonFile(`json-schema/resources/${resource.typeName}.json`, [resource], () => publishedResource(resource)),
    ),
  ]
}
