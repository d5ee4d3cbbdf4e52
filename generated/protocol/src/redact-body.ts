// Copied from templates/protocol/src/redact-body.ts by `npm run generate`. Do not edit: change it there.
import { decodeBase64Json, encodeBase64Json } from './base64-json.js'
import type { CommandDescriptor, FieldDescriptor, XmlElement } from './descriptors.js'
import { decodeForm, type Entries, encodeFormText } from './form.js'
import { readJson } from './json.js'
import { hidden, maskDigits } from './mask.js'
import { decodePairs } from './pairs.js'
import { isValues, type Values } from './records.js'
import { type Known, redactMember, replyNames, requestNames } from './redact.js'
import { readElement } from './xml-reader.js'

/**
 * A masked copy of a body as it went over the wire: a form or JSON request, an XML or JSON answer. It keeps its shape,
 * so that it can be read beside the interface document. What cannot be read is not shown at all, only its length is.
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
  const start = body.replace('\uFEFF', '').trimStart()
  if (start.startsWith('<')) {
    const element = readElement(body)
    return element === undefined ? unreadable(body) : redactElement(replyNames(command), element)
  }
  const known = new Map([...replyNames(command), ...requestNames(command)])
  if (start.startsWith('{')) return JSON.stringify(redactObject(known, readJson(start)))
  return redactForm(command, decodeForm(body))
}

function redactObject(known: ReadonlyMap<string, Known>, value: unknown): Values {
  if (!isValues(value)) throw new TypeError('Not an object.')
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [maskDigits(name), redactMember(known.get(name), name, one)]),
  )
}

function redactElement(known: ReadonlyMap<string, Known>, element: XmlElement): string {
  const attributes = Object.entries(element.attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(String(redactMember(known.get(name), name, value)))}"`)
    .join('')
  const children = element.children.map((child) => redactElement(namesWithin(known.get(child.name)), child)).join('')
  return children === ''
    ? `<${element.name}${attributes}/>`
    : `<${element.name}${attributes}>${children}</${element.name}>`
}

function namesWithin(known: Known | undefined): ReadonlyMap<string, Known> {
  return new Map((known?.fields ?? []).map((field) => [field.name, field]))
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
  // Any text decodes as a form. One whose names are no names is something else, and may hold anything.
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
  // An unknown parameter with pairs in it may be a documented one in another case.
  if (field === undefined && value.includes('=')) return hidden
  return String(redactMember(field, name, value))
}

/** Pairs that are encoded once more, as an option allows, are not read: they are hidden whole. */
function redactPairs(field: FieldDescriptor, value: string): string {
  const keys = new Map((field.fields ?? []).map((key) => [key.name, key]))
  const entries = readPairs(value)
  if (entries === undefined) return hidden
  return entries.map(([key, text]) => `${maskDigits(key)}=${String(redactMember(keys.get(key), key, text))}`).join(';')
}

function readPairs(value: string): Entries | undefined {
  try {
    return decodePairs(value)
  } catch {
    return undefined
  }
}

function redactCheque(field: FieldDescriptor, value: string): string {
  try {
    return encodeBase64Json(redactObject(namesWithin(field), decodeBase64Json(value)))
  } catch {
    return hidden
  }
}
