// Copied from templates/sandbox/src/engine/pipeline/journal-entry.ts by `npm run generate`. Do not edit: change it there.
import type { JournalEntry } from '../../world/journal.js'
import type { Call, Plan } from '../domain/contract.js'
import type { GatewayRequest } from '../wire/messages.js'
import { own, type Reading } from '../wire/parsed-request.js'
import type { Answer } from '../wire/reply-writer.js'

/** An entry of the journal in the making. */
export class Entry {
  why: string | undefined
  refusedBy: string | undefined
  readonly #plan: Plan
  readonly #request: GatewayRequest
  readonly #reading: Reading
  readonly #at: number
  readonly #fault: string | undefined

  constructor(plan: Plan, request: GatewayRequest, reading: Reading, at: number, fault: string | undefined) {
    this.#plan = plan
    this.#request = request
    this.#reading = reading
    this.#at = at
    this.#fault = fault
  }

  /** The transaction begins, perhaps again. */
  forgetRefusal(): void {
    this.why = undefined
    this.refusedBy = undefined
  }

  closed(number: number, answer: Answer | undefined, call: Call | undefined, reply: string | undefined): JournalEntry {
    const orderId = call?.payment?.orderId ?? this.#reading.request.OrderId
    // A property after the other: this runs for every request, and spreads would be most of its cost.
    const entry: { -readonly [Member in keyof JournalEntry]: JournalEntry[Member] } = {
      number,
      at: this.#at,
      method: this.#request.method,
      path: this.#request.path,
      command: this.#plan.id,
      request: cut(this.#reading.masked),
      notes: few(call?.notes ?? this.#reading.notes),
      transitions: call?.transitions ?? [],
    }
    if (typeof orderId === 'string') entry.orderId = orderId.slice(0, longestId)
    if (reply !== undefined) entry.reply = cut(shownReply(reply, call))
    if (answer !== undefined) entry.success = answer.success
    if (answer?.errCode !== undefined) entry.errCode = answer.errCode
    if (this.why !== undefined) entry.why = this.why
    if (this.refusedBy !== undefined) entry.refusedBy = this.refusedBy
    if (this.#fault !== undefined) entry.fault = this.#fault
    return entry
  }
}

/** Characters of a body that are kept. */
const keptOfBody = 8 * 1024
/** Far more than an OrderId may have. */
const longestId = 100
const keptNotes = 20

/** The beginning of a text that is too long, and how long it was. */
function cut(text: string): string {
  return text.length <= keptOfBody ? text : `${own(text.slice(0, keptOfBody))}… [${text.length} characters in all]`
}

function few(notes: readonly string[]): readonly string[] {
  return notes.length <= keptNotes ? notes : [...notes.slice(0, keptNotes), `… ${notes.length - keptNotes} more`]
}

const secretAttributes = / (PaReq|ThreeDSKey|SessionId|VWUserLgn|CardHolder)="[^"]*"/g

function shownReply(reply: string, call: Call | undefined): string {
  const hidden =
    call?.plan.row.descriptor.family === 'ewallet' ||
    call?.payment?.threeDS !== undefined ||
    reply.includes('SessionId=')
  return hidden ? reply.replace(secretAttributes, ' $1="***"') : reply
}
