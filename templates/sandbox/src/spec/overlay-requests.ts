/** What an overlay says of requests: what is taken, and commands that the document does not have. */

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
  /** An empty parameter or key counts as absent. */
  | 'emptyIsAbsent'
  /** Blanks around names and values of key-pair strings mean nothing. */
  | 'blanksInPairs'
  /** Empty parts of key-pair strings, and parts without `=`, are skipped. */
  | 'brokenPairs'
  /** `+` is a blank in values of key-pair strings. */
  | 'plusInPairs'
  /** Cards pay and are added after their last month. */
  | 'pastExpiry'
  /** Init registers an unknown user. */
  | 'unknownUserInInit'
  /** A payment command goes on with the payment that a session registered. */
  | 'paymentOfSession'

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
