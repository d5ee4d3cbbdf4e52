// Copied from templates/client/src/abort.ts by `npm run generate`. Do not edit: change it there.
/** All who wait for one signal share one listener: Node warns of a leak when a signal has more than ten. */
class Shared {
  readonly #signal: AbortSignal
  readonly #callbacks = new Set<() => void>()

  constructor(signal: AbortSignal) {
    this.#signal = signal
    signal.addEventListener('abort', this, { once: true })
  }

  add(callback: () => void): () => void {
    this.#callbacks.add(callback)
    return () => {
      this.#callbacks.delete(callback)
      if (this.#callbacks.size > 0) return
      this.#signal.removeEventListener('abort', this)
      shared.delete(this.#signal)
    }
  }

  handleEvent(): void {
    shared.delete(this.#signal)
    for (const callback of this.#callbacks) callback()
  }
}

const shared = new WeakMap<AbortSignal, Shared>()

/** Calls back once when the signal aborts, at once if it did already; returns a function that cancels it. */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  if (signal.aborted) {
    callback()
    return () => {}
  }
  let waiting = shared.get(signal)
  if (waiting === undefined) {
    waiting = new Shared(signal)
    shared.set(signal, waiting)
  }
  return waiting.add(callback)
}
