// Copied from templates/validators/src/received.ts by `npm run generate`. Do not edit: change it there.
/** Shapes that stand in many replies and events, as the protocol package decodes them. */

/** What is known about an error code. */
export interface ErrorInfo {
  readonly code: string | undefined
  readonly meaning: string
  readonly known: boolean
  readonly fault: string
  readonly repeat: string
  readonly advice: { readonly payer: string; readonly merchant: string }
  readonly why?: string
  readonly docs?: string
}

/** What a reply carried beyond its documented shape. */
export interface Extra<Seen = unknown> {
  readonly attributes: Readonly<Record<string, string>> & Seen
  readonly children: readonly XmlElement[]
}

/** An element as it was read. */
export interface XmlElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  readonly text: string
}

/** A date and time as the gateway wrote it; the parts are there when it could be read. */
export interface WallClock {
  readonly raw: string
  readonly year?: number
  readonly month?: number
  readonly day?: number
  readonly hour?: number
  readonly minute?: number
  readonly second?: number
}
