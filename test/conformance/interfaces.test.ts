import { readFileSync } from 'node:fs'
import { encodeForm } from '@card-gateway/protocol'
import { createSandbox } from '@card-gateway/sandbox'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { examples, readVectors } from './vectors.js'

function read(name: string) {
  return JSON.parse(readFileSync(new URL(`../../generated/schemas/${name}`, import.meta.url), 'utf8'))
}

const openApi = read('openapi.json')
const asyncApi = read('asyncapi.json')
const collection = read('postman/collection.json')
const environment = read('postman/sandbox.environment.json')

const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema({ ...openApi, $id: 'urn:test:openapi' })
ajv.addSchema({ ...asyncApi, $id: 'urn:test:asyncapi' })

function refusals(document: string, schema: string, value: unknown): unknown {
  const validate = ajv.compile({ $ref: `urn:test:${document}#/components/schemas/${schema}` })
  validate(value)
  return validate.errors
}

interface Operation {
  readonly operationId: string
  readonly 'x-command': string
  readonly requestBody?: Body
  readonly responses: { readonly 200: Body }
}
interface Body {
  readonly content: Readonly<Record<string, Content>>
}
interface Content {
  readonly schema: { readonly $ref: string }
  readonly examples: Readonly<Record<string, { readonly value: Readonly<Record<string, string>> }>>
}

const operations: readonly Operation[] = Object.values<Record<string, Operation>>(openApi.paths).flatMap((path) =>
  Object.values(path),
)
const withBody = operations.flatMap((operation) =>
  operation.requestBody ? [[operation.operationId, operation] as const] : [],
)

describe('the OpenAPI document', () => {
  it('has an operation for every command', () => {
    const commands = [...new Set(examples.map(({ command }) => command))]
    expect(operations.map((operation) => operation['x-command']).sort()).toEqual(commands.sort())
  })

  it.each(withBody)('%s shows the bodies of its vectors', (_id, operation) => {
    const [body] = Object.entries(operation.requestBody?.content ?? {})
    if (body === undefined) throw new Error('there is no body')
    const [type, { examples: shown, schema }] = body
    for (const [name, { value }] of Object.entries(shown)) {
      const vector = examples.find(({ id }) => id === `${operation['x-command']}/${name}`)
      const sends = vector?.kind === 'call' ? vector.sends : ''
      if (type === 'application/json') expect(value).toEqual(JSON.parse(sends))
      else expect(encodeForm(Object.entries(value))).toBe(sends)
      expect(refusals('openapi', schema.$ref.split('/').at(-1) ?? '', value)).toBeNull()
    }
  })

  it.each(withBody)('%s shows answers of its schema', (_id, { responses }) => {
    for (const { schema, examples: shown } of Object.values(responses[200].content)) {
      expect(Object.keys(shown)).not.toHaveLength(0)
      for (const { value } of Object.values(shown)) {
        expect(refusals('openapi', schema.$ref.split('/').at(-1) ?? '', value)).toBeNull()
      }
    }
  })

  it('tells every error code and its meaning', () => {
    const { errors } = read('model.json')
    const { description, examples: codes } = openApi.components.schemas.ErrorCode
    expect(codes).toEqual(errors.map(({ code }: { code: string }) => code))
    for (const { code, summary } of errors) expect(description).toContain(`\`${code}\`: ${summary}`)
  })
})

describe('the AsyncAPI document', () => {
  it('has a message for every event, with its examples', () => {
    const { vectors } = readVectors<{ id: string; event: string; body: string }>('events')
    expect(Object.keys(asyncApi.channels.notifications.messages).sort()).toEqual(
      [...new Set(vectors.map(({ event }) => event))].sort(),
    )
    for (const { id, event, body } of vectors) {
      const message = asyncApi.components.messages[event]
      const example = message.examples.find(({ name }: { name: string }) => id === `${event}/${name}`)
      expect(encodeForm(Object.entries(example.payload))).toBe(encodeForm([...new URLSearchParams(body)]))
      expect(refusals('asyncapi', event, example.payload)).toBeNull()
    }
  })
})

describe('the Postman collection', () => {
  const requests = collection.item.flatMap(({ item }: { item: unknown[] }) => item)

  it('has a request for every command', () => {
    expect(requests).toHaveLength(read('model.json').commands.length)
    expect(JSON.stringify(requests)).not.toContain('merchant-secret')
  })

  it('works in its environment: the sandbox takes a payment', async () => {
    const sandbox = createSandbox()
    const { request } = requests.find(({ request: { url } }: { request: { url: string } }) => url.endsWith('/api/Pay'))
    const variables = new Map<string, string>(
      environment.values.map(({ key, value }: { key: string; value: string }) => [key, value]),
    )
    const filled = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_found, name: string) => variables.get(name) ?? '')
    const body = request.body.urlencoded.map(({ key, value }: { key: string; value: string }) => [key, filled(value)])
    const answer = await sandbox.transport(
      new Request(filled(request.url), {
        method: request.method,
        body: encodeForm(body),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    )
    expect(await answer.text()).toContain('<Pay Success="True"')
  })
})
