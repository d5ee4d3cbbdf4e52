/** The overlay language: what a gateway or a merchant does beyond the document, row by row. Plain data. */
import type { AttributeRule, ReplyShape, StatusRule } from './overlay-replies.js'
import type { AddedCommand, ParameterRule, Tolerance } from './overlay-requests.js'

export type * from './overlay-replies.js'
export type * from './overlay-requests.js'

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
  /** A user who pays or adds a card is registered by that. */
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
