// Copied from templates/mock/src/write-reply.ts by `npm run generate`. Do not edit: change it there.
/** Writes replies: the reverse of the protocol's decoder, for documented replies. */
import type { AttributeDescriptor, ChildDescriptor, ReplyDescriptor, XmlElement } from '@card-gateway/protocol'
import type { Values } from './shapes.js'

/** A decoded reply as the gateway would send it: XML, or JSON for the cheque operations. */
export function writeReply(reply: ReplyDescriptor, values: Values): string {
  if (reply.format === 'json') {
    return JSON.stringify({ Success: values.Success === 'True', ...jsonMembers(reply.attributes, values) })
  }
  const success: AttributeDescriptor = { name: 'Success', kind: 'text' }
  const { attributes, children = [] } = reply
  return printElement(elementOf(reply.roots[0] ?? '', [success, ...attributes], children, values))
}

function elementOf(
  name: string,
  attributes: readonly AttributeDescriptor[],
  children: readonly ChildDescriptor[],
  values: Values,
): XmlElement {
  const extra = extraOf(values)
  const own = attributes.map((attribute) => [attribute.name, values[attribute.name]] as const)
  const texts = own.filter(([, value]) => value !== undefined && !isElement(value))
  return {
    name,
    attributes: {
      ...Object.fromEntries(texts.map(([key, value]) => [key, textOf(value)])),
      ...extra.attributes,
    },
    // An attribute of kind `raw` may come as an element.
    children: [
      ...children.flatMap((child) => childElements(child, values[child.name])),
      ...own.map(([, value]) => value).filter(isElement),
      ...extra.children,
    ],
    text: '',
  }
}

function childElements(child: ChildDescriptor, value: unknown): XmlElement[] {
  const parts: readonly unknown[] = Array.isArray(value) ? value : [value]
  return parts.filter(isValues).map((part) => elementOf(child.name, child.attributes, child.children ?? [], part))
}

function jsonMembers(attributes: readonly AttributeDescriptor[], values: Values): Values {
  const own = attributes.map(({ name, fields = [] }) => [name, jsonValue(fields, values[name])])
  return { ...Object.fromEntries(own), ...extraOf(values).attributes }
}

function jsonValue(fields: readonly AttributeDescriptor[], value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => jsonValue(fields, item))
  return isValues(value) ? jsonMembers(fields, value) : value
}

/** What a reply holds beyond its documented shape. */
function extraOf({ extra }: Values): { attributes: Readonly<Record<string, string>>; children: readonly XmlElement[] } {
  if (!isValues(extra)) return { attributes: {}, children: [] }
  const { attributes, children } = extra
  return {
    attributes: isValues(attributes)
      ? Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]))
      : {},
    children: Array.isArray(children) ? children.filter(isElement) : [],
  }
}

/** Flags are written as the gateway writes them. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  return String(value)
}

function printElement({ name, attributes, children, text }: XmlElement): string {
  const head = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inner = `${escapeXml(text)}${children.map(printElement).join('')}`
  return inner === '' ? `<${name}${head.join('')}/>` : `<${name}${head.join('')}>${inner}</${name}>`
}

/** White space other than a blank would be read as one, so it is written by number. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"\t\r\n]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Whether a value is an object with named members. */
export function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isElement(value: unknown): value is XmlElement {
  return (
    isValues(value) && typeof value.name === 'string' && Array.isArray(value.children) && isValues(value.attributes)
  )
}
