import type { IssuerDecision, PaymentRow } from '../store/payment-rows.js'
import type { SessionRow } from '../store/session-rows.js'

/**
 * Why a page cannot be shown.
 *
 * @example
 * ```ts
 * const explain = ({ errCode }: PageProblem) => errCode
 * ```
 */
export interface PageProblem {
  /** Tells it from a page. */
  readonly kind: 'problem'
  /** `ORDER_NOT_FOUND` no such session, `ILLEGAL_ORDER_STATE` used or of another kind, `ORDER_TIME_OUT` over. */
  readonly errCode: string
  /** The session, when there is one: for language and way back. */
  readonly session?: SessionRow
  /** How a session that was used ended: a payer who comes back to it sees this. */
  readonly ended?: PageDone
}

/**
 * What the page of a session shows and asks for.
 *
 * @example
 * ```ts
 * const asksCard = ({ asks }: PageSession) => asks === 'card'
 * ```
 */
export interface PageSession {
  /** Tells it from a problem. */
  readonly kind: 'session'
  /** As Init made it. */
  readonly session: SessionRow
  /** `card` the card's data, `registered` only the card code of a registered card (`mask`), `add` a card to register. */
  readonly asks: 'card' | 'registered' | 'add'
  /** First six and last four digits of the registered card. */
  readonly mask?: string
  /** Whether the registered card needs its code (SecureCode). */
  readonly needsCvv?: boolean
  /** Whether the payment demands a confirmation code. */
  readonly asksCode: boolean
  /** The payment, when it was begun. */
  readonly payment?: PaymentRow
}

/**
 * What the payer typed, as it was typed: digits may have spaces.
 *
 * @example
 * ```ts
 * const form: CardForm = testCards.success
 * ```
 */
export interface CardForm {
  /** Card number. */
  readonly PAN?: string
  /** Month it expires in. */
  readonly EMonth?: string
  /** Year it expires in. */
  readonly EYear?: string
  /** Name on the card. */
  readonly CardHolder?: string
  /** Three digits on its back. */
  readonly SecureCode?: string
  /** Confirmation code that was sent to the payer. */
  readonly ConfirmCode?: string
}

/**
 * How a form ended.
 *
 * @example
 * ```ts
 * const isOver = (result: PageResult) => result.kind === 'done'
 * ```
 */
export type PageResult =
  | PageProblem
  /** The form is wrong: nothing happened, the payer may correct it. */
  | {
      /** The form is wrong. */
      readonly kind: 'invalid'
      /** What is wrong, field by field. */
      readonly fields: readonly {
        /** Of the field. */
        readonly name: keyof CardForm
        /** Why. */
        readonly errCode: string
      }[]
    }
  /** The payer's browser is to post `TermUrl`, `MD` and `PaReq` to `acsUrl`; TermUrl is a page of the sandbox, chosen by the page. */
  | {
      /** The payer must authenticate. */
      readonly kind: '3DS'
      /** Address of the issuer's page. */
      readonly acsUrl: string
      /** Names the transaction. */
      readonly MD: string
      /** The request to the issuer. */
      readonly PaReq: string
    }
  | PageDone

/**
 * The end of a session: shown, and after the return delay the payer goes to `returnUrl`, when there is one.
 *
 * @example
 * ```ts
 * const backTo = ({ returnUrl }: PageDone) => returnUrl
 * ```
 */
export interface PageDone {
  /** The session is over. */
  readonly kind: 'done'
  /** Whether it was paid, or the card registered. */
  readonly success: boolean
  /** `NONE` on success. */
  readonly errCode: string
  /** As Init made it. */
  readonly session: SessionRow
  /** Of the payment. */
  readonly orderId?: string
  /** In minor units; 0 for a card. */
  readonly amount: number
  /** With its placeholders filled in (decision S28). */
  readonly returnUrl?: string
}

/**
 * What the issuer's page shows.
 *
 * @example
 * ```ts
 * const show = ({ mask, amount }: Challenge) => `${mask}: ${amount}`
 * ```
 */
export interface Challenge {
  /** Key, or VWID. */
  readonly terminal: string
  /** Of the payment. */
  readonly orderId: string
  /** In minor units. */
  readonly amount: number
  /** First six and last four digits of the card. */
  readonly mask: string
  /** Milliseconds since 1970 on the sandbox's clock. */
  readonly expiresAt: number
}

/**
 * What hosted pages and the issuer's page need from the engine, in one world.
 *
 * Its methods throw what the store throws; what a payer does wrong is a result.
 *
 * @example
 * ```ts
 * const isKnown = async (pages: PageHost) => (await pages.open('/apim/Pay', '0001')).kind === 'session'
 * ```
 */
export interface PageHost {
  /** Looks a session up. `path` is the page that was opened, `/apim/Pay`: a session belongs to one. */
  open(path: string, sessionId: string): Promise<PageSession | PageProblem>
  /** Pays, or registers the card. `origin` is that of the request. */
  submit(path: string, sessionId: string, form: CardForm, origin: string): Promise<PageResult>
  /** Goes on after the payer came back from the issuer's page. */
  finish(MD: string, PaRes: string): Promise<PageResult>
  /** What the issuer asks about; undefined when MD and PaReq belong to no payment. */
  challenge(MD: string, PaReq: string): Promise<Challenge | undefined>
  /** Notes the payer's decision and gives the PaRes to post to TermUrl. */
  decide(MD: string, PaReq: string, decision: IssuerDecision): Promise<string | undefined>
}
