import type { JournalEntry } from '../journal.js'
import type { Answer } from './answer.js'
import type { Call, Plan } from './call.js'
import type { GatewayRequest } from './engine.js'
import type { Reading } from './reading.js'

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

  closed(number: number, answer: Answer | undefined, call: Call | undefined, reply: string | undefined): JournalEntry {
    const orderId = call?.payment?.orderId ?? this.#reading.request.OrderId
    return {
      number,
      at: this.#at,
      method: this.#request.method,
      path: this.#request.path,
      command: this.#plan.id,
      request: this.#reading.masked,
      notes: call?.notes ?? this.#reading.notes,
      transitions: call?.transitions ?? [],
      ...(typeof orderId === 'string' && { orderId }),
      ...(reply !== undefined && { reply: shownReply(reply, call) }),
      ...(answer !== undefined && { success: answer.success }),
      ...(answer?.errCode !== undefined && { errCode: answer.errCode }),
      ...(this.why !== undefined && { why: this.why }),
      ...(this.refusedBy !== undefined && { refusedBy: this.refusedBy }),
      ...(this.#fault !== undefined && { fault: this.#fault }),
    }
  }
}

const secretAttributes = / (PaReq|ThreeDSKey|SessionId|VWUserLgn|CardHolder)="[^"]*"/g

function shownReply(reply: string, call: Call | undefined): string {
  const hidden =
    call?.plan.row.descriptor.family === 'ewallet' ||
    call?.payment?.threeDS !== undefined ||
    reply.includes('SessionId=')
  return hidden ? reply.replace(secretAttributes, ' $1="***"') : reply
}
