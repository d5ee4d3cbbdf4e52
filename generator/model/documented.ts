/** What anything in the model can say of itself: summary, source, numbers. */

/** What can be told of anything: where it comes from and which decisions it rests on. */
export interface Documented {
  /** One sentence, ends with a full stop. */
  readonly summary: string
  readonly description?: string
  /** Section of the interface document. */
  readonly source?: string
  /** Ids of register rows this rests on. */
  readonly decided: readonly string[]
}

export interface Rule extends Documented {
  readonly id: string
  /** Numbers by name, e.g. `{ every: notificationRetry }`. */
  readonly limits: Readonly<Record<string, Limit>>
}

export interface Limit extends Documented {
  readonly name: string
  readonly unit: string
  /** Name under which programs use it. */
  readonly role?: string
  readonly min?: number
  readonly max?: number
  readonly value?: number
}

/** JSON value as read from the spec. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }
