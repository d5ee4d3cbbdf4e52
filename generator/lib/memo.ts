import { Equality } from './deep-equal.js'

interface Shelf<Result> {
  readonly from: readonly unknown[]
  readonly result: Result
}

/**
 * Remembers results by a name and by what they depend on. This is what makes `watch` incremental: the pipeline runs
 * again as a whole, and every piece of work whose inputs did not change is remembered.
 */
export class Memory<Result> {
  readonly #equality = new Equality()
  readonly #shelves = new Map<string, Shelf<Result>>()

  /**
   * @param name tells this piece of work from the others
   * @param from everything the work reads
   */
  recall(name: string, from: readonly unknown[], work: () => Result): Result {
    const shelf = this.#shelves.get(name)
    const result = shelf && this.#equality.equal(from, shelf.from) ? shelf.result : work()
    this.#shelves.set(name, { from, result })
    return result
  }
}

/** Remembers nothing; for work that is done once. */
export const noMemory = {
  recall: <Result>(_name: string, _from: readonly unknown[], work: () => Result) => work(),
}

/** What can recall results of one kind. */
export type Recalls<Result> = Pick<Memory<Result>, 'recall'>

/** Does work once per object, and remembers it as long as the object lives. The object must not change. */
export function perObject<From extends object, Result>(work: (from: From) => Result): (from: From) => Result {
  const results = new WeakMap<From, { readonly result: Result }>()
  return (from) => {
    const known = results.get(from) ?? { result: work(from) }
    results.set(from, known)
    return known.result
  }
}
