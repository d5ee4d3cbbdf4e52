/** Rows of payments, and of standalone cheques. Rows are plain JSON and never changed in place: a change is another row under the same id. */

/**
 * One-step payments charge at once, two-step payments block first.
 *
 * @example
 * ```ts
 * const isTwoStep = (scheme: Scheme) => scheme === 'block'
 * ```
 */
export type Scheme = 'pay' | 'block'

/**
 * One step in the life of a payment.
 *
 * @example
 * ```ts
 * const line = ({ from, to, by }: TimelineEntry) => `${from} to ${to} by ${by}`
 * ```
 */
export interface TimelineEntry {
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly at: number
  /** Id of the transition: `charge-at-once`. */
  readonly transition: string
  /** State before. */
  readonly from: string
  /** State after. */
  readonly to: string
  /** What made it: the id of a command, `clock`, or `sandbox` for an instruction. */
  readonly by: string
  /** Balance afterwards, in minor units. */
  readonly balance: number
  /** Error code, when the step failed. */
  readonly errCode?: string
}

/**
 * What is kept of a card: nothing it could be charged with elsewhere.
 *
 * @example
 * ```ts
 * const show = ({ mask }: CardTrace) => mask
 * ```
 */
export interface CardTrace {
  /** Name of the test card: `threeDSecure`. */
  readonly testCard: string
  /** First six and last four digits. */
  readonly mask: string
  /** Id of the registered card, when it is one. */
  readonly cardId?: string
}

/**
 * Where the payer's authentication stands.
 *
 * @example
 * ```ts
 * const isOver = ({ expiresAt }: ThreeDSRow, now: number) => now > expiresAt
 * ```
 */
export interface ThreeDSRow {
  /** ThreeDSKey, sent back as MD. */
  readonly key: string
  /** The request to the issuer. */
  readonly paReq: string
  /** Command that asked for it. */
  readonly asked: string
  /** Milliseconds since 1970 on the sandbox's clock: afterwards the payer is too late. */
  readonly expiresAt: number
  /** Where the payer goes afterwards when the gateway itself asked, on a hosted page. */
  readonly sessionId?: string
  /** What the issuer's page decided, and the digest of the PaRes it gave for that. */
  readonly verdict?: {
    /** Digest of the PaRes. */
    readonly paRes: string
    /** What was decided. */
    readonly result: IssuerDecision
  }
}

/**
 * What a payer can do on the issuer's page.
 *
 * @example
 * ```ts
 * const decision: IssuerDecision = 'approve'
 * ```
 */
export type IssuerDecision = 'approve' | 'decline' | 'cancel' | 'time-out'

/**
 * A cheque that was formed with a payment.
 *
 * @example
 * ```ts
 * const isReturn = ({ kind }: PaymentChequeRow) => kind === 'return'
 * ```
 */
export interface PaymentChequeRow {
  /** Of money taken, or of money returned. */
  readonly kind: 'income' | 'return'
  /** In minor units. */
  readonly amount: number
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly at: number
  /** Whether the merchant passed positions of its own. */
  readonly given: boolean
}

/**
 * A payment: one row for each OrderId of a terminal.
 *
 * @example
 * ```ts
 * const payment = await sandbox.inspect.payment('A-1')
 * const left = (row: PaymentRow) => row.charged - row.refunded
 * ```
 */
export interface PaymentRow {
  /** `terminal/orderId`. */
  readonly id: string
  /** Key, or VWID of an eWallet payment. */
  readonly terminal: string
  /** Id of the payment in the merchant's system. */
  readonly orderId: string
  /** Family of the command that began it. */
  readonly family: string
  /** One step or two. */
  readonly scheme: Scheme
  /** `none` while the very first operation is being processed. */
  readonly state: string
  /** What stands in brackets behind the state: the terminal of `Forwarded`. */
  readonly stateParameter?: string
  /** What the payer was to pay, in minor units. */
  readonly requested: number
  /** What is blocked or charged now in minor units, as the status commands give it; of a New payment the requested sum (decision S45). */
  readonly balance: number
  /** Sums of what happened, in minor units: what was ever blocked or charged, charged, released, returned. */
  readonly authorised: number
  /** What was ever charged, in minor units. */
  readonly charged: number
  /** What was ever released, in minor units. */
  readonly released: number
  /** What was ever returned, in minor units. */
  readonly refunded: number
  /** The card it was made with. */
  readonly card?: CardTrace
  /** Login of the eWallet user. */
  readonly user?: string
  /** Session of the hosted page it was made on. */
  readonly sessionId?: string
  /** Where the payer's authentication stands. */
  readonly threeDS?: ThreeDSRow
  /** Id of {@link ThreeDSRow.key}, for the index. */
  readonly threeDSKey?: string
  /** Command that is being processed at this moment (decision S47). */
  readonly processing?: string
  /** Code of the latest failure. */
  readonly errCode?: string
  /** Terminal that made the payment in the end. */
  readonly finalTerminal?: string
  /** Cheques that were formed with it. */
  readonly cheques: readonly PaymentChequeRow[]
  /** Harmless values of the request for notifications and pages: IP, Description, TemplateTag, custom keys. */
  readonly facts: Readonly<Record<string, string>>
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly createdAt: number
  /** What happened to it, oldest first. */
  readonly timeline: readonly TimelineEntry[]
}

/**
 * A standalone cheque.
 *
 * @example
 * ```ts
 * const isReady = ({ readyAt }: ChequeRow, now: number) => readyAt <= now
 * ```
 */
export interface ChequeRow {
  /** `terminal/Cheque.Id`. */
  readonly id: string
  /** Key of the terminal. */
  readonly terminal: string
  /** Id that the merchant gave it. */
  readonly chequeId: string
  /** Number of the content's document type. */
  readonly type: number
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly createdAt: number
  /** Moment the queue has dealt with it, in milliseconds since 1970 on the sandbox's clock. */
  readonly readyAt: number
  /** What was sent, as JSON; only where the profile returns it. */
  readonly document?: string
}
