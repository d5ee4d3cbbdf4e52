/** The name a misspelt word was probably meant to be: in other case, or a letter or two wrong. For short words only. */
export function closest(word: string, names: readonly string[]): string | undefined {
  return names.find((name) => near(word.toLowerCase(), name.toLowerCase(), word.length > 5 ? 2 : 1))
}

/** Whether so many insertions, removals or replacements of a letter turn one word into the other. */
function near(a: string, b: string, edits: number): boolean {
  const restOfA = a.slice(1)
  const restOfB = b.slice(1)
  return (
    a === b ||
    (a[0] === b[0]
      ? near(restOfA, restOfB, edits)
      : edits-- > 0 && (near(restOfA, restOfB, edits) || near(restOfA, b, edits) || near(a, restOfB, edits)))
  )
}
