import type { XmlElement } from './elements.js'
import { DecodeError } from './failures.js'
import { readElement } from './xml-reader.js'

/** Default limit of a body: far more than the longest list of cards, far less than what would strain a server. */
export const defaultMaxBytes = 1_048_576

/**
 * What an XML body may be.
 *
 * @example
 * ```ts
 * const options: ParseOptions = { maxBytes: 65_536 }
 * ```
 */
export interface ParseOptions {
  /** Longest body that is read, in bytes (UTF-16 units of a string); default 1 MiB. */
  readonly maxBytes?: number
}

/**
 * Reads an XML body. What the small strict reader takes comes back at once; for the rest a full parser is loaded, so
 * the result is a promise.
 *
 * @throws DecodeError `too-large`, `doctype` or `not-xml` (thrown, or the promise is rejected with it)
 *
 * @example
 * ```ts
 * const element = await parseElement('<Refund Success="True" OrderId="A-1" NewAmount="0"/>')
 * ```
 */
export function parseElement(body: string | Uint8Array, options?: ParseOptions): XmlElement | Promise<XmlElement> {
  const text = bodyText(body, options?.maxBytes ?? defaultMaxBytes, 'not-xml')
  const element = readElement(text)
  return element === undefined || isPage(element) ? parseSlowly(text) : element
}

/**
 * The text of a body.
 *
 * @param code of the error for bytes that are not UTF-8
 * @throws DecodeError `too-large` or `code`
 */
export function bodyText(body: string | Uint8Array, maxBytes: number, code: 'not-xml' | 'not-json'): string {
  if (body.length > maxBytes) throw new DecodeError('too-large', `The body is longer than ${maxBytes} bytes.`)
  if (typeof body === 'string') return body
  try {
    return strictUtf8.decode(body)
  } catch {
    throw new DecodeError(code, 'The body is not UTF-8 text.')
  }
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/** Some HTML pages are well-formed XML; they are recognised like the others. */
function isPage({ name }: XmlElement): boolean {
  return name.length === 4 && name.toLowerCase() === 'html'
}

async function parseSlowly(text: string): Promise<XmlElement> {
  refuse(text)
  const { parseXml } = await import('./xml-fallback.js')
  return parseXml(text.startsWith('\uFEFF') ? text.slice(1) : text)
}

const htmlPage = /^\uFEFF?\s*(?:<!doctype\s+html\b|<html[\s/>])/i
const doctype = /<!d/i

/** Refuses what is certainly not XML before it is parsed, and says what it looks like. */
function refuse(text: string): void {
  const what = htmlPage.test(text) ? 'an HTML page' : lookOf(text)
  if (what !== undefined) throw new DecodeError('not-xml', `The body is ${what}, not an XML answer.`)
  if (doctype.test(text))
    throw new DecodeError('doctype', 'The body has a DOCTYPE, which no answer of the gateway has.')
}

function lookOf(text: string): string | undefined {
  const start = text.replace('\uFEFF', '').trimStart()
  if (start === '') return 'empty'
  if (start.startsWith('{') || start.startsWith('[')) return 'JSON'
  if (!start.startsWith('<')) return 'plain text'
  return undefined
}
