import type { JournalEntry } from './journal.js'
import type { Delivery } from './notifications.js'
import type { World } from './world.js'

/** What is reported of a world as it happens. */
export interface Watcher {
  request?(world: World, entry: JournalEntry): void
  /** A notification was made or changed. */
  delivery?(world: World, delivery: Delivery): void
}

/** How often to look for worlds that were added meanwhile, in milliseconds. */
const lookOut = 500

/**
 * Reports what happens in worlds from now on, also in those that are added later.
 *
 * @returns a function that ends it
 */
export function watchWorlds(worlds: ReadonlyMap<string, World>, watcher: Watcher): () => void {
  const watched = new Map<string, WorldWatch>()
  const look = (first: boolean) => {
    for (const [name, world] of worlds) {
      const known = watched.get(name)
      if (known !== undefined) known.renew()
      else watched.set(name, new WorldWatch(world, watcher, first))
    }
  }
  look(true)
  const timer = setInterval(look, lookOut, false)
  timer.unref()
  return () => {
    clearInterval(timer)
    for (const watch of watched.values()) watch.end()
  }
}

class WorldWatch {
  readonly #world: World
  readonly #watcher: Watcher
  readonly #endRequests: () => void
  #notifications: World['notifications']
  #endDeliveries: () => void

  /** @param first whether the world was there before anybody watched: then what it remembers is not reported */
  constructor(world: World, watcher: Watcher, first: boolean) {
    this.#world = world
    this.#watcher = watcher
    if (!first) for (const entry of world.journal.entries) watcher.request?.(world, entry)
    this.#endRequests = world.journal.subscribe((entry) => watcher.request?.(world, entry))
    this.#notifications = world.notifications
    this.#endDeliveries = this.#follow()
  }

  /** After a reset the world has another delivery part. */
  renew(): void {
    if (this.#world.notifications === this.#notifications) return
    this.#endDeliveries()
    this.#notifications = this.#world.notifications
    this.#endDeliveries = this.#follow()
  }

  end(): void {
    this.#endRequests()
    this.#endDeliveries()
  }

  #follow(): () => void {
    return this.#notifications.subscribe((delivery) => this.#watcher.delivery?.(this.#world, delivery))
  }
}
