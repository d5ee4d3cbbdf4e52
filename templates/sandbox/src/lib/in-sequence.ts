import type { Awaitable } from '../store/store.js'

/** Does work for one after another; at once where the work is. */
export function inTurn<T>(items: readonly T[], work: (item: T) => Awaitable<unknown>): Awaitable<void> {
  let begun = 0
  for (const item of items) {
    begun++
    const done = work(item)
    if (done instanceof Promise) return done.then(() => inTurn(items.slice(begun), work))
  }
}
