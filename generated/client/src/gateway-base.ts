// Copied from templates/client/src/gateway-base.ts by `npm run generate`. Do not edit: change it there.
import { Caller, type StatusCommands } from './caller.js'
import { createTransport } from './create-transport.js'
import { type GatewayOptions, readOptions } from './options.js'

/** What the client is told of the gateway's commands as a whole. */
export interface GatewayFacts {
  readonly statusCommands: StatusCommands
  /** Milliseconds of the slowest documented answer. */
  readonly slowestAnswer: number
}

/** What the emitted `CardGateway` adds its families to. */
export abstract class GatewayBase {
  protected readonly caller: Caller

  /** @throws ConfigurationError which option is wrong, why, and what to do */
  constructor(options: GatewayOptions, { statusCommands, slowestAnswer }: GatewayFacts) {
    const settings = readOptions(options, slowestAnswer)
    this.caller = new Caller(settings, createTransport(options.transport), statusCommands)
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
