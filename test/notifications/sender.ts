import type { Clock } from '@card-gateway/notifications'

/** Milliseconds after which the gateway repeats what was not acknowledged. */
const interval = 10_000

/** Names the attempt, so that a path can tell the sender that its time limit has passed. */
export const attemptHeader = 'x-attempt'

/** A notification on its way, and how it went. */
export interface Delivery {
  /** The body; a new one at every attempt when it is encrypted. */
  readonly write: () => string
  readonly sentAt: number[]
  /** The status received each time; 0 for no answer. */
  readonly heard: number[]
  dueAt: number
}

/** Delivers as the gateway does: by POST, again every ten seconds, until it hears exactly 200; redirects not followed. */
export class Sender {
  readonly deliveries: Delivery[] = []
  readonly #clock: Pick<Clock, 'now'>
  readonly #patience = new Map<string, AbortController>()
  #attempts = 0

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock
  }

  /** Adds a notification that happens so many milliseconds from now. */
  add(write: () => string, inMs: number): void {
    this.deliveries.push({ write, sentAt: [], heard: [], dueAt: this.#clock.now() + inMs })
  }

  get isDone(): boolean {
    return this.deliveries.every(isAcknowledged)
  }

  /** Sends what is due, all at once; resolves when each has been answered or given up. */
  async tick(url: string): Promise<void> {
    const due = this.deliveries.filter((one) => !isAcknowledged(one) && one.dueAt <= this.#clock.now())
    await Promise.all(due.map((one) => this.#send(url, one)))
  }

  /** Has waited long enough for the answer to an attempt. */
  giveUp(attempt: string): void {
    this.#patience.get(attempt)?.abort()
  }

  async #send(url: string, delivery: Delivery): Promise<void> {
    const attempt = String(++this.#attempts)
    const controller = new AbortController()
    this.#patience.set(attempt, controller)
    delivery.sentAt.push(this.#clock.now())
    delivery.dueAt += interval
    const answer = fetch(url, {
      method: 'POST',
      body: delivery.write(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', [attemptHeader]: attempt },
      redirect: 'manual',
      signal: controller.signal,
    })
    delivery.heard.push(
      await answer.then(
        ({ status }) => status,
        () => 0,
      ),
    )
    this.#patience.delete(attempt)
  }
}

function isAcknowledged({ heard }: Delivery): boolean {
  return heard.at(-1) === 200
}
