import type { AttributeDescriptor, Extra, Success, XmlElement } from './descriptors.js'
import { isNoError } from './error-table.js'
import { DecodeError } from './failures.js'
import { bareRecord, type Values } from './records.js'

/** Reads a value that is there; undefined when it is not of the documented type. */
export type ReadValue = (attribute: AttributeDescriptor, raw: unknown, at: string) => unknown

/** A reply, or a part of it, while it is put together. */
export type Draft = Record<string, unknown>

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
  if (raw === undefined || raw === null || raw === '') return true
  return name === errorCodeName && typeof raw === 'string' && isNoError(raw)
}

function missing(at: string): DecodeError {
  return new DecodeError('missing-attribute', `The answer has no ${at}, without which it cannot be used.`, { at })
}

export function malformed(at: string): DecodeError {
  return new DecodeError('malformed-attribute', `The answer's ${at} is not of its documented type.`, { at })
}

/**
 * Keeps what is not documented for this outcome. Documented names that say nothing are left out.
 *
 * @param documented names that are documented for any outcome
 * @param toText writes a value that is not text
 */
export function keepExtra(
  draft: Draft,
  source: Values,
  documented: ReadonlySet<string>,
  toText: (value: unknown) => string,
  children: readonly XmlElement[],
): void {
  const attributes = bareRecord<string>()
  let found = children.length > 0
  for (const name of Object.keys(source)) {
    const raw = source[name]
    if (Object.hasOwn(draft, name) || (documented.has(name) && saysNothing(name, raw))) continue
    attributes[name] = typeof raw === 'string' ? raw : toText(raw)
    found = true
  }
  const extra: Extra = { attributes, children }
  if (found) draft.extra = extra
}
