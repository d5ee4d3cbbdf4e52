// Copied from templates/sandbox/src/notifications/sent-list.ts by `npm run generate`. Do not edit: change it there.
import type { NotificationMatch, SentNotification } from '../world/notifications.js'
import { wireText } from './messages.js'

interface Waiter {
  readonly fits: (event: SentNotification) => boolean
  readonly give: (event: SentNotification) => void
  readonly fail: (error: unknown) => void
}

/** What was sent, in batches whose notifications are made when somebody looks at them, and who waits for more. */
export class SentList<Batch> {
  readonly #size: number
  readonly #made: (batch: Batch) => readonly SentNotification[]
  #all: Batch[] = []
  /** Those `next` has not looked at yet, and those it did not give. */
  #unseen: Batch[] = []
  #unread: SentNotification[] = []
  readonly #waiters = new Set<Waiter>()

  /**
   * @param size how many it remembers, at least
   * @param made makes the notifications of a batch, the same ones every time
   */
  constructor(size: number, made: (batch: Batch) => readonly SentNotification[]) {
    this.#size = size
    this.#made = made
  }

  get all(): readonly SentNotification[] {
    return this.#expanded(this.#all)
  }

  /** Remembers what was sent before this process began; nobody waits for it. */
  remember(batch: Batch): void {
    this.#all = kept(this.#all, batch, this.#size)
  }

  add(batch: Batch): void {
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

  /** Ends all waiting with an error: nothing will come. */
  end(): void {
    for (const { fail } of this.#waiters)
      fail(new Error('The sandbox was closed, reset or restored before such a notification came.'))
  }

  #look(): void {
    this.#unread = [...this.#unread, ...this.#expanded(this.#unseen)].slice(-this.#size)
    this.#unseen = []
  }

  /** The notifications of the latest batches, oldest first. */
  #expanded(batches: readonly Batch[]): SentNotification[] {
    const size = this.#size
    return batches.slice(-size).flatMap(this.#made).slice(-size)
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
    // A caller that gave up waiting is not told that nothing came.
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
function kept<Batch>(list: Batch[], batch: Batch, size: number): Batch[] {
  // Stryker disable next-line all: nobody sees more than the latest; this frees the memory of the others
  const cut = list.length >= size * 2 ? list.slice(list.length - size) : list
  cut.push(batch)
  return cut
}
