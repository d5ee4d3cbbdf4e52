// Copied from templates/sandbox/src/http/pages/texts/texts.ts by `npm run generate`. Do not edit: change it there.
/** Words for one field of a form. */
export interface FieldTexts {
  readonly label: string
  readonly hint?: string
  /** Said when the field is empty. */
  readonly missing: string
  /** Said when what was typed cannot be right. */
  readonly wrong: string
}

/** Every word of the pages in one language. Names in braces are placeholders. */
export interface Texts {
  /** Language tag of the page. */
  readonly language: string
  readonly locale: string
  readonly fields: {
    readonly PAN: FieldTexts
    readonly Expiry: FieldTexts
    readonly CardHolder: FieldTexts
    readonly SecureCode: FieldTexts
    readonly ConfirmCode: FieldTexts
  }
  readonly payment: string
  readonly block: string
  readonly newCard: string
  readonly order: string
  readonly toPay: string
  readonly payWith: string
  /** Buttons. `{Amount}`. */
  readonly pay: string
  readonly reserve: string
  readonly addCard: string
  readonly busy: string
  readonly errorTitle: string
  readonly correct: string
  readonly secure: string
  readonly sandbox: string
  readonly template: string
  readonly testCards: string
  readonly testCardsHint: string
  readonly fill: string
  readonly result: {
    readonly paid: string
    readonly blocked: string
    readonly added: string
    readonly notPaid: string
    readonly notAdded: string
    /** Under a heading of success. */
    readonly blockedNote: string
    readonly addedNote: string
    /** `{Seconds}`. */
    readonly returning: string
    readonly back: string
    readonly close: string
    readonly code: string
  }
  readonly problem: {
    readonly notFound: string
    readonly used: string
    readonly over: string
    readonly wrong: string
    readonly method: string
    readonly failed: string
    readonly notFoundNote: string
    readonly usedNote: string
    readonly overNote: string
    readonly wrongNote: string
    readonly methodNote: string
    readonly failedNote: string
    readonly nothingNote: string
  }
  readonly relay: { readonly title: string; readonly note: string; readonly go: string }
  readonly issuer: {
    readonly title: string
    readonly bank: string
    readonly note: string
    readonly merchant: string
    readonly amount: string
    readonly card: string
    readonly until: string
    readonly choices: string
    readonly approve: string
    readonly approveHint: string
    readonly decline: string
    readonly declineHint: string
    readonly cancel: string
    readonly cancelHint: string
    readonly timeOut: string
    readonly timeOutHint: string
  }
  /** What a payer is told about an error code. */
  explain(errCode: string): string
}
