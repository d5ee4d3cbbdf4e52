/** Every command as a Postman collection (format 2.1), and the sandbox as its environment. */
import { decodeForm } from '../../../../templates/protocol/src/form.js'
import type { Command, ExampleSettings, Field, Model } from '../../../model/model.js'
import { pathOf } from '../vectors/examples.js'
import type { Call, JsonObject } from './wire.js'

export function postmanCollection(model: Model): JsonObject {
  return {
    info: {
      name: model.gateway.name,
      description: model.gateway.summary,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: model.families.map(({ name, title, summary }) => ({
      name: title,
      description: summary,
      item: model.commands.filter(({ family }) => family.name === name).flatMap((command) => itemOf(command, model)),
    })),
  }
}

/** The address and the credentials a sandbox has when it is started without settings. */
export function sandboxEnvironment({ key, vwid, password }: ExampleSettings): JsonObject {
  const values = { baseUrl: 'http://127.0.0.1:8080', key, vwid, password }
  return {
    name: 'Sandbox',
    values: Object.entries(values).map(([name, value]) => ({
      key: name,
      value,
      type: name === 'password' ? 'secret' : 'default',
      enabled: true,
    })),
    _postman_variable_scope: 'environment',
  }
}

function itemOf(command: Command, model: Model): JsonObject[] {
  const path = pathOf(command, model)
  if (path === null) return []
  const { localId, summary, examples } = command
  const call = examples.find((example): example is Call => example.kind === 'call')
  const opened = examples.find((example) => example.kind === 'opens')
  const query = opened?.kind === 'opens' ? `?${opened.opens.split('?')[1] ?? ''}` : ''
  return [
    {
      name: localId,
      request: {
        description: summary,
        url: `{{baseUrl}}${path}${query}`,
        ...(call ? posted(command, call, model) : { method: 'GET' }),
      },
      response: [],
    },
  ]
}

function posted({ channel, parameters }: Command, { sends }: Call, { gateway }: Model): JsonObject {
  if (channel === 'json') {
    const { key, password } = gateway.examples
    const raw = JSON.stringify(JSON.parse(sends), null, 2)
      .replace(`"${key}"`, '"{{key}}"')
      .replace(`"${password}"`, '"{{password}}"')
    return { method: 'POST', header: [{ key: 'Content-Type', value: 'application/json' }], body: { mode: 'raw', raw } }
  }
  const fields = new Map(parameters.map((parameter) => [parameter.name, parameter]))
  const urlencoded = decodeForm(sends).map(([name, text]) => ({
    key: name,
    value: withVariables(fields.get(name), text, gateway.examples),
    type: 'text',
  }))
  return { method: 'POST', body: { mode: 'urlencoded', urlencoded } }
}

/** The value with variables in place of credentials, also inside of a key-pair string. */
function withVariables(field: Field | undefined, text: string, credentials: ExampleSettings): string {
  if (field?.from !== undefined) return `{{${field.from}}}`
  if (field?.value.kind !== 'pairs') return text
  return field.value.keys.reduce(
    (pairs, { name, from }) =>
      from === undefined ? pairs : pairs.replace(`${name}=${credentials[from]}`, `${name}={{${from}}}`),
    text,
  )
}
