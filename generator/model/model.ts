/**
 * The model: the spec, fully resolved and frozen. Targets see nothing else.
 * Plain data throughout; references are the objects themselves, so `JSON.stringify` of any part is its fingerprint.
 */

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

export interface Model {
  readonly gateway: Gateway
  readonly families: readonly Family[]
  readonly limits: readonly Limit[]
  /** Scalars and enumerations. */
  readonly types: readonly WireType[]
  readonly resources: readonly Resource[]
  /** Ordered by family (as gateway.yaml lists them), then by id. */
  readonly commands: readonly Command[]
  readonly machines: readonly Machine[]
  readonly states: readonly State[]
  readonly transitions: readonly Transition[]
  readonly delivery: readonly Rule[]
  /** Fields every event carries. */
  readonly commonEventFields: readonly Field[]
  readonly events: readonly EventType[]
  readonly emissions: readonly Emission[]
  readonly belief: Belief
  readonly errors: readonly ErrorCode[]
  readonly testCards: readonly TestCard[]
  readonly sandbox: SandboxRules
  readonly unspecified: readonly Unspecified[]
}

export interface Gateway extends Documented {
  readonly name: string
  /** Site of the documentation; error links start with it. */
  readonly docs?: string
  readonly conventions: readonly Rule[]
  readonly authentication: readonly Rule[]
  readonly environments: readonly Rule[]
  readonly credentials: readonly CredentialInfo[]
  /** What examples are played with: credentials and cheque paths. Synthetic. */
  readonly examples: ExampleSettings
}

export interface Rule extends Documented {
  readonly id: string
  /** Numbers by name, e.g. `{ every: notificationRetry }`. */
  readonly limits: Readonly<Record<string, Limit>>
}

export type Credential = 'key' | 'vwid' | 'password'

export interface CredentialInfo extends Documented {
  readonly name: Credential
  readonly type: WireType
}

export interface ExampleSettings {
  readonly key: string
  readonly vwid: string
  readonly password: string
  readonly chequePaths: Readonly<Record<string, string>>
}

export interface Family extends Documented {
  /** `api`, `inpay`, `ewallet`, `cheques`: the client's property and the folder. */
  readonly name: string
  /** Prefix of type names: `Api`, `InPay`, `EWallet`, `Cheques`. */
  readonly prefix: string
  readonly title: string
  /** Path shape with `{Command}`, e.g. `/api/{Command}`; absent when the document shows none. */
  readonly path?: string
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

export type Channel = 'form' | 'json' | 'browser'
export type Effect = 'money' | 'session' | 'account' | 'read'
export type Outcome = 'True' | 'False' | '3DS'

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

/** JSON value as read from the spec. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

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

export interface Machine extends Documented {
  readonly name: string
  /** Error code answered to an illegal command. */
  readonly illegal: string
}

export interface State extends Documented {
  readonly machine: string
  readonly name: string
  /** `Forwarded(Terminal)`: name of what stands in brackets. */
  readonly parameter?: string
}

export interface Transition extends Documented {
  readonly machine: string
  readonly id: string
  /** States, or `none`. */
  readonly from: readonly string[]
  /** A state, `none`, or `same`. */
  readonly to: string
  readonly when?: string
  readonly also?: string
  readonly outcome?: Outcome
  readonly error?: string
  /** Ids of the commands that make it; empty when it has a `trigger`. */
  readonly by: readonly string[]
  /** What makes it when no command does: an instruction to the sandbox, or time. */
  readonly trigger?: 'sandbox' | 'clock'
  readonly limits: Readonly<Record<string, Limit>>
}

export interface EventType extends Documented {
  readonly name: string
  readonly result: 'success' | 'failure' | 'field' | 'none'
  readonly means?: {
    readonly state?: string
    readonly money: 'blocked' | 'charged' | 'released' | 'returned' | 'none'
  }
  readonly fields: readonly Field[]
  readonly open?: WireType
  /** Ids of emission rows that list it. */
  readonly emittedBy: readonly string[]
  readonly examples: readonly EventExample[]
}

/** What the status of a payment says of a notification about it. */
export interface Belief extends Documented {
  /** Error code of a status query for a payment that the gateway does not know. */
  readonly unknown: string
  /** By what a notification tells, the statuses that say something of it. */
  readonly rows: Readonly<
    Record<string, Readonly<Record<string, 'confirmed' | 'lowered' | 'emptied' | 'contradicted' | 'unproven'>>>
  >
}

export interface EventExample extends ExampleHead {
  readonly body: string
  readonly gives: Json
}

export interface Emission extends Documented {
  readonly id: string
  readonly operation: string
  readonly family: string
  readonly success: readonly string[]
  readonly failure: readonly string[]
  /** Ids of commands that refer to it. */
  readonly by: readonly string[]
}

export interface ErrorCode extends Documented {
  readonly code: string
  readonly advice: Advice
  readonly obtain: Json
}

/** Our own advice, not the document's. */
export interface Advice {
  readonly fault: 'none' | 'merchant' | 'payer' | 'issuer' | 'gateway' | 'network' | 'fraud-rules' | 'unknown'
  readonly repeat: 'never' | 'same-later' | 'other-card' | 'after-fix' | 'new-order'
  readonly payer: string
  readonly merchant: string
}

export interface TestCard extends Documented {
  readonly name: string
  readonly number: string
  readonly behaviour: Json
  readonly limits: Readonly<Record<string, Limit>>
}

/** How the sandbox behaves where the document leaves it open. Ours, not the document's. */
export interface SandboxRules extends Documented {
  /** In the order they run: the first that fails answers. */
  readonly checks: readonly SandboxCheck[]
  /** The engine's name for what a command does, by the command's id; a command may have none. */
  readonly operations: Readonly<Record<string, string>>
  /** Codes for malformed values, by the name of their type. */
  readonly refusals: Readonly<Record<string, string>>
  /** Codes for composite parameters that cannot be read or lack something, by name. */
  readonly malformed: Readonly<Record<string, string>>
  /** Codes that end a payment in Error rather than Rejected. */
  readonly technical: readonly string[]
  /** What a lenient sandbox accepts beyond the document, by the engine's name for it. */
  readonly lenient: Readonly<Record<string, boolean>>
}

/** One check before a command is carried out. */
export interface SandboxCheck {
  /** What the engine calls it: `terminal`. */
  readonly check: string
  readonly codes: readonly string[]
  /** Whether a refusal is an event of the operation. */
  readonly notifies: boolean
  readonly summary: string
}

export interface Unspecified {
  readonly id: string
  readonly kind: 'contradiction' | 'not-shown' | 'unsaid' | 'easily-misbuilt'
  readonly where: readonly string[]
  readonly question: string
  readonly decision: string
  readonly option?: string
  /** What refers to it: `types.orderId`, `api.Pay.ServiceId`. */
  readonly referredBy: readonly string[]
}
