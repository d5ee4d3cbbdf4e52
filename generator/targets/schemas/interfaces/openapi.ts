/** Every command as an OpenAPI 3.1 document. */
import type { Command, Frame, Model, Reply } from '../../../model/model.js'
import { pathOf } from '../vectors/examples.js'
import { vocabularySchemas } from './vocabularies.js'
import { answerOf, type Call, formOf, type JsonObject, replyBody, requestBody } from './wire.js'

/** @param version of the packages */
export function openApi(model: Model, version: string): JsonObject {
  const { gateway, families, commands } = model
  return {
    openapi: '3.1.0',
    info: {
      title: gateway.name,
      version,
      summary: gateway.summary,
      description: [...gateway.conventions, ...gateway.authentication].map(({ summary }) => `- ${summary}`).join('\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      { url: 'http://127.0.0.1:8080', description: 'The sandbox on this machine.' },
      {
        url: '{baseUrl}',
        description: 'Test and production: support gives their addresses.',
        variables: { baseUrl: { default: 'https://gateway.example' } },
      },
    ],
    security: [],
    tags: families.map(({ name, title, summary }) => ({ name, 'x-displayName': title, description: summary })),
    paths: pathsOf(model),
    components: {
      schemas: {
        ...Object.fromEntries(commands.flatMap((command) => schemasOf(command, gateway.frame))),
        ...vocabularySchemas(model),
      },
    },
  }
}

function schemasOf(command: Command, frame: Frame): [name: string, schema: JsonObject][] {
  const { typeName, reply } = command
  const request: [string, JsonObject][] =
    command.channel === 'browser' ? [] : [[`${typeName}Body`, requestBody(command)]]
  return reply ? [...request, [`${typeName}Answer`, replyBody(command, reply, frame)]] : request
}

/** A page is opened with GET, and may have the path of a command. */
function pathsOf(model: Model): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {}
  for (const command of model.commands) {
    const path = pathOf(command, model)
    if (path === null) continue
    paths[path] ??= {}
    paths[path][command.channel === 'browser' ? 'get' : 'post'] = operationOf(command, model.gateway.frame)
  }
  return paths
}

function operationOf(command: Command, frame: Frame): JsonObject {
  const { id, typeName, summary, description, family, source, effect, path } = command
  const unknown =
    path === undefined ? 'The interface document does not show the path. This one is an example.' : undefined
  return {
    operationId: `${typeName.slice(0, 1).toLowerCase()}${typeName.slice(1)}`,
    tags: [family.name],
    summary,
    description: [description, unknown, `Source: ${source ?? 'none'}.`]
      .filter((text) => text !== undefined)
      .join('\n\n'),
    'x-command': id,
    'x-effect': effect,
    ...(command.reply ? exchange(command, command.reply, frame) : page(command)),
  }
}

function exchange(command: Command, reply: Reply, frame: Frame): JsonObject {
  const calls = command.examples.filter((example): example is Call => example.kind === 'call')
  const isForm = command.channel === 'form'
  const sent = Object.fromEntries(
    calls.map(({ name, title, sends }) => [
      name,
      { summary: title, value: isForm ? formOf(sends) : JSON.parse(sends) },
    ]),
  )
  const answered = Object.fromEntries(
    calls.flatMap(({ name, title, answers }) => {
      const value = answerOf(answers, reply, frame.outcome)
      return value === undefined ? [] : [[name, { summary: title, value }]]
    }),
  )
  return {
    requestBody: {
      required: true,
      content: {
        [isForm ? 'application/x-www-form-urlencoded' : 'application/json']: {
          schema: { $ref: `#/components/schemas/${command.typeName}Body` },
          examples: sent,
        },
      },
    },
    responses: {
      200: {
        description: `The answer. A failure is an answer too: ${frame.outcome} is False, and ${frame.reason} says why.`,
        content: {
          [reply.format === 'xml' ? 'application/xml' : 'application/json']: {
            schema: { $ref: `#/components/schemas/${command.typeName}Answer` },
            examples: answered,
          },
        },
      },
      default: {
        description:
          'When the body is an answer, the HTTP status does not matter. When it is not, the outcome of the command is unknown.',
      },
    },
  }
}

function page({ parameters }: Command): JsonObject {
  return {
    parameters: parameters.map((parameter) => ({
      name: parameter.name,
      in: 'query',
      required: parameter.presence === 'required',
      description: parameter.summary,
      schema: { type: 'string' },
    })),
    responses: {
      200: {
        description: 'The page, for the browser of the payer.',
        content: { 'text/html': { schema: { type: 'string' } } },
      },
      default: { description: 'A page that says what is wrong.' },
    },
  }
}
