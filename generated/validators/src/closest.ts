// Copied from templates/validators/src/closest.ts by `npm run generate`. Do not edit: change it there.
/** The name a misspelt word was probably meant to be: other case, or one or two letters wrong. */
export function closest(word: string, names: readonly string[]): string | undefined {
  if (word.length > 64) return undefined
  const folded = word.toLowerCase()
  let least = Math.min(2, Math.floor(word.length / 3)) + 1
  let best: string | undefined
  for (const name of names) {
    const edits = distance(folded, name.toLowerCase())
    if (edits < least) {
      least = edits
      best = name
    }
  }
  return best
}

/** Levenshtein's distance, one row at a time. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let line = 1; line <= from.length; line++) {
    const next = [line]
    for (let column = 1; column <= to.length; column++) {
      const swap = (row[column - 1] ?? 0) + (from[line - 1] === to[column - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[to.length] ?? 0
}
