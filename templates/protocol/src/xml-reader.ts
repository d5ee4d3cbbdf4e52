import type { XmlElement } from './elements.js'
import { textRecord } from './records.js'

/** Levels of elements that are read. The deepest documented reply has three. */
export const maxXmlDepth = 8

const lessThan = 60
const greaterThan = 62
const slash = 47
const equals = 61
const doubleQuote = 34
const singleQuote = 39
const firstPrintable = 32
const firstSurrogate = 0xd800

const nameStart = 1
/** `nameStart` for what may begin an ASCII name, more for what may only follow. */
const nameClass = new Uint8Array(128)
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_')
  nameClass[character.charCodeAt(0)] = nameStart
for (const character of '0123456789-.') nameClass[character.charCodeAt(0)] = 2

/** The declaration as answers have it; any other spelling is left to the full parser. */
const prolog =
  /^\uFEFF?(?:<\?xml version=(["'])[A-Za-z0-9._:-]+\1(?: encoding=(["'])[A-Za-z][A-Za-z0-9._-]*\2)?(?: standalone=(["'])(?:yes|no)\3)? ?\?>)?[ \t\r\n]*/

/**
 * Reads the wire's own grammar and nothing else: an optional byte order mark and XML declaration, one element, its
 * attributes, children of the same kind, white space between them; in values the five entities and numeric
 * references. Whatever is odd (text, comments, CDATA, a DOCTYPE, an instruction, a prefix, a doubled attribute, a
 * raw line break in a value, anything malformed) it declines: `undefined` says nothing about the text but
 * "ask the full parser".
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * const element = readElement('<Refund Success="True" OrderId="A-1" NewAmount="0"/>')
 * ```
 */
export function readElement(text: string): XmlElement | undefined {
  const plain = text.charCodeAt(0) === lessThan && nameClass[text.charCodeAt(1)] === nameStart
  const reading: Reading = { at: plain ? 0 : (prolog.exec(text)?.[0].length ?? 0) }
  const root = readFrom(text, reading, 1)
  return root !== undefined && skipSpace(text, reading.at) === text.length ? root : undefined
}

const noChildren: readonly XmlElement[] = []

/** How far one text is read. */
interface Reading {
  at: number
}

/** Reads the element that begins at the current position, and moves behind it. */
function readFrom(text: string, reading: Reading, depth: number): XmlElement | undefined {
  const start = reading.at + 1
  if (depth > maxXmlDepth || text.charCodeAt(reading.at) !== lessThan) return undefined
  let at = endOfName(text, start)
  if (at === -1) return undefined
  const name = text.slice(start, at)
  const attributes = textRecord()
  for (;;) {
    const space = at
    at = skipSpace(text, at)
    const code = text.charCodeAt(at)
    if (code === slash) {
      if (text.charCodeAt(at + 1) !== greaterThan) return undefined
      reading.at = at + 2
      return { name, attributes, children: noChildren, text: '' }
    }
    if (code === greaterThan) {
      reading.at = at + 1
      const children = readChildren(text, reading, name, depth)
      return children && { name, attributes, children, text: '' }
    }
    const nameEnd = endOfName(text, at)
    const quote = text.charCodeAt(nameEnd + 1)
    if (space === at || nameEnd === -1 || text.charCodeAt(nameEnd) !== equals) return undefined
    if (quote !== doubleQuote && quote !== singleQuote) return undefined
    const attribute = text.slice(at, nameEnd)
    at = endOfValue(text, nameEnd + 2, quote)
    if (at === -1 || attribute in attributes) return undefined
    const raw = text.slice(nameEnd + 2, at)
    const value = raw.includes('&') ? resolveReferences(raw) : raw
    if (value === undefined) return undefined
    attributes[attribute] = value
    at++
  }
}

/** Reads the children before the end tag of their parent, and moves behind that tag. */
function readChildren(
  text: string,
  reading: Reading,
  parent: string,
  depth: number,
): readonly XmlElement[] | undefined {
  const children: XmlElement[] = []
  reading.at = skipSpace(text, reading.at)
  while (text.charCodeAt(reading.at + 1) !== slash) {
    const child = readFrom(text, reading, depth + 1)
    if (child === undefined) return undefined
    children.push(child)
    reading.at = skipSpace(text, reading.at)
  }
  if (!text.startsWith(`</${parent}`, reading.at)) return undefined
  const end = skipSpace(text, reading.at + parent.length + 2)
  reading.at = end + 1
  return text.charCodeAt(end) === greaterThan ? children : undefined
}

function endOfName(text: string, start: number): number {
  if (nameClass[text.charCodeAt(start)] !== nameStart) return -1
  let at = start + 1
  while ((nameClass[text.charCodeAt(at)] ?? 0) >= nameStart) at++
  return at
}

/** Where the closing quote stands; -1 when something outside the wire's grammar comes first. */
function endOfValue(text: string, start: number, quote: number): number {
  for (let at = start; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === quote) return at
    // Raw line breaks, control characters and characters beyond the basic plane are left to the full parser.
    if (code === lessThan || code < firstPrintable || code >= firstSurrogate) return -1
  }
  return -1
}

/** Skips XML's white space: space, line feed, carriage return, tab. */
function skipSpace(text: string, start: number): number {
  let at = start
  for (;;) {
    const code = text.charCodeAt(at)
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return at
    at++
  }
}

const reference = /&(?:#x([0-9A-Fa-f]{1,6})|#([0-9]{1,7})|(amp|lt|gt|quot|apos));|&/g
const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

/** Resolves references; undefined when one is not a valid reference, or names a character that XML does not allow. */
function resolveReferences(raw: string): string | undefined {
  let sound = true
  const text = raw.replace(reference, (_found, hexadecimal?: string, decimal?: string, entity?: string) => {
    if (entity !== undefined) return entities[entity] ?? ''
    const codePoint = hexadecimal === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hexadecimal, 16)
    if (isXmlCharacter(codePoint)) return String.fromCodePoint(codePoint)
    sound = false
    return ''
  })
  return sound ? text : undefined
}

/** Whether XML 1.0 allows the character. */
export function isXmlCharacter(codePoint: number): boolean {
  if (codePoint < 0x20) return codePoint === 0x9 || codePoint === 0xa || codePoint === 0xd
  if (codePoint > 0xd7ff && codePoint < 0xe000) return false
  return codePoint <= 0x10ffff && codePoint !== 0xfffe && codePoint !== 0xffff
}
