/**
 * The same object, each of whose methods waits for a step first. Where a method has to wait by itself, for a lock that
 * another process lets go of, another step follows, so that the caller goes on in an event of its own.
 */
export function intercepted<T extends object>(target: T, step: () => Promise<void>): T {
  return new Proxy(target, {
    get(_, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return async (...given: unknown[]): Promise<unknown> => {
        await step()
        const result: unknown = Reflect.apply(member, target, given)
        if (!(result instanceof Promise)) return result
        const value: unknown = await result
        await step()
        return value
      }
    },
  })
}
