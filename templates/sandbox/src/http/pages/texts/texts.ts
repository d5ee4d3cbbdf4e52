import { en } from './en.js'
import { ru } from './ru.js'

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

/** Words that a language is called by, lower case; the first letters suffice. */
const names: readonly (readonly [start: RegExp, texts: Texts])[] = [
  [/^(?:ru|рус)/, ru],
  [/^(?:en|анг)/, en],
]

/**
 * The language of a page: what the merchant asked for (decision S30: any text, `RU`, `en-GB`, `Русский`), else what the
 * browser prefers, else English.
 */
export function chooseTexts(asked: string | undefined, accepted: string | null): Texts {
  return named(asked) ?? preferred(accepted ?? '') ?? en
}

function named(language: string | undefined): Texts | undefined {
  const name = language?.trim().toLowerCase() ?? ''
  return names.find(([start]) => start.test(name))?.[1]
}

/** The first language of an Accept-Language header that there is, by its weights. */
function preferred(header: string): Texts | undefined {
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';')
    const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
    return { texts: named(tag), weight: weight === undefined ? 1 : Number(weight) }
  })
  const known = ranges.filter(({ texts, weight }) => texts !== undefined && weight > 0)
  return known.sort((one, other) => other.weight - one.weight)[0]?.texts
}

/** Puts values into the placeholders of a text. What has no value stays as it is. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(
    /\{([^{}]+)\}/g,
    (whole, name: string) => (Object.hasOwn(values, name) ? values[name] : undefined) ?? whole,
  )
}
