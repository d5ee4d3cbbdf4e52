import { inspect } from 'node:util'
import { testCards } from '@card-gateway/sandbox'
import type { Simulation } from '../core/simulation.js'
import type { ShopAccess } from '../shop/shop.js'

/** Looks for secrets in everything that is written, logged or shown. */
export class Secrets {
  readonly #simulation: Simulation
  readonly #pattern: RegExp

  constructor(simulation: Simulation, accesses: readonly ShopAccess[]) {
    this.#simulation = simulation
    const numbers = Object.values(testCards).map(({ PAN }) => PAN)
    const words = accesses.flatMap(({ password, secret }) => [password, secret])
    const paRes = 'eJz[0-9a-f]{61}'
    this.#pattern = new RegExp([...numbers, ...words, paRes].join('|'))
  }

  /** Takes texts, errors and anything else that is reported. */
  readonly check = (told: unknown): void => {
    const text = typeof told === 'string' ? told : inspect(told, { depth: 6, breakLength: Number.POSITIVE_INFINITY })
    const found = this.#pattern.exec(text)
    if (found === null) return
    const around = text.slice(Math.max(0, found.index - 80), found.index)
    this.#simulation.violate('a secret was told', '', `${around}…`)
  }
}
