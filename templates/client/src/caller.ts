import { type CommandDescriptor, decodeReply, encodeRequest, redactReply, redactRequest } from '@card-gateway/protocol'
import { applies } from './advice.js'
import { Cancellation } from './cancellation.js'
import { pause } from './clock.js'
import { Deadlines } from './deadlines.js'
import { isGatewayError, RequestRefused, type Resolve } from './errors.js'
import { closedBefore, type FaultContext, refused, unanswered, undecodable } from './faults.js'
import { HostedPage } from './hosted-page.js'
import { readNumber, type Settings } from './options.js'
import { type PreparedCommand, prepare } from './prepare.js'
import { isTransient, pauseAfter } from './retry.js'
import type { StatusReply } from './status.js'
import { CallTrace, isTraced, traced } from './trace.js'
import type { Transport, TransportAnswer } from './transport.js'
import type { LoadValidator } from './validation.js'
import type { Arrived, WaitOptions } from './wait.js'

/** What one call may set for itself. */
export interface CallOptions {
  /** Gives the call up; whether the command took effect may then be unknown. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds it may take in all, repeats included. */
  readonly timeout?: number | undefined
}

/** The command that tells a payment's status, in one family. */
export interface StatusCommand {
  readonly command: CommandDescriptor<{ readonly OrderId: string }, StatusReply>
  readonly validator: LoadValidator
}

/** Status commands by id: `api.GetState`. */
export type StatusCommands = Readonly<Record<string, StatusCommand>>

/** One call on its way. */
interface Call<Request, Reply> {
  readonly command: CommandDescriptor<Request, Reply>
  readonly prepared: PreparedCommand
  readonly request: Request
  readonly orderId: string | undefined
  readonly body: string
  readonly cancellation: Cancellation
  readonly trace: CallTrace | undefined
}

/**
 * What every method of every family comes down to: checks a request, writes it, sends it, reads the answer.
 * It knows no command; descriptors tell it all.
 */
export class Caller {
  readonly #settings: Settings
  readonly #transport: Transport
  readonly #statusCommands: StatusCommands
  readonly #deadlines: Deadlines
  readonly #prepared = new Map<CommandDescriptor, PreparedCommand>()
  #closing: Promise<void> | undefined
  #running = 0
  #onIdle: (() => void) | undefined

  constructor(settings: Settings, transport: Transport, statusCommands: StatusCommands) {
    this.#settings = settings
    this.#transport = transport
    this.#statusCommands = statusCommands
    this.#deadlines = new Deadlines(settings.clock)
  }

  /**
   * Calls a command. A decline is a reply; only what is not an answer of the gateway throws.
   *
   * @throws RequestRefused, ConfigurationError before anything is sent
   * @throws TransportError, ProtocolError when there is no answer of the gateway
   */
  call<Request, Reply>(
    command: CommandDescriptor<Request, Reply>,
    load: LoadValidator,
    request: Request,
    options?: CallOptions,
  ): Promise<Reply> {
    if (!isTraced()) return this.#call(command, load, request, options)
    const trace = new CallTrace(command.id)
    const run = () => this.#call(command, load, request, options, trace)
    return traced(trace, run, (reply) => redactReply(command, reply))
  }

  /**
   * Makes the address and the form of a page the payer's browser is sent to. Nothing is sent.
   *
   * @throws RequestRefused, ConfigurationError
   */
  async page<Request>(command: CommandDescriptor<Request>, load: LoadValidator, request: Request): Promise<HostedPage> {
    const prepared = await this.#prepare(command, load)
    this.#check(command, prepared, request)
    return new HostedPage(prepared.target.url, this.#encode(command, request, orderIdOf(request)))
  }

  /**
   * Asks for a payment's status until it is the wanted one, or one of them.
   *
   * @returns the status reply that said so
   * @throws WaitError when that cannot happen any more, when the question is refused, on time-out and on abort
   */
  async waitFor<Reply extends StatusReply>(
    command: CommandDescriptor<{ readonly OrderId: string }, Reply>,
    load: LoadValidator,
    orderId: string,
    state: string | readonly string[],
    options: WaitOptions = {},
  ): Promise<Arrived<Reply>> {
    const wanted = typeof state === 'string' ? [state] : state
    const { clock, timeout } = this.#settings
    const ask = (milliseconds: number, signal: AbortSignal | undefined) =>
      this.call(command, load, { OrderId: orderId }, { timeout: Math.min(milliseconds, timeout), signal })
    const { waitForState } = await import('./wait.js')
    return waitForState({ command: command.id, orderId, wanted, clock, ask }, options)
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

  async #call<Request, Reply>(
    command: CommandDescriptor<Request, Reply>,
    load: LoadValidator,
    request: Request,
    options: CallOptions = {},
    trace?: CallTrace,
  ): Promise<Reply> {
    const prepared = this.#prepared.get(command) ?? (await this.#prepare(command, load))
    this.#check(command, prepared, request)
    const orderId = orderIdOf(request)
    const body = this.#encode(command, request, orderId)
    trace?.requested(() => redactRequest(command, request))
    const cancellation = new Cancellation()
    const release = this.#limit(cancellation, options)
    this.#running++
    try {
      return await this.#attempt({ command, prepared, request, orderId, body, cancellation, trace })
    } finally {
      release()
      if (--this.#running === 0) this.#onIdle?.()
    }
  }

  async #prepare(command: CommandDescriptor, load: LoadValidator): Promise<PreparedCommand> {
    const prepared = await prepare(command, load, this.#settings)
    this.#prepared.set(command, prepared)
    return prepared
  }

  #check(command: CommandDescriptor, { validator, advice }: PreparedCommand, request: unknown): void {
    if (!validator(request)) {
      const result = validator.validate(request)
      throw new RequestRefused(command.id, result.ok ? [] : result.failures)
    }
    for (const note of advice) {
      if (!applies(note, request)) continue
      this.#settings.warn({ command: command.id, path: note.names.join('.'), message: note.message })
    }
  }

  #encode<Request>(command: CommandDescriptor<Request>, request: Request, orderId: string | undefined): string {
    try {
      return encodeRequest(command, request, this.#settings.credentials, this.#settings.encoding)
    } catch (error) {
      throw refused(command, error, orderId)
    }
  }

  /** Ends the call when its time is over or its signal aborts; gives the function that takes both back. */
  #limit(cancellation: Cancellation, { signal, timeout }: CallOptions): () => void {
    const milliseconds = timeout === undefined ? this.#settings.timeout : readNumber('timeout', timeout)
    const deadline = this.#deadlines.start(cancellation, milliseconds)
    if (signal === undefined) return () => this.#deadlines.stop(deadline)
    const abort = () => cancellation.cancel('aborted')
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
    return () => {
      this.#deadlines.stop(deadline)
      signal.removeEventListener('abort', abort)
    }
  }

  /** Sends it; again only when it merely reads, the failure may pass and there is time. */
  async #attempt<Request, Reply>(call: Call<Request, Reply>): Promise<Reply> {
    if (call.command.effect !== 'read') return this.#exchange(call)
    const { retry, clock } = this.#settings
    for (let attempts = 1; ; attempts++) {
      try {
        return await this.#exchange(call)
      } catch (error) {
        if (attempts >= retry.attempts || !isGatewayError(error) || !isTransient(error)) throw error
        if (!(await pause(clock, pauseAfter(attempts, retry), call.cancellation.signal))) {
          throw unanswered(this.#contextOf(call), error, call.cancellation.reason)
        }
      }
    }
  }

  /** One request, one answer. */
  async #exchange<Request, Reply>(call: Call<Request, Reply>): Promise<Reply> {
    if (this.#closing !== undefined) throw closedBefore(this.#contextOf(call))
    const { command, cancellation, prepared, body, request, trace } = call
    if (trace !== undefined) trace.attempts++
    let answer: TransportAnswer
    try {
      const { maxResponseSize } = this.#settings
      answer = await this.#transport.send({ target: prepared.target, body, maxResponseSize, cancellation })
    } catch (error) {
      throw unanswered(this.#contextOf(call), error, cancellation.reason)
    }
    if (trace !== undefined) trace.status = answer.status
    try {
      return await decodeReply(command, answer.body, { request, credentials: this.#settings.credentials })
    } catch (error) {
      throw undecodable(this.#contextOf(call), error, answer.status)
    }
  }

  #contextOf<Request, Reply>({ command, orderId }: Call<Request, Reply>): FaultContext {
    return { command, orderId, resolve: this.#resolver(command, orderId) }
  }

  #resolver(command: CommandDescriptor, orderId: string | undefined): Resolve | undefined {
    const settlement = command.settledBy
    const status = settlement && this.#statusCommands[settlement.command]
    if (settlement === undefined || status === undefined) return undefined
    const { clock } = this.#settings
    const ask = (OrderId: string, signal: AbortSignal | undefined) =>
      this.call(status.command, status.validator, { OrderId }, { signal })
    return async (options) => {
      const { settle } = await import('./settle.js')
      return settle({ command: command.id, settlement, orderId, clock, ask }, options)
    }
  }
}

function orderIdOf(request: unknown): string | undefined {
  const value: unknown = typeof request === 'object' && request !== null ? Reflect.get(request, 'OrderId') : undefined
  return typeof value === 'string' ? value : undefined
}
