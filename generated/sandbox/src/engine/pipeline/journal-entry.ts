// Copied from templates/sandbox/src/engine/pipeline/journal-entry.ts by `npm run generate`. Do not edit: change it there.
import type { Mutable } from '../../lib/records.js'
import type { JournalEntry } from '../../world/journal.js'
import type { CommandContext, CompiledCommand } from '../domain/contract.js'
import type { GatewayRequest } from '../wire/messages.js'
import { own, type ParsedRequest } from '../wire/parsed-request.js'
import type { Reply } from '../wire/reply-writer.js'

/** An entry of the journal in the making. */
export class JournalEntryBuilder {
  why: string | undefined
  refusedBy: string | undefined
  readonly #command: CompiledCommand
  readonly #request: GatewayRequest
  readonly #parsed: ParsedRequest
  readonly #at: number
  readonly #fault: string | undefined

  constructor(
    command: CompiledCommand,
    request: GatewayRequest,
    parsed: ParsedRequest,
    at: number,
    fault: string | undefined,
  ) {
    this.#command = command
    this.#request = request
    this.#parsed = parsed
    this.#at = at
    this.#fault = fault
  }

  /** Called when the transaction begins, also when it begins again. */
  forgetRefusal(): void {
    this.why = undefined
    this.refusedBy = undefined
  }

  /** The command's own text where it is the same: one text for all requests is kept, not one for each. */
  #path(): string {
    const { path } = this.#command.row.descriptor
    return path === this.#request.path ? path : this.#request.path
  }

  closed(
    number: number,
    answer: Reply | undefined,
    context: CommandContext | undefined,
    reply: string | undefined,
  ): JournalEntry {
    const orderId = context?.payment?.orderId ?? this.#parsed.request.OrderId
    // One property after the other: this runs for every request, and spreads would be most of its cost.
    const entry: Mutable<JournalEntry> = {
      number,
      at: this.#at,
      method: this.#request.method,
      path: this.#path(),
      command: this.#command.id,
      request: cut(this.#parsed.masked),
      notes: few(context?.notes ?? this.#parsed.notes),
      transitions: kept(context?.transitions ?? none),
    }
    if (typeof orderId === 'string') entry.orderId = orderId.slice(0, longestId)
    if (reply !== undefined) entry.reply = cut(masked(reply))
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
/** More characters than an OrderId may have. */
const longestId = 100
const keptNotes = 20

/** The beginning of a text that is too long, and how long it was. */
function cut(text: string): string {
  return text.length <= keptOfBody ? text : `${own(text.slice(0, keptOfBody))}… [${text.length} characters in all]`
}

function few(notes: readonly string[]): readonly string[] {
  return notes.length <= keptNotes ? kept(notes) : [...notes.slice(0, keptNotes), `… ${notes.length - keptNotes} more`]
}

const none: readonly string[] = Object.freeze([])

/** A list as it is kept, without spare room: one that was pushed to has room for many more, and most lists are empty. */
function kept(list: readonly string[]): readonly string[] {
  return list.length === 0 ? none : list.slice()
}

/** A test costs less than a replacement that finds nothing, as in most replies. */
function masked(reply: string): string {
  return hasSecret.test(reply) ? reply.replace(secretAttributes, ' $1="***"') : reply
}

const secret = ' (PaReq|ThreeDSKey|SessionId|VWUserLgn|CardHolder)="'
const hasSecret = new RegExp(secret)
const secretAttributes = new RegExp(`${secret}[^"]*"`, 'g')
