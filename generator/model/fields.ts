/** Types, structures and fields: what travels. */
import type { Documented } from './documented.js'

export type Credential = 'key' | 'vwid' | 'password'

export type Base = 'text' | 'integer' | 'boolean' | 'decimal' | 'enum' | 'flag' | 'timestamp' | 'ticks' | 'raw'

export type Sensitivity = 'pan' | 'cvv' | 'password' | 'token' | 'authentication' | 'personal'

export interface WireType extends Documented {
  readonly name: string
  readonly base: Base
  /** Code points; from a limit. An exact length has min = max. */
  readonly length?: Bounds
  /** Numeric range; from a limit. */
  readonly range?: Bounds
  /** JavaScript pattern, flag `u`, matches the whole value; not anchored. */
  readonly pattern?: string
  /** Decimal places. */
  readonly scale?: number
  /** Enumerations: the values, in order. */
  readonly values?: readonly EnumValue[]
  /** Enumerations: numbers on the wire and in TypeScript. */
  readonly numeric: boolean
  readonly sensitive?: Sensitivity
  /** It names something: its digits are no card number. */
  readonly id?: true
  /** Its values are the rows of another table: the error codes, or the states of a machine. */
  readonly listed?: 'errors' | 'payment'
  readonly advise?: { readonly pattern: string; readonly message: string }
  readonly sample: string | number | boolean
}

export interface Bounds {
  readonly min?: number
  readonly max?: number
  /** Name of the limit. */
  readonly limit: string
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
