// Copied from templates/sandbox/src/world/hosted-pages.ts by `npm run generate`. Do not edit: change it there.
import type { IssuerDecision, PaymentRow, SessionRow } from '../store/rows.js'

/** Why a page cannot be shown. */
export interface PageProblem {
  readonly kind: 'problem'
  /** `ORDER_NOT_FOUND` no such session, `ILLEGAL_ORDER_STATE` used or of another kind, `ORDER_TIME_OUT` over. */
  readonly errCode: string
  /** The session, when there is one: for language and way back. */
  readonly session?: SessionRow
  /** How the session ended that was used: what a payer sees who comes back to it. */
  readonly ended?: PageDone
}

/** What the page of a session shows and asks for. */
export interface PageSession {
  readonly kind: 'session'
  readonly session: SessionRow
  /** `card` the card's data, `registered` only the card code of a registered card (`mask`), `add` a card to register. */
  readonly asks: 'card' | 'registered' | 'add'
  readonly mask?: string
  /** Whether the registered card wants its code (SecureCode). */
  readonly needsCvv?: boolean
  /** Whether the payment demands a confirmation code. */
  readonly asksCode: boolean
  readonly payment?: PaymentRow
}

/** What the payer typed, as it was typed: digits may have spaces. */
export interface CardForm {
  readonly PAN?: string
  readonly EMonth?: string
  readonly EYear?: string
  readonly CardHolder?: string
  readonly SecureCode?: string
  readonly ConfirmCode?: string
}

/** How a form ended. */
export type PageResult =
  | PageProblem
  /** The form is wrong: nothing happened, the payer may correct it. */
  | {
      readonly kind: 'invalid'
      readonly fields: readonly { readonly name: keyof CardForm; readonly errCode: string }[]
    }
  /** The payer's browser is to post `TermUrl`, `MD` and `PaReq` to `acsUrl`; TermUrl is a page of the sandbox, chosen by the page. */
  | { readonly kind: '3DS'; readonly acsUrl: string; readonly MD: string; readonly PaReq: string }
  | PageDone

/** The end of a session: shown, and after the return delay the payer goes to `returnUrl`, when there is one. */
export interface PageDone {
  readonly kind: 'done'
  readonly success: boolean
  /** `NONE` on success. */
  readonly errCode: string
  readonly session: SessionRow
  readonly orderId?: string
  readonly amount: number
  /** With its placeholders filled in (decision S28). */
  readonly returnUrl?: string
}

/** What the issuer's page shows. */
export interface Challenge {
  readonly terminal: string
  readonly orderId: string
  readonly amount: number
  readonly mask: string
  readonly expiresAt: number
}

/** What hosted pages and the issuer's page need from the engine, in one world. */
export interface PageHost {
  /** Looks a session up. `path` is the page that was opened, `/apim/Pay`: a session belongs to one. */
  open(path: string, sessionId: string): Promise<PageSession | PageProblem>
  /** Pays, or registers the card. `origin` is that of the request. */
  submit(path: string, sessionId: string, form: CardForm, origin: string): Promise<PageResult>
  /** Goes on after the payer came back from the issuer's page. */
  finish(MD: string, PaRes: string): Promise<PageResult>
  /** What the issuer asks about; undefined when MD and PaReq name nothing. */
  challenge(MD: string, PaReq: string): Promise<Challenge | undefined>
  /** Notes the payer's decision and gives the PaRes to post to TermUrl. */
  decide(MD: string, PaReq: string, decision: IssuerDecision): Promise<string | undefined>
}
