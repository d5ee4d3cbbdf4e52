/** Commands: requests, replies, examples. */
import type { Documented, Json } from './documented.js'
import type { Field, Value } from './fields.js'
import type { Family } from './gateway.js'
import type { Channel, Effect, Outcome } from './words.js'

export interface Command extends Documented {
  /** `api.Pay`, `inpay.PayPage`. */
  readonly id: string
  readonly family: Family
  /** Wire name, last segment of the path. */
  readonly name: string
  /** `PayPage`: unique in the family. */
  readonly localId: string
  /** Camel case: the client's method. */
  readonly method: string
  /** Prefix of its type names: `ApiPay`, `InPayPayPage`. Its descriptor is this in camel case: `apiPay`. */
  readonly typeName: string
  readonly channel: Channel
  /** `/api/Pay`; absent when the document shows none. */
  readonly path?: string
  /** Name of the client option that gives the path when the document shows none. */
  readonly pathOption?: string
  readonly effect: Effect
  readonly repeatable: boolean
  readonly settledBy?: Settlement
  /** Id of the command that finishes it after an answer of 3DS: `api.Pay3DS`. */
  readonly finishedBy?: string
  readonly parameters: readonly Field[]
  readonly variants?: Variants
  readonly rules: readonly RequestRule[]
  /** Absent for browser commands. */
  readonly reply?: Reply
  readonly moves: readonly string[]
  readonly emits: readonly string[]
  /** States the transitions allow it in; empty: no precondition. */
  readonly needs: readonly string[]
  readonly examples: readonly Example[]
}

export interface Settlement {
  /** Id of the status command: `api.GetState`. */
  readonly command: string
  readonly happened: readonly string[]
  readonly declined: readonly string[]
  readonly untouched: readonly string[]
  readonly waiting: readonly string[]
  readonly note?: string
}

export interface Variants {
  /** The field whose value decides. */
  readonly on: string
  readonly cases: readonly VariantCase[]
}

export interface VariantCase {
  readonly name: string
  readonly summary: string
  /** Absent: every other value. */
  readonly values?: readonly (string | number)[]
}

export type RequestRule =
  | {
      readonly kind: 'needs'
      readonly when: {
        readonly field: string
        readonly value: string | number | boolean
      }
      readonly need: readonly string[]
      readonly decided: readonly string[]
    }
  | {
      readonly kind: 'anyOf'
      readonly fields: readonly string[]
      readonly decided: readonly string[]
    }

export interface Reply {
  readonly format: 'xml' | 'json'
  /** Documented root element; XML only. */
  readonly element?: string
  /** Every root that is accepted, the documented one first. */
  readonly accepts: readonly string[]
  readonly outcomes: readonly Outcome[]
  /** XML attributes, or JSON fields (which may be objects and lists). */
  readonly attributes: readonly Attribute[]
  readonly children: readonly Child[]
  readonly decided: readonly string[]
  /** Attributes of overlays, which come beside all this. */
  readonly besides?: readonly Besides[]
}

export interface Besides {
  readonly name: string
  readonly summary: string
  /** The row that knows it: `row F6 of the overlay field`. */
  readonly source: string
}

export interface Attribute extends Documented {
  readonly name: string
  readonly value: Value
  /** Outcomes it belongs to; all when absent. */
  readonly in?: readonly Outcome[]
  readonly essential: boolean
  readonly echo: boolean | EchoRule
}

/** How an answer repeats the request where it does not simply do so. */
export interface EchoRule {
  /** What it says when the request gives nothing. */
  readonly absent?: number
  /** It repeats only when this parameter has this value. */
  readonly when?: { readonly field: string; readonly value: string | number }
}

export interface Child extends Documented {
  readonly name: string
  readonly list: boolean
  readonly in?: readonly Outcome[]
  readonly attributes: readonly Attribute[]
  readonly children: readonly Child[]
}

/** An input the client is given; absent when the example is about the answer to nothing in particular. */
export type Example =
  | ({
      readonly kind: 'call'
      readonly input: Json
      readonly sends: string
      readonly answers: string
      readonly gives: Json
      readonly outcome: Outcome
    } & ExampleHead)
  | ({
      readonly kind: 'refused'
      readonly input: Json
      readonly at: string
      readonly code: string
    } & ExampleHead)
  | ({
      readonly kind: 'fails'
      readonly input: Json
      readonly answers: string
      readonly code: string
    } & ExampleHead)
  | ({
      readonly kind: 'opens'
      readonly input: Json
      readonly opens: string
    } & ExampleHead)

export interface ExampleHead {
  readonly name: string
  readonly title: string
}
