// Copied from templates/protocol/src/redact-body.ts by `npm run generate`. Do not edit: change it there.
import { decodeBase64Json, encodeBase64Json } from './base64-json.js'
import type { CommandDescriptor, FieldDescriptor } from './descriptors.js'
import type { XmlElement } from './elements.js'
import { decodeForm, type Entries, encodeFormText } from './form.js'
import { readJson } from './json.js'
import { hidden, maskDigits } from './mask.js'
import { decodePairs } from './pairs.js'
import { isValues, type Values } from './records.js'
import {
  type Known,
  memberNames,
  type Names,
  namesOf,
  redactMember,
  redactNamed,
  replyNames,
  requestNames,
} from './redact.js'
import { readElement } from './xml-reader.js'

/**
 * A masked copy of a body as it went over the wire: a form or JSON request, an XML or JSON answer. It keeps its shape,
 * so that it can be read beside the interface document. What cannot be read is not shown at all, only its length is.
 *
 * Throws nothing.
 *
 * @example
 * ```ts
 * redactBody(apiRefund, 'Key=Merchant&Password=merchant-secret&OrderId=A-1&Amount=500')
 * ```
 */
export function redactBody(command: CommandDescriptor, body: string): string {
  try {
    return redactText(command, body)
  } catch {
    return unreadable(body)
  }
}

function unreadable(body: string): string {
  return `[unreadable body of ${body.length} characters]`
}

function redactText(command: CommandDescriptor, body: string): string {
  const start = body.trimStart()
  if (start.startsWith('<')) {
    const element = readElement(body)
    return element === undefined ? unreadable(body) : redactElement(replyNames(command), element)
  }
  if (start.startsWith('{')) {
    const known = new Map([...replyNames(command).known, ...requestNames(command).known])
    return JSON.stringify(redactObject(namesOf(known), readJson(start)))
  }
  return redactForm(command, decodeForm(body))
}

function redactObject(names: Names, value: unknown): Values {
  if (!isValues(value)) throw new TypeError('Not an object.')
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [maskDigits(name), redactNamed(names, name, one)]),
  )
}

function redactElement(names: Names, { name, attributes, children }: XmlElement): string {
  const shown = Object.entries(attributes)
    .map(([key, value]) => ` ${maskDigits(key)}="${escapeXml(String(redactNamed(names, key, value)))}"`)
    .join('')
  const inner = children.map((child) => redactElement(namesWithin(names.known.get(child.name)), child)).join('')
  return inner === '' ? `<${name}${shown}/>` : `<${name}${shown}>${inner}</${name}>`
}

/** Inside an element of no documented shape, every name counts as a further member. */
const anything = namesOf(new Map(), true)
const nothing = namesOf(new Map())

function namesWithin(known: Known | undefined): Names {
  if (known === undefined) return nothing
  return known.kind === 'raw' ? anything : memberNames(known)
}

const xmlEscapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => xmlEscapes[character] ?? '')
}

const parameterName = /^[A-Za-z][A-Za-z0-9_.-]*$/

function redactForm(command: CommandDescriptor, entries: Entries): string {
  // Any text decodes as a form. When its names do not look like names, it is not a form and may hold anything.
  if (!entries.every(([name]) => parameterName.test(name))) throw new TypeError('Not a form.')
  const fields = new Map(command.request.map((field) => [field.name, field]))
  return entries
    .map(
      ([name, value]) => `${maskDigits(name)}=${encodeFormText(redactParameter(fields.get(name), name, value), name)}`,
    )
    .join('&')
}

function redactParameter(field: FieldDescriptor | undefined, name: string, value: string): string {
  if (field?.kind === 'pairs') return redactPairs(field, value)
  if (field?.kind === 'base64json') return redactCheque(field, value)
  return String(redactMember(field, name, value))
}

/** Pairs that are encoded once more, as an option allows, are not read: they are hidden whole. */
function redactPairs(field: FieldDescriptor, value: string): string {
  const names = memberNames(field)
  try {
    const pairs = decodePairs(value)
    return pairs.map(([key, text]) => `${maskDigits(key)}=${String(redactNamed(names, key, text))}`).join(';')
  } catch {
    return hidden
  }
}

function redactCheque(field: FieldDescriptor, value: string): string {
  try {
    return encodeBase64Json(redactObject(memberNames(field), decodeBase64Json(value)))
  } catch {
    return hidden
  }
}
