// Copied from templates/client/src/gateway-base.ts by `npm run generate`. Do not edit: change it there.
/// <reference lib="esnext.disposable" preserve="true" />
import { Caller } from './caller.js'
import { createTransport, type NamedTransports } from './create-transport.js'
import { type AnyOptions, type GatewayFacts, readOptions } from './options.js'

/** What the emitted `CardGateway` adds its families to. */
export abstract class GatewayBase {
  protected readonly caller: Caller

  /** @throws ConfigurationError which option is wrong, why, and what to do */
  constructor(options: AnyOptions, facts: GatewayFacts, transports: NamedTransports) {
    const settings = readOptions(options, facts)
    this.caller = new Caller(settings, createTransport(options.transport, transports), facts.statusCommands)
  }

  /** Refuses further calls, waits for running ones, closes the connections. */
  close(): Promise<void> {
    return this.caller.close()
  }

  /** `await using gateway = new CardGateway(…)` closes it at the end of the block. */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }
}
