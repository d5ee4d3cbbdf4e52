// Copied from templates/protocol/src/reply-values.ts by `npm run generate`. Do not edit: change it there.
import type { AttributeDescriptor, Success } from './descriptors.js'
import type { Extra, XmlElement } from './elements.js'
import { DecodeError } from './failures.js'
import { isNoError } from './no-error.js'
import { bareRecord, type Draft, type Values } from './records.js'
import type { Vocabularies } from './vocabulary.js'

/** Reads a value that is present; undefined when it is not of the documented type. */
export type ReadValue = (attribute: AttributeDescriptor, raw: unknown, at: string) => unknown

/** A value of an enumeration in its documented spelling. */
export function spelled(vocabularies: Vocabularies, values: string | undefined, raw: string): string {
  return values === undefined ? raw : (vocabularies[values]?.(raw) ?? raw)
}

/** The wire name of the attribute that says how a command ended. */
export const successName = 'Success'

/** The wire name of the attribute that carries an error code. */
export const errorCodeName = 'ErrCode'

/** Whether an attribute or child can occur in an outcome. */
export function belongsTo(attribute: { readonly in?: readonly Success[] }, outcome: Success): boolean {
  return attribute.in === undefined || attribute.in.includes(outcome)
}

/**
 * Puts the documented values of one element or object into the draft.
 *
 * @param path the place of the part, for errors; `''` at the top
 * @returns how many members of `source` were documented for this outcome
 * @throws DecodeError `missing-attribute` or `malformed-attribute`
 */
export function takeValues(
  draft: Draft,
  attributes: readonly AttributeDescriptor[],
  source: Values,
  read: ReadValue,
  path: string,
): number {
  let taken = 0
  for (const attribute of attributes) {
    const raw = source[attribute.name]
    if (raw !== undefined) taken++
    if (saysNothing(attribute.name, raw)) {
      if (attribute.essential) throw missing(path + attribute.name)
      continue
    }
    const value = read(attribute, raw, path + attribute.name)
    if (value === undefined) throw malformed(path + attribute.name)
    draft[attribute.name] = value
  }
  return taken
}

/** An empty value is an absent one (decision S35), and so is an error code that says there was no error (C39, T08). */
function saysNothing(name: string, raw: unknown): boolean {
  return isEmpty(raw) || (name === errorCodeName && typeof raw === 'string' && isNoError(raw))
}

/** Whether a value is absent: not there, null or empty text. */
export function isEmpty(raw: unknown): boolean {
  return raw === undefined || raw === null || raw === ''
}

function missing(at: string): DecodeError {
  return new DecodeError('missing-attribute', `The answer lacks ${at}, which is required.`, { at })
}

export function malformed(at: string): DecodeError {
  return new DecodeError('malformed-attribute', `The answer's ${at} is not of its documented type.`, { at })
}

/** Names a part may carry: in this outcome, and in any. */
export interface DocumentedNames {
  readonly here: ReadonlySet<string>
  readonly anywhere: ReadonlySet<string>
}

/** The names among `attributes`, told apart by whether they can occur in the outcome. */
export function documentedNames(attributes: readonly AttributeDescriptor[], outcome: Success): DocumentedNames {
  const here = attributes.filter((attribute) => belongsTo(attribute, outcome))
  return { here: namesOf(here), anywhere: namesOf(attributes) }
}

function namesOf(attributes: readonly AttributeDescriptor[]): ReadonlySet<string> {
  return new Set(attributes.map(({ name }) => name))
}

/**
 * Keeps what is not documented for this outcome: unknown names, and documented ones of other outcomes unless they are
 * empty.
 *
 * @param toText writes a value that is not text
 */
export function keepExtra(
  draft: Draft,
  source: Values,
  documented: DocumentedNames,
  toText: (value: unknown) => string,
  children: readonly XmlElement[],
): void {
  const attributes = bareRecord<string>()
  let found = children.length > 0
  for (const name of Object.keys(source)) {
    const raw = source[name]
    if (Object.hasOwn(draft, name) || documented.here.has(name)) continue
    if (isEmpty(raw) && documented.anywhere.has(name)) continue
    attributes[name] = typeof raw === 'string' ? raw : toText(raw)
    found = true
  }
  const extra: Extra = { attributes, children }
  if (found) draft.extra = extra
}
