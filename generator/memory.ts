import { Identity } from './identity.js'

/**
 * Remembers results by a name and by what they depend on. That is all the incrementality there is: in `watch` the
 * pipeline runs again as a whole, and what depends on nothing that changed is remembered.
 */
export class Memory<Result> {
  readonly #identity = new Identity()
  readonly #shelves = new Map<string, { readonly from: number; readonly result: Result }>()

  /**
   * @param name tells this piece of work from the others
   * @param from everything the work reads
   */
  recall(name: string, from: readonly unknown[], work: () => Result): Result {
    const number = this.#identity.of(from)
    const shelf = this.#shelves.get(name)
    if (shelf?.from === number) return shelf.result
    const result = work()
    this.#shelves.set(name, { from: number, result })
    return result
  }
}

/** Remembers nothing; for work that is done once. */
export const noMemory = {
  recall: <Result>(_name: string, _from: readonly unknown[], work: () => Result) => work(),
}

/** What can recall results of one kind. */
export type Recalls<Result> = Pick<Memory<Result>, 'recall'>
