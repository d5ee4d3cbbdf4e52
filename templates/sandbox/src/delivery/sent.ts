import type { NotificationMatch, SentNotification } from '../sandbox.js'
import { wireText } from './messages.js'

interface Waiter {
  readonly fits: (event: SentNotification) => boolean
  readonly give: (event: SentNotification) => void
  readonly fail: (error: unknown) => void
}

/** What was sent, and who waits for more. */
export class SentList {
  readonly #size: number
  #all: SentNotification[] = []
  /** Those `next` did not give yet. */
  #unread: SentNotification[] = []
  readonly #waiters = new Set<Waiter>()

  /** @param size how many it remembers, at least */
  constructor(size: number) {
    this.#size = size
  }

  get all(): readonly SentNotification[] {
    return this.#all.slice(-this.#size)
  }

  /** Remembers what was sent before this process began; nobody waits for it. */
  remember(event: SentNotification): void {
    this.#all = kept(this.#all, event, this.#size)
  }

  add(event: SentNotification): void {
    this.remember(event)
    const waiter = [...this.#waiters].find(({ fits }) => fits(event))
    if (waiter === undefined) this.#unread = kept(this.#unread, event, this.#size)
    else waiter.give(event)
  }

  next(name: string, match: NotificationMatch, signal: AbortSignal | undefined): Promise<SentNotification> {
    const fits = (event: SentNotification) => event.Notification === name && matches(event, match)
    const index = this.#unread.findIndex(fits)
    const [ready] = index === -1 ? [] : this.#unread.splice(index, 1)
    if (ready !== undefined) return Promise.resolve(ready)
    if (signal?.aborted) return Promise.reject(signal.reason)
    return this.#wait(fits, signal)
  }

  clear(): void {
    this.#all = []
    this.#unread = []
  }

  /** Tells all who wait that nothing will come. */
  end(): void {
    for (const { fail } of this.#waiters)
      fail(new Error('The sandbox was closed, reset or restored before such a notification came.'))
  }

  #wait(fits: Waiter['fits'], signal: AbortSignal | undefined): Promise<SentNotification> {
    const promise = new Promise<SentNotification>((resolve, reject) => {
      const leave = () => {
        this.#waiters.delete(waiter)
        signal?.removeEventListener('abort', abort)
      }
      const waiter: Waiter = {
        fits,
        give: (event) => {
          leave()
          resolve(event)
        },
        fail: (error) => {
          leave()
          reject(error)
        },
      }
      const abort = () => waiter.fail(signal?.reason)
      signal?.addEventListener('abort', abort)
      this.#waiters.add(waiter)
    })
    // Whoever gave up waiting need not hear that nothing came.
    promise.catch(() => {})
    return promise
  }
}

function matches(event: SentNotification, match: NotificationMatch): boolean {
  return Object.entries(match).every(([name, value]) => {
    const own = event[name]
    return own !== undefined && wireText(own) === wireText(value)
  })
}

/** Cut back now and then, so that adding costs the same however many there are. */
function kept(list: SentNotification[], event: SentNotification, size: number): SentNotification[] {
  const cut = list.length >= size * 2 ? list.slice(-size) : list
  cut.push(event)
  return cut
}
