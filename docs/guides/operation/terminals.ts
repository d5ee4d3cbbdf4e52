import { CardGateway } from '@card-gateway/client'

/** What support gave you for a terminal. */
export interface Access {
  readonly key: string
  readonly password: string
}

/** A client for each terminal, made once. */
export class Terminals {
  readonly #baseUrl: string
  readonly #gateways = new Map<string, CardGateway>()

  constructor(baseUrl: string, terminals: readonly Access[]) {
    this.#baseUrl = baseUrl
    for (const { key, password } of terminals) this.#gateways.set(key, new CardGateway({ baseUrl, key, password }))
  }

  /** The client of the terminal an order was paid on. Keep the terminal's key with the order. */
  of(key: string): CardGateway {
    const gateway = this.#gateways.get(key)
    if (gateway === undefined) throw new Error(`There is no terminal ${key}.`)
    return gateway
  }

  /** Uses another password from now on. Resolves when the calls that began with the old one have ended. */
  async replace({ key, password }: Access): Promise<void> {
    const old = this.of(key)
    this.#gateways.set(key, new CardGateway({ baseUrl: this.#baseUrl, key, password }))
    await old.close()
  }

  async close(): Promise<void> {
    await Promise.all([...this.#gateways.values()].map((gateway) => gateway.close()))
  }
}
