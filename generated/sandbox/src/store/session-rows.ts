// Copied from templates/sandbox/src/store/session-rows.ts by `npm run generate`. Do not edit: change it there.
/** Rows of the sessions of hosted pages. Rows are plain JSON and never changed in place: a change is another row under the same id. */

/**
 * What a hosted page is for: a payment in one step or two, or a card.
 *
 * @example
 * ```ts
 * const isPayment = (type: SessionType) => type !== 'Add'
 * ```
 */
export type SessionType = 'Pay' | 'Block' | 'Add'

/**
 * A session of a hosted page, made by Init.
 *
 * @example
 * ```ts
 * const isUsed = ({ usedAt }: SessionRow) => usedAt !== undefined
 * ```
 */
export interface SessionRow {
  /** SessionId. */
  readonly id: string
  /** Key, or VWID of an eWallet session. */
  readonly terminal: string
  /** Family of the Init that made it. */
  readonly family: string
  /** What its page is for. */
  readonly type: SessionType
  /** Of the payment; absent for a card. */
  readonly orderId?: string
  /** Minor units; 0 for `Add`. */
  readonly amount: number
  /** Id of the user, who need not be registered yet where adding a card does that. */
  readonly user?: string
  /** Digest of the password a user who is not registered yet chose. */
  readonly password?: string
  /** Of the registered card that pays. */
  readonly cardId?: string
  /** Of the payer. */
  readonly phone?: string
  /** Address of the payer. */
  readonly ip?: string
  /** Where the payer returns to: a template. */
  readonly url?: string
  /** Name of the page's template. */
  readonly templateTag?: string
  /** Of the page. */
  readonly language?: string
  /** Custom keys of Init, for placeholders of the page. */
  readonly custom: Readonly<Record<string, string>>
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly createdAt: number
  /** Milliseconds since 1970 on the sandbox's clock: afterwards it is over. */
  readonly expiresAt: number
  /** Moment of the one successful use, in milliseconds since 1970 on the sandbox's clock (decision S66). */
  readonly usedAt?: number
  /** Address the gateway itself gave the issuer's page as TermUrl, while the payer authenticates. */
  readonly awaiting3DS?: string
}
