// Copied from templates/sandbox/src/store/rows.ts by `npm run generate`. Do not edit: change it there.
/** What the sandbox keeps. Rows are plain JSON and never changed in place: a change is another row under the same id. */

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
  /** What the issuer is asked. */
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
  /** Milliseconds since 1970 on the sandbox's clock: afterwards it is worth nothing. */
  readonly expiresAt: number
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
  /** What was sent, as JSON; only where the profile tells it again. */
  readonly document?: string
}

/**
 * Something that is to be done at a moment, by whichever process gets hold of it.
 *
 * @example
 * ```ts
 * const isTaken = ({ worker }: JobRow) => worker !== undefined
 * ```
 */
export interface JobRow {
  /** Of the row. */
  readonly id: string
  /** `expire-3ds`, `expire-code`, `end-processing`, `deliver`, … */
  readonly kind: string
  /** Id of the row it is about. */
  readonly subject: string
  /** Jobs of one lane share their turns: a receiver's have one, so that it holds up nobody else's. */
  readonly lane: string
  /** Jobs of one sequence are done one after the other: those of a payment. */
  readonly sequence: string
  /** Milliseconds since 1970 on the world's clock. */
  readonly dueAt: number
  /** How often it was taken. */
  readonly attempts: number
  /** Who has it, and until when, on the machine's clock; absent while nobody has. */
  readonly worker?: string
  /** Until when the worker holds it, in milliseconds since 1970 on the machine's clock. */
  readonly leasedUntil?: number
}

/**
 * The clock of a world, the same for every process. Exactly one of `ahead` and `standsAt` is there.
 *
 * @example
 * ```ts
 * const stands = ({ standsAt }: ClockRow) => standsAt !== undefined
 * ```
 */
export interface ClockRow {
  /** Its only id. */
  readonly id: 'clock'
  /** Milliseconds it is ahead of the machine's. */
  readonly ahead?: number
  /** The moment it stands at, in milliseconds since 1970. */
  readonly standsAt?: number
  /** Somebody puts it forward. */
  readonly advance?: {
    /** Name of who puts it forward. */
    readonly worker: string
    /** Milliseconds since 1970 on the machine's clock: from then on that process counts as dead. */
    readonly until: number
    /** Whether time goes on afterwards. */
    readonly thenRuns: boolean
  }
}

/**
 * The state of the random sequence of a seed; the id names the seed.
 *
 * @example
 * ```ts
 * const row: SequenceRow = { id: 'random:Merchant', state: seedState(17, 'Merchant') }
 * ```
 */
export interface SequenceRow {
  /** Names its seed. */
  readonly id: `random:${string}`
  /** Where it stands. */
  readonly state: readonly [number, number, number, number]
}

/**
 * The state of a world's clock or random numbers.
 *
 * @example
 * ```ts
 * const isClock = (row: StateRow) => row.id === 'clock'
 * ```
 */
export type StateRow = ClockRow | SequenceRow

/**
 * A notification that is to be delivered, or was; the delivery part owns it.
 *
 * @example
 * ```ts
 * const isOpen = ({ status }: DeliveryRow) => status === 'pending'
 * ```
 */
export interface DeliveryRow {
  /** Of the row. */
  readonly id: string
  /** `pending`, `delivered`, `dropped`, … */
  readonly status: string
  /** Moment of the next attempt, in milliseconds since 1970 on the sandbox's clock. */
  readonly due: number
  /** Plain JSON. */
  readonly [field: string]: unknown
}

/**
 * A message the sandbox would have sent by e-mail or SMS; the delivery part owns it.
 *
 * @example
 * ```ts
 * const messages = await sandbox.notifications.outbox()
 * const texts = messages.map(({ text }: MessageRow) => text)
 * ```
 */
export interface MessageRow {
  /** Of the row. */
  readonly id: string
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly at: number
  /** How it would travel. */
  readonly channel: 'email' | 'sms'
  /** Whom it goes to. */
  readonly to: string
  /** What it says. */
  readonly text: string
  /** Of an e-mail. */
  readonly subject?: string
}

/**
 * What JSON can say.
 *
 * @example
 * ```ts
 * const value: JsonValue = { OrderId: 'A-1', Amounts: [100, 200] }
 * ```
 */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }
