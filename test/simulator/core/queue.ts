/** Something that is to happen. */
export interface Planned {
  /** Milliseconds since 1970. */
  readonly moment: number
  /** Of two at the same moment, the one that was planned first comes first. */
  readonly number: number
  /** Undefined once it was cancelled. */
  run: (() => unknown) | undefined
}

/** What is to happen, the earliest first: a binary heap. */
export class Queue<Item extends Planned> {
  readonly #heap: Item[] = []

  get size(): number {
    return this.#heap.length
  }

  get first(): Item | undefined {
    return this.#heap[0]
  }

  add(item: Item): void {
    const heap = this.#heap
    let place = heap.push(item) - 1
    while (place > 0) {
      const above = (place - 1) >> 1
      const parent = heap[above]
      if (parent === undefined || isBefore(parent, item)) break
      heap[place] = parent
      place = above
    }
    heap[place] = item
  }

  take(): Item | undefined {
    const heap = this.#heap
    const first = heap[0]
    const last = heap.pop()
    if (last !== undefined && heap.length > 0) this.#sink(last)
    return first
  }

  #sink(item: Item): void {
    const heap = this.#heap
    let place = 0
    for (;;) {
      const left = heap[place * 2 + 1]
      const right = heap[place * 2 + 2]
      const isRight = left !== undefined && right !== undefined && isBefore(right, left)
      const next = isRight ? right : left
      if (next === undefined || isBefore(item, next)) break
      heap[place] = next
      place = place * 2 + (isRight ? 2 : 1)
    }
    heap[place] = item
  }
}

function isBefore(a: Planned, b: Planned): boolean {
  return a.moment === b.moment ? a.number < b.number : a.moment < b.moment
}
