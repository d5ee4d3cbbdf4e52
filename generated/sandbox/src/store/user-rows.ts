// Copied from templates/sandbox/src/store/user-rows.ts by `npm run generate`. Do not edit: change it there.
/** Rows of eWallet users, their cards, and the codes they were sent. Rows are plain JSON and never changed in place: a change is another row under the same id. */

/**
 * A user of the eWallet.
 *
 * @example
 * ```ts
 * const users = await sandbox.inspect.users()
 * const logins = users.map(({ login }: UserRow) => login)
 * ```
 */
export interface UserRow {
  /** `terminal/login`. */
  readonly id: string
  /** VWID of the merchant. */
  readonly terminal: string
  /** As it was registered. */
  readonly login: string
  /** Salted digest; the password itself is not kept. */
  readonly password: string
  /** Digits. */
  readonly phone?: string
  /** Address. */
  readonly email?: string
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly createdAt: number
}

/**
 * A registered card; nothing of it could be charged elsewhere.
 *
 * @example
 * ```ts
 * const isWaiting = ({ verification }: CardRow) => verification > 0
 * ```
 */
export interface CardRow {
  /** CardId. */
  readonly id: string
  /** VWID of the merchant. */
  readonly terminal: string
  /** `terminal/login`. */
  readonly user: string
  /** Login of its user. */
  readonly login: string
  /** Name of the test card. */
  readonly testCard: string
  /** First six and last four digits. */
  readonly mask: string
  /** Name on the card. */
  readonly holder: string
  /** `YYMM`: the last month it is valid in. */
  readonly expiry: string
  /** State of the card. */
  readonly state: string
  /** Random amount that is blocked until it is confirmed, in minor units; 0 when none is. */
  readonly verification: number
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly createdAt: number
}

/**
 * A confirmation code that was sent.
 *
 * @example
 * ```ts
 * const [sent] = await sandbox.inspect.codes()
 * const codeOf = (row: CodeRow) => row.code
 * ```
 */
export interface CodeRow {
  /** Digest of the parameter set it was asked with (decision S62). */
  readonly id: string
  /** VWID of the merchant. */
  readonly terminal: string
  /** `terminal/login`. */
  readonly user: string
  /** `terminal/orderId` of the payment that demands it, when one was named. */
  readonly payment?: string
  /** Of the card it is for. */
  readonly cardId?: string
  /** Of the payment it is for, in minor units. */
  readonly amount?: number
  /** Digits of the code. */
  readonly code: string
  /** State of the code. */
  readonly state: string
  /** Milliseconds since 1970 on the sandbox's clock: afterwards it is not valid. */
  readonly expiresAt: number
}
