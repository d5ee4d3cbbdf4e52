/** Messages as they travel, as schemas for tools that know no key-pair strings: every value of a form is a text. */
import type { XmlElement } from '../../../../templates/protocol/src/elements.js'
import { decodeForm } from '../../../../templates/protocol/src/form.js'
import { readElement } from '../../../../templates/protocol/src/xml-reader.js'
import type { Attribute, Child, Command, Example, Field, Frame, Reply, Value, WireType } from '../../../model/model.js'
import { flagTexts } from '../../../model/words.js'
import { valueSchema } from '../../../projections/value-schema.js'
import { wireSchema } from '../../../projections/wire-schema.js'
import { withPortablePatterns } from '../portable.js'

export type JsonObject = { readonly [key: string]: unknown }
export type Call = Extract<Example, { kind: 'call' }>

/** The body of a request. */
export function requestBody(command: Command): JsonObject {
  const { $schema: _dialect, ...schema } = wireSchema(command)
  return withPortablePatterns({ ...schema, description: command.summary })
}

/** The parameters of a form, as `requestBody` describes them. */
export function formOf(body: string): JsonObject {
  return Object.fromEntries(decodeForm(body))
}

/** The body of an answer: an element whose attributes are the properties, or a JSON object. */
export function replyBody({ typeName }: Command, reply: Reply, { outcome }: Frame): JsonObject {
  const isXml = reply.format === 'xml'
  const attributes = reply.attributes.map((one): [string, JsonObject] => [
    one.name,
    attributeSchema(one, isXml, outcome),
  ])
  const success = isXml
    ? { type: 'string', enum: reply.outcomes, description: 'How the command ended; in any case.' }
    : {
        type: ['string', 'boolean'],
        description: `How the command ended: ${reply.outcomes.join(' or ')}, in any case.`,
      }
  return withPortablePatterns({
    title: `${typeName} answer`,
    type: 'object',
    ...(isXml && { xml: { name: reply.element ?? reply.accepts[0] ?? '' } }),
    required: [outcome],
    properties: {
      [outcome]: { ...success, ...(isXml && asAttribute) },
      ...Object.fromEntries(attributes),
      ...Object.fromEntries(reply.children.map((child) => [child.name, childSchema(child, outcome)])),
    },
    ...tolerant,
  })
}

/** New attributes and members may come. */
const tolerant = { additionalProperties: true }

const asAttribute = { xml: { attribute: true } }

function attributeSchema({ value, summary, in: outcomes }: Attribute, isXml: boolean, outcome: string): JsonObject {
  const when = outcomes === undefined ? '' : ` Only when ${outcome} is ${outcomes.join(' or ')}.`
  const schema = isXml ? receivedValue(value) : nullable(receivedValue(value))
  return { description: summary + when, ...schema, ...(isXml && !isRaw(value) && asAttribute) }
}

function isRaw(value: Value): boolean {
  return value.kind === 'scalar' && value.type.base === 'raw'
}

/** In JSON null says that a value is absent, and a flag may be a boolean. */
function nullable(schema: JsonObject): JsonObject {
  const { type, $ref, examples } = schema
  if ($ref !== undefined) return { anyOf: [schema, { type: 'null' }] }
  if (typeof type !== 'string') return schema
  const isFlag = JSON.stringify(examples) === JSON.stringify(flagExamples)
  return { ...schema, type: [type, ...(isFlag ? ['boolean'] : []), 'null'] }
}

const flagExamples = Object.values(flagTexts)

function childSchema({ name, summary, list, attributes, children }: Child, outcome: string): JsonObject {
  const item = {
    type: 'object',
    description: summary,
    xml: { name },
    properties: {
      ...Object.fromEntries(attributes.map((one) => [one.name, attributeSchema(one, true, outcome)])),
      ...Object.fromEntries(children.map((child) => [child.name, childSchema(child, outcome)])),
    },
    ...tolerant,
  }
  return list ? { type: 'array', items: item } : item
}

function receivedValue(value: Value): JsonObject {
  return valueSchema(value, { scalar: receivedScalar, object: receivedObject })
}

function receivedObject(fields: readonly Field[]): JsonObject {
  return {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(({ name, summary, value }) => [name, { description: summary, ...nullable(receivedValue(value)) }]),
    ),
    ...tolerant,
  }
}

/** A value that is received. Nothing is refused for its length or its pattern, and an enumeration may have new values. */
function receivedScalar(type: WireType): JsonObject {
  const sensitive = type.sensitive && { 'x-sensitive': type.sensitive }
  switch (type.base) {
    case 'integer':
      return { type: 'integer', ...sensitive }
    case 'flag':
    case 'boolean':
      return { type: 'string', examples: flagExamples, ...sensitive }
    case 'raw':
      return { ...sensitive }
    case 'enum':
      return type.numeric
        ? { type: 'integer' }
        : { type: 'string', examples: (type.values ?? []).map(({ value }) => value) }
    default:
      if (type.listed) return { $ref: `#/components/schemas/${type.listed.as}` }
      return { type: 'string', ...sensitive }
  }
}

/** An answer as `replyBody` describes it. */
export function answerOf(answers: string, reply: Reply, outcome: string): unknown {
  if (reply.format === 'json') return JSON.parse(answers)
  const element = readElement(answers)
  if (element === undefined) return undefined
  const said = element.attributes[outcome]
  return { ...elementValue(element, reply), ...(said !== undefined && { [outcome]: spelled(said, reply) }) }
}

interface Shape {
  readonly attributes: readonly Attribute[]
  readonly children: readonly Child[]
}

function elementValue({ attributes, children }: XmlElement, shape: Shape): JsonObject {
  const values = Object.entries(attributes).map(([name, text]) => [name, attributeValue(name, text, shape)])
  const inner = shape.children.map((child) => {
    const found = children.filter(({ name }) => name === child.name).map((one) => elementValue(one, child))
    return [child.name, child.list ? found : found[0]]
  })
  return Object.fromEntries([...values, ...inner.filter(([, value]) => value !== undefined)])
}

function attributeValue(name: string, text: string, { attributes }: Shape): unknown {
  const value = attributes.find((one) => one.name === name)?.value
  const isNumber = value?.kind === 'scalar' && (value.type.base === 'integer' || value.type.numeric)
  return isNumber ? Number(text) : text
}

/** The answer may say `true`; tools compare exactly. */
function spelled(said: string, { outcomes }: Reply): string {
  return outcomes.find((one) => one.toLowerCase() === said.toLowerCase()) ?? said
}
