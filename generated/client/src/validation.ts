// Copied from templates/client/src/validation.ts by `npm run generate`. Do not edit: change it there.
/** What was wrong with one field; never the value. */
export interface Failure {
  /** `PayInfo.PAN` */
  readonly path: string
  /** Stable: `required`, `too-long`, `separator-in-value` and so on. */
  readonly code: string
  /** A sentence: the place, the rule with its limit, and what to do. */
  readonly message: string
}

/** What the client reads in a validator's JSON Schema. */
export interface AdvisingSchema {
  readonly properties?: { readonly [name: string]: AdvisingSchema | false }
  readonly 'x-advise'?: { readonly pattern: string; readonly message: string }
}

/** What the client needs of a validator of `@card-gateway/validators`. */
export interface RequestValidator {
  (value: unknown): boolean
  validate(value: unknown): { readonly ok: true } | { readonly ok: false; readonly failures: readonly Failure[] }
  readonly jsonSchema?: AdvisingSchema
}
