// Copied from templates/client/src/sender.ts by `npm run generate`. Do not edit: change it there.
import { decodeReply, type ErrorInfo } from '@card-gateway/protocol/core'
import { onAbort } from './abort.js'
import type { CallOptions } from './call-options.js'
import type { CallTrace } from './call-trace.js'
import { Cancellation } from './cancellation.js'
import { Deadlines } from './deadlines.js'
import { codePage, isWebAddress } from './docs-links.js'
import { isGatewayError, isTransient } from './error-checks.js'
import { closedBefore, type FaultContext, unanswered, undecodable } from './faults.js'
import type { Settings } from './options.js'
import { pause } from './pause.js'
import type { PreparedCommand } from './prepare.js'
import { pauseAfter } from './retry.js'
import { headerOf, type Transport, type TransportAnswer } from './transport.js'
import { TransportFault } from './transport-fault.js'

/** A request that was checked and written. */
export interface Outgoing<Request, Reply> {
  readonly prepared: PreparedCommand<Request, Reply>
  readonly request: Request
  readonly body: string
  readonly trace: CallTrace<Request, Reply> | undefined
  /** What errors say about it. */
  context(): FaultContext
}

/** Sends requests and reads the answers, within the time limit. It repeats only what may be repeated. */
export class Sender {
  readonly #settings: Settings
  readonly #transport: Transport
  readonly #deadlines: Deadlines
  #closing: Promise<void> | undefined
  #running = 0
  #onIdle: (() => void) | undefined

  constructor(settings: Settings, transport: Transport) {
    this.#settings = settings
    this.#transport = transport
    this.#deadlines = new Deadlines(settings.clock)
  }

  /**
   * Sends a request and reads the answer.
   *
   * @throws TransportError, ProtocolError
   */
  async send<Request, Reply>(outgoing: Outgoing<Request, Reply>, options: CallOptions): Promise<Reply> {
    const cancellation = new Cancellation()
    const release = this.#limit(cancellation, options)
    this.#running++
    try {
      return await this.#attempt(outgoing, cancellation)
    } finally {
      release()
      if (--this.#running === 0) this.#onIdle?.()
    }
  }

  /** Refuses further calls, waits for running ones, lets go of the connections. Closing twice is no mistake. */
  close(): Promise<void> {
    this.#closing ??= this.#close()
    return this.#closing
  }

  async #close(): Promise<void> {
    await new Promise<void>((resolve) => {
      if (this.#running === 0) resolve()
      else this.#onIdle = resolve
    })
    await this.#transport.close?.()
    this.#deadlines.close()
  }

  /** Ends the call when its time is over or its signal aborts; returns the function that cancels both. */
  #limit(cancellation: Cancellation, { signal, timeout }: CallOptions): () => void {
    const deadline = this.#deadlines.start(cancellation, timeout ?? this.#settings.timeout)
    if (signal === undefined) return () => this.#deadlines.stop(deadline)
    const forget = onAbort(signal, () => cancellation.cancel('aborted'))
    return () => {
      this.#deadlines.stop(deadline)
      forget()
    }
  }

  #attempt<Request, Reply>(call: Outgoing<Request, Reply>, cancellation: Cancellation): Promise<Reply> {
    return call.prepared.command.effect === 'read'
      ? this.#repeat(call, cancellation)
      : this.#exchange(call, cancellation)
  }

  /** Sends a read-only command, and sends it again when the failure may be temporary and there is time. */
  async #repeat<Request, Reply>(call: Outgoing<Request, Reply>, cancellation: Cancellation): Promise<Reply> {
    const { retry, clock } = this.#settings
    for (let attempts = 1; ; attempts++) {
      try {
        return await this.#exchange(call, cancellation)
      } catch (error) {
        if (attempts >= retry.attempts || !isGatewayError(error) || !isTransient(error)) throw error
        if (!(await pause(clock, pauseAfter(attempts, retry), cancellation.signal))) {
          const fault = new TransportFault('cancelled', error.outcome !== 'not-sent', error)
          throw unanswered(call.context(), fault, cancellation.reason)
        }
      }
    }
  }

  /** One request, one answer. */
  async #exchange<Request, Reply>(call: Outgoing<Request, Reply>, cancellation: Cancellation): Promise<Reply> {
    if (this.#closing !== undefined) throw closedBefore(call.context())
    const { prepared, body, request, trace } = call
    const { command, target } = prepared
    if (trace !== undefined) trace.attempts++
    let answer: TransportAnswer
    try {
      const { maxResponseSize } = this.#settings
      answer = await this.#transport.send({
        target,
        body,
        maxResponseSize,
        cancellation,
      })
    } catch (error) {
      throw unanswered(call.context(), error, cancellation.reason)
    }
    if (trace !== undefined) trace.status = answer.status
    try {
      const reply = decodeReply(command, answer.body, { request, credentials: this.#settings.credentials })
      return explained(reply instanceof Promise ? await reply : reply, answer, this.#settings.docs)
    } catch (error) {
      throw undecodable(call.context(), error, answer.status)
    }
  }
}

/** In these headers the sandbox says what exactly was wrong with a request, and where the code is explained. */
const reasonHeader = 'x-card-gateway-why'
const docsHeader = 'x-card-gateway-docs'
const longestReason = 500

/** Puts the reason and a link beside the error code, for a developer to read. */
function explained<Reply>(reply: Reply, answer: TransportAnswer, docs: string | undefined): Reply {
  if (typeof reply !== 'object' || reply === null || !('error' in reply)) return reply
  const { error } = reply
  if (!isErrorInfo(error)) return reply
  const why = headerOf(answer, reasonHeader)
  if (typeof why === 'string') Object.assign(error, { why: why.replace(/\p{C}/gu, ' ').slice(0, longestReason) })
  const page = docs === undefined ? headerOf(answer, docsHeader) : codePage(docs, error)
  if (typeof page === 'string' && isWebAddress(page)) Object.assign(error, { docs: page })
  return reply
}

function isErrorInfo(error: unknown): error is ErrorInfo {
  return typeof error === 'object' && error !== null && 'known' in error
}
