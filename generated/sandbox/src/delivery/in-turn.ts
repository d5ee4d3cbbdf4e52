// Copied from templates/sandbox/src/delivery/in-turn.ts by `npm run generate`. Do not edit: change it there.
import type { Awaitable } from '../store/store.js'

/** Does work for one after another; at once where the work is. */
export function inTurn<T>(items: Iterable<T>, work: (item: T) => Awaitable<unknown>): Awaitable<void> {
  return goOn(items[Symbol.iterator](), work)
}

function goOn<T>(items: Iterator<T>, work: (item: T) => Awaitable<unknown>): Awaitable<void> {
  for (let next = items.next(); !next.done; next = items.next()) {
    const done = work(next.value)
    if (done instanceof Promise) return done.then(() => goOn(items, work))
  }
}
