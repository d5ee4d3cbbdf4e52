import type { Awaitable, Store } from '@card-gateway/sandbox'

/** A store each of whose calls, and of whose transactions' calls, may fail before it is made. */
export function failingStore(store: Store, mayFail: () => void): Store {
  const transaction =
    (inner: Pick<Store, 'transaction'>): Store['transaction'] =>
    async (world, work) => {
      await mayFailLater(mayFail)
      return inner.transaction(world, async (tx) => work(failing(tx, mayFail)))
    }
  const { due } = store
  return {
    transaction: transaction(store),
    due: { ...guarded(due, mayFail), transaction: transaction(due) },
    clear: (world) => store.clear(world),
    snapshot: (world) => store.snapshot(world),
    restore: (world, rows) => store.restore(world, rows),
    close: () => {},
  }
}

function guarded({ take, renew, look }: Store['due'], mayFail: () => void) {
  return {
    take: async (...given: Parameters<typeof take>) => mayFailLater(mayFail).then(() => take(...given)),
    renew: async (...given: Parameters<typeof renew>) => mayFailLater(mayFail).then(() => renew(...given)),
    look: async (...given: Parameters<typeof look>) => mayFailLater(mayFail).then(() => look(...given)),
  }
}

async function mayFailLater(mayFail: () => void): Promise<void> {
  await Promise.resolve()
  mayFail()
}

function failing<Part extends object>(part: Part, mayFail: () => void): Part {
  return new Proxy(part, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return async (...given: unknown[]): Promise<Awaitable<unknown>> => {
        await mayFailLater(mayFail)
        return Reflect.apply(member, target, given)
      }
    },
  })
}
