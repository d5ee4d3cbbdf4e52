/**
 * What may be kept of somebody else's error: its name, and the system's words for what failed. Its message is not
 * kept, because a transport of the caller's own might quote the request there.
 */
export function harmless(cause: unknown): Error {
  const origin = informative(cause)
  const error = new Error(describe(origin) ?? 'unnamed failure')
  error.name = origin instanceof Error && /^[A-Za-z]{1,40}$/.test(origin.name) ? origin.name : 'Error'
  error.stack = `${error.name}: ${error.message}`
  return error
}

/** fetch wraps what failed in a TypeError, Node a refused connection to two addresses in an AggregateError. */
function informative(cause: unknown): unknown {
  let current = cause
  for (let depth = 0; depth < 4 && current instanceof Error; depth++) {
    if (describe(current) !== undefined) return current
    current = current.cause
  }
  return cause
}

function describe(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const facts = [word(error, 'syscall'), word(error, 'code')].filter((fact) => fact !== undefined)
  return facts.length === 0 ? undefined : facts.join(' ')
}

/** A system error's code or call: it has too few digits for a card number. */
function word(error: Error, key: 'syscall' | 'code'): string | undefined {
  const value: unknown = Reflect.get(error, key)
  return typeof value === 'string' && /^[A-Za-z_-]{1,60}[0-9]{0,3}$/.test(value) ? value : undefined
}
