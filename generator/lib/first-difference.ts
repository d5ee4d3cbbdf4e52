/**
 * Where two values first differ, as a path (`extra.children[0].name`); undefined when they are the same. Members that
 * are undefined count as absent, and the order of members does not matter.
 */
export function firstDifference(one: unknown, other: unknown, at = ''): string | undefined {
  if (Object.is(one, other)) return undefined
  if (Array.isArray(one) && Array.isArray(other)) {
    const length = Math.max(one.length, other.length)
    for (let index = 0; index < length; index++) {
      const found = firstDifference(one[index], other[index], `${at}[${index}]`)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (!isRecord(one) || !isRecord(other)) return at
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = firstDifference(one[name], other[name], at === '' ? name : `${at}.${name}`)
    if (found !== undefined) return found
  }
  return undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
