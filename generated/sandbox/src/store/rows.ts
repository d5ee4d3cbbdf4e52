// Copied from templates/sandbox/src/store/rows.ts by `npm run generate`. Do not edit: change it there.
/** What the sandbox keeps. Rows are plain JSON and never changed in place: a change is another row under the same id. */

/** One-step payments charge at once, two-step payments block first. */
export type Scheme = 'pay' | 'block'

/** One step in the life of a payment. */
export interface TimelineEntry {
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly at: number
  /** Id of the transition: `charge-at-once`. */
  readonly transition: string
  readonly from: string
  readonly to: string
  /** What made it: the id of a command, `clock`, or `sandbox` for an instruction. */
  readonly by: string
  /** Balance afterwards, in minor units. */
  readonly balance: number
  readonly errCode?: string
}

/** What is kept of a card: nothing it could be charged with elsewhere. */
export interface CardTrace {
  /** Name of the test card: `threeDSecure`. */
  readonly testCard: string
  /** First six and last four digits. */
  readonly mask: string
  /** Id of the registered card, when it is one. */
  readonly cardId?: string
}

/** Where the payer's authentication stands. */
export interface ThreeDSRow {
  /** ThreeDSKey, sent back as MD. */
  readonly key: string
  readonly paReq: string
  /** Command that asked for it. */
  readonly asked: string
  /** After this moment the payer is too late. */
  readonly expiresAt: number
  /** Where the payer goes afterwards when the gateway itself asked, on a hosted page. */
  readonly sessionId?: string
  /** What the issuer's page decided, and the digest of the PaRes it gave for that. */
  readonly verdict?: { readonly paRes: string; readonly result: IssuerDecision }
}

/** What a payer can do on the issuer's page. */
export type IssuerDecision = 'approve' | 'decline' | 'cancel' | 'time-out'

/** A cheque that was formed with a payment. */
export interface PaymentChequeRow {
  readonly kind: 'income' | 'return'
  readonly amount: number
  readonly at: number
  /** Whether the merchant passed positions of its own. */
  readonly given: boolean
}

/** A payment: one row for each OrderId of a terminal. */
export interface PaymentRow {
  /** `terminal/orderId`, see {@link paymentId}. */
  readonly id: string
  /** Key, or VWID of an eWallet payment. */
  readonly terminal: string
  readonly orderId: string
  readonly family: string
  readonly scheme: Scheme
  /** `none` while the very first operation is being processed. */
  readonly state: string
  /** What stands in brackets behind the state: the terminal of `Forwarded`. */
  readonly stateParameter?: string
  /** What the payer was to pay, in minor units. */
  readonly requested: number
  /** What is blocked or charged now, as the status commands give it; of a New payment the requested sum (decision S45). */
  readonly balance: number
  /** Sums of what happened, in minor units: what was ever blocked or charged, charged, released, returned. */
  readonly authorised: number
  readonly charged: number
  readonly released: number
  readonly refunded: number
  readonly card?: CardTrace
  /** Login of the eWallet user. */
  readonly user?: string
  readonly sessionId?: string
  readonly threeDS?: ThreeDSRow
  /** Id of {@link ThreeDSRow.key}, for the index. */
  readonly threeDSKey?: string
  /** Command that is being processed at this moment (decision S47). */
  readonly processing?: string
  /** Code of the latest failure. */
  readonly errCode?: string
  readonly finalTerminal?: string
  readonly cheques: readonly PaymentChequeRow[]
  /** Harmless values of the request for notifications and pages: IP, Description, TemplateTag, custom keys. */
  readonly facts: Readonly<Record<string, string>>
  readonly createdAt: number
  readonly timeline: readonly TimelineEntry[]
}

export type SessionType = 'Pay' | 'Block' | 'Add'

/** A session of a hosted page, made by Init. */
export interface SessionRow {
  /** SessionId. */
  readonly id: string
  readonly terminal: string
  readonly family: string
  readonly type: SessionType
  readonly orderId?: string
  /** Minor units; 0 for `Add`. */
  readonly amount: number
  /** Id of the user, who need not be registered yet where adding a card does that. */
  readonly user?: string
  /** Digest of the password a user who is not registered yet chose. */
  readonly password?: string
  readonly cardId?: string
  readonly phone?: string
  readonly ip?: string
  /** Where the payer returns to: a template. */
  readonly url?: string
  readonly templateTag?: string
  readonly language?: string
  /** Custom keys of Init, for placeholders of the page. */
  readonly custom: Readonly<Record<string, string>>
  readonly createdAt: number
  readonly expiresAt: number
  /** Moment of the one successful use (decision S66). */
  readonly usedAt?: number
  /** Address the gateway itself gave the issuer's page as TermUrl, while the payer authenticates. */
  readonly awaiting3DS?: string
}

export interface UserRow {
  /** `terminal/login`, see {@link userId}. */
  readonly id: string
  readonly terminal: string
  readonly login: string
  /** Salted digest; the password itself is not kept. */
  readonly password: string
  readonly phone?: string
  readonly email?: string
  readonly createdAt: number
}

export interface CardRow {
  /** CardId. */
  readonly id: string
  readonly terminal: string
  /** `terminal/login`. */
  readonly user: string
  readonly login: string
  readonly testCard: string
  readonly mask: string
  readonly holder: string
  /** `YYMM`: the last month it is valid in. */
  readonly expiry: string
  readonly state: string
  /** Random amount that is blocked until it is confirmed, in minor units; 0 when none is. */
  readonly verification: number
  readonly createdAt: number
}

/** A confirmation code that was sent. */
export interface CodeRow {
  /** Digest of the parameter set it was asked with (decision S62). */
  readonly id: string
  readonly terminal: string
  readonly user: string
  /** `terminal/orderId` of the payment that demands it, when one was named. */
  readonly payment?: string
  readonly cardId?: string
  readonly amount?: number
  readonly code: string
  readonly state: string
  readonly expiresAt: number
}

/** A standalone cheque. */
export interface ChequeRow {
  /** `terminal/Cheque.Id`. */
  readonly id: string
  readonly terminal: string
  readonly chequeId: string
  /** Document type of the content. */
  readonly type: number
  readonly createdAt: number
  /** Moment the queue has dealt with it. */
  readonly readyAt: number
  /** What was sent, as JSON; only where the profile tells it again. */
  readonly document?: string
}

/** Something that is to be done at a moment, by whichever process gets hold of it. */
export interface JobRow {
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
  readonly leasedUntil?: number
}

/** How the time of a world goes, the same for every process. Exactly one of `ahead` and `standsAt` is there. */
export interface ClockRow {
  readonly id: 'clock'
  /** Milliseconds it is ahead of the machine's. */
  readonly ahead?: number
  /** The moment it stands at. */
  readonly standsAt?: number
  /** Somebody puts it forward. */
  readonly advance?: {
    readonly worker: string
    /** On the machine's clock: from then on whoever did it is taken for dead. */
    readonly until: number
    /** Whether time goes on afterwards. */
    readonly thenRuns: boolean
  }
}

/** Where the sequence of a seed stands, which its id names. */
export interface SequenceRow {
  readonly id: `random:${string}`
  readonly state: readonly [number, number, number, number]
}

export type StateRow = ClockRow | SequenceRow

/** A notification that is to be delivered, or was; the delivery part owns it. */
export interface DeliveryRow {
  readonly id: string
  /** `pending`, `delivered`, `dropped`, … */
  readonly status: string
  readonly due: number
  /** Plain JSON. */
  readonly [field: string]: unknown
}

/** A message the sandbox would have sent by e-mail or SMS; the delivery part owns it. */
export interface MessageRow {
  readonly id: string
  readonly at: number
  readonly channel: 'email' | 'sms'
  readonly to: string
  readonly text: string
  readonly subject?: string
}

export type JsonValue = string | number | boolean | null | readonly JsonValue[] | { readonly [key: string]: JsonValue }
