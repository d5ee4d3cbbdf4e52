import { type CommandDescriptor, decodeReply, type ErrorInfo } from '@card-gateway/protocol/core'
import { onAbort } from './abort.js'
import type { CallOptions } from './call-options.js'
import type { CallTrace } from './call-trace.js'
import { Cancellation } from './cancellation.js'
import { Deadlines } from './deadlines.js'
import { codePage, isWebAddress } from './docs-links.js'
import { isTransient } from './error-checks.js'
import type { GatewayError } from './errors.js'
import { closedBefore, type FaultContext, unanswered, undecodable } from './faults.js'
import type { Settings } from './options.js'
import { pause } from './pause.js'
import type { PreparedCommand } from './prepare.js'
import { pauseAfter } from './retry.js'
import { headerOf, type Transport, type TransportAnswer } from './transport.js'
import { TransportFault } from './transport-fault.js'
import type { Resolve } from './unanswered-errors.js'

/** A request that was checked and written. */
export interface Outgoing<Request, Reply> {
  readonly prepared: PreparedCommand<Request, Reply>
  readonly request: Request
  readonly body: string
  readonly orderId: string | undefined
  readonly trace: CallTrace<Request, Reply> | undefined
}

/** Makes the function that finds out what became of a call, where a status command can tell. */
export type MakeResolve = (command: CommandDescriptor, orderId: string | undefined) => Resolve | undefined

/** Sends requests and reads the answers, within the time limit. It repeats only what may be repeated. */
export class Sender {
  readonly #settings: Settings
  readonly #transport: Transport
  readonly #makeResolve: MakeResolve
  readonly #deadlines: Deadlines
  #closing: Promise<void> | undefined
  #running = 0
  #onIdle: (() => void) | undefined

  constructor(settings: Settings, transport: Transport, makeResolve: MakeResolve) {
    this.#settings = settings
    this.#transport = transport
    this.#makeResolve = makeResolve
    this.#deadlines = new Deadlines(settings.clock)
  }

  /**
   * Sends a request and reads the answer; sends it again where that is allowed, may help, and there is time. All of it is
   * one function, because each further promise costs half a microsecond.
   *
   * @throws TransportError, ProtocolError
   */
  async send<Request, Reply>(call: Outgoing<Request, Reply>, options: CallOptions): Promise<Reply> {
    const cancellation = new Cancellation()
    const deadline = this.#deadlines.start(cancellation, options.timeout ?? this.#settings.timeout)
    const forget = options.signal && cancelOnAbort(options.signal, cancellation)
    this.#running++
    try {
      for (let attempts = 1; ; attempts++) {
        if (this.#closing !== undefined) throw closedBefore(this.#context(call))
        let answer: TransportAnswer | undefined
        try {
          answer = await this.#post(call, cancellation)
          const reply = this.#read(call, answer)
          return reply instanceof Promise ? await reply : reply
        } catch (error) {
          const failure =
            answer === undefined
              ? unanswered(this.#context(call), error, cancellation.reason)
              : undecodable(this.#context(call), error, answer.status)
          await this.#beforeRepeating(call, failure, attempts, cancellation)
        }
      }
    } finally {
      this.#deadlines.stop(deadline)
      forget?.()
      if (--this.#running === 0) this.#onIdle?.()
    }
  }

  /** Refuses further calls, waits for running ones, closes the connections. It may be called twice. */
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

  #post({ prepared, body, trace }: Outgoing<unknown, unknown>, cancellation: Cancellation): Promise<TransportAnswer> {
    if (trace !== undefined) trace.attempts++
    const { maxResponseSize } = this.#settings
    return this.#transport.send({ target: prepared.target, body, maxResponseSize, cancellation })
  }

  #read<Request, Reply>(call: Outgoing<Request, Reply>, answer: TransportAnswer): Reply | Promise<Reply> {
    const { prepared, request, trace } = call
    if (trace !== undefined) trace.status = answer.status
    const { credentials, docs } = this.#settings
    const reply = decodeReply(prepared.command, answer.body, { request, credentials })
    return reply instanceof Promise
      ? reply.then((read) => explained(read, answer, docs))
      : explained(reply, answer, docs)
  }

  /**
   * Waits until the command may be sent again: one that only reads, after a failure that may be temporary.
   *
   * @throws GatewayError the failure when it may not, or when the call is given up meanwhile
   */
  async #beforeRepeating(
    call: Outgoing<unknown, unknown>,
    failure: GatewayError,
    attempts: number,
    cancellation: Cancellation,
  ): Promise<void> {
    const { retry, clock } = this.#settings
    const { effect } = call.prepared.command
    if (effect !== 'read' || attempts >= retry.attempts || !isTransient(failure)) throw failure
    if (await pause(clock, pauseAfter(attempts, retry), cancellation.signal)) return
    const fault = new TransportFault('cancelled', failure.outcome !== 'not-sent', failure)
    throw unanswered(this.#context(call), fault, cancellation.reason)
  }

  /** What errors say about the call. */
  #context({ prepared: { command, target }, orderId }: Outgoing<unknown, unknown>): FaultContext {
    return { command, orderId, origin: target.origin, resolve: this.#makeResolve(command, orderId) }
  }
}

function cancelOnAbort(signal: AbortSignal, cancellation: Cancellation): () => void {
  return onAbort(signal, () => cancellation.cancel('aborted'))
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
