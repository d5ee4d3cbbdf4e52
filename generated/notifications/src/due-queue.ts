// Copied from templates/notifications/src/due-queue.ts by `npm run generate`. Do not edit: change it there.
/** Something that is due at a time. Of those due at the same time the lower id comes first. */
export interface Due {
  readonly id: number
  dueAt: number
}

/** What waits, soonest first: a binary heap, so that each step costs the logarithm of what waits. */
export class DueQueue<Item extends Due> {
  readonly #heap: Item[] = []
  readonly #places = new Map<Item, number>()

  get size(): number {
    return this.#heap.length
  }

  /** The one that is due first. */
  first(): Item | undefined {
    return this.#heap[0]
  }

  /** Puts one where it belongs: a new one, or one whose time has changed. */
  place(item: Item): void {
    const place = this.#places.get(item) ?? this.#heap.length
    this.#sink(item, this.#rise(item, place))
  }

  delete(item: Item): void {
    const place = this.#places.get(item)
    if (place === undefined) return
    this.#places.delete(item)
    const last = this.#heap.pop()
    if (last !== undefined && last !== item) this.#sink(last, this.#rise(last, place))
  }

  #rise(item: Item, from: number): number {
    let place = from
    while (place > 0) {
      const above = (place - 1) >> 1
      const other = this.#heap[above]
      if (other === undefined || !isBefore(item, other)) break
      this.#set(other, place)
      place = above
    }
    this.#set(item, place)
    return place
  }

  #sink(item: Item, from: number): void {
    let place = from
    for (;;) {
      const [left, right] = [this.#heap[2 * place + 1], this.#heap[2 * place + 2]]
      if (left === undefined) break
      const isRight = right !== undefined && isBefore(right, left)
      const sooner = isRight ? right : left
      if (!isBefore(sooner, item)) break
      this.#set(sooner, place)
      place = 2 * place + (isRight ? 2 : 1)
    }
    this.#set(item, place)
  }

  #set(item: Item, place: number): void {
    this.#heap[place] = item
    this.#places.set(item, place)
  }
}

function isBefore(a: Due, b: Due): boolean {
  return a.dueAt < b.dueAt || (a.dueAt === b.dueAt && a.id < b.id)
}
