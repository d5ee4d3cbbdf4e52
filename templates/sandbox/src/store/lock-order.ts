/** What a transaction may lock, in the order in which it must: the kind is what stands before the colon of a name. */
export const lockKinds: readonly string[] = ['clock', 'user', 'session', 'code', 'cheque', 'payment', 'delivery']

/** Sees to it that a transaction takes its locks in the one order, so that no two ever wait for each other. */
export class LockOrder {
  #latest = -1
  #kind = ''

  /**
   * Notes a lock that is about to be taken and not held yet. Names of other kinds are free.
   *
   * @throws Error when one of a later kind is held
   */
  take(name: string): void {
    const end = name.indexOf(':')
    const kind = end === -1 ? name : name.slice(0, end)
    const place = lockKinds.indexOf(kind)
    if (place === -1) return
    if (place < this.#latest) throw new Error(`A transaction that holds a ${this.#kind} may no longer lock a ${kind}.`)
    this.#latest = place
    this.#kind = kind
  }
}
