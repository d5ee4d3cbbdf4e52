import type { Model } from '../../model/model.js'
import { eventFrame } from '../../projections/event-frame.js'
import { requestContext } from '../../projections/request-schema.js'
import { isGiven } from '../../projections/resources-of.js'
import { asSeen } from '../../projections/seen.js'
import { packageFiles, rootManifest } from '../shared/package.js'
import { everyPart, type OutputFile, type Target } from '../shared/target.js'
import { formatFiles } from './formats.js'
import { asyncApi, type Notifications } from './interfaces/asyncapi.js'
import { openApi } from './interfaces/openapi.js'
import { postmanCollection, sandboxEnvironment } from './interfaces/postman.js'
import { jsonFile } from './json-file.js'
import { modelJson } from './model-json.js'
import { overlayFiles } from './overlays.js'
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
      jsonFile('model.json', [everyPart(model)], () => modelJson(model)),
      ...schemaFiles(model),
      ...formatFiles,
      ...vectorFiles(model),
      ...overlayFiles(model),
      ...interfaceFiles(model),
      ...packageFiles({
        name: 'schemas',
        description: `The ${model.gateway.name} as data: model, JSON Schemas and conformance vectors.`,
        keywords: ['payments', 'gateway', 'json-schema', 'conformance'],
        exports: {
          './model.json': './model.json',
          './json-schema/*': './json-schema/*',
          './vectors/*': './vectors/*',
          './overlays/*': './overlays/*',
          './openapi.json': './openapi.json',
          './asyncapi.json': './asyncapi.json',
          './postman/*': './postman/*',
        },
        files: ['model.json', 'json-schema', 'vectors', 'overlays', 'openapi.json', 'asyncapi.json', 'postman'],
        built: false,
        readme: {
          commands: model.commands.length,
          events: model.events.length,
        },
      }),
    ]
  },
}

/** The interface as OpenAPI, AsyncAPI and a Postman collection. */
function interfaceFiles(model: Model): OutputFile[] {
  const { version } = rootManifest()
  const { gateway, events, commonEventFields, delivery, types, errors, states } = model
  const notifications: Notifications = { gateway, events, commonEventFields, delivery, types, errors, states }
  return [
    jsonFile('openapi.json', [everyPart(model), version], () => openApi(model, version)),
    jsonFile('asyncapi.json', [notifications, version], () => asyncApi(notifications, version)),
    jsonFile('postman/collection.json', [everyPart(model)], () => postmanCollection(model)),
    jsonFile('postman/sandbox.environment.json', [gateway.examples], () => sandboxEnvironment(gateway.examples)),
  ]
}

function schemaFiles(model: Model): OutputFile[] {
  const { frame } = model.gateway
  const events = eventFrame(model)
  const resources = model.resources.filter(({ documentary }) => !documentary)
  return [
    ...model.commands.flatMap((command) => {
      const seen = asSeen(command, model)
      const { reply } = seen
      const stem = `json-schema/${stemOf(command)}`
      return [
        jsonFile(`${stem}.request.json`, [command, ...requestContext(model)], () => publishedRequest(command, model)),
        jsonFile(`${stem}.wire.json`, [command], () => publishedWire(command)),
        ...(reply ? [jsonFile(`${stem}.reply.json`, [seen, frame], () => publishedReply(seen, reply, frame))] : []),
      ]
    }),
    ...model.events.map((event) =>
      jsonFile(`json-schema/events/${event.name}.json`, [event, events], () => publishedEvent(event, events)),
    ),
    ...resources.map((resource) => {
      const given = isGiven(resource, model)
      const path = `json-schema/resources/${resource.typeName}.json`
      return jsonFile(path, [resource, given], () => publishedResource(resource, given))
    }),
  ]
}
