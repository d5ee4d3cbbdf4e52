/** What was wrong with one field, in words; never the value. */
export interface Failure {
  /** `PayInfo.PAN` */
  readonly path: string
  /** Stable: `required`, `too-long`, `separator-in-value` and so on. */
  readonly code: string
  /** The rule, its limit, and what to do. */
  readonly message: string
}

/** A note on a field that is valid but may fail at the gateway. */
export interface Advice {
  readonly path: string
  readonly message: string
}

/** What the client needs of a validator of `@card-gateway/validators`. */
export interface RequestValidator {
  (value: unknown): boolean
  validate(value: unknown): { readonly ok: true } | { readonly ok: false; readonly failures: readonly Failure[] }
  /** Notes on a valid value. */
  advise?(value: unknown): readonly Advice[]
}

/** Loads a command's validator, at the first call of the command. */
export type LoadValidator = () => Promise<RequestValidator>
