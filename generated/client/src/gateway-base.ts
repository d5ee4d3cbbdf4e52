// Copied from templates/client/src/gateway-base.ts by `npm run generate`. Do not edit: change it there.
/// <reference lib="esnext.disposable" preserve="true" />
import { Caller } from './caller.js'
import { createTransport, type NamedTransports } from './create-transport.js'
import { type AnyOptions, type GatewayFacts, readOptions } from './options.js'

/**
 * Base class of the emitted `CardGateway`, which adds the families.
 *
 * @example
 * ```ts
 * async function closeAll(gateways: readonly GatewayBase[]) {
 *   for (const gateway of gateways) await gateway.close()
 * }
 * ```
 */
export abstract class GatewayBase {
  /** Makes the calls of the families. */
  protected readonly caller: Caller

  /**
   * @internal Programs make a gateway with families, never this class itself.
   *
   * @throws ConfigurationError which option is wrong, why, and what to do
   */
  constructor(options: AnyOptions, facts: GatewayFacts, transports: NamedTransports) {
    const settings = readOptions(options, facts)
    this.caller = new Caller(settings, createTransport(options.transport, transports), facts.statusCommands)
  }

  /**
   * Refuses further calls, waits for running ones, closes the connections.
   *
   * Throws nothing.
   */
  close(): Promise<void> {
    return this.caller.close()
  }

  /**
   * `await using gateway = new CardGateway(…)` closes it at the end of the block.
   *
   * Throws nothing.
   */
  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }
}
