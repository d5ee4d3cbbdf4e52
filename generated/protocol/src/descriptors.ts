// Copied from templates/protocol/src/descriptors.ts by `npm run generate`. Do not edit: change it there.
/**
 * The shapes of the data the generator emits. Behaviour is written once, against these; a command, a field
 * or an event is a value of one of them.
 */

/** Why a value must not be shown. Cards keep their first six and last four digits, everything else is hidden whole. */
export type Sensitivity = 'pan' | 'cvv' | 'password' | 'token' | 'authentication' | 'personal'

/** The third answer, `3DS`, is neither success nor failure: the payer must authenticate first. */
export type Success = 'True' | 'False' | '3DS'

/** Which of the client's credentials fills a field. */
export type Credential = 'key' | 'vwid' | 'password'

/**
 * How a request field is written.
 *
 * - `text` as it is · `integer` digits · `boolean` `true` or `false` · `decimal` a JSON number with exactly `scale` places
 * - `pairs` a key-pair string of `fields` · `base64json` a JSON object of `fields`, UTF-8, Base64
 * - `object` and `list` JSON, of `fields`
 */
export type FieldKind = 'text' | 'integer' | 'boolean' | 'decimal' | 'pairs' | 'base64json' | 'object' | 'list'

export interface FieldDescriptor {
  /** Exactly as on the wire. */
  readonly name: string
  readonly kind: FieldKind
  /** Filled from the client's credentials; never taken from the caller. */
  readonly from?: Credential
  /** Sent again with the value of the request's top-level parameter of this name; never taken from the caller. */
  readonly same?: string
  /** `pairs`: its keys stand at the top level of the caller's request. */
  readonly flat?: true
  /** `pairs`: further keys of the caller are sent after the documented ones. */
  readonly open?: true
  /** Keys of `pairs`, members of `base64json`, `object` and of each element of `list`, in wire order. */
  readonly fields?: readonly FieldDescriptor[]
  /** Places of a `decimal`. */
  readonly scale?: number
  readonly sensitive?: Sensitivity
  /** Names something: its digits are no card number, so that it is shown as it is. */
  readonly id?: true
}

/**
 * How a reply attribute is read. `flag` is `True`/`False` in any case; `raw` is kept as it came, text or element;
 * `object` and `list` occur in JSON replies.
 */
export type AttributeKind = 'text' | 'integer' | 'flag' | 'raw' | 'object' | 'list'

export interface AttributeDescriptor {
  readonly name: string
  readonly kind: AttributeKind
  /** Outcomes it belongs to; all when absent. Outside them it is kept among the extras. */
  readonly in?: readonly Success[]
  /** An answer without it is unusable and refused. */
  readonly essential?: true
  /**
   * Must equal the request's value when it is present: another value answers another question. Ids are compared exactly,
   * amounts only where the command was not refused.
   */
  readonly echo?: true | EchoRule
  /** Name of the enumeration it is of: a documented value comes in its documented spelling, another as it is. */
  readonly values?: string
  readonly sensitive?: Sensitivity
  /** Names something: its digits are no card number, so that it is shown as it is. */
  readonly id?: true
  /** `object` and `list`. */
  readonly fields?: readonly AttributeDescriptor[]
}

/** How an answer repeats the request where it does not simply do so. */
export interface EchoRule {
  /** What it says when the request gives nothing. */
  readonly absent?: number
  /** It repeats only when this member of the caller's request has this value. */
  readonly when?: { readonly field: string; readonly value: string | number }
}

export interface ChildDescriptor {
  readonly name: string
  readonly list: boolean
  readonly in?: readonly Success[]
  readonly attributes: readonly AttributeDescriptor[]
  readonly children?: readonly ChildDescriptor[]
}

export interface ReplyDescriptor {
  readonly format: 'xml' | 'json'
  /** Root elements that are accepted, the documented one first; empty for JSON. */
  readonly roots: readonly string[]
  readonly outcomes: readonly Success[]
  readonly attributes: readonly AttributeDescriptor[]
  /** Attributes of the outcome `3DS` where the document has none, and where it was seen all the same. */
  readonly seen3DS?: readonly AttributeDescriptor[]
  readonly children?: readonly ChildDescriptor[]
}

/** Which command tells the truth when no answer came, and what each status proves. A status in no list proves nothing. */
export interface SettlementDescriptor {
  /** Id of the status command, asked with the same OrderId. */
  readonly command: string
  readonly happened: readonly string[]
  readonly declined: readonly string[]
  readonly untouched: readonly string[]
  readonly waiting: readonly string[]
  /** What a status cannot prove, in words. */
  readonly note?: string
}

/** What repeating a command would do: only `read` may be repeated without asking. */
export type Effect = 'money' | 'session' | 'account' | 'read'

/** `json` commands are the standalone cheques; `browser` commands are pages the payer is sent to. */
export type Channel = 'form' | 'json' | 'browser'

/** One command. The type parameters tie a request to its reply; they have no value at run time. */
export interface CommandDescriptor<Request = unknown, Reply = unknown> {
  /** Family and id: `api.Pay`, `inpay.PayPage`. */
  readonly id: string
  readonly family: string
  /** Name on the wire. */
  readonly name: string
  /** Path below the base address; absent when the document shows none and `pathOption` names the option that gives it. */
  readonly path?: string
  readonly pathOption?: string
  readonly channel: Channel
  readonly effect: Effect
  readonly request: readonly FieldDescriptor[]
  /** Absent for browser commands. */
  readonly reply?: ReplyDescriptor
  readonly settledBy?: SettlementDescriptor
  /** Where in the documentation it stands, `overlays/field`; absent where it has a page under its family and name. */
  readonly page?: string
  /** Never present; carries the types. */
  readonly '~types'?: { readonly request: Request; readonly reply: Reply }
}

/** The request type of a command. */
export type RequestOf<Command> = Command extends CommandDescriptor<infer Request, infer _Reply> ? Request : never

/** The reply type of a command: a union on `Success`. */
export type ReplyOf<Command> = Command extends CommandDescriptor<infer _Request, infer Reply> ? Reply : never

/** Whose doing an error is; our own advice, not a statement of the gateway. */
export type Fault = 'none' | 'merchant' | 'payer' | 'issuer' | 'gateway' | 'network' | 'fraud-rules' | 'unknown'

/** Whether trying again can help; our own advice, not a statement of the gateway. */
export type Repeat = 'never' | 'same-later' | 'other-card' | 'after-fix' | 'new-order'

/** What is known about an error code. */
export interface ErrorInfo {
  /** In its documented spelling, or as it came when it is not documented; `undefined` when the gateway gave none. */
  readonly code: string | undefined
  readonly meaning: string
  /** Whether the code is one of the documented ones. */
  readonly known: boolean
  readonly fault: Fault
  readonly repeat: Repeat
  readonly advice: {
    /** A sentence that may be shown to the payer. */
    readonly payer: string
    /** A sentence for the merchant's developer. */
    readonly merchant: string
  }
  /** What exactly was wrong with the request, where the gateway says it beside its answer; the sandbox does. */
  readonly why?: string
  /** Address of its documentation page; absent where no site is known. */
  readonly docs?: string
}

/**
 * What a reply carried beyond its documented shape; present only when there was something.
 *
 * @typeParam Seen attributes that were seen in the field, by name
 */
export interface Extra<Seen = unknown> {
  readonly attributes: Readonly<Record<string, string>> & Seen
  readonly children: readonly XmlElement[]
}

/** An element as it was read: attributes by name (null prototype), children in order, text joined and trimmed. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}
