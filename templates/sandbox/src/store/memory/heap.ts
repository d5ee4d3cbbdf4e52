/** Gives the least of what is in it first. */
export class Heap<Item> {
  readonly #items: Item[] = []
  readonly #before: (one: Item, other: Item) => boolean

  /** @param before whether one comes before another */
  constructor(before: (one: Item, other: Item) => boolean) {
    this.#before = before
  }

  get size(): number {
    return this.#items.length
  }

  get first(): Item | undefined {
    return this.#items[0]
  }

  push(item: Item): void {
    const items = this.#items
    let place = items.length
    for (;;) {
      const parent = (place - 1) >> 1
      const above = items[parent]
      if (above === undefined || !this.#before(item, above)) break
      items[place] = above
      place = parent
    }
    items[place] = item
  }

  pop(): Item | undefined {
    const items = this.#items
    const first = items[0]
    const last = items.pop()
    if (last === undefined || items.length === 0) return first
    let place = 0
    for (;;) {
      const [child, below] = this.#leastChild(place)
      if (below === undefined || !this.#before(below, last)) break
      items[place] = below
      place = child
    }
    items[place] = last
    return first
  }

  #leastChild(place: number): readonly [place: number, child: Item | undefined] {
    const [left, right] = [2 * place + 1, 2 * place + 2]
    const [one, other] = [this.#items[left], this.#items[right]]
    return one !== undefined && other !== undefined && this.#before(other, one) ? [right, other] : [left, one]
  }
}
