/**
 * The interface of Standard Schema 1 (https://standardschema.dev): what form libraries, routers and other tools call.
 *
 * @example
 * ```ts
 * const check = (face: StandardFace<unknown>, value: unknown) => face.validate(value).issues === undefined
 * ```
 */
export interface StandardFace<T> {
  /** Of Standard Schema. */
  readonly version: 1
  /** Who made it. */
  readonly vendor: 'card-gateway'
  /** Gives the value, or what is wrong with it. It throws nothing. */
  readonly validate: (value: unknown) => StandardResult<T>
  /** Never present; carries the types. */
  readonly types?: {
    /** Type of what it takes. */
    readonly input: T
    /** Type of what it gives. */
    readonly output: T
  }
}

/**
 * What a check of Standard Schema gives: the value, or what is wrong with it.
 *
 * @example
 * ```ts
 * const isWell = (result: StandardResult<unknown>) => result.issues === undefined
 * ```
 */
export type StandardResult<T> =
  | {
      /** The value, unchanged. */
      readonly value: T
      /** Absent: nothing is wrong. */
      readonly issues?: undefined
    }
  | {
      /** What is wrong with it, one entry for each broken rule. */
      readonly issues: readonly StandardIssue[]
    }

/**
 * One broken rule, in the shape of Standard Schema. Neither part holds the refused value.
 *
 * @example
 * ```ts
 * const explain = ({ path, message }: StandardIssue) => `${path.join('.')}: ${message}`
 * ```
 */
export interface StandardIssue {
  /** The rule, its limit and what to do, as sentences. */
  readonly message: string
  /** Property names and indices down to the value. */
  readonly path: readonly (string | number)[]
}
