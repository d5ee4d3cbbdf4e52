/**
 * The shapes of the data the generator emits. Behaviour is written once, against these; a command, a field
 * or an event is a value of one of them.
 */

/**
 * Why a value must not be shown. Cards keep their first six and last four digits, everything else is hidden whole.
 *
 * @example
 * ```ts
 * const isSecret = (sensitive: Sensitivity) => sensitive !== 'pan'
 * ```
 */
export type Sensitivity = 'pan' | 'cvv' | 'password' | 'token' | 'authentication' | 'personal'

/**
 * The third answer, `3DS`, is neither success nor failure: the payer must authenticate first.
 *
 * @example
 * ```ts
 * const isDecided = (success: Success) => success !== '3DS'
 * ```
 */
export type Success = 'True' | 'False' | '3DS'

/**
 * Which of the client's credentials fills a field.
 *
 * @example
 * ```ts
 * const wanted: Credential = 'key'
 * ```
 */
export type Credential = 'key' | 'vwid' | 'password'

/**
 * How a request field is written.
 *
 * - `text` as it is · `integer` digits · `boolean` `true` or `false` · `decimal` a JSON number with exactly `scale` places
 * - `pairs` a key-pair string of `fields` · `base64json` a JSON object of `fields`, UTF-8, Base64
 * - `object` and `list` JSON, of `fields`
 *
 * @example
 * ```ts
 * const isNested = (kind: FieldKind) => kind === 'pairs' || kind === 'base64json' || kind === 'object' || kind === 'list'
 * ```
 */
export type FieldKind = 'text' | 'integer' | 'boolean' | 'decimal' | 'pairs' | 'base64json' | 'object' | 'list'

/**
 * One field of a request: its name, how it is written, and what fills it.
 *
 * @example
 * ```ts
 * const secrets = apiPay.request.filter(({ sensitive }: FieldDescriptor) => sensitive !== undefined)
 * ```
 */
export interface FieldDescriptor {
  /** Exactly as on the wire. */
  readonly name: string
  /** How it is written. */
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
  /** Why its value must not be shown; absent when it may be. */
  readonly sensitive?: Sensitivity
  /** An identifier: its digits are not a card number, so it is shown as it is. */
  readonly id?: true
}

/**
 * How a reply attribute is read. `flag` is `True`/`False` in any case; `raw` is kept as it came, text or element;
 * `object` and `list` occur in JSON replies.
 *
 * @example
 * ```ts
 * const isText = (kind: AttributeKind) => kind === 'text' || kind === 'raw'
 * ```
 */
export type AttributeKind = 'text' | 'integer' | 'flag' | 'raw' | 'object' | 'list'

/**
 * One attribute of an answer, or one field of an answer in JSON.
 *
 * @example
 * ```ts
 * const needed = apiPay.reply?.attributes.filter(({ essential }: AttributeDescriptor) => essential)
 * ```
 */
export interface AttributeDescriptor {
  /** Exactly as on the wire. */
  readonly name: string
  /** How it is read. */
  readonly kind: AttributeKind
  /** Outcomes it belongs to; all when absent. Outside them it is kept in `extra`. */
  readonly in?: readonly Success[]
  /** An answer without it is unusable and refused. */
  readonly essential?: true
  /**
   * Must equal the request's value when it is present: another value means an answer to another request. Ids are compared
   * exactly, amounts only where the command was not refused.
   */
  readonly echo?: true | EchoRule
  /** Name of its enumeration: a documented value comes in its documented spelling, any other as it is. */
  readonly values?: string
  /** Why its value must not be shown; absent when it may be. */
  readonly sensitive?: Sensitivity
  /** An identifier: its digits are not a card number, so it is shown as it is. */
  readonly id?: true
  /** `object` and `list`. */
  readonly fields?: readonly AttributeDescriptor[]
}

/**
 * How an answer repeats the request where it is not simply the same value.
 *
 * @example
 * ```ts
 * const rule: EchoRule = { absent: 0 }
 * ```
 */
export interface EchoRule {
  /** What it says when the request gives nothing; of an amount, in minor units. */
  readonly absent?: number
  /** It repeats only when this member of the caller's request has this value. */
  readonly when?: {
    /** Name of the member. */
    readonly field: string
    /** Value it must have. */
    readonly value: string | number
  }
}

/**
 * A child element of an answer.
 *
 * @example
 * ```ts
 * const names = eWalletGetList.reply?.children?.map(({ name }: ChildDescriptor) => name)
 * ```
 */
export interface ChildDescriptor {
  /** Name of the element. */
  readonly name: string
  /** Whether there may be several; then the reply has a list. */
  readonly list: boolean
  /** Outcomes it belongs to; all when absent. */
  readonly in?: readonly Success[]
  /** What it holds itself. */
  readonly attributes: readonly AttributeDescriptor[]
  /** What stands inside it. */
  readonly children?: readonly ChildDescriptor[]
}

/**
 * How the answer to a command is read.
 *
 * @example
 * ```ts
 * const isXml = ({ format }: ReplyDescriptor) => format === 'xml'
 * ```
 */
export interface ReplyDescriptor {
  /** Language of the body. */
  readonly format: 'xml' | 'json'
  /** Root elements that are accepted, the documented one first; empty for JSON. */
  readonly roots: readonly string[]
  /** Ways the command can end. */
  readonly outcomes: readonly Success[]
  /** What the root holds, or the fields of JSON. */
  readonly attributes: readonly AttributeDescriptor[]
  /** Attributes of the outcome `3DS` that the document does not have but that were seen in the field. */
  readonly seen3DS?: readonly AttributeDescriptor[]
  /** Elements below the root. */
  readonly children?: readonly ChildDescriptor[]
}

/**
 * Which status command to ask when no answer came, and what each status proves. A status in no list proves nothing.
 *
 * @example
 * ```ts
 * const proves = ({ happened }: SettlementDescriptor, state: string) => happened.includes(state)
 * ```
 */
export interface SettlementDescriptor {
  /** Id of the status command, asked with the same OrderId. */
  readonly command: string
  /** States that prove that it took effect. */
  readonly happened: readonly string[]
  /** States that prove that the gateway refused. */
  readonly declined: readonly string[]
  /** States that prove that it had not taken effect when the gateway was asked. */
  readonly untouched: readonly string[]
  /** States in which nothing is decided yet. */
  readonly waiting: readonly string[]
  /** What a status cannot prove, in words. */
  readonly note?: string
}

/**
 * What repeating a command would do: only `read` may be repeated without asking.
 *
 * @example
 * ```ts
 * const mayBeRepeated = (effect: Effect) => effect === 'read'
 * ```
 */
export type Effect = 'money' | 'session' | 'account' | 'read'

/**
 * `json` commands are the standalone cheques; `browser` commands are pages the payer is sent to.
 *
 * @example
 * ```ts
 * const isPage = (channel: Channel) => channel === 'browser'
 * ```
 */
export type Channel = 'form' | 'json' | 'browser'

/**
 * One command. The type parameters tie a request to its reply; they have no value at run time.
 *
 * @example
 * ```ts
 * const isMoney = ({ effect }: CommandDescriptor) => effect === 'money'
 * ```
 */
export interface CommandDescriptor<Request = unknown, Reply = unknown> {
  /** Family and id: `api.Pay`, `inpay.PayPage`. */
  readonly id: string
  /** Family it is of: `api`. */
  readonly family: string
  /** Name on the wire. */
  readonly name: string
  /** Path below the base address; absent when the document shows none and `pathOption` names the option that gives it. */
  readonly path?: string
  /** Name of the client's option that gives the path. */
  readonly pathOption?: string
  /** How it travels. */
  readonly channel: Channel
  /** What repeating it would do. */
  readonly effect: Effect
  /** Its parameters, in the order they are sent. */
  readonly request: readonly FieldDescriptor[]
  /** Absent for browser commands. */
  readonly reply?: ReplyDescriptor
  /** How to find out what happened when no answer came; absent when no status can tell. */
  readonly settledBy?: SettlementDescriptor
  /** Where in the documentation it stands, `overlays/field`; absent where it has a page under its family and name. */
  readonly page?: string
  /** Never present; carries the types. */
  readonly '~types'?: {
    /** Type of its request. */
    readonly request: Request
    /** Type of its reply. */
    readonly reply: Reply
  }
}

/**
 * The request type of a command.
 *
 * @example
 * ```ts
 * const request: RequestOf<typeof apiRefund> = { OrderId: 'A-1', Amount: 500 }
 * ```
 */
export type RequestOf<Command> = Command extends CommandDescriptor<infer Request, infer _Reply> ? Request : never

/**
 * The reply type of a command: a union on `Success`.
 *
 * @example
 * ```ts
 * const isPaid = (reply: ReplyOf<typeof apiPay>) => reply.Success === 'True'
 * ```
 */
export type ReplyOf<Command> = Command extends CommandDescriptor<infer _Request, infer Reply> ? Reply : never
