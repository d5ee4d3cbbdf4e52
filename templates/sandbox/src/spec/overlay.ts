/** The overlay language: what a gateway or a merchant does beyond the document, row by row. Plain data. */
/**
 * Ways of reading and doing that the engine knows beyond the document.
 *
 * @example
 * ```ts
 * const row: OverlayRow = { summary: 'Parameters are read from the query too.', tolerates: ['query'] }
 * ```
 */
export type Tolerance =
  /** GET, and parameters in the query. */
  | 'query'
  /** Names in any case, those in key-pair strings too. */
  | 'foldNames'
  /** Key-pair strings encoded once, value by value, or twice. */
  | 'pairEncodings'
  /** Undocumented parameters are skipped. */
  | 'unknownParameters'
  /** A GET has its parameters in the body. */
  | 'bodyOfGet'
  /** An empty parameter or key is none. */
  | 'emptyIsAbsent'
  /** Blanks around names and values of key-pair strings mean nothing. */
  | 'blanksInPairs'
  /** Empty parts of key-pair strings, and parts without `=`, are skipped. */
  | 'brokenPairs'
  /** `+` is a blank in values of key-pair strings. */
  | 'plusInPairs'
  /** Cards pay and are added after their last month. */
  | 'pastExpiry'
  /** Init registers a user nobody knows. */
  | 'unknownUserInInit'
  /** A payment command goes on with the payment that a session registered. */
  | 'paymentOfSession'

/**
 * Where the value of a further attribute comes from.
 *
 * @example
 * ```ts
 * const constant = (source: AttributeSource) => source === 'empty' || source === 'false'
 * ```
 */
export type AttributeSource =
  | 'card-id'
  | 'empty'
  | 'false'
  | 'final-terminal'
  | 'forwarded'
  | 'key'
  | 'retrieval-number'

/**
 * When a further attribute is there: the parameter of its name is absent, the card is not registered, money moved.
 *
 * @example
 * ```ts
 * const rule: AttributeRule = { of: ['api.Pay'], name: 'RRN', gives: 'retrieval-number', when: 'money-moved' }
 * ```
 */
export type AttributeCondition = 'absent' | 'card-not-registered' | 'money-moved'

/**
 * What a member of a JSON answer tells.
 *
 * @example
 * ```ts
 * const members: Members = { Success: 'success', ErrCode: 'error' }
 * ```
 */
export type MemberSource = 'document' | 'error' | 'nothing' | 'sended' | 'status' | 'success'

/**
 * Parameters with these values.
 *
 * @example
 * ```ts
 * const sessions: Condition = { SessionType: 'Add' }
 * ```
 */
export type Condition = Readonly<Record<string, string>>

/**
 * A command that the document does not have and that does the work of one it has.
 *
 * @example
 * ```ts
 * const status: AddedCommand = { like: 'api.GetState', path: '/api/PayStatus' }
 * ```
 */
export interface AddedCommand {
  /** The command whose work it does. */
  readonly like: string
  /** Below the address of the gateway. */
  readonly path: string
  /** Root element of its answer. */
  readonly element?: string
  /** Which name of the merchant Key carries. */
  readonly credential?: 'key' | 'vwid'
  /** What it is for, where another command has the same path. */
  readonly for?: Condition
  /** Order of its attributes. */
  readonly answers?: readonly string[]
}

/**
 * What parameters of some commands are beyond the document.
 *
 * @example
 * ```ts
 * const rule: ParameterRule = { of: ['api.Pay'], names: ['CustomerKey'], is: 'optional' }
 * ```
 */
export interface ParameterRule {
  /** Ids of the commands: `api.Pay`. */
  readonly of: readonly string[]
  /** Names of the parameters. */
  readonly names: readonly string[]
  /** What the sandbox does with them. */
  readonly is: 'any-length' | 'ignored' | 'optional'
  /** What the request must say beside it; always when absent. */
  readonly for?: Condition
}

/**
 * An attribute that answers have beyond the document.
 *
 * @example
 * ```ts
 * const rule: AttributeRule = { of: ['api.Refund'], name: 'Key', gives: 'key' }
 * ```
 */
export interface AttributeRule {
  /** Ids of the commands: `api.Pay`. */
  readonly of: readonly string[]
  /** Of the attribute. */
  readonly name: string
  /** Where its value comes from. */
  readonly gives: AttributeSource
  /** Outcomes it belongs to; `True` when absent. */
  readonly in?: readonly ('True' | 'False' | '3DS')[]
  /** Error codes it comes with; all when absent. */
  readonly codes?: readonly string[]
  /** Always when absent. */
  readonly when?: AttributeCondition
  /** The attribute it follows; it is the last when absent. */
  readonly after?: string
  /** What it says, for readers of answers. */
  readonly summary?: string
}

/**
 * How the status of a payment is told where the document says otherwise.
 *
 * @example
 * ```ts
 * const rule: StatusRule = { of: ['api.GetState'], states: ['New'], code: 'ORDER_NOT_FOUND' }
 * ```
 */
export interface StatusRule {
  /** Ids of the commands: `api.GetState`. */
  readonly of: readonly string[]
  /** States of the payment. */
  readonly states: readonly string[]
  /** The error code that is answered. */
  readonly code?: string
  /** The status that is told of a payment which a session registered. */
  readonly says?: string
}

/**
 * Members of a JSON answer in their order.
 *
 * @example
 * ```ts
 * const members: Members = { Success: 'success', Status: 'status' }
 * ```
 */
export type Members = Readonly<Record<string, MemberSource>>

/**
 * What an answer in JSON looks like.
 *
 * @example
 * ```ts
 * const shape: ReplyShape = { members: { Success: 'success', Status: 'status' }, words: { Formed: 'Created' } }
 * ```
 */
export interface ReplyShape {
  /** Of the answer. */
  readonly members?: Members
  /** Of each element of its list. */
  readonly each?: Members
  /** Statuses that have other names. */
  readonly words?: Readonly<Record<string, string>>
}

/**
 * How the card page is filled in without a browser.
 *
 * @example
 * ```ts
 * const submitsTo = ({ submit }: PageShape) => `/apim/${submit}`
 * ```
 */
export interface PageShape {
  /** Last segment of the path the form goes to. */
  readonly submit: string
  /** Id of the form. */
  readonly form: string
  /** Input with the session's id. */
  readonly session: string
  /** Names of the inputs by the page's own. */
  readonly inputs: Readonly<Record<string, string>>
  /** Parameter with all of it as a key-pair string. */
  readonly data: string
  /** Parameter that asks for a JSON answer. */
  readonly json: string
}

/**
 * Settings of a terminal that may have another default; what each means stands at {@link TerminalSettings}.
 *
 * @example
 * ```ts
 * const settings: DefaultSettings = { autoActivation: true }
 * ```
 */
export interface DefaultSettings {
  /** Cards are active as soon as they are added. */
  readonly autoActivation?: boolean
  /** Who pays or adds a card is registered by that. */
  readonly autoRegistration?: boolean
  /** Payments with stored cards block first. */
  readonly ewalletTwoStep?: boolean
  /** Init takes an OrderId for sessions that block too. */
  readonly initOrderIdForBlock?: boolean
}

/**
 * One row. What it does not say is as the document has it.
 *
 * @example
 * ```ts
 * const row: OverlayRow = { summary: 'Card ids are UUIDs.', cardIds: 'uuid' }
 * ```
 */
export interface OverlayRow {
  /** What was seen, a sentence. */
  readonly summary: string
  /** What shows it. */
  readonly evidence?: readonly string[]
  /** What is taken besides what the document allows. */
  readonly tolerates?: readonly Tolerance[]
  /** Settings of terminals that nothing else sets. */
  readonly settings?: DefaultSettings
  /** Test cards by their names. */
  readonly cards?: Readonly<
    Record<
      string,
      {
        /** Their numbers, digits. */
        readonly numbers: readonly string[]
        /** Error code of each step that fails. */
        readonly fails?: Readonly<Record<string, string>>
      }
    >
  >
  /** What ids of cards look like. */
  readonly cardIds?: 'uuid'
  /** Commands the document does not have, by id. */
  readonly commands?: Readonly<Record<string, AddedCommand>>
  /** Further paths, with the path of the command that answers there. */
  readonly paths?: Readonly<Record<string, string>>
  /** What parameters are beyond the document. */
  readonly parameters?: readonly ParameterRule[]
  /** Other names of parameters. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>
  /** What answers hold beyond the document. */
  readonly attributes?: readonly AttributeRule[]
  /** Error codes for parameters that are missing, by command. */
  readonly missing?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Error codes by state. */
  readonly statuses?: readonly StatusRule[]
  /** Error codes for malformed values, by command and path. */
  readonly refusals?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Error codes the document does not have. */
  readonly errors?: Readonly<Record<string, unknown>>
  /** What answers in JSON look like, by command. */
  readonly replies?: Readonly<Record<string, ReplyShape>>
  /** What a hosted page looks like. */
  readonly page?: PageShape
  /** What only readers of answers and notifications have to know. */
  readonly states?: Readonly<Record<string, unknown>>
  /** Other words for the outcomes. */
  readonly outcomes?: Readonly<Record<string, string>>
  /** Other forms of dates. */
  readonly dates?: readonly string[]
}

/**
 * A file of rows, by their ids.
 *
 * @example
 * ```ts
 * const overlay: Overlay = { summary: 'Ours.', rows: { X1: { summary: 'Card ids are UUIDs.', cardIds: 'uuid' } } }
 * ```
 */
export interface Overlay {
  /** What it is, a sentence. */
  readonly summary: string
  /** The profile it is laid over; `lenient` when absent. */
  readonly over?: string
  /** What is known, each under its number. */
  readonly rows: Readonly<Record<string, OverlayRow>>
}
