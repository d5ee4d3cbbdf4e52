import { EntityDecoder } from '@nodable/entities'
import { XMLParser } from 'fast-xml-parser'
import type { XmlElement } from './elements.js'
import { DecodeError } from './failures.js'
import { bareRecord, isValues, type Values } from './records.js'
import { isMarkup } from './xml-markup.js'
import { isXmlCharacter, maxXmlDepth } from './xml-reader.js'

/**
 * The full parser, for what the small reader declines. Loaded when it is first needed.
 *
 * The library's defaults would turn `00123` into 123, expand DOCTYPE entities and leave numeric references in
 * attributes as they are; hence the options. It also takes a second root, text behind the root and unknown
 * references; hence the checks around it.
 */

const textName = '#text'
const commentName = '#comment'
const cdataName = '#cdata'
const attributesName = ':@'

/** Put before every name, so that `constructor` or `__proto__` match none of the library's reserved names. */
const mark = '~'

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: mark,
  transformTagName: (name) => (name.startsWith(mark) ? name : mark + name),
  textNodeName: textName,
  commentPropName: commentName,
  cdataPropName: cdataName,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: maxXmlDepth,
  entityDecoder: new EntityDecoder({
    numericAllowed: true,
    limit: { maxTotalExpansions: 100_000, applyLimitsTo: 'all' },
    postCheck: (resolved, original) => {
      checkReferences(original)
      return resolved
    },
  }),
})

/**
 * Parses a document that has no DOCTYPE. Raw line breaks in attribute values stay (decision S37).
 *
 * @throws DecodeError `not-xml`, or `too-large` when elements are nested too deeply; the text is not in the error
 */
export function parseXml(text: string): XmlElement {
  if (!isMarkup(text)) throw malformed()
  const root = parse(text).find(isElement)
  if (root === undefined) throw malformed()
  return toElement(root, 1)
}

function parse(text: string): readonly Values[] {
  try {
    const nodes: unknown = parser.parse(text, true)
    return nodeList(nodes)
  } catch (error) {
    if (error instanceof Error && error.message === 'Maximum nested tags exceeded') throw tooDeep()
    // The library's messages quote the document, so none is passed on.
    throw malformed()
  }
}

function malformed(): DecodeError {
  return new DecodeError('not-xml', 'The body is not one well-formed XML element; it may have been cut short.')
}

function tooDeep(): DecodeError {
  return new DecodeError('too-large', `The body has elements nested deeper than ${maxXmlDepth}.`)
}

function nodeList(nodes: unknown): readonly Values[] {
  return Array.isArray(nodes) ? nodes.filter(isValues) : []
}

function toElement(node: Values, depth: number): XmlElement {
  if (depth > maxXmlDepth) throw tooDeep()
  const tag = Object.keys(node).find((key) => key.startsWith(mark))
  if (tag === undefined) throw malformed()
  const content = nodeList(node[tag])
  return {
    name: tag.slice(mark.length),
    attributes: toAttributes(node[attributesName]),
    children: content.filter((child) => isElement(child)).map((child) => toElement(child, depth + 1)),
    text: content.map(textOf).join('').trim(),
  }
}

function isElement(node: Values): boolean {
  return !(textName in node || commentName in node || cdataName in node)
}

function textOf(node: Values): string {
  const text = node[textName]
  if (typeof text === 'string') return text
  return nodeList(node[cdataName]).map(textOf).join('')
}

function toAttributes(attributes: unknown): Record<string, string> {
  const record = bareRecord<string>()
  if (!isValues(attributes)) return record
  for (const [name, value] of Object.entries(attributes)) record[name.slice(mark.length)] = String(value)
  return record
}

const reference = /&(?:#x([0-9A-Fa-f]+)|#([0-9]+)|amp|lt|gt|quot|apos);|&/g

/** The library leaves unknown references as they stand and removes forbidden characters: both would alter a value. */
function checkReferences(text: string): void {
  for (const [found, hexadecimal, decimal] of text.matchAll(reference)) {
    const codePoint = hexadecimal === undefined ? Number(decimal ?? 0x20) : Number.parseInt(hexadecimal, 16)
    if (found === '&' || !isXmlCharacter(codePoint)) throw malformed()
  }
}
