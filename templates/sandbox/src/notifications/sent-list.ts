import type { NotificationMatch, SentNotification } from '../world/notifications.js'
import { wireText } from './messages.js'

interface Waiter {
  readonly fits: (event: SentNotification) => boolean
  readonly give: (event: SentNotification) => void
  readonly fail: (error: unknown) => void
}

/** Notifications that are made when somebody looks at them. */
export type SentBatch = () => readonly SentNotification[]

/** What was sent, and who waits for more. */
export class SentList {
  readonly #size: number
  #all: SentBatch[] = []
  /** Those `next` has not looked at yet, and those it did not give. */
  #unseen: SentBatch[] = []
  #unread: SentNotification[] = []
  readonly #waiters = new Set<Waiter>()

  /** @param size how many it remembers, at least */
  constructor(size: number) {
    this.#size = size
  }

  get all(): readonly SentNotification[] {
    return expanded(this.#all, this.#size)
  }

  /** Remembers what was sent before this process began; nobody waits for it. */
  remember(batch: SentBatch): void {
    this.#all = kept(this.#all, batch, this.#size)
  }

  add(batch: SentBatch): void {
    this.remember(batch)
    this.#unseen = kept(this.#unseen, batch, this.#size)
    if (this.#waiters.size > 0) this.#serve()
  }

  next(name: string, match: NotificationMatch, signal: AbortSignal | undefined): Promise<SentNotification> {
    const fits = (event: SentNotification) => event.Notification === name && matches(event, match)
    this.#look()
    const index = this.#unread.findIndex(fits)
    const [ready] = index === -1 ? [] : this.#unread.splice(index, 1)
    if (ready !== undefined) return Promise.resolve(ready)
    if (signal?.aborted) return Promise.reject(signal.reason)
    return this.#wait(fits, signal)
  }

  clear(): void {
    this.#all = []
    this.#unseen = []
    this.#unread = []
  }

  /** Tells all who wait that nothing will come. */
  end(): void {
    for (const { fail } of this.#waiters)
      fail(new Error('The sandbox was closed, reset or restored before such a notification came.'))
  }

  #look(): void {
    this.#unread = [...this.#unread, ...expanded(this.#unseen, this.#size)].slice(-this.#size)
    this.#unseen = []
  }

  /** Gives what is new to those who wait for it. */
  #serve(): void {
    this.#look()
    this.#unread = this.#unread.filter((event) => {
      const waiter = [...this.#waiters].find(({ fits }) => fits(event))
      waiter?.give(event)
      return waiter === undefined
    })
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

/** The latest of them, oldest first. */
function expanded(batches: readonly SentBatch[], size: number): SentNotification[] {
  return batches
    .slice(-size)
    .flatMap((batch) => batch())
    .slice(-size)
}

/** Cut back now and then, so that adding costs the same however many there are. */
function kept(list: SentBatch[], batch: SentBatch, size: number): SentBatch[] {
  // Stryker disable next-line all: nobody sees more than the latest; this frees the memory of the others
  const cut = list.length >= size * 2 ? list.slice(list.length - size) : list
  cut.push(batch)
  return cut
}
