import type { Claimed } from '@card-gateway/notifications'

/** How often the gateway is asked about a notification that it does not confirm (decision S96). */
const attempts = 4

/**
 * What an inbox hands out. A notification is handed out four times for the gateway to confirm it, and once more for each
 * time that ended for another reason: a handler or a database that failed, a process that ended, or a lease that ended
 * while a slow database was being written to.
 */
export class Claims {
  readonly #allow: (orderId: string, rounds: number) => void
  /** Numbers of the latest claims, by entry, that failed for another reason than the gateway's answer. */
  readonly #latest = new Map<string, number>()

  /** @param allow the gateway may be asked about an order so many times more */
  constructor(allow: (orderId: string, rounds: number) => void) {
    this.#allow = allow
  }

  taken({ id, claim, attempt, body }: Claimed): void {
    const [, order = ''] = /OrderId=([\w-]+)/.exec(Buffer.from(body).toString()) ?? []
    if (attempt === 1) this.#allow(order, attempts)
    else if (this.#latest.has(id)) this.#allow(order, 1)
    this.#latest.set(id, claim)
  }

  /** The gateway did not confirm it. */
  unconfirmed({ id, claim }: Claimed): void {
    if (this.#latest.get(id) === claim) this.#latest.delete(id)
  }
}
