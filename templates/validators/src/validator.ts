import { explain } from './explain.js'
import { type Failure, type Reason, showPath } from './failure.js'
import type { MessageSchema } from './schema.js'
import type { StandardFace, StandardJsonOptions, StandardResult } from './standard-schema.js'

/** Checks one kind of message: a type guard, its reasons, and its JSON Schema. It never throws and never changes the value. */
export interface Validator<T> {
  (value: unknown): value is T
  /** The value itself, or every rule it breaks. */
  validate(value: unknown): Validation<T>
  /** Draft 2020-12. `x-limit`, `x-sensitive` and `x-pair` are notes of ours. */
  readonly jsonSchema: MessageSchema
  readonly '~standard': StandardFace<T>
}

export type Validation<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failures: readonly Failure[] }

/**
 * Joins a compiled check with the schema it was compiled from. The check answers at once for a valid value; only when it
 * refuses is the schema walked for the reasons.
 */
export function createValidator<T>(schema: MessageSchema, check: (value: unknown) => boolean): Validator<T> {
  const judge = (value: unknown): readonly Reason[] => (check(value) ? flawless : explain(schema, value))

  const validate = (value: unknown): Validation<T> => {
    const reasons = judge(value)
    if (vouched<T>(value, reasons)) return { ok: true, value }
    return { ok: false, failures: reasons.map((one) => ({ ...one, path: showPath(one.path) })) }
  }
  const standard = (value: unknown): StandardResult<T> => {
    const reasons = judge(value)
    if (vouched<T>(value, reasons)) return { value }
    return { issues: reasons }
  }
  const jsonSchema = ({ target }: StandardJsonOptions): MessageSchema => {
    if (target.startsWith('draft-')) return schema
    throw new TypeError(`no JSON Schema for ${target}`)
  }
  const face: StandardFace<T> = {
    version: 1,
    vendor: 'card-gateway',
    validate: standard,
    jsonSchema: { input: jsonSchema, output: jsonSchema },
  }
  return Object.assign((value: unknown): value is T => judge(value).length === 0, {
    validate,
    jsonSchema: schema,
    '~standard': face,
  })
}

const flawless: readonly Reason[] = []

/** A value without a reason against it is of the type the check vouches for. */
function vouched<T>(_value: unknown, reasons: readonly Reason[]): _value is T {
  return reasons.length === 0
}
