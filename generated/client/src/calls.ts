// Copied from templates/client/src/calls.ts by `npm run generate`. Do not edit: change it there.
import { type CommandDescriptor, encodeRequest } from '@card-gateway/protocol/core'
import { applies } from './advice.js'
import type { CallOptions } from './call-options.js'
import { CallTrace } from './call-trace.js'
import { checkNumbers, readNumber } from './check-options.js'
import type { LoadCommand, StatusCommands } from './command-module.js'
import { linked } from './docs-links.js'
import { RequestRefused } from './errors.js'
import { refused } from './faults.js'
import { HostedPage } from './hosted-page.js'
import { misspeltKeys } from './open-keys.js'
import type { Settings } from './options.js'
import { type PreparedCommand, PreparedCommands } from './prepare.js'
import { Sender } from './sender.js'
import { settle } from './settle.js'
import type { StatusReply } from './status.js'
import { type Channel, listenedChannel, traced } from './tracing.js'
import type { Transport } from './transport.js'
import type { Resolve } from './unanswered-errors.js'
import type { Failure } from './validation.js'
import { type Arrived, type WaitOptions, waitForState } from './wait.js'

/**
 * The work behind every method of every family: checks a request, writes it, sends it, reads the answer.
 * It knows nothing of single commands: descriptors say what differs. It comes with the first call, and everything that calls need with it.
 */
export class Calls {
  readonly #settings: Settings
  readonly #sender: Sender
  readonly #commands: PreparedCommands
  readonly #statusCommands: StatusCommands

  constructor(settings: Settings, transport: Transport, statusCommands: StatusCommands) {
    this.#settings = settings
    this.#sender = new Sender(settings, transport, (command, orderId) => this.#resolver(command, orderId))
    this.#commands = new PreparedCommands(settings)
    this.#statusCommands = statusCommands
  }

  /**
   * Calls a command. A decline is a reply; it throws only when there is no usable answer.
   *
   * @throws RequestRefused, ConfigurationError before anything is sent
   * @throws TransportError, ProtocolError when there is no usable answer
   */
  call<Request, Reply>(load: LoadCommand<Request, Reply>, request: Request, options: CallOptions = {}): Promise<Reply> {
    const channel = listenedChannel()
    const called = channel ? this.#traced(channel, load, request, options) : this.#call(load, request, options)
    return this.#explained(load, called)
  }

  /**
   * Makes the address and the form of a page the payer's browser is sent to. Nothing is sent.
   *
   * @throws RequestRefused, ConfigurationError
   */
  page<Request>(load: LoadCommand<Request>, request: Request): Promise<HostedPage> {
    return this.#explained(load, this.#page(load, request))
  }

  async #page<Request>(load: LoadCommand<Request>, request: Request): Promise<HostedPage> {
    const prepared = this.#commands.get(load) ?? (await this.#commands.prepare(load))
    this.#check(prepared, request)
    return new HostedPage(prepared.target.url, this.#encode(prepared, request, orderIdOf(request)))
  }

  /**
   * Asks for a payment's status until it is the wanted state, or one of several.
   *
   * @returns the status reply that said so
   * @throws WaitError when the payment can no longer get there, when the status query is refused, on time-out and on abort
   */
  async waitFor<Reply extends StatusReply>(
    load: LoadCommand<{ readonly OrderId: string }, Reply>,
    orderId: string,
    state: string | readonly string[],
    options: WaitOptions = {},
  ): Promise<Arrived<Reply>> {
    const { timeout: patience, interval, longestInterval } = options
    checkNumbers({ timeout: patience, interval, longestInterval })
    const wanted = typeof state === 'string' ? [state] : state
    const { clock, timeout } = this.#settings
    const ask = (milliseconds: number, signal: AbortSignal | undefined) =>
      this.call(load, { OrderId: orderId }, { timeout: Math.min(milliseconds, timeout), signal })
    const { command } = await load()
    return this.#explained(load, waitForState({ command: command.id, orderId, wanted, clock, ask }, options))
  }

  /** Refuses further calls, waits for running ones, closes the connections. It may be called twice. */
  close(): Promise<void> {
    return this.#sender.close()
  }

  #traced<Request, Reply>(
    channel: Channel,
    load: LoadCommand<Request, Reply>,
    request: Request,
    options: CallOptions,
  ): Promise<Reply> {
    const run = (command: CommandDescriptor<Request, Reply>) => {
      const trace = new CallTrace(command)
      return traced(channel, trace, () => this.#call(load, request, options, trace))
    }
    const known = this.#commands.get(load)?.command
    return known === undefined ? load().then(({ command }) => run(command)) : run(known)
  }

  #call<Request, Reply>(
    load: LoadCommand<Request, Reply>,
    request: Request,
    options: CallOptions,
    trace?: CallTrace<Request, Reply>,
  ): Promise<Reply> {
    const prepared = this.#commands.get(load)
    return prepared === undefined
      ? this.#callFirst(load, request, options, trace)
      : this.#callPrepared(prepared, request, options, trace)
  }

  async #callFirst<Request, Reply>(
    load: LoadCommand<Request, Reply>,
    request: Request,
    options: CallOptions,
    trace: CallTrace<Request, Reply> | undefined,
  ): Promise<Reply> {
    checkTimeout(options)
    return this.#callPrepared(await this.#commands.prepare(load), request, options, trace)
  }

  /** The promise of sending is also the promise of the call: a second one around it would be made with every call. */
  #callPrepared<Request, Reply>(
    prepared: PreparedCommand<Request, Reply>,
    request: Request,
    options: CallOptions,
    trace: CallTrace<Request, Reply> | undefined,
  ): Promise<Reply> {
    try {
      checkTimeout(options)
      this.#check(prepared, request)
      const orderId = orderIdOf(request) ?? options.OrderId
      const body = this.#encode(prepared, request, orderId)
      trace?.requested(request)
      return this.#sender.send({ prepared, request, body, orderId, trace }, options)
    } catch (error) {
      return Promise.reject(error)
    }
  }

  #check({ command, validator, advice, open }: PreparedCommand, request: unknown): void {
    if (!validator(request)) {
      const result = validator.validate(request)
      refuse(command.id, request, result.ok ? [] : result.failures)
    }
    for (const keys of open) {
      const misspelt = misspeltKeys(keys, request, this.#settings.customKeys)
      if (misspelt.length > 0) refuse(command.id, request, misspelt)
    }
    for (const note of advice) {
      if (!applies(note, request)) continue
      this.#settings.warn({
        command: command.id,
        path: note.names.join('.'),
        message: note.message,
      })
    }
  }

  /** The error gets a link to its documentation, where one is known. */
  #explained<Result>(load: LoadPage, result: Promise<Result>): Promise<Result> {
    const { docs } = this.#settings
    if (docs === undefined) return result
    return result.catch(async (error: unknown) => Promise.reject(linked(error, docs, await pageOf(load))))
  }

  #encode<Request>({ command }: PreparedCommand<Request>, request: Request, orderId: string | undefined): string {
    try {
      return encodeRequest(command, request, this.#settings.credentials, this.#settings.encoding)
    } catch (error) {
      throw refused(command, error, orderId)
    }
  }

  #resolver(command: CommandDescriptor, orderId: string | undefined): Resolve | undefined {
    const settlement = command.settledBy
    const status = settlement && this.#statusCommands[settlement.command]
    if (settlement === undefined || status === undefined) return undefined
    const { clock } = this.#settings
    const ask = (OrderId: string, signal: AbortSignal | undefined) => this.call(status, { OrderId }, { signal })
    return async (options) => {
      checkNumbers({ within: options.within }, 0)
      checkNumbers({ interval: options.interval })
      return settle({ command: command.id, settlement, orderId, clock, ask }, options)
    }
  }
}

function checkTimeout({ timeout }: CallOptions): void {
  if (timeout !== undefined) readNumber('timeout', timeout)
}

/** An OrderId that is refused itself is not repeated: it could be anything. */
function refuse(command: string, request: unknown, failures: readonly Failure[]): never {
  const isRefused = failures.some(({ path }) => path === 'OrderId' || path === '')
  throw new RequestRefused(command, failures, isRefused ? undefined : orderIdOf(request))
}

function orderIdOf(request: unknown): string | undefined {
  const value: unknown = typeof request === 'object' && request !== null ? Reflect.get(request, 'OrderId') : undefined
  return typeof value === 'string' ? value : undefined
}

type LoadPage = () => Promise<{ readonly command: Pick<CommandDescriptor, 'page'> }>

/** Undefined for a command that cannot be loaded: the call has already failed with that error. */
function pageOf(load: LoadPage): Promise<string | undefined> {
  return load().then(
    ({ command }) => command.page,
    () => undefined,
  )
}
