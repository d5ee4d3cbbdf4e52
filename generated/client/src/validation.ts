// Copied from templates/client/src/validation.ts by `npm run generate`. Do not edit: change it there.
/**
 * What was wrong with one field; never the value.
 *
 * @example
 * ```ts
 * const explain = ({ path, message }: Failure) => `${path}: ${message}`
 * ```
 */
export interface Failure {
  /** `PayInfo.PAN` */
  readonly path: string
  /** Stable: `required`, `too-long`, `separator-in-value` and so on. */
  readonly code: string
  /** A sentence: the place, the rule with its limit, and what to do. */
  readonly message: string
}

/**
 * What the client reads in a validator's JSON Schema: which valid values may fail at the gateway, and why.
 *
 * @example
 * ```ts
 * const schema: AdvisingSchema = {
 *   properties: { OrderId: { 'x-advise': { pattern: '^[\\w-]+$', message: 'Other characters may fail.' } } },
 * }
 * ```
 */
export interface AdvisingSchema {
  /** Of its members, by name. */
  readonly properties?: { readonly [name: string]: AdvisingSchema | false }
  /** Advice about the value itself. */
  readonly 'x-advise'?: {
    /** Pattern that values should match. */
    readonly pattern: string
    /** What may go wrong otherwise. */
    readonly message: string
  }
}

/**
 * What the client needs of a validator of `@card-gateway/validators`.
 *
 * Neither the call nor a method throws.
 *
 * @example
 * ```ts
 * const isWell = (validator: RequestValidator, request: unknown) => validator.validate(request).ok
 * ```
 */
export interface RequestValidator {
  (value: unknown): boolean
  /** Says what is wrong, without any value; throws nothing. */
  validate(value: unknown):
    | {
        /** It may be sent. */
        readonly ok: true
      }
    | {
        /** It may not be sent. */
        readonly ok: false
        /** What is wrong with it. */
        readonly failures: readonly Failure[]
      }
  /** What it checks, as JSON Schema. */
  readonly jsonSchema?: AdvisingSchema
}
