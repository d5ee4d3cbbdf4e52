// Copied from templates/validators/src/validator.ts by `npm run generate`. Do not edit: change it there.
import { type Probe, probeOf } from './explain.js'
import type { Failure, Reason } from './failure.js'
import type { MessageSchema } from './schema.js'
import type { StandardFace } from './standard-schema.js'

/**
 * Checks one kind of message: a type guard, its reasons, and its JSON Schema. It never throws and never changes the value.
 *
 * @example
 * ```ts
 * const isWell = (validator: Validator<unknown>, value: unknown) => validator.validate(value).ok
 * ```
 */
export interface Validator<T> {
  (value: unknown): value is T
  /** The value itself, or every rule it breaks. */
  validate(value: unknown): Validation<T>
  /** Draft 2020-12, without documentation a program does not need; the schemas package has the whole. */
  readonly jsonSchema: MessageSchema
  /** What form libraries, routers and other tools call. */
  readonly '~standard': StandardFace<T>
}

/**
 * The value itself, or every rule it breaks.
 *
 * @example
 * ```ts
 * const failuresOf = (checked: Validation<unknown>) => (checked.ok ? [] : checked.failures)
 * ```
 */
export type Validation<T> =
  | {
      /** The value follows the document. */
      readonly ok: true
      /** The value, unchanged. */
      readonly value: T
    }
  | {
      /** The value does not follow the document. */
      readonly ok: false
      /** What is wrong with it, one entry for each broken rule. */
      readonly failures: readonly Failure[]
    }

/**
 * Makes a compiled check the validator, with the schema it was compiled from. The check alone decides; only when it refuses
 * is the schema walked for the reasons. The sentences are prepared at the first refusal.
 */
export function createValidator<T>(schema: MessageSchema, check: (value: unknown) => value is T): Validator<T> {
  let probe: Probe | undefined
  const explain = <Face extends keyof Reason>(value: unknown, face: Face): Reason[Face][] => {
    const found: Reason[] = []
    probe ??= probeOf(schema)
    probe(value, found)
    return found.map((reason) => reason[face])
  }
  const standard: StandardFace<T> = {
    version: 1,
    vendor: 'card-gateway',
    validate: (value) => (check(value) ? { value } : { issues: explain(value, 'issue') }),
  }
  return Object.assign(check, {
    validate: (value: unknown): Validation<T> =>
      check(value) ? { ok: true, value } : { ok: false, failures: explain(value, 'failure') },
    jsonSchema: schema,
    '~standard': standard,
  })
}
