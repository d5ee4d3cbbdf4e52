/**
 * A value, at once or later. A store in memory answers at once, which spares the engine most of its waiting.
 *
 * @example
 * ```ts
 * const later = async (value: Awaitable<number>) => (await value) + 1
 * ```
 */
export type Awaitable<T> = T | Promise<T>

/** Goes on with a value, at once when it is there. (A module that exports `then` would be taken for a promise.) */
export function andThen<T, R>(value: Awaitable<T>, next: (value: T) => Awaitable<R>): Awaitable<R> {
  return value instanceof Promise ? value.then(next) : next(value)
}

/** Does work for one after another; at once where the work is. */
export function inSequence<T>(items: readonly T[], work: (item: T) => Awaitable<unknown>): Awaitable<void> {
  let begun = 0
  for (const item of items) {
    begun++
    const done = work(item)
    if (done instanceof Promise) return done.then(() => inSequence(items.slice(begun), work))
  }
}
