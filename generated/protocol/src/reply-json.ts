// Copied from templates/protocol/src/reply-json.ts by `npm run generate`. Do not edit: change it there.
import type { AttributeDescriptor, Success } from './descriptors.js'
import { DecodeError, FormatError } from './failures.js'
import { readJson } from './json.js'
import { type Draft, isValues, type Values } from './records.js'
import {
  belongsTo,
  documentedNames,
  keepExtra,
  malformed,
  type ReadValue,
  spelled,
  takeValues,
} from './reply-values.js'
import { readFlag, readInteger } from './scalars.js'
import type { Vocabularies } from './vocabulary.js'

/**
 * Reads a JSON body as an object.
 *
 * @throws DecodeError `not-json` or `too-large`
 */
export function parseJsonReply(text: string): Values {
  const value = parseJson(text.startsWith('\uFEFF') ? text.slice(1) : text)
  if (!isValues(value)) throw new DecodeError('not-json', 'The body is JSON, but not an object.')
  return value
}

function parseJson(text: string): unknown {
  try {
    return readJson(text)
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
    if (error.code === 'too-deep') throw new DecodeError('too-large', 'The body is JSON that is nested too deeply.')
    const what = error.code === 'duplicate' ? 'JSON in which a member occurs twice' : 'not strict JSON'
    throw new DecodeError('not-json', `The body is ${what}.`)
  }
}

/**
 * Puts an object's members into the draft; what is not documented goes to `extra`, as text.
 *
 * @throws DecodeError
 */
export function takeObject(
  draft: Draft,
  attributes: readonly AttributeDescriptor[],
  outcome: Success,
  source: Values,
  path: string,
  vocabularies: Vocabularies,
): void {
  const own = attributes.filter((attribute) => belongsTo(attribute, outcome))
  takeValues(draft, own, source, memberReader(outcome, vocabularies), path)
  keepExtra(draft, source, documentedNames(attributes, outcome), JSON.stringify, [])
}

function memberReader(outcome: Success, vocabularies: Vocabularies): ReadValue {
  const readObject = (fields: readonly AttributeDescriptor[], value: unknown, at: string): Draft => {
    if (!isValues(value)) throw malformed(at)
    const draft: Draft = {}
    takeObject(draft, fields, outcome, value, `${at}.`, vocabularies)
    return draft
  }
  return (attribute, raw, at) => {
    const fields = attribute.fields ?? []
    switch (attribute.kind) {
      case 'object':
        return readObject(fields, raw, at)
      case 'list':
        return Array.isArray(raw)
          ? raw.map((item: unknown, index) => readObject(fields, item, `${at}[${index}]`))
          : undefined
      case 'integer':
        return isScalar(raw) ? readInteger(String(raw)) : undefined
      case 'flag':
        return isScalar(raw) ? readFlag(String(raw)) : undefined
      case 'text':
        return isScalar(raw) ? spelled(vocabularies, attribute.values, String(raw)) : undefined
      case 'raw':
        return typeof raw === 'string' ? raw : JSON.stringify(raw)
    }
  }
}

function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}
