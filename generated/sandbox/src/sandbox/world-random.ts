// Copied from templates/sandbox/src/sandbox/world-random.ts by `npm run generate`. Do not edit: change it there.
import { type Awaitable, andThen } from '../lib/awaitable.js'
import { createRandom, type Random, type RandomState, seedState } from '../lib/random.js'
import type { Store } from '../store/store.js'
import type { Tx } from '../store/transaction.js'

interface RandomParts {
  readonly world: string
  readonly store: Store
  /** Without one nothing repeats. */
  readonly seed: number | string | undefined
  /** In place of the seed's. */
  readonly random: Random | undefined
}

/** Where a world draws its ids from. The place of a seeded sequence is kept in the store. */
export class WorldRandom {
  readonly #parts: RandomParts
  #current: Random

  constructor(parts: RandomParts) {
    this.#parts = parts
    this.#current = this.#first()
  }

  get current(): Random {
    return this.#current
  }

  /** Where a seeded sequence stands, as a text. */
  get place(): string | undefined {
    return this.#current.state?.join()
  }

  /** A seeded sequence goes on where an earlier process left it. */
  find(): Awaitable<void> {
    const { seed, random, store, world } = this.#parts
    if (seed === undefined || random !== undefined) return undefined
    const found = store.transaction(world, (tx) => tx.get('states', `random:${seed}`))
    return andThen(found, (row) => {
      if (row !== undefined && 'state' in row) this.#current = createRandom(row.state)
    })
  }

  /** Starts again, or goes on from a state. */
  begin(state?: RandomState): void {
    this.#current = state === undefined ? this.#first() : createRandom(state)
  }

  /** Keeps where a seeded sequence stands, as the last thing before the commit, unless it stands where it stood before. */
  keep(tx: Tx, before: string | undefined): Awaitable<void> {
    const { state } = this.#current
    if (state === undefined || state.join() === before) return undefined
    return tx.put('states', { id: `random:${this.#parts.seed}`, state })
  }

  #first(): Random {
    const { random, seed, world } = this.#parts
    return random ?? createRandom(seed === undefined ? undefined : seedState(seed, world))
  }
}
