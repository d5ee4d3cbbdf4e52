import { explain } from './explain.js'
import { type Failure, showPath } from './failure.js'
import type { MessageSchema } from './schema.js'
import type { StandardFace, StandardJsonOptions } from './standard-schema.js'

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
 * Makes a compiled check the validator, with the schema it was compiled from. The check alone decides; only when it refuses
 * is the schema walked for the reasons.
 */
export function createValidator<T>(schema: MessageSchema, check: (value: unknown) => value is T): Validator<T> {
  const jsonSchema = ({ target }: StandardJsonOptions): MessageSchema => {
    if (target.startsWith('draft-')) return schema
    throw new TypeError(`no JSON Schema for ${target}`)
  }
  const standard: StandardFace<T> = {
    version: 1,
    vendor: 'card-gateway',
    validate: (value) => (check(value) ? { value } : { issues: explain(schema, value) }),
    jsonSchema: { input: jsonSchema, output: jsonSchema },
  }
  return Object.assign(check, {
    validate: (value: unknown): Validation<T> =>
      check(value)
        ? { ok: true, value }
        : {
            ok: false,
            failures: explain(schema, value).map((one) => ({
              ...one,
              path: showPath(one.path),
            })),
          },
    jsonSchema: schema,
    '~standard': standard,
  })
}
