/**
 * How many answers of the gateway one notification may cost: four attempts, each asking three families, and once more where the
 * lease of who asked ends before a slow database lets it say so.
 */
const perNotification = 24

/** How many one look into an unknown outcome may cost. */
const perInquiry = 60

/** How often shops ask the gateway what became of an order, and how often they may. */
export class Questions {
  readonly #answered = new Map<string, number>()
  readonly #allowed = new Map<string, number>()

  /** A notification about an order arrives at its shop. */
  notified(orderId: string): void {
    this.#allow(orderId, perNotification)
  }

  /** A shop wants to know what became of a command about an order. */
  inquired(orderId: string): void {
    this.#allow(orderId, perInquiry)
  }

  /**
   * An answer reached the shop. Gives whether that many are to be expected.
   *
   * @param lost how often the shop may have lost what it knew: by a database that failed, by the end of a process
   */
  answered(orderId: string, lost: number): boolean {
    const answered = (this.#answered.get(orderId) ?? 0) + 1
    this.#answered.set(orderId, answered)
    return answered <= (this.#allowed.get(orderId) ?? 0) + lost * perNotification
  }

  #allow(orderId: string, more: number): void {
    this.#allowed.set(orderId, (this.#allowed.get(orderId) ?? 0) + more)
  }
}
