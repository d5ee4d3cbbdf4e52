/** The name that was probably meant: the nearest by edit distance, when it is near enough to be no coincidence. */
export function closest(name: string, names: Iterable<string>): string | undefined {
  let best: string | undefined
  let least = Math.max(1, Math.floor(name.length / 3))
  for (const candidate of names) {
    const far = distance(name.toLowerCase(), candidate.toLowerCase(), least)
    if (far > least || (far === least && best !== undefined && best <= candidate)) continue
    least = far
    best = candidate
  }
  return best
}

/** `; did you mean X?`, or nothing. */
export function didYouMean(name: string, names: Iterable<string>): string {
  const meant = closest(name, names)
  return meant === undefined ? '' : `; did you mean ${meant}?`
}

/** Edits (insert, delete, replace, swap of neighbours) from one text to another; endless when clearly above `cap`. */
function distance(from: string, to: string, cap: number): number {
  if (Math.abs(from.length - to.length) > cap) return Number.POSITIVE_INFINITY
  let before: number[] = []
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1]
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current.push(cost)
    }
    before = previous
    previous = current
  }
  return previous[to.length] ?? Number.POSITIVE_INFINITY
}
