// Copied from templates/client/src/caller.ts by `npm run generate`. Do not edit: change it there.
import type { CallOptions } from './call-options.js'
import type { Calls } from './calls.js'
import type { LoadCommand, StatusCommands } from './command-module.js'
import type { HostedPage } from './hosted-page.js'
import type { Settings } from './options.js'
import type { StatusReply } from './status.js'
import type { Transport } from './transport.js'
import type { Arrived, WaitOptions } from './wait.js'

/**
 * The calls of one client. Everything a call needs is loaded with the first: a program that makes no call does not wait
 * for it.
 *
 * Throws nothing when it is made; its methods throw what the methods of the families throw.
 *
 * @example
 * ```ts
 * class Reports {
 *   readonly #caller: Caller
 *
 *   constructor(caller: Caller) {
 *     this.#caller = caller
 *   }
 *
 *   ask<Reply>(load: LoadCommand<{ readonly OrderId: string }, Reply>, OrderId: string) {
 *     return this.#caller.call(load, { OrderId })
 *   }
 * }
 * ```
 */
export class Caller {
  readonly #load: () => Promise<Calls>
  #loading: Promise<Calls> | undefined
  #calls: Calls | undefined

  /** @internal The families' gateway makes it. */
  constructor(settings: Settings, transport: Transport, statusCommands: StatusCommands) {
    this.#load = async () => {
      const { Calls } = await import('./calls.js')
      return new Calls(settings, transport, statusCommands)
    }
  }

  /**
   * Calls a command. A decline is a reply; it throws only when there is no usable answer.
   *
   * @throws RequestRefused, ConfigurationError before anything is sent
   * @throws TransportError, ProtocolError when there is no usable answer
   */
  call<Request, Reply>(load: LoadCommand<Request, Reply>, request: Request, options?: CallOptions): Promise<Reply> {
    // Returns the promise of the call itself: another one around it would be made with every call.
    if (this.#calls !== undefined) return this.#calls.call(load, request, options)
    return this.#first().then((calls) => calls.call(load, request, options))
  }

  /**
   * Makes the address and the form of a page the payer's browser is sent to. Nothing is sent.
   *
   * @throws RequestRefused, ConfigurationError
   */
  async page<Request>(load: LoadCommand<Request>, request: Request): Promise<HostedPage> {
    const calls = this.#calls ?? (await this.#first())
    return calls.page(load, request)
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
    options?: WaitOptions,
  ): Promise<Arrived<Reply>> {
    const calls = this.#calls ?? (await this.#first())
    return calls.waitFor(load, orderId, state, options)
  }

  /** Refuses further calls, waits for running ones, closes the connections. It may be called twice. */
  async close(): Promise<void> {
    const calls = this.#calls ?? (await this.#first())
    return calls.close()
  }

  async #first(): Promise<Calls> {
    this.#loading ??= this.#load()
    this.#calls = await this.#loading
    return this.#calls
  }
}
