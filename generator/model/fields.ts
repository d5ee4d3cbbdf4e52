/** Types, structures and fields: what travels. */
import type { Documented } from './documented.js'
import type { Base, Credential, Sensitivity } from './words.js'

export interface WireType extends Documented {
  readonly name: string
  readonly base: Base
  /** Code points; from a limit. An exact length has min = max. */
  readonly length?: Bounds
  /** Numeric range; from a limit. */
  readonly range?: Bounds
  /** JavaScript pattern, flag `u`, matches the whole value; not anchored. */
  readonly pattern?: string
  /** What the pattern asks for, a sentence. */
  readonly says?: string
  /** Decimal places. */
  readonly scale?: number
  /** Enumerations: the values, in order. */
  readonly values?: readonly EnumValue[]
  /** Enumerations: numbers on the wire and in TypeScript. */
  readonly numeric: boolean
  readonly sensitive?: Sensitivity
  /** It names something: its digits are no card number. */
  readonly id?: true
  /** Where its values are rows of another table. */
  readonly listed?: Listed
  readonly advise?: { readonly pattern: string; readonly message: string }
  readonly sample: string | number | boolean
}

/** A table whose rows are values, and what the packages call the type of its values. */
export type Listed =
  | { readonly in: 'errors'; readonly as: string }
  | { readonly in: 'states'; readonly machine: string; readonly as: string }

export interface Bounds {
  readonly min?: number
  readonly max?: number
  /** Name of the limit, and what it counts. */
  readonly limit: string
  readonly unit?: string
}

export interface EnumValue {
  readonly value: string | number
  readonly name?: string
  readonly summary: string
  readonly decided: readonly string[]
}

export interface Resource extends Documented {
  readonly name: string
  /** Type name in TypeScript: `AttachedCheque`. */
  readonly typeName: string
  /** Documented only: no package has a type for it. */
  readonly documentary: boolean
  readonly fields: readonly Field[]
}

export type Presence = 'required' | 'optional' | 'not-shown'

export type Value =
  | { readonly kind: 'scalar'; readonly type: WireType }
  | {
      readonly kind: 'pairs'
      readonly keys: readonly Field[]
      readonly open?: WireType
      readonly flat: boolean
    }
  | { readonly kind: 'object'; readonly resource: Resource }
  | {
      readonly kind: 'list'
      readonly resource: Resource
      readonly atLeast?: number
    }
  | { readonly kind: 'base64json'; readonly resource: Resource }

export interface Field extends Documented {
  /** Exactly as on the wire. */
  readonly name: string
  readonly value: Value
  readonly presence: Presence
  readonly from?: Credential
  /** Name of the top-level parameter whose value is sent again here. */
  readonly same?: string
  readonly clientOnly: boolean
  /** Names of the cases of `variants` it exists in; absent: in all. */
  readonly in?: readonly string[]
  readonly requiredIn?: readonly string[]
}
